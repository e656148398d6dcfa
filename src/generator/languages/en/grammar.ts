import { spelling } from './spelling';
import { isCommonEnglish, tagEnglish } from './tag';
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

/** Whether a phrase means several things or something that is not counted: "driving lessons", "boat charter" is one. */
function isMany(phrase: string): boolean {
  const head =
    phrase.split(/ (?:of|about|for|on|through|between|with|against|from|to|into) /)[0] ?? phrase;
  const noun = head.split(' ').at(-1)?.toLowerCase() ?? '';
  return (
    (/[^su]s$/.test(noun) && !/(?:ss|us|is|news)$/.test(noun)) ||
    /(?:ing|people|children|furniture|honey|software|music|equipment|art|work|advice|care)$/.test(
      noun,
    )
  );
}

export const grammar: Grammar = {
  spelling,
  tag: tagEnglish,
  isCommon: isCommonEnglish,
  list(items) {
    if (items.length < 2) return items.join('');
    const last = items[items.length - 1] ?? '';
    const rest = items.slice(0, -1);
    const joined = `${rest.join(', ')} and ${last}`;
    return rest.some((item) => item.includes(' and ')) || last.includes(' and ')
      ? [...rest, last].join(', ')
      : joined;
  },
  withArticle: (phrase) => (isMany(phrase) ? null : `${article(phrase)} ${phrase}`),
  plural: (noun) =>
    /[^aeiou]y$/i.test(noun)
      ? `${noun.slice(0, -1)}ies`
      : /(?:s|x|z|ch|sh)$/i.test(noun)
        ? `${noun}es`
        : `${noun}s`,
  inPlace: ({ value }) => `in ${value}`,
  descriptiveTitle(noun, inPlace) {
    const title = noun.charAt(0).toUpperCase() + noun.slice(1);
    return inPlace === null ? title : `${title} ${inPlace}`;
  },
};
