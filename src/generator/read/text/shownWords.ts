import type { Understood } from '../../types';
import type { Phrase } from '../draft';
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
