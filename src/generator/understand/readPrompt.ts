import type { Lexicon } from '../languages/LanguagePack';
import { elidedLength, spoken } from '../languages/spoken';

/** A stretch of the prompt: `start` inclusive, `end` exclusive, in UTF-16 code units. */
export interface Span {
  start: number;
  end: number;
}

export interface Word extends Span {
  text: string;
  lower: string;
  /** What stands between the previous word and this one. */
  gap: string;
}

export interface Reading {
  prompt: string;
  /** The part of the prompt that is read, index for index, with what must not reach a page made blank. */
  text: string;
  words: Word[];
  /** False where capitals say nothing: all lower case, all capitals, or Every Word Capitalised. */
  capitalsTell: boolean;
}

/** Arabic, Devanagari and wide digits as the ones that numbers are found by. */
const latinDigit = (digit: string): string => {
  const code = digit.charCodeAt(0);
  return String(code - (code >= 0xff10 ? 0xff10 : code >= 0x966 ? 0x966 : 0x660));
};

/** Controls, lone surrogates and noncharacters end a phrase; invisible and direction-changing marks part words. */
function blanked(prompt: string): string {
  return prompt
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\n')
    .replace(/[\p{Cc}\uFFFE\uFFFF\u2028\u2029]/gu, (mark) => (mark === '\t' ? ' ' : '\n'))
    .replace(/[\u0660-\u0669\u0966-\u096F\uFF10-\uFF19]/g, latinDigit)
    .replace(/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/g, ' ');
}

/** Nobody describes a site in more than this; the rest of a longer prompt is not read, so that time stays bounded. */
const READ_LIMIT = 8_000;
const WORD_LIMIT = 1_200;
/** Letters in a row beyond these, without a mark between them, are no sentence. */
const LONGEST_RUN = 1_000;

/** Marks of other scripts as the Latin ones that the rules know; each is one code unit and stays one. */
const MARKS: Readonly<Record<string, string>> = {
  ...{
    '。': '.',
    '।': '.',
    '．': '.',
    '؟': '?',
    '？': '?',
    '！': '!',
    '؛': ';',
    '；': ';',
    '：': ':',
  },
  ...{
    '、': ',',
    '，': ',',
    '،': ',',
    '・': '·',
    '（': '(',
    '）': ')',
    '〜': '–',
    '～': '–',
    '\u3000': ' ',
  },
};
const latinMarks = (gap: string): string =>
  /^[ -~]*$/.test(gap) ? gap : gap.replace(/[^ -~]/g, (mark) => MARKS[mark] ?? mark);

function readWords(text: string, { spelling, cut }: Pick<Lexicon, 'spelling' | 'cut'>): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const match of text.matchAll(
    /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[\u200C\u200D](?=\p{L}))*(?:['’‘`ʼ\-‑][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu,
  )) {
    const add = (start: number, length: number): void => {
      const word = text.slice(start, start + length);
      const lower = spoken(word, spelling);
      const gap = latinMarks(text.slice(end, start));
      words.push({ start, end: start + length, text: word, lower, gap });
      end = start + length;
    };
    if (cut !== undefined) {
      const run = match[0].slice(0, LONGEST_RUN);
      const cuts = [0, ...cut(run), run.length];
      for (let part = 1; part < cuts.length && words.length < WORD_LIMIT; part += 1) {
        const from = cuts[part - 1] ?? 0;
        add(match.index + from, (cuts[part] ?? 0) - from);
      }
      if (words.length >= WORD_LIMIT) break;
      continue;
    }
    const whole = match[0].length;
    const apart = elidedLength(match[0].toLowerCase().replace(/['‘ʼ`]/g, '’'), spelling);
    if (apart > 0) add(match.index, apart);
    add(match.index + apart, whole - apart);
    if (words.length >= WORD_LIMIT) break;
  }
  return words;
}

const startsUpper = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Splits a prompt of any length and script into words, compared as the language's spelling says. */
export function readPrompt(
  prompt: string,
  lexicon: Pick<Lexicon, 'spelling' | 'nounsCapitalised' | 'cut' | 'caseless'>,
): Reading {
  const text = blanked(prompt.slice(0, READ_LIMIT));
  const { nounsCapitalised, caseless } = lexicon;
  const words = readWords(text, lexicon);
  const long = words.slice(0, 400).filter(({ text: word }) => /^\p{L}{4,}/u.test(word));
  const lettered = words.slice(0, 400).filter(({ text: word }) => /^\p{L}{2}/u.test(word));
  const shouts = lettered.length > 3 && lettered.every(({ text: word }) => !/\p{Ll}/u.test(word));
  const upper = long.filter(({ text: word }) => startsUpper(word)).length;
  return {
    prompt,
    text,
    words,
    capitalsTell:
      caseless !== true &&
      !shouts &&
      words.some((word) => startsUpper(word.text)) &&
      (long.length < 3 ||
        upper < long.length ||
        (nounsCapitalised && words.some(({ text: word }) => /^\p{Ll}/u.test(word)))),
  };
}

/** What is shown of the prompt: blanks collapsed, heaps of combining marks cut to two. */
export function tidy(value: string): string {
  return value
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A value typed by hand, as it may be shown: what must not reach a page made blank, then tidied. */
export const typed = (value: string): string => tidy(blanked(value));

export const understoodAt = (
  reading: Reading,
  { start, end }: Span,
): { value: string; evidence: string } => ({
  value: tidy(reading.text.slice(start, end)),
  evidence: reading.prompt.slice(start, end),
});

export const overlaps = (left: Span, right: Span): boolean =>
  left.start < right.end && right.start < left.end;

/** Phrases as lists of words, by their first word. */
export type PhraseIndex = ReadonlyMap<string, readonly (readonly string[])[]>;

const indexes = new WeakMap<readonly string[], PhraseIndex>();

/** Indexes phrases once for each list of them. */
export function indexPhrases(phrases: readonly string[]): PhraseIndex {
  const known = indexes.get(phrases);
  if (known !== undefined) return known;
  const index = new Map<string, string[][]>();
  for (const phrase of phrases) {
    const parts = phrase.split(' ');
    const first = parts[0] ?? '';
    const others = index.get(first);
    if (others === undefined) index.set(first, [parts]);
    else others.push(parts);
  }
  indexes.set(phrases, index);
  return index;
}

function standsAt(words: readonly Word[], from: number, parts: readonly string[]): boolean {
  for (let offset = 1; offset < parts.length; offset += 1) {
    const word = words[from + offset];
    if (word === undefined || word.lower !== parts[offset] || !/^[ ]*$/.test(word.gap))
      return false;
  }
  return true;
}

/** How many words the longest of the phrases has that begins at a word; 0 when none does. */
export function longestPhraseAt(words: readonly Word[], from: number, index: PhraseIndex): number {
  let longest = 0;
  for (const parts of index.get(words[from]?.lower ?? '') ?? []) {
    if (parts.length > longest && standsAt(words, from, parts)) longest = parts.length;
  }
  return longest;
}

/** Whether one of the phrases stands before a word in its clause, at most `reach` words back. */
export function standsBefore(
  words: readonly Word[],
  index: number,
  phrases: PhraseIndex,
  reach: number,
): boolean {
  for (let back = 1; back <= reach && index - back >= 0; back += 1) {
    if (/[.!?;,\n]/.test(words[index - back + 1]?.gap ?? '')) return false;
    if (longestPhraseAt(words, index - back, phrases) > 0) return true;
  }
  return false;
}
