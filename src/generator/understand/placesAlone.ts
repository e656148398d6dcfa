import type { LanguagePack, Lexicon } from '../languages/LanguagePack';
import { tradeVocabulary } from '../trades/tradeVocabulary';
import type { Understood } from '../types';
import { capitalisedPlace, isUpper, understoodPlace } from './gazetteer';
import { overlaps, type Reading, type Span, type Word } from './readPrompt';

const LONGEST_PLACE = 40;

/** A place alone behind a date, as in "Ana & Tom, 12 May 2026, Sintra". */
export function findAfterDate(
  reading: Reading,
  lexicon: Lexicon,
  blocked: readonly Span[],
): (Understood<string> & Span) | null {
  const { words, capitalsTell } = reading;
  const months = lexicon.circumstances?.months;
  if (months === undefined || !capitalsTell) return null;
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const isDated =
      before !== undefined &&
      (months.has(before.lower) ||
        (/^(?:19|20)\d\d$/.test(before.text) && months.has(words[index - 2]?.lower ?? '')));
    if (!isDated || !/^(?:,| [–—|-]) $/.test(word.gap)) continue;
    const length = capitalisedPlace(words, index, lexicon);
    const next = words[index + length];
    const last = words[index + length - 1];
    const closes = next === undefined || /^\s*(?:[.,;!?\n]|[–—|-] )/.test(next.gap);
    const isPlain = lexicon.commonWords.has(word.lower) || lexicon.notPlaces.has(word.lower);
    if (length === 0 || last === undefined || !closes || isPlain) continue;
    const span = { start: word.start, end: last.end };
    if (span.end - span.start > LONGEST_PLACE || blocked.some((other) => overlaps(span, other)))
      continue;
    return understoodPlace(reading, span, lexicon);
  }
  return null;
}

/** Places whose names in small letters are ordinary words. */
const WORDS_TOO = new Set(
  'bath reading cork mobile split orange sandwich buffalo phoenix chester port hull deal rugby sale lincoln victoria florence granada valencia como java china'.split(
    ' ',
  ),
);

/**
 * Whether a known place in small letters stands between commas, alone or before its quarter, as in "nachhilfe, köln ehrenfeld,
 * 25 €"; beside another place it is one of a list.
 */
export function isAloneInSmall(
  words: readonly Word[],
  at: number,
  length: number,
  isPlace: (at: number) => boolean,
  isTrade: (word: Word) => boolean,
): boolean {
  const parts = (word: Word | undefined): boolean =>
    word === undefined || /^\s*[,.;!?\n]/.test(word.gap);
  const first = words[at];
  if (first === undefined || at === 0 || !/^\p{Ll}/u.test(first.text) || !parts(first))
    return false;
  if (length === 1 && (WORDS_TOO.has(first.lower) || first.text.length < 4)) return false;
  const behind = words[at + length];
  const isQuarter =
    behind !== undefined && behind.gap === ' ' && !isTrade(behind) && parts(words[at + length + 1]);
  const next = at + length + (isQuarter ? 1 : 0);
  return (parts(behind) || isQuarter) && !isPlace(next) && !isPlace(at - 1);
}

/** Whether a sentence's only other word before a known place is its town, as in "Rosario, Argentina." */
export function isTownBefore(
  { words, capitalsTell }: Reading,
  at: number,
  lexicon: Lexicon,
  blocked: readonly Span[],
): boolean {
  const town = words[at - 1];
  return (
    town !== undefined &&
    capitalsTell &&
    isUpper(town) &&
    /^, $/.test(words[at]?.gap ?? '') &&
    /^[.!?\n]/.test(town.gap) &&
    !lexicon.commonWords.has(town.lower) &&
    !blocked.some((other) => overlaps(other, town))
  );
}

/** A place at the end of the first sentence behind its name, as in "Estate agent Carla Mendes, Cascais. Villas …" */
export function findAtEnd(
  { words, capitalsTell }: Reading,
  pack: LanguagePack,
  name: Span,
  blocked: readonly Span[],
): Span | null {
  const { lexicon } = pack;
  if (!capitalsTell || lexicon.nounsCapitalised) return null;
  const vocabulary = tradeVocabulary(pack);
  const end = words.findIndex(({ gap }, index) => index > 0 && /[.!?](?:\s|$)|\n/.test(gap));
  const sentence = words.slice(0, end < 0 ? words.length : end);
  const from = sentence.findLastIndex(({ gap }) => /,/.test(gap));
  const commas = sentence.filter(({ gap }) => /,/.test(gap)).length;
  const first = sentence[from];
  const last = sentence[sentence.length - 1];
  const run = sentence.slice(from);
  const isPlace =
    from > 0 &&
    commas < 3 &&
    run.length < 4 &&
    first !== undefined &&
    last !== undefined &&
    name.end <= first.start &&
    run.every(
      (word) =>
        /^\p{Lu}\p{Ll}+$/u.test(word.text) &&
        !lexicon.commonWords.has(word.lower) &&
        !lexicon.notPlaces.has(word.lower) &&
        !lexicon.notOfferings.has(word.lower) &&
        vocabulary.lookUp(word.lower) === null &&
        !blocked.some((other) => overlaps(other, word)),
    ) &&
    run.slice(1).every(({ gap }) => gap === ' ');
  return isPlace ? { start: first.start, end: last.end } : null;
}
