import { phrasesIn, spoken, type Spelling } from '../../languages/spoken';
import type { SectionKind } from '../../types';
import type { Phrase } from '../draft';
import type { Lexicon } from '../text/lexicon';
import { isSoft, nounEnd } from '../text/phrases';

/** By which words sections are asked for, compiled once a language. */
export interface SectionIndex {
  /** Whether the first noun of a phrase is its head: "cuota mensual". */
  isHeadFirst: boolean;
  /** Phrases that begin with a word, longest first: "team" for "Teambereich" too, where a language joins its words. */
  beginningWith(word: string): readonly SectionPhrase[];
  /** What stands behind the name of a section, or ends one word with it: "page", "-bereich". */
  isEnd(part: string): boolean;
  /** The section that a joined word is of by its last part: "Kundenfragen". */
  headedBy(word: string): SectionKind | null;
}

interface SectionPhrase {
  words: readonly string[];
  kind: SectionKind;
  /** It names a thing to show in the section, rather than the section. */
  isThing: boolean;
}

/** What tells names of sections from other words in a language. */
interface SectionGrammar {
  lists: Readonly<Record<string, string>>;
  spelling: Spelling;
  isHeadFirst: boolean;
}

/** The list of what stands behind the name of a section, or ends one word with it. */
const ENDS = 'sectionEnds';
/** Fewer letters before a head are no word. */
const SHORTEST_BEFORE = 3;

export function indexSections(
  sections: Readonly<Record<string, { asked: string; things: string; heads: string }>>,
  { lists, spelling, isHeadFirst }: SectionGrammar,
): SectionIndex {
  const byFirst = new Map<string, SectionPhrase[]>();
  for (const [kind, { asked, things }] of Object.entries(sections)) {
    const shown = new Set(things.split(',').map(bareWords));
    for (const phrase of asked.split(',')) {
      const words = spoken(phrase.trim(), spelling)
        .split(/[\s/&-]+/)
        .filter(Boolean);
      const first = words[0];
      if (first === undefined) continue;
      const row = { words, kind: kind as SectionKind, isThing: shown.has(bareWords(phrase)) };
      byFirst.set(first, [...(byFirst.get(first) ?? []), row]);
    }
  }
  for (const rows of byFirst.values())
    rows.sort((one, other) => other.words.length - one.words.length);
  const ends = phrasesIn(spelling, [lists[ENDS] ?? '']);
  const whole = (word: string) => byFirst.get(word) ?? [];
  const joined = (word: string) =>
    [...ends]
      .filter((end) => word.endsWith(end))
      .flatMap((end) => {
        const before = word.slice(0, -end.length);
        return [before, before.replace(/s$/u, '')].flatMap(whole);
      })
      .filter(({ words }) => words.length === 1)
      .map((row) => ({ ...row, words: [word] }));
  const heads = Object.entries(sections).flatMap(([kind, words]) =>
    [...phrasesIn(spelling, [words.heads])].map((head) => ({ kind: kind as SectionKind, head })),
  );
  return {
    isHeadFirst,
    beginningWith: (word) => {
      const known = whole(word);
      return known.length > 0 ? known : joined(word);
    },
    isEnd: (part) => ends.has(part),
    headedBy: (word) => {
      const fits = heads.filter(
        ({ head }) => word.endsWith(head) && word.length >= head.length + SHORTEST_BEFORE,
      );
      const most = Math.max(...fits.map(({ head }) => head.length));
      return fits.find(({ head }) => head.length === most)?.kind ?? null;
    },
  };
}

/** Words as they are compared: lower case, without marks. */
export const bareWords = (value: string): string =>
  value
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether words only name a section, such as "reviews" or "a contact form"; a thing to show there is none, as "press kit". */
export function isSectionName(index: SectionIndex, kind: SectionKind, value: string): boolean {
  const name = bareWords(value);
  return index.beginningWith(name.split(' ')[0] ?? '').some((row) => {
    const named = bareWords(row.words.join(' '));
    const behind = name.slice(named.length).split(' ').filter(Boolean);
    return (
      row.kind === kind &&
      !row.isThing &&
      (name === named ||
        (name.startsWith(`${named} `) && behind.every((part) => index.isEnd(part))))
    );
  });
}

/** The longest phrase for a section that stands at a word; hyphenated words are compared part by part. */
export function sectionAt(
  index: SectionIndex,
  words: Phrase,
  from: number,
  to: number,
): { kind: SectionKind; to: number } | null {
  const parts: { text: string; at: number }[] = [];
  for (let at = from; at < Math.min(to, from + 6); at += 1)
    for (const text of (words[at]?.lower ?? '').split('-')) parts.push({ text, at });
  for (const row of index.beginningWith(parts[0]?.text ?? '')) {
    const last = parts[row.words.length - 1];
    const next = parts.slice(row.words.length).find(({ text }) => !index.isEnd(text));
    const fits = row.words.every((word, offset) => parts[offset]?.text === word);
    if (fits && last !== undefined && next?.at !== last.at) {
      let end = last.at + 1;
      while (end < to && isSoft(words[end]?.gap ?? '') && index.isEnd(words[end]?.lower ?? ''))
        end += 1;
      return { kind: row.kind, to: end };
    }
  }
  return null;
}

/**
 * How words stand that may ask for a section: where something is asked for, in a bare list of what may be parts of the site,
 * or in what a sentence tells.
 */
export type Standing = 'asked' | 'listed' | 'told';

/**
 * Which section words ask for: by all of them, by their head, or by what they begin with; where something is asked for,
 * also by what stands anywhere in them.
 */
export function sectionOf(
  words: Phrase,
  standing: Standing,
  lexicon: Lexicon,
  index: SectionIndex,
): SectionKind | null {
  const head = lexicon.isHeadLast ? words.length : nounEnd(words, 0, words.length, lexicon);
  let found: { kind: SectionKind; score: number } | null = null;
  for (let at = 0; at < words.length; at += 1) {
    const match = sectionAt(index, words, at, words.length);
    if (match === null) continue;
    const isWhole = at === 0 && match.to === words.length;
    const next = words[match.to];
    /* "صور الطيور": its head comes first, and a noun behind it only says whose it is. */
    const isHead = standing !== 'told' && at === 0 && index.isHeadFirst;
    const isQualifier =
      !isHead &&
      next !== undefined &&
      isSoft(next.gap) &&
      ['noun', 'name', 'other'].includes(next.tag) &&
      !lexicon.has('sectionWords', next.lower);
    const score = isWhole
      ? 40
      : match.to === head
        ? 30
        : at === 0 && !isQualifier
          ? 20
          : standing === 'asked' && !isQualifier
            ? 10
            : 0;
    const length = match.to - at;
    if (score > 0 && score + length > (found?.score ?? 0))
      found = { kind: match.kind, score: score + length };
  }
  return (
    found?.kind ?? (standing === 'asked' ? index.headedBy(words[head - 1]?.lower ?? '') : null)
  );
}

/** Whether words name a section and nothing more. */
export function namesSection(words: Phrase, sections: SectionIndex): boolean {
  const from = words.findIndex(({ tag }) => tag !== 'article' && tag !== 'possessive');
  return from >= 0 && sectionAt(sections, words, from, words.length)?.to === words.length;
}
