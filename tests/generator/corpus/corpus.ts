import * as v from 'valibot';
import { corpusRow } from './CorpusRow';

/** Prompts by many authors, in many manners, with what must come of them. Throws where a row is not as the schema says. */
export const CORPUS = Object.values(
  import.meta.glob<unknown>('./prompts/*.json', { eager: true, import: 'default' }),
).flatMap((rows) => v.parse(v.array(corpusRow), rows));
