import { lexicon } from './tagger.ts';

/** Of these tags no word is a name. */
const TAGS: ReadonlySet<unknown> = new Set(['Infinitive', 'Adjective', 'Singular', 'Actor']);

/** Whether the tagger itself knows a word for an ordinary one, so that no list needs to have it. */
export const isTaggerWord = (word: string): boolean =>
  Object.hasOwn(lexicon, word) && TAGS.has(lexicon[word]);
