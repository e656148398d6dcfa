import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import type { ReadingWords } from '../../../src/generator/languages/wordsSchema';

const LANGUAGES = 'src/generator/languages';
const READER = 'src/generator/read';

/** Every name that the reader may ask a language for: what stands in single quotes in its code. */
const asked = new Set(
  [
    join(LANGUAGES, 'language.ts'),
    ...readdirSync(READER, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => join(READER, path)),
  ].flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
  ),
);

/** `keys…` lists are read by their beginning (`Lexicon.isKey`). */
const isListRead = (name: string): boolean => name.startsWith('keys') || asked.has(name);

const languages = readdirSync(LANGUAGES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe.each(languages)('what a prompt is read by in %s', (language) => {
  const path = join(LANGUAGES, language, 'reading.yaml');
  const { classes, lists, frames } = parse(readFileSync(path, 'utf8')) as ReadingWords;

  it('has no class that neither a frame nor the reader asks for', () => {
    const framed = new Set(
      Object.values(frames)
        .flat()
        .join(' ')
        .match(/(?<=@)[\w-]+/g),
    );
    const dead = Object.keys(classes).filter((name) => !framed.has(name) && !asked.has(name));
    expect(dead).toEqual([]);
  });

  it('has no list that the reader does not ask for', () => {
    expect(Object.keys(lists).filter((name) => !isListRead(name))).toEqual([]);
  });
});
