import nlp from 'compromise/two';

/**
 * Lists of its lexicon that tell nothing of a small business: firms, teams, people that everybody knows, smileys; last names,
 * cities and regions, which a capital or our own lists tell as well; currencies, which are nouns without it. The build leaves them out.
 */
export const OMITTED: readonly string[] = [
  'City',
  'Currency',
  'Emoticon',
  'LastName',
  'Organization',
  'Person',
  'Region',
  'SportsTeam',
];

/** Its words, each with its tag. */
export const { lexicon } = (nlp.model() as { one: { lexicon: Record<string, unknown> } }).one;

for (const [word, tags] of Object.entries(lexicon))
  if (OMITTED.includes(String([tags].flat()[0]))) Reflect.deleteProperty(lexicon, word);
// Without these lists they are what their stems make them.
Object.assign(lexicon, { brooks: 'Plural', fuller: 'Comparative', pennies: 'Plural' });

export { nlp };
