import type { Language } from '../../../src/generator/types';
import { CORPORA } from '../languages/corpora';
import { PROMPTS } from '../prompts';
import { SITE_PROMPTS } from '../sitePrompts';
import type { CorpusRow } from './CorpusRow';
import { de } from './prompts/de';
import { en } from './prompts/en';
import { es } from './prompts/es';
import { fr } from './prompts/fr';
import { it } from './prompts/it';
import { pt } from './prompts/pt';

/** Prompts in many manners, by the language they are written in: short, long, misspelt, shouted, lists, with emoji. */
export const ROWS: Readonly<Partial<Record<Language, readonly CorpusRow[]>>> = {
  en,
  es,
  fr,
  de,
  pt,
  it,
};

/** Every prompt that the generator's tests know, each once. */
export const CORPUS: readonly string[] = [
  ...new Set([
    ...PROMPTS,
    ...SITE_PROMPTS,
    ...Object.values(CORPORA).flatMap(({ cases }) => cases.map(({ prompt }) => prompt)),
    ...Object.values(ROWS).flatMap((rows) => rows.map(([prompt]) => prompt)),
  ]),
];
