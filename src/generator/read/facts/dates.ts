import type { Lexicon } from '../text/lexicon';
import type { Span, Word } from '../text/words';
import { MOST_EACH } from './limits';

const NUMERIC_DATE =
  /(?<![\p{L}\p{N}./-])(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./](?:(?:19|20)\d{2}|\d{2})|(?:(?:19|20)\d{2}年)?\d{1,2}月(?:\d{1,2}日)?)(?![\p{L}\p{N}/-]|\.\d)/gu;
const DAY =
  /^(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|º|ª|er|re|°)?(?:[-–](?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?)?$/;
const YEAR = /^(?:19|20)\d\d$/;

const beside = (word: Word | undefined, gap: RegExp): word is Word =>
  word !== undefined && gap.test(word.gap);

/** How many words a date has that begins at one: day, month and year in the language's order; 0 when none does. */
export function dateAt(words: readonly Word[], from: number, lexicon: Lexicon): number {
  const isMonth = (word: Word | undefined): boolean => lexicon.has('months', word?.lower ?? '');
  const isDay = (word: Word | undefined): boolean => DAY.test(word?.lower ?? '');
  const isWeekday = (word: Word | undefined): boolean => lexicon.has('days', word?.lower ?? '');
  const linked = (at: number): number =>
    lexicon.has('dateLinks', words[at]?.lower ?? '') && beside(words[at], /^ $/) ? at + 1 : at;
  let start = from;
  if (
    isWeekday(words[from]) &&
    (isDay(words[linked(from + 1)]) || isMonth(words[from + 1])) &&
    beside(words[from + 1], /^,? $/)
  )
    start = linked(from + 1);
  let end = 0;
  if (isDay(words[start])) {
    let at = start + 1;
    while (isDay(words[at]) && beside(words[at], /^(?: ?[–—/&-] ?|, ?)$/)) at += 1;
    const isJoined =
      lexicon.tags.get(words[at]?.lower ?? '') === 'and' ||
      lexicon.has('rangeLinks', words[at]?.lower ?? '');
    if (isJoined && isDay(words[at + 1]) && beside(words[at + 1], /^ $/)) at += 2;
    at = linked(at);
    if (isMonth(words[at]) && beside(words[at], /^[.º°]? ?$/)) end = at + 1;
  } else if (isMonth(words[start])) {
    let at = linked(start + 1);
    if (beside(words[at], /^\.? $/) && isDay(words[at])) {
      at += 1;
      while (beside(words[at], /^ ?[–&-] ?$/) && isDay(words[at])) at += 1;
      end = at;
    } else if (beside(words[at], /^\.? $/) && YEAR.test(words[at]?.text ?? ''))
      return at + 1 - from;
  }
  if (end === 0) return 0;
  const year = linked(end);
  return (
    (beside(words[year], /^[.,]? ?$/) && YEAR.test(words[year]?.text ?? '') ? year + 1 : end) - from
  );
}

/** Dates in figures, and in words of the language. */
export function dates(text: string, words: readonly Word[], lexicon: Lexicon): Span[] {
  const found: Span[] = [...text.matchAll(NUMERIC_DATE)]
    .slice(0, MOST_EACH)
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  for (let at = 0; at < words.length;) {
    const length = dateAt(words, at, lexicon);
    const [first, last] = [words[at], words[at + length - 1]];
    if (length > 0 && first !== undefined && last !== undefined)
      found.push({ start: first.start, end: last.end });
    at += Math.max(1, length);
  }
  return found;
}
