import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import * as v from 'valibot';
import { parse } from 'yaml';

import { wordsSchemaOf } from '../src/generator/languages/wordsSchema.ts';

/**
 * Makes the words of the generator importable: a `.yaml` file below `src/generator` is its data, checked while building. A
 * refusal names the file and the place in it.
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
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(data))});`;
    },
  };
}

/** The data of a file of words. Throws where it does not have the shape that its name asks for. */
export function readWords(path: string, text: string): unknown {
  const found = v.safeParse(wordsSchemaOf(path), parse(text));
  if (found.success) return found.output;
  const [issue] = found.issues;
  throw new Error(`${path}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}
