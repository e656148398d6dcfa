import nlp from 'compromise/two';

/**
 * Lists of its lexicon that tell nothing of a small business: firms, teams, people that everybody knows, and last names, which a
 * capital tells as well. The build leaves them out.
 */
export const OMITTED: readonly string[] = ['LastName', 'Organization', 'Person', 'SportsTeam'];

/** Its words, each with its tag. */
export const { lexicon } = (nlp.model() as { one: { lexicon: Record<string, unknown> } }).one;

for (const [word, tag] of Object.entries(lexicon))
  if (OMITTED.includes(String(tag))) Reflect.deleteProperty(lexicon, word);
// Without the last names these are what their stems make them.
Object.assign(lexicon, { brooks: 'Plural', fuller: 'Comparative' });

export { nlp };
