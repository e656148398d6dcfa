import { THING_NAMES, type ThingName } from './things';
import { thingEntry, type ThingWords } from './ThingWords';

/** Most words of one phrase. */
const LONGEST_PHRASE = 4;
const SHORTEST_STEM = 4;
/** Fewest letters of the noun at the end of a compound. */
const SHORTEST_NOUN = 4;
/** Characters of a title that are read. */
const READ_LIMIT = 1_000;

interface Hit {
  thing: ThingName;
  isHint: boolean;
}

/** What a phrase can mean, the likeliest first: one thing where it is named, several where they are only hinted at. */
interface Found {
  things: readonly ThingName[];
  isHint: boolean;
}

/** The words of one language, ready to be found in its titles. */
export interface TitleIndex {
  hits: ReadonlyMap<string, readonly Hit[]>;
  /** Characters of the longest phrase of `hits`, and of the longest ending. */
  longest: { phrase: number; ending: number };
  joins: ReadonlySet<string>;
  words: ThingWords;
  spell: (text: string) => string;
}

/** What a picture is for: the trade's own things, and whether every hint counts. */
export interface Reader {
  own: readonly ThingName[];
  isOpen: boolean;
  canDraw: (thing: ThingName) => boolean;
}

const longestOf = (words: readonly string[]): number =>
  words.reduce((most, { length }) => Math.max(most, length), 0);
const listed = (list: string): string[] => list.split(',').map((word) => word.trim());

/** `spell` brings the spellings of a word together, as the language's lexicon does. */
export function titleIndex(words: ThingWords, spell: (text: string) => string): TitleIndex {
  const hits = new Map<string, Hit[]>();
  const wide = new Set(listed(words.wide).map(spell));
  const add = (phrase: string, hit: Hit): void => {
    const spelt = spell(phrase).split(' ');
    for (const form of phrasesOf(spelt.map((word) => formsOf(word, words.endings, SHORTEST_STEM))))
      hits.set(form, [...(hits.get(form) ?? []), hit]);
  };
  for (const thing of THING_NAMES) {
    const entry = thingEntry(words.things[thing]);
    for (const word of entry.words) add(word, { thing, isHint: wide.has(spell(word)) });
    for (const hint of entry.hints) add(hint, { thing, isHint: true });
  }
  const longest = { phrase: longestOf([...hits.keys()]), ending: longestOf(words.endings) };
  return { hits, longest, joins: new Set(listed(words.joins).map(spell)), words, spell };
}

/**
 * The things that a title can be about, the likeliest first; none where it names nothing known. What it names before what it only hints at, what comes first before what a word
 * such as "with" adds, and of several nouns the one that the language puts the weight on.
 */
export function readTitle(title: string, index: TitleIndex, reader: Reader): readonly ThingName[] {
  const found = segmentsOf(index.spell(title.slice(0, READ_LIMIT)), index).map((segment) =>
    index.words.isJoined === 'anywhere'
      ? within(segment.join(''), index, reader)
      : along(segment, index, reader),
  );
  const order = <T>(hits: readonly T[]): T | undefined =>
    index.words.head === 'first' ? hits[0] : hits.at(-1);
  for (const isHint of [false, true]) {
    for (const hits of found) {
      const hit = order(hits.filter((one) => one.isHint === isHint));
      if (hit !== undefined) return hit.things;
    }
  }
  return [];
}

function segmentsOf(title: string, { joins, words }: TitleIndex): string[][] {
  const parts = title.split(/[.,;:!?()/&+|•·–—、。・「」（）]|\s-\s/u);
  if (words.isJoined === 'anywhere') {
    const cuts = [...joins];
    return parts
      .flatMap((part) => cuts.reduce((all, cut) => all.flatMap((one) => one.split(cut)), [part]))
      .map((part) => [part.replace(/\s/gu, '')]);
  }
  return parts.flatMap((part) => {
    const segments: string[][] = [[]];
    for (const word of part.match(/[\p{L}\p{M}\p{N}’'-]+/gu) ?? []) {
      if (joins.has(word)) segments.push([]);
      else segments.at(-1)?.push(word);
    }
    return segments;
  });
}

/** The things along a row of words, the longest phrase at each place. */
function along(segment: readonly string[], index: TitleIndex, reader: Reader): Found[] {
  const { endings, prefixes = [], isJoined } = index.words;
  const forms = segment.map((word) => [
    ...new Set([
      ...formsOf(word, endings, 3),
      ...prefixes.flatMap((prefix) =>
        word.startsWith(prefix) && word.length > prefix.length + 1
          ? formsOf(word.slice(prefix.length), endings, 3)
          : [],
      ),
    ]),
  ]);
  const found: Found[] = [];
  for (let at = 0; at < segment.length;) {
    let taken = 1;
    for (let length = Math.min(LONGEST_PHRASE, segment.length - at); length > 0; length -= 1) {
      const hit =
        best(phrasesOf(forms.slice(at, at + length)), index, reader) ??
        (length === 1 && isJoined === 'atEnd' ? atEnd(segment[at] ?? '', index, reader) : null);
      if (hit === null) continue;
      found.push(hit);
      taken = length;
      break;
    }
    at += taken;
  }
  return found;
}

/** The longest known noun at the end of a compound. */
function atEnd(word: string, index: TitleIndex, reader: Reader): Found | null {
  const { phrase, ending } = index.longest;
  const first = Math.max(1, word.length - phrase - ending);
  for (let start = first; start <= word.length - SHORTEST_NOUN; start += 1) {
    const noun = formsOf(word.slice(start), index.words.endings, SHORTEST_NOUN);
    const hit = best(noun, index, reader);
    if (hit !== null) return hit;
  }
  return null;
}

/** The things in a run without blanks: at each place the longest, and none within another. */
function within(run: string, index: TitleIndex, reader: Reader): Found[] {
  const found: Found[] = [];
  for (let start = 0; start < run.length;) {
    let taken = 1;
    const last = Math.min(run.length, start + index.longest.phrase);
    for (let end = last; end > start; end -= 1) {
      const hit = best([run.slice(start, end)], index, reader);
      if (hit === null) continue;
      found.push(hit);
      taken = end - start;
      break;
    }
    start += taken;
  }
  return found;
}

/** What the forms of a phrase can mean: what they name before what they hint at, and of either the trade's own first. */
function best(
  forms: readonly string[],
  { hits }: TitleIndex,
  { own, isOpen, canDraw }: Reader,
): Found | null {
  const rank = (thing: ThingName): number =>
    own.includes(thing) ? own.indexOf(thing) : own.length;
  const all = forms.flatMap((form) => hits.get(form) ?? []).filter(({ thing }) => canDraw(thing));
  const thingsOf = (hits: readonly Hit[]) =>
    [...new Set(hits.map(({ thing }) => thing))].sort((one, other) => rank(one) - rank(other));
  const named = thingsOf(all.filter(({ isHint }) => !isHint));
  if (named.length > 0) return { things: named.slice(0, 1), isHint: false };
  const hints = all.filter(({ isHint }) => isHint);
  const owned = hints.filter(({ thing }) => own.includes(thing));
  const hinted = thingsOf(owned.length > 0 || !isOpen ? owned : hints);
  return hinted.length > 0 ? { things: hinted, isHint: true } : null;
}

/** A word and what is left of it without each ending. */
function formsOf(word: string, endings: readonly string[], shortest: number): string[] {
  const stems = endings
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= shortest)
    .map((ending) => word.slice(0, word.length - ending.length));
  return [word, ...stems];
}

/** Every phrase that takes one form of each word. */
function phrasesOf(forms: readonly (readonly string[])[]): string[] {
  return forms.reduce<string[]>(
    (phrases, words) =>
      phrases.length === 0
        ? [...words]
        : phrases.flatMap((phrase) => words.map((word) => `${phrase} ${word}`)),
    [],
  );
}
