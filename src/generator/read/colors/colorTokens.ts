import type { Lexicon } from '../text/lexicon';
import { isCapital } from '../text/phrases';
import type { Word } from '../text/words';
import { termOf, type ColorTerms, type Mark, type Term } from './ColorTerms';

/** A part of a word between hyphens; most words have one. */
interface Piece {
  letters: string;
  word: Word;
  /** What parts it from the piece before it. */
  gap: Gap;
}

/** From "within a word" to "another statement". */
export type Gap = 'hyphen' | 'blank' | 'comma' | 'bracket' | 'colon' | 'hard';

/** A phrase with a meaning among colors, or a word without one. */
export interface Token {
  words: readonly Word[];
  term: Term | null;
  /** A color code such as `#0A7`. */
  isCode: boolean;
  gap: Gap;
  /** Its first or last word goes on beside it, as "white" in "white-water". */
  isPart: boolean;
  /** A misspelling, read for what it most likely is. */
  isGuess: boolean;
}

export const has = (token: Token | undefined, mark: Mark): boolean =>
  token?.term?.marks.has(mark) ?? false;

const NO_COLOR: Term = { marks: new Set() };

function gapOf(gap: string): Gap {
  if (/[;]/.test(gap)) return 'hard';
  if (/[([{]/.test(gap)) return 'bracket';
  if (/[:=→>]|[–—]|\s-+\s/.test(gap)) return 'colon';
  if (/[)\]},/|+&·•]/.test(gap)) return 'comma';
  return 'blank';
}

/** The words of a statement as tokens; the longest phrases first. */
export function colorTokens(
  words: readonly Word[],
  terms: ColorTerms,
  guesses: ReadonlyMap<Word, string> = new Map(),
): Token[] {
  const pieces = words.flatMap((word): Piece[] => {
    const guess = guesses.get(word);
    const parts = word.fact === null ? (guess ?? word.lower).split(/[-‑]/).filter(Boolean) : [''];
    return parts.map((letters, at) => ({
      letters: letters.replace(/\s+/g, ''),
      word,
      gap: at > 0 ? 'hyphen' : gapOf(word.gap),
    }));
  });
  const tokens: Token[] = [];
  for (let from = 0; from < pieces.length;) {
    const { term, to } = phraseAt(pieces, from, terms);
    const own = pieces.slice(from, to).map(({ word }) => word);
    tokens.push({
      words: own.filter((word, at) => word !== own[at - 1]),
      term: pieces[from]?.word.fact === 'color' ? NO_COLOR : term,
      isCode: pieces[from]?.word.fact === 'color',
      gap: pieces[from]?.gap ?? 'blank',
      isPart: pieces[from]?.gap === 'hyphen' || pieces[to]?.gap === 'hyphen',
      isGuess: own.some((word) => guesses.has(word)),
    });
    from = to;
  }
  return tokens;
}

function phraseAt(
  pieces: readonly Piece[],
  from: number,
  language: ColorTerms,
): { term: Term | null; to: number } {
  const { terms, longest } = language;
  let letters = '';
  let found: Term | null = null;
  let end = from + 1;
  for (let to = from + 1; to <= Math.min(pieces.length, from + longest); to += 1) {
    const piece = pieces[to - 1] as Piece;
    if (to > from + 1 && piece.gap !== 'blank' && piece.gap !== 'hyphen') break;
    if (piece.word.fact !== null) break;
    letters += piece.letters;
    const term = terms.get(letters);
    if (term === undefined) continue;
    found = term;
    end = to;
  }
  return {
    term: found ?? termOf(letters === '' ? '' : (pieces[from]?.letters ?? ''), language),
    to: end,
  };
}

const SHORTEST_GUESSED = 4;
const LONG = 7;

/**
 * Words that are most likely a misspelt color or place of one: ordinary words of the language never are, and only those
 * beside other words of the design are asked.
 */
export function guessWords(
  tokens: readonly Token[],
  { spellings }: ColorTerms,
  lexicon: Lexicon,
): Map<Word, string> {
  const guesses = new Map<Word, string>();
  for (const [at, { term, words, isCode, isPart, gap }] of tokens.entries()) {
    const [word] = words;
    if (
      term !== null ||
      isCode ||
      isPart ||
      word === undefined ||
      word.lower.length < SHORTEST_GUESSED
    )
      continue;
    if (at > 0 && gap === 'blank' && isCapital(word)) continue;
    if (word.fact !== null || lexicon.tags.has(word.lower) || lexicon.isCommon(word.lower))
      continue;
    const guess = nearest(word.lower, spellings);
    if (guess !== null) guesses.set(word, guess);
  }
  return guesses;
}

function nearest(word: string, spellings: ColorTerms['spellings']): string | null {
  let best: string | null = null;
  let least = word.length >= LONG ? 3 : 2;
  for (const name of spellings.get(word.charAt(0)) ?? []) {
    if (Math.abs(name.length - word.length) >= least) continue;
    const distance = editDistance(word, name, least);
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
}

/** How many letters are added, left out, replaced or swapped from one word to another; `limit` where it is that or more. */
function editDistance(one: string, other: string, limit: number): number {
  let last: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let cost = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (last[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) >= limit) return limit;
    [last, row] = [row, next];
  }
  return Math.min(row[other.length] ?? limit, limit);
}
