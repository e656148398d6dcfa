import type { LanguagePack } from '../languages/LanguagePack';
import { overlaps, type Reading, type Span, type Word } from './readPrompt';

/** More dates than these are a calendar, which belongs in no prompt. */
const MOST_DATES = 12;
const NUMERIC =
  /(?<![\p{L}\p{N}./-])(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./](?:19|20)\d{2}|(?:19|20)\d{2}年\d{1,2}月\d{1,2}日)(?![\p{L}\p{N}/-]|\.\d)/gu;
const DAY = /^(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|º|ª|er|re|°)?(?:-(?:0?[1-9]|[12]\d|3[01]))?$/;
const YEAR = /^(?:19|20)\d\d$/;

const beside = (word: Word | undefined, gap: RegExp): word is Word =>
  word !== undefined && gap.test(word.gap);

/** How many words a date has that begins at one: day, month and year in the language's order; 0 when none does. */
function dateAt(
  words: readonly Word[],
  from: number,
  months: ReadonlySet<string>,
  links: ReadonlySet<string>,
  and: ReadonlySet<string>,
): number {
  const first = words[from];
  if (first === undefined) return 0;
  const isMonth = (word: Word | undefined): boolean => months.has(word?.lower ?? '');
  const isDay = (word: Word | undefined): boolean => DAY.test(word?.lower ?? '');
  const linked = (at: number): number =>
    links.has(words[at]?.lower ?? '') && beside(words[at], /^ $/) ? at + 1 : at;
  let end = 0;
  if (isDay(first)) {
    let at = from + 1;
    const isRange = beside(words[at], /^ ?[–—/-] ?$/) && isDay(words[at]);
    const isPair =
      and.has(words[at]?.lower ?? '') && isDay(words[at + 1]) && beside(words[at + 1], /^ $/);
    if (isRange) at += 1;
    else if (isPair) at += 2;
    at = linked(at);
    if (isMonth(words[at]) && beside(words[at], /^[.º°]? ?$/)) end = at + 1;
  } else if (isMonth(first)) {
    let at = linked(from + 1);
    if (beside(words[at], /^\.? $/) && isDay(words[at])) {
      at += 1;
      if (beside(words[at], /^[–-]$/) && isDay(words[at])) at += 1;
      end = at;
    } else if (beside(words[at], /^\.? $/) && YEAR.test(words[at]?.text ?? '')) {
      return at + 1 - from;
    }
  }
  if (end === 0) return 0;
  const year = linked(end);
  const hasYear = beside(words[year], /^[.,]? ?$/) && YEAR.test(words[year]?.text ?? '');
  return (hasYear ? year + 1 : end) - from;
}

/** Dates as the prompt writes them, in its order: "12 May 2026", "14 de junio", "2026-05-12". */
export function findDates(
  { text, words }: Reading,
  { lexicon }: LanguagePack,
  taken: readonly Span[],
): Span[] {
  const found: Span[] = [];
  const add = (span: Span): void => {
    if (![...taken, ...found].some((other) => overlaps(other, span))) found.push(span);
  };
  for (const match of [...text.matchAll(NUMERIC)].slice(0, MOST_DATES)) {
    add({ start: match.index, end: match.index + match[0].length });
  }
  const { circumstances } = lexicon;
  if (circumstances !== undefined) {
    for (let index = 0; index < words.length && found.length < MOST_DATES * 2;) {
      const length = dateAt(
        words,
        index,
        circumstances.months,
        circumstances.dateLinks,
        lexicon.and,
      );
      const first = words[index];
      const last = words[index + length - 1];
      if (length > 0 && first !== undefined && last !== undefined) {
        add({ start: first.start, end: last.end });
      }
      index += Math.max(length, 1);
    }
  }
  return found.sort((left, right) => left.start - right.start).slice(0, MOST_DATES);
}
