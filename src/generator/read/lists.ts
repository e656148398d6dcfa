import type { Lexicon } from './lexicon';
import type { Range } from './segments';
import type { Word } from './words';

const SEPARATOR = /[,;|•·+\n]|\s[/–—]\s|(?<=\S)\/(?=\S)|\s-\s/;

/** The members of a list: what commas, bars and the last "and" part; words in `apart` belong to no member. */
export function listMembers(
  words: readonly Word[],
  { from, to }: Range,
  lexicon: Lexicon,
  apart: (at: number) => boolean = () => false,
): Range[] {
  const commas: number[] = [];
  for (let at = from + 1; at < to; at += 1) if (SEPARATOR.test(words[at]?.gap ?? '')) commas.push(at);
  const isOxford = commas.some((at) => words[at]?.tag === 'and');
  const joins: number[] = [];
  for (let at = from + 1; at < to - 1; at += 1) {
    const word = words[at] as Word;
    if (word.tag === 'and' && !isPair(words, at, lexicon)) joins.push(at);
  }
  const last = joins.at(-1);
  const isJoin = (at: number): boolean => {
    if (words[at]?.tag !== 'and' || !joins.includes(at)) return false;
    if (commas.includes(at)) return true;
    if (isOxford) return false;
    if (commas.length > 0) return at === last && at > (commas.at(-1) ?? 0);
    return true;
  };
  const members: Range[] = [];
  let start = from;
  const close = (end: number): void => {
    let [first, behind] = [start, end];
    while (first < behind && (words[first]?.tag === 'and' || apart(first))) first += 1;
    while (behind > first && (words[behind - 1]?.tag === 'and' || apart(behind - 1))) behind -= 1;
    if (behind > first) members.push({ from: first, to: behind });
  };
  for (let at = from + 1; at < to; at += 1) {
    if (SEPARATOR.test(words[at]?.gap ?? '') || isJoin(at) || (apart(at) && !apart(at - 1))) {
      close(at);
      start = at;
    }
  }
  close(to);
  return members;
}

function isPair(words: readonly Word[], at: number, { pairs }: Lexicon): boolean {
  const joint = `${words[at]?.lower ?? ''} ${words[at + 1]?.lower ?? ''}`;
  return pairs.has(`${words[at - 1]?.lower ?? ''} ${joint}`);
}
