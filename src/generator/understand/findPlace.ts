import type { LanguagePack } from '../languages/LanguagePack';
import { tradeVocabulary } from '../trades/tradeVocabulary';
import type { Understood } from '../types';
import { gazetteerOf, isUpper, placeAt, understoodPlace } from './gazetteer';
import { findAfterDate, findAtEnd, isAloneInSmall, isTownBefore } from './placesAlone';
import { placeBefore } from './standingBefore';
import {
  indexPhrases,
  longestPhraseAt,
  overlaps,
  type Reading,
  type Span,
  type Word,
} from './readPrompt';

const LONGEST_PLACE = 40;

/** The place the prompt speaks of, with where it stands; null when none is named. */
export function findPlace(
  reading: Reading,
  pack: LanguagePack,
  taken: readonly Span[],
  name: Span | null,
): (Understood<string> & Span) | null {
  const { lexicon } = pack;
  const { words, capitalsTell } = reading;
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
  const isPlaceWord = (at: number): boolean =>
    longestPhraseAt(words, at, gazetteerOf(lexicon).index) > 0;
  const isTradeWord = ({ lower }: Word): boolean => vocabulary.lookUp(lower) !== null;
  const dated = findAfterDate(reading, lexicon, blocked);
  if (dated !== null) return dated;
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
    const behind = words[index + length];
    const closes = behind === undefined || /^\s*(?:[.,:;!?\n]|[–—|-] )/.test(behind.gap);
    const inList =
      /^\.\s/.test(first.gap) &&
      behind !== undefined &&
      /^,/.test(behind.gap) &&
      longestPhraseAt(words, index + length, gazetteerOf(lexicon).index) > 0;
    const isShouted = !capitalsTell && /^\p{Lu}{2,}$/u.test(first.text);
    const alone =
      isUpper(first) && closes && !inList && (/^(?:$|.*[,.!?\n])/s.test(first.gap) || isShouted);
    const postposed =
      lexicon.placesBefore?.has(next?.lower ?? '') === true ||
      lexicon.placeLinks?.has(next?.lower ?? '') === true ||
      (lexicon.caseless === true &&
        (index === 0 ||
          /[.,\n]/.test(first.gap) ||
          lexicon.clauseStarts?.has(before?.lower ?? '') === true) &&
        (next === undefined || /[.,;!?\n]/.test(next.gap)));
    const small = !capitalsTell && isAloneInSmall(words, index, length, isPlaceWord, isTradeWord);
    if (postposed || besideTrade || afterTrade || alone || small) {
      if (alone && isTownBefore(reading, index, lexicon, blocked))
        span.start = before?.start ?? span.start;
      return understoodPlace(reading, span, lexicon);
    }
  }
  const closing = name === null ? null : findAtEnd(reading, pack, name, blocked);
  if (closing !== null) return understoodPlace(reading, closing, lexicon);
  const isWord = (word: Word): boolean =>
    blocked.some((other) => overlaps(word, other)) ||
    lexicon.notPlaces.has(word.lower) ||
    lexicon.commonWords.has(word.lower) ||
    lexicon.offeringStops.has(word.lower) ||
    vocabulary.lookUp(word.lower) !== null;
  const standing = placeBefore(reading, lexicon, isWord);
  if (standing === null) return null;
  /* "大阪市北区": the ward begins with the city that is known. */
  const city = words.findIndex(({ end }) => end === standing.start);
  const isCity = longestPhraseAt(words, city, gazetteerOf(lexicon).index) === 1;
  const start = isCity ? (words[city]?.start ?? standing.start) : standing.start;
  return understoodPlace(reading, { start, end: standing.end }, lexicon);
}
