import type { Phrase } from './draft';
import type { Lexicon } from './text/lexicon';
import { isSoft, nounEnd } from './text/phrases';
import type { RequestIndex } from './sections/requests';
import type { Word } from './text/words';

/** A number of things: its words, with what makes it a rough one, and what it counts. */
export interface FigureWords {
  amount: Phrase;
  what: Phrase;
}

const MOST = 12;
const LONGEST_ROUGH = 2;

const isNumber = ({ text, fact }: Word): boolean =>
  fact === null && /^\d[\d.,]*\p{L}{0,1}$/u.test(text) && !/^(?:1[5-9]|20)\d\d$/.test(text);

/** "Over 300 members", "214 local varieties", "the return rate (71%)": the numbers of a prompt that count something. */
export function figuresIn(
  words: readonly Word[],
  lexicon: Lexicon,
  { rough }: RequestIndex,
): FigureWords[] {
  const found: FigureWords[] = [];
  for (const [at, word] of words.entries()) {
    if (!isNumber(word) || found.length >= MOST) continue;
    const what = isAlone(words, at) ? before(words, at) : behind(words, at, lexicon);
    if (what.length === 0) continue;
    let from = at;
    for (let length = LONGEST_ROUGH; length > 0 && from === at; length -= 1)
      if (at >= length && rough.lengthAt(words, at - length) === length) from = at - length;
    found.push({ amount: words.slice(from, at + 1), what });
  }
  return found;
}

/** A number that stands alone in brackets counts what stands before them. */
const isAlone = (words: readonly Word[], at: number): boolean =>
  /[([]\s*$/.test(words[at]?.gap ?? '') && /^\s*%?\s*[)\]]/.test(words[at + 1]?.gap ?? ')');

function before(words: readonly Word[], at: number): Phrase {
  let from = at;
  while (
    from > 0 &&
    ['noun', 'name', 'other', 'adjective', 'gerund'].includes(words[from - 1]?.tag ?? '') &&
    (from === at || isSoft(words[from]?.gap ?? ''))
  )
    from -= 1;
  return words.slice(from, at);
}

function behind(words: readonly Word[], at: number, lexicon: Lexicon): Phrase {
  const next = words[at + 1];
  if (next === undefined || !/^%?[^\S\n]*$/.test(next.gap)) return [];
  const end = nounEnd(words, at + 1, words.length, lexicon);
  if (end > at + 1) return words.slice(at + 1, end);
  return next.tag === 'participle' || next.tag === 'adjective' ? [next] : [];
}
