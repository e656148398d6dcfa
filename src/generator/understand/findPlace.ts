import type { LanguagePack, Lexicon } from '../languages/LanguagePack';
import { spoken } from '../languages/spoken';
import { tradeVocabulary } from '../trades/tradeVocabulary';
import type { Understood } from '../types';
import {
  indexPhrases,
  longestPhraseAt,
  overlaps,
  understoodAt,
  type PhraseIndex,
  type Reading,
  type Span,
  type Word,
} from './readPrompt';

const LONGEST_PLACE = 40;

const isUpper = (word: Word | undefined): word is Word =>
  word !== undefined && /^[\p{Lu}\p{Lo}]/u.test(word.text);

interface Gazetteer {
  index: PhraseIndex;
  proper: ReadonlyMap<string, string>;
}

const gazetteers = new WeakMap<Lexicon, Gazetteer>();

function gazetteerOf(lexicon: Lexicon): Gazetteer {
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

function capitalisedPlace(words: readonly Word[], from: number, lexicon: Lexicon): number {
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
function placeAt(
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

function understoodPlace(
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

/** The place the prompt speaks of, with where it stands; null when none is named. */
export function findPlace(
  reading: Reading,
  pack: LanguagePack,
  taken: readonly Span[],
  name: Span | null,
): (Understood<string> & Span) | null {
  const { lexicon } = pack;
  const { words } = reading;
  const vocabulary = tradeVocabulary(pack);
  const markers = indexPhrases(lexicon.placeMarkers);
  const blocked = name === null ? taken : [...taken, name];

  const accept = (from: number, marker: number): (Understood<string> & Span) | null => {
    const { skip, length } = placeAt(reading, from, lexicon);
    const first = words[from + skip];
    const last = words[from + skip + length - 1];
    if (length === 0 || first === undefined || last === undefined) return null;
    const span = { start: first.start, end: last.end };
    if (span.end - span.start > LONGEST_PLACE || blocked.some((other) => overlaps(span, other)))
      return null;
    const place = understoodPlace(reading, span, lexicon);
    const preposition = words[marker];
    return lexicon.keepsPreposition && skip === 0 && preposition !== undefined
      ? { ...place, evidence: reading.prompt.slice(preposition.start, span.end) }
      : place;
  };

  for (let index = 0; index < words.length; index += 1) {
    const marker = longestPhraseAt(words, index, markers);
    const found = marker === 0 ? null : accept(index + marker, index + marker - 1);
    if (found !== null) return found;
  }
  for (const [index, word] of words.entries()) {
    if (lexicon.originPrepositions.has(word.lower)) {
      const before = words[index - 1];
      const fits =
        before === undefined ||
        /[,\n(]/.test(word.gap) ||
        lexicon.originMarkers.has(before.lower) ||
        (name !== null && before.end === name.end) ||
        vocabulary.lookUp(before.lower)?.sense != null;
      const found = fits ? accept(index + 1, -1) : null;
      if (found !== null) return found;
    }
    if (lexicon.basedSuffix !== '' && word.lower.endsWith(lexicon.basedSuffix)) {
      const span = { start: word.start, end: word.end - lexicon.basedSuffix.length };
      const before = words[index - 1];
      if (
        before !== undefined &&
        isUpper(before) &&
        /^ $/.test(word.gap) &&
        longestPhraseAt(
          [before, { ...word, lower: word.lower.slice(0, -lexicon.basedSuffix.length) }],
          0,
          gazetteerOf(lexicon).index,
        ) === 2
      ) {
        span.start = before.start;
      }
      const value = reading.text.slice(span.start, span.end);
      const isPlace =
        /^\p{Lu}/u.test(value) || gazetteerOf(lexicon).proper.has(value.toLowerCase());
      if (
        isPlace &&
        !lexicon.notPlaces.has(value.toLowerCase()) &&
        !blocked.some((other) => overlaps(span, other))
      ) {
        return understoodPlace(reading, span, lexicon);
      }
    }
  }
  for (let index = 0; index < words.length; index += 1) {
    const length = longestPhraseAt(words, index, gazetteerOf(lexicon).index);
    const first = words[index];
    const last = words[index + length - 1];
    if (length === 0 || first === undefined || last === undefined) continue;
    const span = { start: first.start, end: last.end };
    if (
      blocked.some((other) => overlaps(span, other)) ||
      first.lower === 'nice' ||
      first.lower === 'turkey'
    )
      continue;
    const next = words[index + length];
    const besideTrade =
      next !== undefined && /^ $/.test(next.gap) && vocabulary.lookUp(next.lower)?.sense != null;
    const before = words[index - 1];
    const afterTrade =
      before !== undefined &&
      /^,? $/.test(first.gap) &&
      (vocabulary.lookUp(before.lower)?.sense != null || before.end === name?.end);
    const alone =
      isUpper(first) &&
      /^(?:$|.*[,\n])/s.test(first.gap) &&
      (next === undefined || /^\s*[.,;!?\n]/.test(next.gap));
    if (besideTrade || afterTrade || alone) return understoodPlace(reading, span, lexicon);
  }
  return null;
}
