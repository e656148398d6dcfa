import type {
  Customization,
  GeneratedWebsite,
  ItemPart,
  ItemWords,
  PlannedEntry,
  PlannedItem,
  PlannedText,
  SectionItems,
} from './entities';
import { itemsIn } from './itemCopies';
import { itemKind } from './itemKinds';
import { itemTextKey, textsByKey } from './itemTexts';
import { plannedEntry } from './plannedEntry';

export const ITEM_PARTS = ['title', 'body', 'detail'] as const satisfies ItemPart[];
export type ItemTexts = Record<ItemPart, string>;

/** An item as the person has it before them. */
export interface ShownItem extends ItemTexts {
  id: string;
  /** What is still to be filled in, in the words that stand there meanwhile. */
  gaps: Partial<ItemTexts>;
}

/** A section whose items are changed, or a copy of one, with what is planned for it. */
export interface ItemSection {
  id: string;
  entry: PlannedEntry;
}

/** A section of a site, or a copy of one, by its id in the document of its page; null where its kind has no items. */
export function itemSection(
  website: Pick<GeneratedWebsite, 'outline' | 'catalogue'>,
  id: string,
): ItemSection | null {
  const entry = plannedEntry(website, id);
  return entry === undefined || itemKind(entry.kind) === null ? null : { id, entry };
}

/** The other sections in which the same thing stands: its words and its price are the same there. */
export function sectionsSharing(
  { outline = [] }: Pick<GeneratedWebsite, 'outline'>,
  { id: section }: ItemSection,
  item: string | null,
): string[] {
  if (item === null) return [];
  const key = (id: string) => itemTextKey(`${id}.${item}.title`);
  return outline
    .flatMap(({ entries }) => entries)
    .filter(({ id, items = [] }) => id !== section && items.some((one) => one.id === item))
    .map(({ id }) => id)
    .filter((id) => key(id) === key(section));
}

/** What of a customization says which items a site has. */
export type ItemEdits = Pick<Customization, 'items' | 'texts' | 'photos'>;

/** The id of an item that the person added. */
export const ADDED = /^added([1-9]\d*)$/;

/** Words for an item, of its own: ids may be names that every object knows. */
export const wordsFor = ({ words = {} }: SectionItems, id: string): ItemWords =>
  Object.hasOwn(words, id) ? (words[id] ?? {}) : {};

/**
 * The items of a section in the person's order, those that were removed among them: each that is generated, once, and each that was
 * added. One that the order does not name follows what it was generated after. Pure and total.
 */
export function itemOrder(generated: readonly string[], own: SectionItems): string[] {
  const added = Object.keys(own.words ?? {}).filter(
    (id) => ADDED.test(id) && wordsFor(own, id).title !== undefined && !generated.includes(id),
  );
  const known = new Set([...generated, ...added]);
  const ordered = [...new Set((own.order ?? []).filter((id) => known.has(id)))];
  generated.forEach((id, index) => {
    if (ordered.includes(id)) return;
    const before = generated[index - 1];
    ordered.splice(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, id);
  });
  return [...ordered, ...added.filter((id) => !ordered.includes(id))];
}

/** The ids of the items that a section shows, in order. */
export function listedItems({ id, entry }: ItemSection, customization: ItemEdits): string[] {
  const own = itemsIn(customization, id);
  const removed = new Set(own.removed);
  return itemOrder(generatedIds(entry), own).filter((item) => !removed.has(item));
}

/** The items of a section as they stand on its page now. */
export function shownItems(section: ItemSection, customization: ItemEdits): ShownItem[] {
  return listedItems(section, customization).map((id) => shownItem(section, customization, id));
}

/** Items that were taken out and can be put back. */
export function removedItems(section: ItemSection, customization: ItemEdits): ShownItem[] {
  const { removed = [] } = itemsIn(customization, section.id);
  const generated = generatedIds(section.entry);
  return removed
    .filter((id) => generated.includes(id))
    .map((id) => shownItem(section, customization, id));
}

/** What an item is called in a list, whatever of it is written already. */
export const itemName = ({ title, gaps, body, detail }: ShownItem): string =>
  title || gaps.title || detail || body;

/** The ids of the items that a section is planned with. */
export const generatedIds = ({ items = [] }: PlannedEntry): string[] => items.map(({ id }) => id);

/** An item as it was generated. */
export const plannedItem = ({ items = [] }: PlannedEntry, id: string): PlannedItem | undefined =>
  items.find((item) => item.id === id);

/** An item of a section as it stands there now, whether it is listed or not. */
export function shownItem(
  { id: section, entry }: ItemSection,
  customization: ItemEdits,
  id: string,
): ShownItem {
  const own = wordsFor(itemsIn(customization, section), id);
  const written = textsByKey(customization.texts);
  const planned = plannedItem(entry, id);
  const gaps: Partial<ItemTexts> = {};
  const words = (part: ItemPart): string => {
    const text: PlannedText | null = planned?.[part] ?? null;
    if (own[part] === null) return '';
    const over = written[itemTextKey(`${section}.${id}.${part}`)];
    const base = own[part] ?? (text?.isGap === true ? '' : text?.words);
    if (base === undefined) return '';
    if (over === undefined && text?.isGap === true && own[part] === undefined)
      gaps[part] = text.words;
    return over ?? base;
  };
  return { id, title: words('title'), body: words('body'), detail: words('detail'), gaps };
}
