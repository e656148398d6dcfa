import type { Spelling } from '../spoken';

/** What people type for short, by the word that it stands for. */
const SHORT: Readonly<Record<string, string>> = {
  because: 'becuase bcoz bcos',
  before: 'bfore befor',
  every: 'evry',
  from: 'frm',
  have: 'hav',
  people: 'ppl peeps',
  should: 'shud shuld shld',
  their: 'thier',
  through: 'thru',
  what: 'wat wot wht',
  'what’s': 'wats wots whats',
  when: 'wen',
  where: 'wer whr',
  which: 'wich',
  would: 'wud',
  your: 'ur',
};

const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(SHORT).flatMap(([word, forms]) =>
    forms.split(' ').map((form): [string, string] => [form, word]),
  ),
);

/** English as it is compared: what is typed for short counts as the word that it stands for. */
export const spelling: Spelling = {
  folds: false,
  elisions: new Set(),
  unify: (word) => WORDS.get(word) ?? word,
};
