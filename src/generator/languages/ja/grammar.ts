import type { Grammar } from '../LanguagePack';
import { cutter } from './cutter';
import { tagJapanese } from './tag';

export const grammar: Grammar = {
  spelling: { folds: false, elisions: new Set() },
  cutter,
  tag: tagJapanese,
  list: (items) => items.join('、'),
  inPlace: ({ value }) => `${value}の`,
  descriptiveTitle: (noun, inPlace) => `${inPlace ?? ''}${noun}`,
  betweenSentences: '',
  /* A Japanese character says about as much as two Latin letters; search results show some 120 at most. */
  descriptionLength: { shortest: 40, longest: 110 },
};
