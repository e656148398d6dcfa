import type { ItemPart, ItemWords, SectionItems } from './entities';
import { itemsIn, withoutKey, withSection } from './itemCopies';
import { isTime, mayBeEmpty } from './itemKinds';
import { withoutPhotos } from './itemPhotos';
import { itemSlot } from './itemSlot';
import {
  ADDED,
  generatedIds,
  ITEM_PARTS,
  type ItemEdits,
  itemOrder,
  type ItemSection,
  type ItemTexts,
  listedItems,
  plannedItem,
  removedItems,
  shownItem,
  wordsFor,
} from './items';
import { MOST_ITEMS } from './limits';
import type { Photo } from './photo';
import { itemTextKey, textsByKey } from './itemTexts';
import { tidy } from './text';

/** What can be done with the items of a section; `to`: a place from 0. */
export type ItemAct =
  | { act: 'add'; words: ItemTexts; photo?: Photo | undefined }
  | { act: 'edit'; id: string; words: ItemTexts }
  | { act: 'move'; id: string; to: number }
  | { act: 'remove' | 'putBack'; id: string };

/** Whether something can be done with the items of a section. */
export function canActOnItem(
  section: ItemSection,
  customization: ItemEdits,
  done: ItemAct,
): boolean {
  const listed = listedItems(section, customization);
  if (done.act === 'add') return listed.length < MOST_ITEMS;
  const at = listed.indexOf(done.id);
  switch (done.act) {
    case 'edit':
      return at >= 0;
    case 'move':
      return at >= 0 && done.to !== at && done.to >= 0 && done.to < listed.length;
    case 'remove':
      return at >= 0 && (listed.length > 1 || mayBeEmpty(section.entry.kind));
    case 'putBack':
      return removedItems(section, customization).some(({ id }) => id === done.id);
  }
}

/** The id that the next item gets that is added to a section: the number after the last that an item there has or had. */
export function addedId(
  { id }: ItemSection,
  { items, texts = {} }: Pick<ItemEdits, 'items' | 'texts'>,
): string {
  const own = itemsIn({ items }, id);
  const stem = `${id}.`;
  const used = [
    ...Object.keys(own.words ?? {}),
    ...(own.order ?? []),
    ...Object.keys(texts).flatMap((textId) => {
      const bare = withoutLanguage(textId);
      return bare.startsWith(stem) ? (bare.slice(stem.length).split('.')[0] ?? '') : [];
    }),
  ];
  return `added${Math.max(0, ...used.map((name) => Number(ADDED.exec(name)?.[1] ?? 0))) + 1}`;
}

/**
 * A customization after something was done with an item of a section; the same one where it cannot be done, or changes
 * nothing. Words over those of the generator hold wherever the thing stands; nothing else of another section changes. Pure.
 */
export function actOnItem<T extends ItemEdits>(
  customization: T,
  section: ItemSection,
  done: ItemAct,
): T {
  if (!canActOnItem(section, customization, done)) return customization;
  const next = acted(customization, section, done);
  return isSame(next, customization) ? customization : next;
}

function acted<T extends ItemEdits>(customization: T, section: ItemSection, done: ItemAct): T {
  const own = itemsIn(customization, section.id);
  const put = (items: SectionItems, from: T = customization) => withItems(from, section, items);
  switch (done.act) {
    case 'add': {
      const id = addedId(section, customization);
      const words = Object.fromEntries(
        ITEM_PARTS.map((part) => [part, tidy(done.words[part])] as const).filter(
          ([, value]) => value !== '',
        ),
      );
      const order = [...itemOrder(generatedIds(section.entry), own), id];
      const added = put({ ...own, order, words: { ...own.words, [id]: { title: '', ...words } } });
      if (done.photo === undefined) return added;
      return { ...added, photos: { ...added.photos, [itemSlot(section.id, id)]: done.photo } };
    }
    case 'edit': {
      const before = shownItem(section, customization, done.id);
      return ITEM_PARTS.filter((part) => tidy(done.words[part]) !== tidy(before[part])).reduce(
        (now, part) => withPart(now, section, done.id, part, tidy(done.words[part])),
        customization,
      );
    }
    case 'move': {
      const listed = listedItems(section, customization).filter((id) => id !== done.id);
      const all = itemOrder(generatedIds(section.entry), own).filter((id) => id !== done.id);
      const next = listed[done.to];
      const last = listed.at(-1);
      const at =
        next !== undefined ? all.indexOf(next) : last === undefined ? 0 : all.indexOf(last) + 1;
      return put({ ...own, order: all.toSpliced(at, 0, done.id) });
    }
    case 'remove':
      if (generatedIds(section.entry).includes(done.id))
        return put({ ...own, removed: [...(own.removed ?? []), done.id] });
      return put(
        {
          ...own,
          order: own.order?.filter((id) => id !== done.id),
          words: withoutKey(own.words, done.id),
        },
        withoutPhotos(withoutTexts(customization, `${section.id}.${done.id}.`), [
          itemSlot(section.id, done.id),
        ]),
      );
    case 'putBack':
      return put({ ...own, removed: own.removed?.filter((id) => id !== done.id) });
  }
}

/** One field of an item with other words; empty: the generator's gap again, or none. */
function withPart<T extends ItemEdits>(
  customization: T,
  section: ItemSection,
  id: string,
  part: ItemPart,
  value: string,
): T {
  const own = itemsIn(customization, section.id);
  const { [part]: _, ...others } = wordsFor(own, id);
  const generated = plannedItem(section.entry, id)?.[part] ?? null;
  const textId = `${section.id}.${id}.${part}`;
  const put = (words: ItemWords, from: T = customization) =>
    withItems(from, section, {
      ...own,
      words:
        Object.keys(words).length === 0 ? withoutKey(own.words, id) : { ...own.words, [id]: words },
    });
  if (generated === null) {
    const isHeld = textsByKey(customization.texts)[itemTextKey(textId)] !== undefined;
    if (isHeld && value !== '' && !ADDED.test(id))
      return withText(put({ ...others, [part]: value }), textId, value);
    const bare = withoutTexts(customization, textId);
    return put(value === '' ? others : { ...others, [part]: value }, bare);
  }
  // Beside its section, not in `texts`: there each language can say it in its own words.
  if (value !== '' && isTime(section.entry.kind, part) && itemTextKey(textId) === textId)
    return put(
      !generated.isGap && value === generated.words ? others : { ...others, [part]: value },
      withoutTexts(customization, textId),
    );
  if (value === '' && part !== 'title' && !generated.isGap) return put({ ...others, [part]: null });
  const isFirst = value === '' || (!generated.isGap && value === generated.words);
  return withText(put(others), textId, isFirst ? '' : value);
}

/** A text with other words wherever the thing stands; empty: the generator's. */
export function withText<T extends ItemEdits>(customization: T, id: string, value: string): T {
  const key = itemTextKey(id);
  const { texts: before = {} } = customization;
  if (value !== '' && textsByKey(before)[key] === value) return customization;
  const others = Object.entries(before).filter(([other]) => itemTextKey(other) !== key);
  if (value === '' && others.length === Object.keys(before).length) return customization;
  return {
    ...customization,
    texts: Object.fromEntries([...others, ...(value === '' ? [] : [[id, value]])]),
  };
}

const withoutLanguage = (textId: string): string => textId.replace(/^[a-z]{2,3}\./, '');

function withoutTexts<T extends ItemEdits>(customization: T, stem: string): T {
  const { texts } = customization;
  if (texts === undefined) return customization;
  const left = Object.entries(texts).filter(([id]) => !withoutLanguage(id).startsWith(stem));
  return left.length === Object.keys(texts).length
    ? customization
    : withTexts(customization, Object.fromEntries(left));
}

/** Without what is empty, so that a site that is as generated again has none. */
function withTexts<T extends ItemEdits>(customization: T, texts: Record<string, string>): T {
  const { texts: _, ...rest } = customization;
  return (Object.keys(texts).length === 0 ? rest : { ...rest, texts }) as T;
}

function withItems<T extends ItemEdits>(
  customization: T,
  { id, entry }: ItemSection,
  { order = [], removed = [], words = {} }: SectionItems,
): T {
  const generated = generatedIds(entry);
  const isGenerated =
    order.length === generated.length && order.every((item, index) => item === generated[index]);
  const own: SectionItems = {
    ...(order.length === 0 || isGenerated ? {} : { order }),
    ...(removed.length === 0 ? {} : { removed }),
    ...(Object.keys(words).length === 0 ? {} : { words }),
  };
  return withSection(customization, id, Object.keys(own).length === 0 ? undefined : own);
}

const isSame = (one: ItemEdits, other: ItemEdits): boolean =>
  one === other || edits(one) === edits(other);
const edits = ({ items, texts, photos }: ItemEdits) => JSON.stringify([items, texts, photos]);
