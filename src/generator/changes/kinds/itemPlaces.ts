import { shownItems } from '../../../../machines/items';
import { type ChangeKind, isReason, slotOf, type Told, told } from '../ChangeKind';
import { unquoted } from '../findSections';
import type { Situation } from '../Situation';
import { type FoundItem, itemsNamed } from './items';

/** The items that words name in what may change, the first as it is told; null where they name none, wherever. */
function namedWithin(words: string, situation: Situation): FoundItem[] | 'outOfScope' | null {
  const { scope } = situation;
  const found = itemsNamed(words, situation);
  const own = found.filter(({ section }) => scope === null || section.id === scope);
  if (own.length > 0) return own;
  return found.length > 0 ? 'outOfScope' : null;
}

/** Something of a list is called otherwise, wherever it stands. */
function renamed(words: string, name: string, situation: Situation): ReturnType<ChangeKind> {
  const found = namedWithin(words, situation);
  if (found === null || isReason(found)) return found;
  const title = unquoted(name);
  const [first] = found;
  if (title === '' || first === undefined) return null;
  const { section, item } = first;
  const { body, detail } = item;
  const done = { act: 'edit', id: item.id, words: { title, body, detail } } as const;
  return [told(item.title, `called ${title}`, { type: 'items.change', section: section.id, done })];
}

/** "To" parts the two names, or the first of them is one of the list. */
export const renameItem: ChangeKind = (taken, situation) => {
  const text = slotOf(taken, 'text');
  if (taken.item !== undefined) return renamed(taken.item, text, situation);
  const words = text.split(/\s+/);
  for (let at = words.length - 1; at > 0; at -= 1) {
    const [one, other] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    const found = renamed(one, other, situation);
    if (found !== null) return found;
  }
  return null;
};

const placing =
  (value: string, toOf: (ids: readonly string[], found: FoundItem) => number | null): ChangeKind =>
  (taken, situation) => {
    const found = namedWithin(slotOf(taken, 'section'), situation);
    if (found === null || isReason(found)) return found;
    const edits = found.flatMap((one): Told['edits'] => {
      const { section, item } = one;
      const ids = shownItems(section, situation.build.customization).map(({ id }) => id);
      const to = toOf(ids, one);
      if (to === null) return [];
      return [
        { type: 'items.change', section: section.id, done: { act: 'move', id: item.id, to } },
      ];
    });
    const title = found[0]?.item.title ?? '';
    return edits.length === 0 ? null : [told(title, value, ...edits)];
  };

export const itemFirst = placing('first', () => 0);
export const itemLast = placing('last', (ids) => ids.length - 1);
export const itemUp = placing('one up', (ids, { item }) => ids.indexOf(item.id) - 1);
export const itemDown = placing('one down', (ids, { item }) => ids.indexOf(item.id) + 1);

const besides =
  (offset: 0 | 1, word: string): ChangeKind =>
  (taken, situation) => {
    const marks = itemsNamed(slotOf(taken, 'other'), situation);
    const [mark] = marks;
    if (mark === undefined) return null;
    return placing(`${word} ${mark.item.title}`, (ids, { section, item }) => {
      const own = marks.find((one) => one.section.id === section.id);
      if (own === undefined || own.item.id === item.id) return null;
      return ids.filter((id) => id !== item.id).indexOf(own.item.id) + offset;
    })(taken, situation);
  };

export const itemBefore = besides(0, 'before');
export const itemAfter = besides(1, 'after');
