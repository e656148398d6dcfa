import * as v from 'valibot';

import { isLanguage } from './languages/languages';

/** Most of what a site may have wherever one is read; a prompt of any length gives less. */
export const MOST = {
  /** Characters of a prompt. */
  prompt: 200_000,
  /** Characters of any other text. */
  text: 20_000,
  sections: 80,
  items: 400,
  /** Paragraphs, actions, fields and the like of one section. */
  parts: 60,
  /** Parts of a prompt, and what it asks for. */
  passages: 4_000,
  /** Texts that a person wrote over those of the site. */
  ownTexts: 4_000,
} as const;

export const text = v.pipe(v.string(), v.maxLength(MOST.text));
export const prompt = v.pipe(v.string(), v.maxLength(MOST.prompt));
export const languageId = v.pipe(
  v.string(),
  v.check(isLanguage, 'The generator does not write this language.'),
);

/** A list that is counted before any of it is read. */
export const listOf = <T extends v.GenericSchema>(item: T, most: number) =>
  v.pipe(v.array(v.unknown()), v.maxLength(most), v.array(item));

/** A record that is counted before any of it is read. */
export const recordOf = <K extends v.GenericSchema<string, string>, T extends v.GenericSchema>(
  key: K,
  value: T,
  most: number,
) => v.pipe(v.record(v.string(), v.unknown()), v.maxEntries(most), v.record(key, value));

/** Addresses of social profiles. */
export const profiles = listOf(v.pipe(text, v.startsWith('https://')), MOST.parts);

/** Something understood, with the words of the prompt it came from. */
export const understood = v.object({ value: text, evidence: text });
export const known = v.nullable(understood);
