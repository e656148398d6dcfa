import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

import type { Plugin } from 'vite';
import * as v from 'valibot';
import { parse } from 'yaml';

import {
  isTradeFile,
  type TradeFile,
  wordsSchemaOf,
} from '../src/generator/languages/wordsSchema.ts';

/** What a file of a trade is asked for with, to be loaded apart. */
const SECTIONS = '?sections';

/**
 * Makes the words of the generator importable: a `.yaml` file below `src/generator` is its data, checked while building. A
 * refusal names the file and the place in it. What the sections of a trade say is loaded by their `load`.
 */
export function wordsPlugin(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    async load(id) {
      const [path = ''] = id.split('?');
      if (!path.endsWith('.yaml')) return null;
      this.addWatchFile(path);
      const data = readWords(path, await readFile(path, 'utf8'));
      if (!isTradeFile(path)) return `export default ${literal(data)};`;
      const { sections, ...words } = data as TradeFile;
      if (id.includes(SECTIONS)) return `export default ${literal(sections)};`;
      const load = `load: () => import(${JSON.stringify(`./${basename(path)}${SECTIONS}`)})`;
      const loader = Object.keys(sections).length === 0 ? '' : load;
      return `export default { ...${literal(words)}, sections: { ${loader} } };`;
    },
  };
}

const literal = (data: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;

/** The data of a file of words. Throws where it does not have the shape that its name asks for. */
export function readWords(path: string, text: string): unknown {
  const found = v.safeParse(wordsSchemaOf(path), parse(text));
  if (found.success) return found.output;
  const [issue] = found.issues;
  throw new Error(`${path}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}
