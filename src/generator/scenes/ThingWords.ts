import type { PictureWords } from '../languages/wordsSchema';
import type { ThingName } from './things';

/** The words of every thing in one language. */
export interface ThingWords {
  /**
   * In one line, parted by `|`: what a thing is called in an alternative text; what names it wherever it stands; what reveals
   * it in a title only where the trade works with it, such as "cuts" at a salon. Words and phrases are in lower case and
   * parted by commas.
   */
  things: Readonly<Record<ThingName, string>>;
  /** Words above that are too wide to name a thing in a title: they count there as those after the second `|` do. */
  wide: string;
  /** What a word may end with beside its listed form. */
  endings: readonly string[];
  /** What may stand before a word without a blank, such as the Arabic article. */
  prefixes?: readonly string[];
  /** Words after which something is only added: "and", "with", "for". */
  joins: string;
  /** Which of several nouns says what it is: the last in "apple pie", the first in "tarta de queso". */
  head: 'first' | 'last';
  /** `atEnd`: compounds end in their noun, as in German; `anywhere`: no blanks part the words. */
  isJoined?: 'atEnd' | 'anywhere';
}

const listed = (part: string | undefined): string[] =>
  (part ?? '').split(',').flatMap((word) => word.trim() || []);

/** The parts of a thing's line. */
export function thingEntry(line: string): { name: string; words: string[]; hints: string[] } {
  const [name = '', words, hints] = line.split('|');
  return { name: name.trim(), words: listed(words), hints: listed(hints) };
}

/** The words of things as a language's `pictures.yaml` has them. */
export const thingWordsOf = ({ words, things }: PictureWords): ThingWords => ({
  ...words,
  endings: listed(words.endings),
  prefixes: words.prefixes === undefined ? undefined : listed(words.prefixes),
  things: things as ThingWords['things'],
});
