import type { Spelling } from '../spoken';

/** What people type for short, by the word that it stands for. */
const SHORT: Readonly<Record<string, string>> = {
  about: 'abt',
  because: 'becuase bcoz bcos bcuz',
  business: 'bizness',
  enough: 'enuf',
  before: 'bfore befor',
  every: 'evry',
  from: 'frm',
  have: 'hav',
  people: 'ppl peeps',
  school: 'skool',
  should: 'shud shuld shld',
  their: 'thier',
  though: 'tho',
  through: 'thru',
  what: 'wat wot wht',
  'what’s': 'wats wots whats',
  when: 'wen',
  where: 'wer whr',
  which: 'wich',
  would: 'wud',
  you: 'u',
  your: 'ur',
};

/** Contractions without their apostrophe that are no other word, by where it stands from the end. */
const CONTRACTIONS: readonly (readonly [number, string])[] = [
  [1, 'dont doesnt didnt isnt arent wasnt werent hasnt havent cant couldnt wont wouldnt shouldnt'],
  [1, 'im hes shes theres heres thats wheres whos'],
  [2, 'ive youve weve theyve whove theyre youre theyll youll'],
];

const WORDS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(SHORT).flatMap(([word, forms]) =>
    forms.split(' ').map((form): [string, string] => [form, word]),
  ),
  ...CONTRACTIONS.flatMap(([end, forms]) =>
    forms
      .split(' ')
      .map((form): [string, string] => [form, `${form.slice(0, -end)}’${form.slice(-end)}`]),
  ),
]);

/** English as it is compared: what is typed for short counts as the word that it stands for. */
export const spelling: Spelling = {
  folds: false,
  elisions: new Set(),
  unify: (word) => WORDS.get(word) ?? word,
  isShortened: (word) => WORDS.has(word),
  proper: new Set(['i', 'i’m', 'i’ve', 'i’ll', 'i’d']),
};
