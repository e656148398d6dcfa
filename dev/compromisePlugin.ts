import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

import { OMITTED } from '../src/generator/languages/en/tagger.ts';

const LEXICON = '/compromise/src/2-two/preTagger/model/lexicon/_data.js';
const UNPACKER = '\0unpack';
/** What it can also find out of words and texts, and does when it is asked alone. */
const UNUSED =
  /\/preTagger\/compute\/(?:root|penn)\.js$|\/tokenize\/compute\/(?:freq|offset|wordCount)\.js$/;

/** What tags words, out of all that `compromise/two` can do with them; in its order, which is that of its steps. */
const TAGGER = `
import nlp from './nlp.js';
import change from './1-one/change/compute/index.js';
import match from './1-one/match/methods/index.js';
import pointers from './1-one/pointers/methods/index.js';
import tag from './1-one/tag/methods/index.js';
import tagLibrary from './1-one/tag/lib.js';
import contractions from './1-one/contraction-one/plugin.js';
import tokenize from './1-one/tokenize/plugin.js';
import freeze from './1-one/freeze/compute.js';
import cache from './1-one/cache/plugin.js';
import lexicon from './1-one/lexicon/plugin.js';
import sweep from './1-one/sweep/plugin.js';
import preTagger from './2-two/preTagger/plugin.js';
import contractionTwo from './2-two/contraction-two/compute/index.js';
import postTagger from './2-two/postTagger/compute/index.js';
import postModel from './2-two/postTagger/model/index.js';

export default nlp.plugin([
  { compute: change },
  { methods: match },
  { methods: pointers },
  { model: { one: { tagSet: {} } }, methods: tag, lib: tagLibrary },
  contractions,
  tokenize,
  {
    compute: freeze,
    hooks: ['freeze'],
    api: (View) => {
      View.prototype.unfreeze = function () {
        return this.compute('unfreeze');
      };
    },
  },
  cache,
  lexicon,
  sweep,
  preTagger,
  { compute: contractionTwo, hooks: ['contractionTwo'] },
  { compute: postTagger, model: postModel, hooks: ['postTagger'] },
]);
`;

/** A module as Node has it. */
const load = (path: string): Promise<unknown> =>
  import(/* @vite-ignore */ pathToFileURL(path).href);

/** Sorted words, of which each says in a capital how many letters it shares with the one before it. */
function packed(words: readonly string[]): string {
  let last = '';
  return [...words]
    .sort()
    .map((word) => {
      let shared = 0;
      while (shared < 25 && shared < word.length && word[shared] === last[shared]) shared += 1;
      last = word;
      return String.fromCharCode(65 + shared) + word.slice(shared);
    })
    .join('');
}

const UNPACK = `
export function unpack(packed) {
  const words = {};
  let last = '';
  for (const [, shared, rest] of packed.matchAll(/([A-Z])([^A-Z]*)/g)) {
    last = last.slice(0, shared.charCodeAt(0) - 65) + rest;
    words[last] = true;
  }
  return words;
}
`;

/**
 * Builds `compromise/two` with what tags words alone, and the lists of its lexicon that we use in a form that compresses better. Tags are the same
 * (`tests/dev/compromisePlugin.test.ts`). Development and tests use the package as it is.
 */
export function compromisePlugin(): Plugin {
  return {
    name: 'compromise',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === 'efrt' && importer?.includes('/compromise/src/') === true ? UNPACKER : null,
    async load(id) {
      const path = id.replaceAll('\\', '/');
      if (id === UNPACKER) return UNPACK;
      if (path.endsWith('/compromise/src/two.js')) return TAGGER;
      if (UNUSED.test(path)) return 'export default () => {};';
      if (!path.endsWith(LEXICON)) return null;
      const library = await this.resolve('efrt', id, { skipSelf: true });
      if (library === null) return null;
      const { unpack } = (await load(library.id)) as { unpack: (words: string) => object };
      const { default: lexicon } = (await load(id)) as { default: Record<string, string> };
      const lists = Object.entries(lexicon)
        .filter(([tag]) => !OMITTED.includes(tag))
        .map(([tag, words]) => [tag, packed(Object.keys(unpack(words)))]);
      return `export default ${JSON.stringify(Object.fromEntries(lists))};`;
    },
    /** Why a rule tags what it tags is printed in debugging alone. */
    transform: (code, id) =>
      /\/compromise\/src\/2-two\/(?:postTagger|preTagger)\/model\//.test(id.replaceAll('\\', '/'))
        ? code.replace(/,?\s*\b(?:reason|desc): (['"`])[^\n]*?\1/g, '')
        : null,
  };
}
