import { capitalized } from '../../../../machines/text';
import { spelling } from './spelling';
import { isCommonEnglish, tagEnglish } from './tag';
import type { Grammar } from '../LanguagePack';
import { unpackWords } from '../packedWords';

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

const headOf = (phrase: string): string => {
  const [head = phrase] = phrase.split(
    / (?:of|about|for|on|through|between|with|against|from|to|into) /,
  );
  return head.split(' ').at(-1)?.toLowerCase() ?? '';
};

/** Whether a phrase means what is done: "regeneration of pumps", "shoe repair". */
const isDone = (phrase: string): boolean =>
  /(?:[ts]ion|ment|repair|rental|hire|removal|delivery|day|runs?)$/.test(headOf(phrase));

/** Whether a phrase means several things or something that is not counted: "driving lessons", "boat charter" is one. */
function isMany(phrase: string): boolean {
  const noun = headOf(phrase);
  return (
    (/[^su]s$/.test(noun) && !/(?:ss|us|is|news)$/.test(noun)) ||
    /(?:ing|graphy|people|children|furniture|honey|software|music|equipment|art|work|advice|care)$/.test(
      noun,
    )
  );
}

/** Work with a name of its own. */
const WORK: Readonly<Record<string, string>> = {
  fix: 'repair',
  mend: 'repair',
  photograph: 'photography',
  repair: 'repair',
  restore: 'restoration',
  rescue: 'rescue',
  teach: 'lessons',
  install: 'installation',
};

/** "Sweep" → "sweeping", "tune" → "tuning", "fit" → "fitting". */
const gerundOf = (verb: string): string =>
  /[^aeiouy]e$/.test(verb)
    ? `${verb.slice(0, -1)}ing`
    : /^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb)
      ? `${verb}${verb.at(-1) ?? ''}ing`
      : `${verb}ing`;

/** "Chimneys" → "chimney", "couches" → "couch", "houses" → "house", "knives" → "knife"; "glass" stays. */
const singular = (noun: string): string =>
  noun
    .replace(/ies$/i, 'y')
    .replace(/\b(kni|li|wi)ves$/i, '$1fe')
    .replace(/\b(shel|scar|loa|lea)ves$/i, '$1f')
    .replace(/(ss|x|zz|ch|sh)es$/i, '$1')
    .replace(/([^su])s$/i, '$1');

export const grammar: Grammar = {
  spelling,
  tag: tagEnglish,
  isCommon: isCommonEnglish,
  async commonWords() {
    const { default: packed } = await import('virtual:common-english');
    return unpackWords(packed);
  },
  list(items) {
    if (items.length < 2) return items.join('');
    const last = items[items.length - 1] ?? '';
    const rest = items.slice(0, -1);
    const joined = `${rest.join(', ')} and ${last}`;
    return rest.some((item) => item.includes(' and ')) || last.includes(' and ')
      ? [...rest, last].join(', ')
      : joined;
  },
  workName(verb, things) {
    const base = verb.replace(/(?<=(?:[sxc]h?))es$|(?<=[^s])s$/, '');
    return `${singular(things)} ${WORK[base] ?? gerundOf(base)}`;
  },
  withArticle: (phrase, isKind) =>
    isMany(phrase) || (!isKind && isDone(phrase)) ? null : `${article(phrase)} ${phrase}`,
  plural: (noun) =>
    /[^aeiou]y$/i.test(noun)
      ? `${noun.slice(0, -1)}ies`
      : /(?:s|x|z|ch|sh)$/i.test(noun)
        ? `${noun}es`
        : `${noun}s`,
  inPlace: ({ value }) => `in ${value}`,
  descriptiveTitle(noun, inPlace) {
    const title = capitalized(noun);
    return inPlace === null ? title : `${title} ${inPlace}`;
  },
};
