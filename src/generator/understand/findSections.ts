import type { LanguagePack, Lexicon } from '../languages/LanguagePack';
import type { SectionKind, Understood } from '../types';
import {
  indexPhrases,
  longestPhraseAt,
  overlaps,
  type PhraseIndex,
  type Reading,
  type Span,
} from './readPrompt';

export interface FoundSections {
  wanted: Understood<SectionKind>[];
  unwanted: Understood<SectionKind>[];
  /** Where sections are spoken of, so that nothing else is read into the same words. */
  spans: Span[];
  /** Where something is refused, as in "no coffee". */
  refused: Span[];
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
  let requesting = false;
  /** Words since the negation or the last refused section; null where nothing is refused. */
  let reach: number | null = null;
  let refusesArticles = false;

  for (let index = 0; index < words.length;) {
    const word = words[index];
    if (word === undefined || spans.length + refused.length >= MOST_MENTIONS) break;
    const previous = words[index - 1];
    if (/[.!?;\n]/.test(word.gap)) [requesting, reach] = [false, null];
    if (/:/.test(word.gap)) requesting = true;

    const negation = longestPhraseAt(words, index, negations);
    if (negation > 0) {
      index += negation;
      reach = 0;
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
    const counts = isClear >= isUnclear || ((requesting || named || reach !== null) && standsAlone);
    if (length === 0 || span === null || !counts || taken.some((other) => overlaps(other, span))) {
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
    const isNotNeeded = longestPhraseAt(words, after, notNeeded) > 0;
    if (kind !== undefined) {
      said.delete(kind);
      said.set(kind, {
        wanted: reach === null && !isNotNeeded,
        evidence: prompt.slice(withNoun.start, withNoun.end),
      });
    }
    spans.push(withNoun);
    if (reach !== null) reach = 0;
    index = after;
  }
  const collect = (wanted: boolean): Understood<SectionKind>[] =>
    [...said]
      .filter(([, mention]) => mention.wanted === wanted)
      .map(([value, { evidence }]) => ({ value, evidence }));
  return { wanted: collect(true), unwanted: collect(false), spans, refused };
}
