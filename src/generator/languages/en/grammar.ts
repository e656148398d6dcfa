import type { Grammar } from '../LanguagePack';

const silentH = /^(hour|honest|heir|honou?r)/i;
const consonantSound = /^(uni([^nm]|$)|use|usu|eu|one\b|once\b|u[a-z]-)/i;
const spelledOut = /^[AEFHILMNORSX][A-Z0-9]*\b/;

/** "a" or "an", by sound. */
export function article(noun: string): string {
  if (/^[A-Z]{2,}\b/.test(noun)) return spelledOut.test(noun) ? 'an' : 'a';
  if (silentH.test(noun)) return 'an';
  if (consonantSound.test(noun)) return 'a';
  return /^[aeiou]/i.test(noun) ? 'an' : 'a';
}

export const grammar: Grammar = {
  list(items) {
    if (items.length < 2) return items.join('');
    const last = items[items.length - 1] ?? '';
    const rest = items.slice(0, -1);
    const joined = `${rest.join(', ')} and ${last}`;
    return rest.some((item) => item.includes(' and ')) || last.includes(' and ')
      ? [...rest, last].join(', ')
      : joined;
  },
  withArticle: (noun) => `${article(noun)} ${noun}`,
  inPlace: ({ value }) => `in ${value}`,
  descriptiveTitle(noun, inPlace) {
    const title = noun.charAt(0).toUpperCase() + noun.slice(1);
    return inPlace === null ? title : `${title} ${inPlace}`;
  },
};
