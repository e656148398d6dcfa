import { capitalized } from '../../../../machines/text';
import type { Grammar } from '../LanguagePack';
import { romanceTagger } from '../romance';
import { spelling } from './spelling';

/** "y" becomes "e" before the sound of "i": "pan e infusiones", yet "agua y hielo". */
const andBefore = (word: string): string => (/^(?:h?[ií](?![aeoáéó])|hy)/i.test(word) ? 'e' : 'y');

export const grammar: Grammar = {
  spelling,
  tag: romanceTagger({
    verb: /.(?:amos|emos|imos)$|..(?:aba|aban|abamos)$/,
    infinitive: /..(?:ar|er|ir)(?:se|me|nos|lo|la|los|las|le|les)?$/,
    leads: /^(?:para|de|a|por|sin|al)$/,
    gerund: /..(?:ando|iendo)(?:se|lo|la)?$/,
    adverb: /..mente$/,
  }),
  list(items) {
    if (items.length < 2) return items.join('');
    const last = items[items.length - 1] ?? '';
    const rest = items.slice(0, -1);
    return items.some((item) => / [ye] /.test(item))
      ? items.join(', ')
      : `${rest.join(', ')} ${andBefore(last)} ${last}`;
  },
  inPlace: ({ value }) => `en ${value}`,
  descriptiveTitle(noun, inPlace) {
    const title = capitalized(noun);
    return inPlace === null ? title : `${title} ${inPlace}`;
  },
};
