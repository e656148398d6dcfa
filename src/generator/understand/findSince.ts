import type { LanguagePack } from '../languages/LanguagePack';
import { indexPhrases, longestPhraseAt, overlaps, type Reading, type Span } from './readPrompt';

const YEAR = /^(?:1[5-9]|20)\d\d$/;
const NONE: readonly string[] = [];

/** The year since which there is the business, as in "since 1987"; null when the prompt gives none. */
export function findSince(
  { words, prompt }: Reading,
  { lexicon }: LanguagePack,
  taken: readonly Span[],
): (Span & { year: string; evidence: string }) | null {
  const markers = indexPhrases(lexicon.circumstances?.sinceMarkers ?? NONE);
  for (const [index, word] of words.entries()) {
    const length = longestPhraseAt(words, index, markers);
    const year = words[index + length];
    if (length === 0 || year === undefined) continue;
    const span = { start: word.start, end: year.end };
    const isYear = YEAR.test(year.text) && /^\.? ?$/.test(year.gap);
    if (!isYear || taken.some((other) => overlaps(other, span))) continue;
    return { ...span, year: year.text, evidence: prompt.slice(span.start, span.end) };
  }
  return null;
}
