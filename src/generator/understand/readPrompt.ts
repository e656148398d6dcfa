import type { Lexicon } from '../languages/LanguagePack';
import { elidedLength, spoken, type Spelling } from '../languages/spoken';

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

/** Controls, lone surrogates and noncharacters end a phrase; invisible and direction-changing marks part words. */
function blanked(prompt: string): string {
  return prompt
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\n')
    .replace(/[\p{Cc}\uFFFE\uFFFF\u2028\u2029]/gu, (mark) => (mark === '\t' ? ' ' : '\n'))
    .replace(/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/g, ' ');
}

/** Nobody describes a site in more than this; the rest of a longer prompt is not read, so that time stays bounded. */
const READ_LIMIT = 8_000;
const WORD_LIMIT = 1_200;

function readWords(text: string, spelling: Spelling): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const match of text.matchAll(
    /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’‘`ʼ\-‑][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu,
  )) {
    const add = (start: number, length: number): void => {
      const word = text.slice(start, start + length);
      const lower = spoken(word, spelling);
      words.push({ start, end: start + length, text: word, lower, gap: text.slice(end, start) });
      end = start + length;
    };
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
  { spelling, nounsCapitalised }: Pick<Lexicon, 'spelling' | 'nounsCapitalised'>,
): Reading {
  const text = blanked(prompt.slice(0, READ_LIMIT));
  const words = readWords(text, spelling);
  const long = words.slice(0, 400).filter(({ text: word }) => /^\p{L}{4,}/u.test(word));
  const upper = long.filter(({ text: word }) => startsUpper(word)).length;
  return {
    prompt,
    text,
    words,
    capitalsTell:
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
