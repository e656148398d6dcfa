import type { ItemPart, Understanding } from './entities';
import { type ItemField, itemKind } from './itemKinds';
import { ITEM_PARTS, type ItemSection, type ItemTexts, type ShownItem } from './items';
import { ITEM_LENGTH } from './limits';
import { messages } from './messages';
import { CLOSED_WEEK, type DayHours, type Week, weekOf, weekWords, wrongDays } from './openingWeek';
import { PHOTO_ALT_LENGTH, type Photo, type PhotoFile, type PhotoSlot } from './photo';
import { tidy } from './text';

/** An item as it is typed. */
export interface ItemDraft {
  /** Null: it is not there yet. */
  id: string | null;
  words: ItemTexts;
  /** Opening hours as a table, in place of the words of `body`; null: in words, as everything else. */
  week: Week | null;
  /** Of an item that is not there yet; one that is has its photo in the site. */
  photo?: Photo;
}

/** What is done with a photo, of the site or of an item that is not there yet. */
export type PhotoEdit =
  | { type: 'photo.choose'; slot: PhotoSlot; files: PhotoFile[] }
  | { type: 'photo.describe'; slot: PhotoSlot; alt: string }
  | { type: 'photo.remove'; slot: PhotoSlot };

/** What is wrong, by the field beside which it is told. */
export type ItemProblems = Partial<Record<ItemPart, string>>;

/** Whether an item is the opening hours of a section. */
const isHours = (id: string | null): boolean => id === 'hours';

export const NEW_DRAFT: ItemDraft = {
  id: null,
  words: { title: '', body: '', detail: '' },
  week: null,
};

/** An item, ready to be typed over; opening hours that are understood, or missing, as a table. */
export function draftOf({ id, title, body, detail }: ShownItem): ItemDraft {
  const week = isHours(id) ? (body === '' ? CLOSED_WEEK : weekOf(body)) : null;
  return { id, words: { title, body, detail }, week };
}

/** The fields of an item in the order in which they are filled in; one that only this item has is the last. */
export function fieldsOf({ entry }: ItemSection, { id, words }: ItemDraft): ItemField[] {
  const { fields = [] } = itemKind(entry.kind) ?? {};
  const others = ITEM_PARTS.filter(
    (part) => id !== null && words[part] !== '' && fields.every((field) => field.part !== part),
  );
  return [...fields, ...others.map((part): ItemField => ({ part, label: 'Note' }))];
}

/** What is wrong with a draft; empty where it can be saved. Lengths are counted in characters, as browsers count them. */
export function problemsOf(section: ItemSection, draft: ItemDraft): ItemProblems {
  const problems: ItemProblems = {};
  for (const { part, label, isRequired } of fieldsOf(section, draft)) {
    const words = tidy(draft.words[part]);
    const most = ITEM_LENGTH[part];
    if (part === 'body' && draft.week !== null) {
      if (wrongDays(draft.week).length > 0) problems.body = messages.items.wrongDay;
      else if (draft.week.every((day) => day === null)) problems.body = messages.items.noDay;
    } else if (words === '' && isRequired) problems[part] = messages.items.missing(label);
    else if (words.length > most) problems[part] = messages.items.tooLong(most);
  }
  return problems;
}

/** The words of a draft, a table of hours in those of the site's language. */
export function wordsOf(
  { words, week }: ItemDraft,
  understanding: Pick<Understanding, 'language'> | undefined,
): ItemTexts {
  return week === null ? words : { ...words, body: weekIn(week, understanding) };
}

/** The draft with its hours in words, or as a table where they were in words. */
export function withOtherHours(
  draft: ItemDraft,
  understanding: Pick<Understanding, 'language'> | undefined,
): ItemDraft {
  return draft.week === null
    ? { ...draft, week: weekOf(draft.words.body) ?? CLOSED_WEEK }
    : { ...draft, week: null, words: wordsOf(draft, understanding) };
}

/** A draft after something was done with its photo; what it is said to show goes with the photo before. */
export function withDraftPhoto(draft: ItemDraft, edit: PhotoEdit): ItemDraft {
  const { photo, ...others } = draft;
  switch (edit.type) {
    case 'photo.choose':
      return { ...others, photo: { files: edit.files, alt: '' } };
    case 'photo.describe':
      return photo === undefined
        ? draft
        : { ...others, photo: { ...photo, alt: edit.alt.slice(0, PHOTO_ALT_LENGTH) } };
    case 'photo.remove':
      return others;
  }
}

/** Whether a draft's hours may be typed as a table. */
export const hasHours = ({ id }: ItemDraft): boolean => isHours(id);

const weekIn = (week: Week, understanding: Pick<Understanding, 'language'> | undefined): string =>
  weekWords(week, understanding?.language.value ?? 'en');

/** A week in which a day opens or closes at another time, as a time field has it. */
export const withTime = (
  week: Week,
  { day, end, value }: { day: number; end: keyof DayHours; value: string },
): Week =>
  week.map((hours, index) =>
    index === day && hours !== null ? { ...hours, [end]: value } : hours,
  );
