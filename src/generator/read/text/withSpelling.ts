import type { ReadingLanguage } from '../ReadingLanguage';
import { SHORTEST } from './misspelt';

/** A prompt with fewer words that nobody knows was not typed in haste: one may be the name. */
const FEWEST_UNKNOWN = 2;
/** Of a longer prompt only so much is looked through. Characters. */
const LOOKED_THROUGH = 10_000;

/**
 * The language with what it knows of misspellings; where a prompt seems to hold some, also of those of all its common words.
 * Rejects where their chunk cannot be loaded.
 */
export async function withSpelling(
  prompt: string,
  language: ReadingLanguage,
): Promise<ReadingLanguage> {
  const { loadSpelling, correct } = language;
  const unknown = unknownWords(prompt, language);
  if (loadSpelling === undefined || unknown.size < FEWEST_UNKNOWN) return language;
  const meant = await loadSpelling();
  return {
    ...language,
    correct: (word) => correct(word) ?? (unknown.has(word) ? meant(word) : null),
  };
}

/** Words in small letters that are neither ordinary nor places. */
function unknownWords(prompt: string, { lexicon, places }: ReadingLanguage): Set<string> {
  const looked = prompt.slice(0, LOOKED_THROUGH);
  /* "FEILD TRIPS. ADMISION FREE" */
  const isShouted = !/\p{Ll}{2}/u.test(looked);
  const written = (isShouted ? looked.toLowerCase() : looked).match(WORD) ?? [];
  return new Set(
    written.filter(
      (word) =>
        word.length >= SHORTEST &&
        !lexicon.isCommon(word) &&
        !lexicon.isCommon(word.replace(PREFIX, '')) &&
        !places.has(word),
    ),
  );
}

/** "Repointing", "relining" */
const PREFIX = /^(?:re|un|pre|non|over|under|out|multi|micro)/;

/** A word in small letters that is no part of an address, a code or a hyphenated word. */
const WORD = /(?<![\p{L}\p{N}@.#/_’'-])[a-z]+(?![\p{L}\p{N}@#/_’'-]|\.\p{L})/gu;
