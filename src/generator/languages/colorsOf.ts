import { lexicon as english } from './en/lexicon';

/** Color values by a language's own words, from a table that gives the English name for each. */
export const colorsOf = (names: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(names).flatMap(([word, name]) => {
      const value = english.colors[name];
      return value === undefined ? [] : [[word, value]];
    }),
  );
