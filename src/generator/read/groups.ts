import type { ItemDraft, Phrase } from './draft';
import type { Lexicon } from './lexicon';
import type { Clause } from './segments';

const LONGEST_GROUP = 4;
const LEAST = { groups: 2, members: 2 };
const STRUCTURE = [
  'keysOffer',
  'keysWant',
  'keysStyle',
  'keysRefuse',
  'keysAudience',
  'keysName',
  'keysSubject',
  'keysPlace',
  'keysSlogan',
];

/**
 * The headings under which items stand, by item: "Starters: soup, olives" and "Mains: ravioli, risotto". Empty where there
 * are not two headings with two items each.
 */
export function groupsOf(
  items: readonly ItemDraft[],
  clauses: readonly Clause[],
  lexicon: Lexicon,
): ReadonlyMap<ItemDraft, Phrase> {
  const headings = new Map<number, Phrase>();
  let open: Phrase | null = null;
  for (const { key, words, opensParagraph, setting } of clauses) {
    if (key !== null || (opensParagraph && setting !== 'item')) open = null;
    const heading = key !== null && isHeading(key, lexicon) ? key : null;
    if (heading !== null && words.length === 0) open = heading;
    const group: Phrase | null = heading ?? open;
    if (group !== null) for (const { at } of words) headings.set(at, group);
  }
  const groups = new Map<ItemDraft, Phrase>();
  for (const item of items) {
    const group = headings.get(item.words[0]?.at ?? -1);
    if (group !== undefined) groups.set(item, group);
  }
  const sizes = new Map<Phrase, number>();
  for (const group of groups.values()) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const whole = [...sizes.values()].filter((size) => size >= LEAST.members);
  return whole.length >= LEAST.groups ? groups : new Map();
}

const isHeading = (key: Phrase, lexicon: Lexicon): boolean =>
  key.length <= LONGEST_GROUP &&
  !STRUCTURE.some((list) => lexicon.has(list, key.map(({ lower }) => lower).join(' '))) &&
  key.every(({ tag }) => !['verb', 'auxiliary', 'pronoun', 'negation'].includes(tag));
