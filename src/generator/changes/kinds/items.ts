import { namedItems } from '../../../../machines/itemNames';
import {
  itemSection,
  type ItemSection,
  type ShownItem,
  shownItems,
} from '../../../../machines/items';
import type { UnreadReason } from '../../../../machines/requestedChanges';
import { type ChangeKind, isReason, slotOf, type Told, told } from '../ChangeKind';
import { folded } from '../compileChanges';
import { bare, findSection, unquoted } from '../findSections';
import { sectionsOf, type Situation } from '../Situation';

/** Where things with prices stand, the one that lists them first. */
const PRICED = ['pricing', 'menu', 'offerings', 'listings'];

export interface FoundItem {
  section: ItemSection;
  label: string;
  item: ShownItem;
}

/** The sections with items, those of the page in view first. */
function itemSections(situation: Situation): { section: ItemSection; label: string }[] {
  return sectionsOf(situation).flatMap(({ entry }) => {
    const section = itemSection(situation.build.website, entry.id);
    return section === null ? [] : [{ section, label: entry.label }];
  });
}

/** The items that words name, wherever they stand; `most`: those of the first section that has them. */
export function itemsNamed(words: string, situation: Situation): FoundItem[] {
  const { customization } = situation.build;
  const forms = [folded(unquoted(words)), folded(bare(words, situation))];
  const singular = (word: string) => word.replace(/e?s$/, '');
  const isCalled = (title: string) => {
    const name = folded(title);
    return forms.some(
      (form) => form === name || (form.length > 3 && singular(form) === singular(name)),
    );
  };
  return itemSections(situation).flatMap(({ section, label }) =>
    shownItems(section, customization)
      .filter(({ title }) => title !== '' && isCalled(title))
      .map((item) => ({ section, label, item })),
  );
}

const byPrice = (one: FoundItem, other: FoundItem): number =>
  rank(one.section.entry.kind) - rank(other.section.entry.kind);
const rank = (kind: string): number => {
  const at = PRICED.indexOf(kind);
  return at < 0 ? PRICED.length : at;
};

const hasCurrency = (price: string): boolean => /[€£$¥₹円]|\d\s*\p{L}/u.test(price);

/** A bare number with the currency of the price before it, or of another one in its section. */
function priceOf(typed: string, section: ItemSection, situation: Situation, before = ''): string {
  if (hasCurrency(typed)) return typed;
  const others = shownItems(section, situation.build.customization).map(({ detail }) => detail);
  const like = [before, ...others].find((detail) => /\d/.test(detail));
  return like === undefined ? typed : like.replace(/\d+(?:[.,]\d+)?/, typed);
}

export const price: ChangeKind = (taken, situation) => {
  const found = itemsNamed(slotOf(taken, 'item'), situation)
    .filter(({ section }) => PRICED.includes(section.entry.kind))
    .sort(byPrice);
  const own = found.filter(
    ({ section }) => situation.scope === null || section.id === situation.scope,
  );
  const [first] = own;
  if (first === undefined) return found.length > 0 ? 'outOfScope' : null;
  const { section, item } = first;
  const detail = priceOf(slotOf(taken, 'price'), section, situation, item.detail);
  const { title, body } = item;
  return [
    told(title, detail, {
      type: 'items.change',
      section: section.id,
      done: { act: 'edit', id: item.id, words: { title, body, detail } },
    }),
  ];
};

/** The section that words name, or the one where something with a price belongs. */
function receiving(
  words: string | undefined,
  situation: Situation,
): { section: ItemSection; label: string } | UnreadReason | null {
  const all = itemSections(situation);
  if (words !== undefined) {
    const found = findSection(words, situation);
    if (isReason(found)) return found;
    return all.find(({ section }) => section.id === found.entry.id) ?? null;
  }
  const { scope } = situation;
  const fitting = all
    .filter(({ section }) => PRICED.includes(section.entry.kind))
    .sort((one, other) => rank(one.section.entry.kind) - rank(other.section.entry.kind));
  if (scope === null) return fitting[0] ?? null;
  return all.find(({ section }) => section.id === scope) ?? 'outOfScope';
}

export const addItem: ChangeKind = (taken, situation) => {
  const typed = taken.price?.trim() ?? '';
  if (taken.price !== undefined && !hasCurrency(typed) && !/\d[.,]\d\d$/.test(typed)) return null;
  const found = receiving(taken.section, situation);
  if (found === null) return null;
  if (isReason(found)) return found === 'missing' ? null : found;
  const { section, label } = found;
  const detail = typed === '' ? '' : priceOf(typed, section, situation);
  const title = bare(slotOf(taken, 'item'), situation);
  const kind = namedItems(section.entry.kind, label);
  if (kind === null || folded(title) === folded(kind.one)) return null;
  const takesDetail = kind.fields.some(({ part }) => part === 'detail');
  if (detail !== '' && !takesDetail) return null;
  const words = { title, body: '', detail };
  return [
    told([title, detail].filter(Boolean).join(', '), `added to ${label}`, {
      type: 'items.change',
      section: section.id,
      done: { act: 'add', words },
    }),
  ];
};

/** Out of one section that is named, else wherever the thing stands. */
export const removeItem: ChangeKind = (taken, situation) => {
  const found = itemsNamed(slotOf(taken, 'item'), situation);
  const where = taken.section === undefined ? null : findSection(taken.section, situation);
  if (where !== null && isReason(where)) return where === 'missing' ? null : where;
  const { scope } = situation;
  const only = where?.entry.id ?? scope;
  const own = found.filter(({ section }) => only === null || section.id === only);
  const [first] = own;
  if (first === undefined) return found.length > 0 && scope !== null ? 'outOfScope' : null;
  return [
    told(
      first.item.title,
      where === null ? 'removed' : `removed from ${first.label}`,
      ...own.map(({ section, item }): Told['edits'][number] => ({
        type: 'items.change',
        section: section.id,
        done: { act: 'remove', id: item.id },
      })),
    ),
  ];
};
