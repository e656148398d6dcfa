import type { LanguagePack, Lexicon } from '../languages/LanguagePack';
import type { SectionKind, Understood } from '../types';
import {
  indexPhrases,
  longestPhraseAt,
  overlaps,
  type PhraseIndex,
  type Reading,
  type Span,
  type Word,
} from './readPrompt';

export interface FoundSections {
  wanted: Understood<SectionKind>[];
  unwanted: Understood<SectionKind>[];
  /** Where sections are spoken of, so that nothing else is read into the same words. */
  spans: Span[];
  /** Where something is refused, as in "no coffee". */
  refused: Span[];
  /** Where sections are refused, as in "no blog". */
  unwantedSpans: Span[];
}

interface SectionIndex {
  clear: PhraseIndex;
  unclear: PhraseIndex;
  kindOf: ReadonlyMap<string, SectionKind>;
}

/** Words allowed between a negation and what it refuses. */
const REACH = 2;
/** A prompt that speaks of sections more often than this repeats itself. */
const MOST_MENTIONS = 60;
const indexes = new WeakMap<Lexicon, SectionIndex>();

function sectionIndex(lexicon: Lexicon): SectionIndex {
  const known = indexes.get(lexicon);
  if (known !== undefined) return known;
  const kinds = Object.entries(lexicon.sections) as [
    SectionKind,
    Lexicon['sections'][SectionKind],
  ][];
  const built: SectionIndex = {
    clear: indexPhrases(kinds.flatMap(([, { clear }]) => clear)),
    unclear: indexPhrases(kinds.flatMap(([, { unclear }]) => unclear)),
    kindOf: new Map(
      kinds.flatMap(([kind, { clear, unclear }]) =>
        [...clear, ...unclear].map((phrase): [string, SectionKind] => [phrase, kind]),
      ),
    ),
  };
  indexes.set(lexicon, built);
  return built;
}

/** Whether a sentence that begins at a word is a list of sections and nothing else, as in "Projects, about, contact." */
function isBareList(
  words: readonly Word[],
  from: number,
  clear: PhraseIndex,
  unclear: PhraseIndex,
  lexicon: Lexicon,
): boolean {
  if (from > 0 && !/[.!?\n]/.test(words[from]?.gap ?? '')) return false;
  let count = 0;
  let at = from;
  while (at < words.length && (at === from || !/[.!?;:\n]/.test(words[at]?.gap ?? ''))) {
    const length = Math.max(longestPhraseAt(words, at, clear), longestPhraseAt(words, at, unclear));
    if (length === 0 && !lexicon.listJoiners.has(words[at]?.lower ?? '')) return false;
    if (length > 0) count += 1;
    at += Math.max(length, 1);
  }
  return count > 1;
}

/** Sections that the prompt asks for and refuses. What is said last about a section counts. */
export function findSections(
  reading: Reading,
  { lexicon }: LanguagePack,
  taken: readonly Span[],
): FoundSections {
  const { words, prompt } = reading;
  const { clear, unclear, kindOf } = sectionIndex(lexicon);
  const negations = indexPhrases(lexicon.negations);
  const notNeeded = indexPhrases(lexicon.notNeeded);
  const said = new Map<SectionKind, { wanted: boolean; evidence: string }>();
  const spans: Span[] = [];
  const refused: Span[] = [];
  const unwantedSpans: Span[] = [];
  let requesting = false;
  /** Words since the negation or the last refused section; null where nothing is refused. */
  let reach: number | null = null;
  let refusesArticles = false;
  /** Where the words begin that refuse. */
  let refusedFrom = 0;
  /** Sections named one after the other, in languages that refuse them behind the last. */
  let chain: SectionKind[] = [];

  for (let index = 0; index < words.length;) {
    const word = words[index];
    if (word === undefined || spans.length + refused.length >= MOST_MENTIONS) break;
    const previous = words[index - 1];
    if (/[.!?;\n]/.test(word.gap)) [requesting, reach] = [false, null];
    if (/:/.test(word.gap) || isBareList(words, index, clear, unclear, lexicon)) requesting = true;

    const negation = longestPhraseAt(words, index, negations);
    if (negation > 0) {
      index += negation;
      reach = 0;
      refusedFrom = word.start;
      refusesArticles = lexicon.articles.has(words[index]?.lower ?? '');
      continue;
    }
    if (reach !== null) {
      const newItem = /,/.test(word.gap) || lexicon.and.has(previous?.lower ?? '');
      if (lexicon.negationEnds.has(word.lower)) reach = null;
      else if (lexicon.articles.has(word.lower) && newItem && !refusesArticles) reach = null;
    }
    if (lexicon.requestMarkers.has(word.lower)) requesting = true;

    const isClear = longestPhraseAt(words, index, clear);
    const isUnclear = longestPhraseAt(words, index, unclear);
    const length = Math.max(isClear, isUnclear);
    const last = words[index + length - 1];
    const span = last === undefined ? null : { start: word.start, end: last.end };
    const next = words[index + length];
    const standsAlone =
      next === undefined ||
      /[^ ]/.test(next.gap) ||
      lexicon.listJoiners.has(next.lower) ||
      lexicon.sectionNouns.has(next.lower) ||
      lexicon.offeringStops.has(next.lower);
    const named = next !== undefined && lexicon.sectionNouns.has(next.lower);
    /* "Workout plans" and "magic shows" are no sections: a noun before such a word makes another thing of it. */
    const isCompound =
      !lexicon.adjectivesFollow &&
      !lexicon.nounsCapitalised &&
      lexicon.caseless !== true &&
      isClear < isUnclear &&
      previous !== undefined &&
      word.gap === ' ' &&
      !named &&
      reach === null &&
      !lexicon.commonWords.has(previous.lower) &&
      !lexicon.requestMarkers.has(previous.lower) &&
      !lexicon.listJoiners.has(previous.lower) &&
      !lexicon.offeringStops.has(previous.lower) &&
      !lexicon.articles.has(previous.lower) &&
      !lexicon.offeringMarkers.includes(previous.lower) &&
      !spans.some((other) => overlaps(other, previous));
    const counts = isCompound
      ? false
      : isClear >= isUnclear || ((requesting || named || reach !== null) && standsAlone);
    if (length === 0 || span === null || !counts || taken.some((other) => overlaps(other, span))) {
      if (!lexicon.listJoiners.has(word.lower)) chain = [];
      if (reach !== null && previous !== undefined) {
        const linking =
          lexicon.articles.has(word.lower) ||
          lexicon.listJoiners.has(word.lower) ||
          lexicon.refusalLinks.has(word.lower);
        if (!linking) {
          refused.push({ start: word.start, end: word.end });
          reach += 1;
        }
        if (reach > REACH) reach = null;
      }
      index += 1;
      continue;
    }
    const withNoun = named && next !== undefined ? { start: span.start, end: next.end } : span;
    const kind = kindOf.get(
      words
        .slice(index, index + length)
        .map(({ lower }) => lower)
        .join(' '),
    );
    const after = index + length + (named ? 1 : 0);
    const notNeededLength = longestPhraseAt(words, after, notNeeded);
    const isNotNeeded = notNeededLength > 0;
    if (kind !== undefined) {
      said.delete(kind);
      said.set(kind, {
        wanted: reach === null && !isNotNeeded,
        evidence: isNotNeeded
          ? prompt.slice(withNoun.start, words[after + notNeededLength - 1]?.end)
          : prompt.slice(reach === null ? withNoun.start : refusedFrom, withNoun.end),
      });
      if (/[.!?;:\n]/.test(word.gap)) chain = [];
      if (lexicon.caseless === true) chain.push(kind);
      if (isNotNeeded) {
        for (const other of chain) {
          const known = said.get(other);
          if (known !== undefined) said.set(other, { ...known, wanted: false });
        }
      }
    }
    spans.push(withNoun);
    if (reach !== null || isNotNeeded) unwantedSpans.push(withNoun);
    if (reach !== null) reach = 0;
    index = after;
  }
  const collect = (wanted: boolean): Understood<SectionKind>[] =>
    [...said]
      .filter(([, mention]) => mention.wanted === wanted)
      .map(([value, { evidence }]) => ({ value, evidence }));
  return { wanted: collect(true), unwanted: collect(false), spans, refused, unwantedSpans };
}
