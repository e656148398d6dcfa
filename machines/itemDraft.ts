import type { ItemPart, Understanding } from './entities';
import { isTime, type ItemField, itemKind } from './itemKinds';
import { ITEM_PARTS, type ItemSection, type ItemTexts, type ShownItem } from './items';
import { ITEM_LENGTH } from './limits';
import { messages } from './messages';
import { CLOSED_WEEK, type DayHours, type Week, weekOf, weekWords, wrongDays } from './openingWeek';
import { PHOTO_ALT_LENGTH, type Photo, type PhotoFile, type PhotoSlot } from './photo';
import { tidy } from './text';
import {
  type EntryTime,
  NO_TIME,
  ON_A_DATE,
  type TimePart,
  timeOf,
  timeWritten,
} from './timetable';

/** An item as it is typed. */
export interface ItemDraft {
  /** Null: it is not there yet. */
  id: string | null;
  words: ItemTexts;
  /** Opening hours as a table, in place of the words of `body`; null: in words, as everything else. */
  week: Week | null;
  /** The day and time of an entry in fields, in place of the words of `detail`; null: in words, as everything else. */
  time: EntryTime | null;
  /** Of an item that is not there yet; one that is has its photo in the site. */
  photo?: Photo;
}

/** What is done with a photo, of the site or of an item that is not there yet. */
export type PhotoEdit =
  | { type: 'photo.choose'; slot: PhotoSlot; files: PhotoFile[] }
  | { type: 'photo.describe'; slot: PhotoSlot; alt: string }
  | { type: 'photo.remove'; slot: PhotoSlot };

/** What is wrong, by the field beside which it is told. */
export type ItemProblems = Partial<Record<ItemPart | TimePart, string>>;

type Written = Pick<Understanding, 'language'> | undefined;

const languageOf = (understanding: Written): string => understanding?.language.value ?? 'en';

/** Whether an item is the opening hours of a section. */
const isHours = (id: string | null): boolean => id === 'hours';

export const NEW_DRAFT: ItemDraft = {
  id: null,
  words: { title: '', body: '', detail: '' },
  week: null,
  time: null,
};

/** An item that is not there yet, ready to be typed. */
export const newDraft = ({ entry }: ItemSection): ItemDraft => ({
  ...NEW_DRAFT,
  time: isTime(entry.kind, 'detail') ? NO_TIME : null,
});

/** An item, ready to be typed over; opening hours and the time of an entry that are understood, or missing, in their fields. */
export function draftOf(
  { entry }: ItemSection,
  { id, title, body, detail }: ShownItem,
  understanding: Written,
): ItemDraft {
  const week = isHours(id) ? (body === '' ? CLOSED_WEEK : weekOf(body)) : null;
  const time = detail === '' ? NO_TIME : timeOf(detail, languageOf(understanding));
  return {
    id,
    words: { title, body, detail },
    week,
    time: isTime(entry.kind, 'detail') ? time : null,
  };
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
export function problemsOf(
  section: ItemSection,
  draft: ItemDraft,
  understanding: Written,
): ItemProblems {
  const problems: ItemProblems = {};
  for (const { part, label, isRequired } of fieldsOf(section, draft)) {
    if (part === 'detail' && draft.time !== null) {
      Object.assign(problems, timeProblems(draft.time, isToSay(draft, understanding)));
      continue;
    }
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

/** Whether the fields of an entry's time stand in place of words that they do not say yet. */
const isToSay = ({ words }: ItemDraft, understanding: Written): boolean =>
  words.detail !== '' && timeOf(words.detail, languageOf(understanding)) === null;

function timeProblems({ day, date, begins, ends }: EntryTime, isNeeded: boolean): ItemProblems {
  const { entries } = messages.items;
  if (day === '') return isNeeded || begins !== '' || ends !== '' ? { day: entries.noDay } : {};
  return {
    ...(day === ON_A_DATE && date === '' && { date: entries.noDate }),
    ...(begins === '' && ends !== '' && { begins: entries.noBegin }),
    ...(begins !== '' && ends !== '' && ends <= begins && { ends: entries.wrongEnd }),
  };
}

/** The words of a draft, a table of hours and the time of an entry in those of the site's language. */
export function wordsOf({ words, week, time }: ItemDraft, understanding: Written): ItemTexts {
  const language = languageOf(understanding);
  return {
    ...words,
    ...(week !== null && { body: weekWords(week, language) }),
    ...(time !== null && { detail: timeWritten(time, words.detail, language) }),
  };
}

/** The draft with its hours or its time in words, or in their fields where they were in words. */
export function withOtherForm(
  section: ItemSection,
  draft: ItemDraft,
  understanding: Written,
): ItemDraft {
  if (isTime(section.entry.kind, 'detail')) return withOtherTime(draft, understanding);
  return draft.week === null
    ? { ...draft, week: weekOf(draft.words.body) ?? CLOSED_WEEK }
    : { ...draft, week: null, words: wordsOf(draft, understanding) };
}

function withOtherTime(draft: ItemDraft, understanding: Written): ItemDraft {
  const { words, time } = draft;
  if (time === null)
    return { ...draft, time: timeOf(words.detail, languageOf(understanding)) ?? NO_TIME };
  // Words that no fields hold are there again as long as the fields say nothing in their place.
  const detail = wordsOf(draft, understanding).detail || words.detail;
  return { ...draft, time: null, words: { ...words, detail } };
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

/** Whether something of a draft may be typed in fields or in words. */
export const hasTwoForms = ({ entry }: ItemSection, draft: ItemDraft): boolean =>
  hasHours(draft) || isTime(entry.kind, 'detail');

/** A week in which a day opens or closes at another time, as a time field has it. */
export const withTime = (
  week: Week,
  { day, end, value }: { day: number; end: keyof DayHours; value: string },
): Week =>
  week.map((hours, index) =>
    index === day && hours !== null ? { ...hours, [end]: value } : hours,
  );
