import * as v from 'valibot';

import { isLanguage } from './languages/languages';

/** No text of a site is longer. */
export const text = v.pipe(v.string(), v.maxLength(200_000));
export const languageId = v.pipe(
  v.string(),
  v.check(isLanguage, 'The generator does not write this language.'),
);

/** Something understood, with the words of the prompt it came from. */
export const understood = v.object({ value: text, evidence: text });
export const known = v.nullable(understood);
