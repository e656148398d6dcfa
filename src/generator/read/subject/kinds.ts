import { spoken, type Spelling } from '../../languages/spoken';
import type { TradeWords } from '../../languages/wordsSchema';
import type { Phrase } from '../draft';
import { PhraseSet } from '../text/pattern';

/** What a noun leads to: a trade, and where it says more than the trade itself, a schema.org type and a motif. */
export interface Kind {
  trade: string;
  type: string | null;
  motif: string | null;
}

/** The words behind which a noun that says little has what decides; null where the noun decides by itself. */
type Yielding = ReadonlySet<string> | null;

/** The nouns that lead to a trade. */
export interface KindIndex {
  /** Those that decide by themselves. */
  phrases: PhraseSet;
  byPhrase: ReadonlyMap<string, Kind & { yields: Yielding }>;
  /** All of them by their first part, those of most parts first. */
  byFirst: ReadonlyMap<string, readonly (readonly string[])[]>;
  isHeadFirst: boolean;
  /** Whether a word may end in a noun: "Uhrenmuseum". */
  isJoined: boolean;
}

export interface NounRules {
  spelling: Spelling;
  plural?: (noun: string) => string;
  head: 'first' | 'last';
  isJoined?: 'atEnd' | 'anywhere';
}

/** No noun has more words. */
const MOST_WORDS = 6;

const listed = (list: string): string[] =>
  list.split(',').map((one) => one.trim().replace(/\s+/g, ' '));

/** The parts by which nouns are compared: "co-working" and "co working" have the same, and so have "b&b" and "b & b". */
const parted = (noun: string): string =>
  noun
    .replaceAll('-', ' ')
    .replace(/ ?& ?/g, ' & ')
    .replace(/’(?= |$)/g, '');
/** Between the words of one noun. */
const JOINED = /^[^\S\n]*["'“”„«»‘’&]*[^\S\n]*$/;

/** The nouns of all trades of a language, and their regular plurals. */
export function indexKinds(
  trades: Readonly<Record<string, TradeWords>>,
  { spelling, plural, head, isJoined }: NounRules,
): KindIndex {
  const byPhrase = new Map<string, Kind & { yields: Yielding }>();
  const add = (written: string, kind: Kind & { yields: Yielding }): void => {
    const phrase = spoken(parted(written), spelling);
    if (phrase !== '' && !byPhrase.has(phrase)) byPhrase.set(phrase, kind);
  };
  const each = (visit: (noun: string, kind: Kind & { yields: Yielding }) => void): void => {
    for (const [trade, { nouns }] of Object.entries(trades)) {
      for (const { words, type = null, motif = null, yields } of nouns) {
        const kind = {
          trade,
          type,
          motif,
          yields: yields === undefined ? null : new Set(listed(spoken(yields, spelling))),
        };
        for (const noun of listed(words)) visit(noun, kind);
      }
    }
  };
  each(add);
  if (plural !== undefined) each((noun, kind) => add(plural(noun), kind));
  const known = [...byPhrase];
  return {
    phrases: new PhraseSet(
      known.flatMap(([phrase, { yields }]) => (yields === null ? [phrase] : [])),
    ),
    byPhrase,
    byFirst: byFirstPart(byPhrase.keys()),
    isHeadFirst: head === 'first',
    isJoined: isJoined !== undefined,
  };
}

function byFirstPart(phrases: Iterable<string>): Map<string, string[][]> {
  const byFirst = new Map<string, string[][]>();
  for (const phrase of phrases) {
    const parts = phrase.split(' ');
    const [first = ''] = parts;
    byFirst.set(first, [...(byFirst.get(first) ?? []), parts]);
  }
  for (const others of byFirst.values()) others.sort((one, other) => other.length - one.length);
  return byFirst;
}

interface Found extends Kind {
  yields: Yielding;
  from: number;
  to: number;
}

/**
 * The kind of what a noun phrase means: its head's, and no other word's, so that software for coffee shops is software; a
 * head that says little yields to what belongs to it. Null where no trade has the head. `headEnd`: where the noun phrase
 * that begins at a word ends, without what follows behind a preposition.
 */
export function kindIn(
  index: KindIndex,
  words: Phrase,
  headEnd: (words: Phrase) => number,
): (Kind & { words: Phrase }) | null {
  const head = headEnd(words) || words.length;
  const found = index.isHeadFirst ? firstNoun(index, words, head) : lastNoun(index, words, head);
  if (found === null) return null;
  const { trade, type, motif, yields, from, to } = found;
  if (yields !== null) {
    const isLinked = (word: Phrase[number] | undefined): boolean =>
      word !== undefined && yields.has(word.lower);
    const before = isLinked(words[from - 1]) ? words.slice(0, from - 1) : words.slice(0, from);
    let behind = isLinked(words[to]) ? words.slice(to + 1) : [];
    while (behind[0]?.tag === 'article' || behind[0]?.tag === 'possessive')
      behind = behind.slice(1);
    const closer =
      (index.isHeadFirst ? null : kindIn(index, before, () => before.length)) ??
      kindIn(index, behind, headEnd);
    if (closer !== null) return closer;
  }
  return { trade, type, motif, words: words.slice(from, to) };
}

/** The nouns that stand at a word, those of most words first. */
function nounsAt(index: KindIndex, words: Phrase, from: number): Found[] {
  const near = words.slice(from, from + MOST_WORDS);
  const end = near.findIndex(({ gap }, at) => at > 0 && !JOINED.test(gap));
  const parts = near
    .slice(0, end < 0 ? near.length : end)
    .flatMap(({ lower, gap }, at) => [
      ...(at > 0 && gap.trim() === '&' ? [{ text: '&', at: from + at }] : []),
      ...lower.split('-').map((text) => ({ text, at: from + at })),
    ]);
  return (index.byFirst.get(parts[0]?.text ?? '') ?? []).flatMap((noun) => {
    const last = parts[noun.length - 1];
    const next = parts[noun.length];
    const kind = index.byPhrase.get(noun.join(' '));
    const isThere =
      noun.every((part, at) => parts[at]?.text === part) &&
      (next === undefined || next.at !== last?.at);
    return isThere && last !== undefined && kind !== undefined
      ? [{ ...kind, from, to: last.at + 1 }]
      : [];
  });
}

/** The noun of most words that has the last word of the head in it; else the one that this word ends in. */
function lastNoun(index: KindIndex, words: Phrase, head: number): Found | null {
  for (let from = 0; from < head; from += 1) {
    const found = nounsAt(index, words, from).find(({ to }) => to >= head);
    if (found !== undefined) return found;
  }
  const last = words[head - 1]?.lower ?? '';
  for (let at = 1; index.isJoined && at < last.length - 1; at += 1) {
    const kind = index.byPhrase.get(last.slice(at));
    if (kind !== undefined) return { ...kind, from: head - 1, to: head };
  }
  return null;
}

function firstNoun(index: KindIndex, words: Phrase, head: number): Found | null {
  for (let from = 0; from < head; from += 1) {
    const [found] = nounsAt(index, words, from);
    if (found !== undefined) return found;
  }
  return null;
}
