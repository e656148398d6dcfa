import type { Lexicon } from '../languages/LanguagePack';
import { spoken } from '../languages/spoken';
import type { Understood } from '../types';
import {
  indexPhrases,
  longestPhraseAt,
  understoodAt,
  type PhraseIndex,
  type Reading,
  type Span,
  type Word,
} from './readPrompt';

export const isUpper = (word: Word | undefined): word is Word =>
  word !== undefined && /^[\p{Lu}\p{Lo}]/u.test(word.text);

interface Gazetteer {
  index: PhraseIndex;
  proper: ReadonlyMap<string, string>;
}

const gazetteers = new WeakMap<Lexicon, Gazetteer>();

/** The places that a language knows, as they are compared and as they are written. */
export function gazetteerOf(lexicon: Lexicon): Gazetteer {
  const known = gazetteers.get(lexicon);
  if (known !== undefined) return known;
  const proper = new Map<string, string>();
  for (const place of lexicon.knownPlaces) {
    const form = spoken(place, lexicon.spelling);
    if (!proper.has(form)) proper.set(form, place);
  }
  const built = { proper, index: indexPhrases([...proper.keys()]) };
  gazetteers.set(lexicon, built);
  return built;
}

/** How many capitalised words from `from` may name a place. */
export function capitalisedPlace(words: readonly Word[], from: number, lexicon: Lexicon): number {
  if (!isUpper(words[from])) return 0;
  let length = 1;
  for (;;) {
    const last = words[from + length - 1] as Word;
    const next = words[from + length];
    if (next === undefined || length > 5) return length;
    const dotted = /^\. ?$/.test(next.gap) && lexicon.abbreviations.has(last.lower);
    if (isUpper(next) && (/^ $/.test(next.gap) || dotted)) {
      length += 1;
      continue;
    }
    const after = words[from + length + 1];
    const bridges =
      lexicon.placeConnectors.has(next.lower) &&
      !['in', 'on', 'and'].includes(next.lower) &&
      /^ $/.test(next.gap) &&
      isUpper(after) &&
      /^ $/.test(after.gap);
    if (!bridges) return length;
    length += 2;
  }
}

/** How many words from `from` name a place, region after a comma included; 0 when they do not. */
export function placeAt(
  reading: Reading,
  from: number,
  lexicon: Lexicon,
): { skip: number; length: number } {
  const { words, capitalsTell } = reading;
  const { index } = gazetteerOf(lexicon);
  const known = (at: number): number => longestPhraseAt(words, at, index);
  let at = from;
  const first = words[at];
  if (first === undefined || !/^[ ]*$/.test(first.gap)) return { skip: 0, length: 0 };
  const mayBegin = lexicon.placeArticles.has(first.lower);
  const isNameArticle = mayBegin && /^\p{Lu}\p{Ll}*’?$/u.test(first.text);
  const article = lexicon.articles.has(first.lower) && !isNameArticle;
  if (article && !mayBegin) return { skip: 0, length: 0 };
  if (article || lexicon.bareParts) {
    const partAt = article ? at + 1 : at;
    const isPart =
      lexicon.placeParts.has(words[partAt]?.lower ?? '') &&
      !(
        (lexicon.bareParts || lexicon.adjectivesFollow) &&
        !lexicon.nounsCapitalised &&
        isUpper(words[partAt])
      );
    if (isPart && lexicon.partJoiners.has(words[partAt + 1]?.lower ?? '')) {
      at = partAt + 2;
      if (lexicon.placeArticles.has(words[at]?.lower ?? '') && !isUpper(words[at])) at += 1;
    }
  }
  const start = at;
  while (
    lexicon.articles.has(words[at]?.lower ?? '') ||
    lexicon.placeQualifiers.has(words[at]?.lower ?? '')
  ) {
    if (at - start > 1) break;
    at += 1;
  }
  const upper = capitalsTell ? capitalisedPlace(words, at, lexicon) : 0;
  let core = Math.max(upper, known(at));
  if (known(start) > 0) {
    at = start;
    core = Math.max(core, known(start));
  }
  const head = words[at];
  if (core === 0 || head === undefined) return { skip: 0, length: 0 };
  if (known(at) === 0 && lexicon.notPlaces.has(head.lower)) return { skip: 0, length: 0 };
  let length = at + core - start;
  const region = words[start + length];
  if (region !== undefined && /^, ?$/.test(region.gap)) {
    const more = known(start + length);
    if (more > 0) length += more;
    else if (/^[A-Z]{2}$/.test(region.text)) length += 1;
  }
  return { skip: start - from, length };
}

/** A place as it is written, in small letters too. */
export function understoodPlace(
  reading: Reading,
  span: Span,
  lexicon: Lexicon,
): Understood<string> & Span {
  const { value, evidence } = understoodAt(reading, span);
  return {
    ...span,
    evidence,
    value: gazetteerOf(lexicon).proper.get(spoken(value, lexicon.spelling)) ?? value,
  };
}
