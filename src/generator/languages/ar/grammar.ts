import type { Grammar } from '../LanguagePack';
import { attached, spelling } from './spelling';

export const grammar: Grammar = {
  spelling,
  cutter: attached,
  tag(words) {
    /* "الأوفر": what has its article is no verb */
    for (const word of words)
      if (word.tag === 'verb' && /^ال\p{L}{2}/u.test(word.text)) word.tag = 'noun';
  },
  list(items) {
    if (items.length < 2) return items.join('');
    /* "و" is written to its word; before another script it stands apart by a mark. */
    const and = (item: string) => `${/^\p{Script=Arabic}/u.test(item) ? 'و' : 'وـ'}${item}`;
    return [items[0], ...items.slice(1).map(and)].join(' ');
  },
  inPlace: ({ value }) => `في ${value}`,
  descriptiveTitle: (noun, inPlace) => (inPlace === null ? noun : `${noun} ${inPlace}`),
};
