import type { Lexicon } from './lexicon';
import type { Word } from './words';

/** A stretch of words, `to` exclusive. */
export interface Range {
  from: number;
  to: number;
}

/** A clause: what one frame can govern. */
export interface Clause extends Range {
  /** The words before a colon, arrow or dash that say what follows: "Colors: navy", "want -> prices". */
  key: Range | null;
  /** What it stands in: alone on its line, an item of a list, a sentence among others, in brackets. */
  setting: 'line' | 'item' | 'sentence' | 'brackets';
  /** Which line, sentence of the prompt and clause of the sentence it is, from 0. */
  line: number;
  sentence: number;
  /** The word that joins it to the clause before it, as "but" or "so"; it belongs to the clause. */
  opener: string | null;
  /** Where it stands in brackets: the word before them. */
  behind: number | null;
  /** Whether it ends with a question mark. */
  isQuestion: boolean;
}

const BULLET = /(?:^|\n)\s*(?:[-–—*•·>▪◦✓→+]+|\(?\d{1,2}[.)]|[a-z]\))\s*$/u;
const SENTENCE_END = /[.!?;](?=[\s"'”»)\]]|$)|\n|\.{2,}|…|\s[–—]\s|\s-{1,3}\s|\s[|/]{2}\s/;
const KEY = /^\s*(?::|=|→|->|=>|—>)(?!\/\/)/;
const LONGEST_KEY = 5;

/** Parts the words into lines, sentences and clauses; brackets are clauses of their own. */
export function readClauses(
  text: string,
  words: readonly Word[],
  lexicon: Pick<Lexicon, 'abbreviations' | 'isClauseStart'>,
): Clause[] {
  const clauses: Clause[] = [];
  let line = 0;
  let sentence = 0;
  for (const { from, to } of linesOf(words)) {
    const isItem = BULLET.test(words[from]?.gap ?? '');
    const { inner, outer } = brackets(text, words, { from, to });
    const parts = outer.flatMap((range) => sentencesOf(words, range, lexicon));
    for (const part of parts) {
      const key = keyOf(words, part);
      const body = { from: key?.to ?? part.from, to: part.to };
      const setting = isItem ? 'item' : parts.length === 1 ? 'line' : 'sentence';
      for (const range of clausesOf(words, body, lexicon)) {
        const end = text.slice(words[range.to - 1]?.end ?? 0, words[range.to]?.start ?? text.length);
        clauses.push({
          ...range,
          key: range.from === body.from ? key : null,
          setting,
          line,
          sentence,
          opener: range.from > part.from ? (words[range.from]?.lower ?? null) : null,
          behind: null,
          isQuestion: /^\s*["'”»)]?\?/.test(end),
        });
      }
      sentence += 1;
    }
    for (const range of inner) {
      for (const part of sentencesOf(words, range, lexicon)) {
        const key = keyOf(words, part);
        clauses.push({
          from: key?.to ?? part.from,
          to: part.to,
          key,
          setting: 'brackets',
          line,
          sentence,
          opener: null,
          behind: range.from > from ? range.from - 1 : null,
          isQuestion: false,
        });
      }
      sentence += 1;
    }
    line += 1;
  }
  return clauses.filter(({ from, to, key }) => to > from || key !== null).sort((a, b) => a.from - b.from);
}

function split(words: readonly Word[], { from, to }: Range, isCut: (at: number) => boolean): Range[] {
  const ranges: Range[] = [];
  let start = from;
  for (let at = from + 1; at <= to; at += 1) {
    if (at < to && !isCut(at)) continue;
    if (at > start) ranges.push({ from: start, to: at });
    start = at;
  }
  return ranges;
}

const linesOf = (words: readonly Word[]): Range[] =>
  split(words, { from: 0, to: words.length }, (at) => (words[at]?.gap ?? '').includes('\n'));

/** What stands in round or square brackets of a line, and the rest of the line around it. */
function brackets(
  text: string,
  words: readonly Word[],
  { from, to }: Range,
): { inner: Range[]; outer: Range[] } {
  const inner: Range[] = [];
  let open = -1;
  for (let at = from; at < to; at += 1) {
    const gap = words[at]?.gap ?? '';
    if (open >= 0 && /[)\]]/.test(gap)) {
      inner.push({ from: open, to: at });
      open = -1;
    }
    const isOpened = /[([](?![^)\]]*[)\]])/.test(gap) && !/[:;]-?\($/.test(gap);
    if (isOpened && open < 0) open = at;
  }
  const behind = text.slice(words[to - 1]?.end ?? 0, words[to]?.start ?? text.length);
  if (open >= 0 && /[)\]]/.test(behind)) inner.push({ from: open, to });
  const outer: Range[] = [];
  let start = from;
  for (const range of inner) {
    if (range.from > start) outer.push({ from: start, to: range.from });
    start = range.to;
  }
  if (start < to) outer.push({ from: start, to });
  return { inner, outer };
}

function sentencesOf(
  words: readonly Word[],
  range: Range,
  { abbreviations }: Pick<Lexicon, 'abbreviations'>,
): Range[] {
  return split(words, range, (at) => {
    const gap = words[at]?.gap ?? '';
    if (!SENTENCE_END.test(gap)) return false;
    const before = words[at - 1];
    const isAbbreviation =
      /^\.\s/.test(gap) && before !== undefined && (abbreviations.has(before.lower) || /^\p{Lu}$/u.test(before.text));
    return !isAbbreviation;
  });
}

/** The words before a colon or arrow, where they are few and stand at the beginning. */
function keyOf(words: readonly Word[], { from, to }: Range): Range | null {
  for (let at = from + 1; at <= Math.min(to, from + LONGEST_KEY + 1); at += 1) {
    const gap = at < to ? (words[at]?.gap ?? '') : '';
    if (at < to && KEY.test(gap)) return { from, to: at };
    if (at < to && !/^[^\S\n]*["'“”&/(-]*[^\S\n]*$/.test(gap)) return null;
  }
  return null;
}

/** A sentence is parted where a new subject begins behind a comma or a joining word. */
function clausesOf(
  words: readonly Word[],
  range: Range,
  { isClauseStart }: Pick<Lexicon, 'isClauseStart'>,
): Range[] {
  return split(words, range, (at) => isClauseStart(words, at, range));
}
