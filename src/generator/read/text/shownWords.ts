import { capitalized } from '../../../../machines/text';
import type { Understood } from '../../types';
import type { Phrase } from '../draft';
import type { Lexicon } from './lexicon';
import { tidy } from './words';

/** Words as they are shown: what stands between them as in the prompt, without quotation marks around them. */
export function wordsOf(phrase: Phrase, prompt: string): string {
  const text = phrase
    .map(({ text: read, gap, at, start, end }, index) => {
      const word = /\d/.test(read) ? prompt.slice(start, end) : read;
      const before = phrase[index - 1];
      if (before === undefined) return word;
      const isNext = before.at === at - 1 && !/[()[\]\n]/.test(gap);
      return `${isNext ? prompt.slice(before.end, start) : gap}${word}`;
    })
    .join('');
  const bare = tidy(text.replace(/\s*\(\s*\)\s*/g, ' '))
    .replace(/\s+,/g, ',')
    .replace(/^["'“”„«»‘’「『\s]+|^[\s(]+(?![^(]*\))|["“”„«»」』)\s]+$/g, '')
    .replace(/\([^)]*$/, '$&)');
  return (bare.match(/["“”„«»]/g)?.length ?? 0) % 2 === 0 ? bare : bare.replace(/["“”„«»]/g, '');
}

/** With the percent sign behind it. */
export function amountOf(
  { value, evidence }: Understood<string>,
  prompt: string,
  words: Phrase,
): Understood<string> {
  const end = words.at(-1)?.end ?? 0;
  return prompt.charAt(end) === '%'
    ? { value: `${value}%`, evidence: `${evidence}%` }
    : { value, evidence };
}

/** A name typed without capitals as it is written: "las cruces" as "Las Cruces", "stoke-on-trent" as "Stoke-on-Trent". */
export function withCapitals(named: Understood<string>, { tags }: Lexicon): Understood<string> {
  const { value } = named;
  if (/\p{Lu}|\p{L}\.\p{L}/u.test(value)) return named;
  const spelled = value.replace(/\p{L}[\p{L}\p{M}'’]*/gu, (word, at: number) =>
    at > 0 && SMALL.has(tags.get(word) ?? '') ? word : capitalized(word),
  );
  return { ...named, value: spelled };
}

const SMALL: ReadonlySet<string> = new Set(['preposition', 'article', 'and', 'particle']);
