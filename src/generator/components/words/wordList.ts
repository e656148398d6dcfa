import { stemOf } from '../understand/tokens';

/** The words of a comma or space separated list, as they are compared. */
export function wordList(words: string): ReadonlySet<string> {
  return new Set(words.split(/[\s,]+/u).flatMap((word) => (word === '' ? [] : [stemOf(word)])));
}

/** The phrases of a comma separated list, in alternatives of a pattern, longest first. */
export function phrasePattern(phrases: string): string {
  return phrases
    .split(/\s*,\s*/u)
    .filter((phrase) => phrase !== '')
    .sort((one, other) => other.length - one.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/\s+/gu, '\\s+'))
    .join('|');
}
