import type { Grammar } from '../LanguagePack';
import { spelling } from './spelling';

export const grammar: Grammar = {
  spelling,
  list(items) {
    if (items.length < 2) return items.join('');
    const last = items[items.length - 1] ?? '';
    return items.some((item) => item.includes(' और '))
      ? items.join(', ')
      : `${items.slice(0, -1).join(', ')} और ${last}`;
  },
  inPlace: ({ value }) => `${value} में`,
  descriptiveTitle: (noun, inPlace) => (inPlace === null ? noun : `${inPlace} ${noun}`),
};
