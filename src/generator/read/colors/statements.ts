import type { Lexicon } from '../text/lexicon';
import type { Word } from '../text/words';

/** A sentence, or a line without an end of its own. */
export interface Statement {
  words: readonly Word[];
  /** Behind a bullet, dash or number. */
  isItem: boolean;
  opensParagraph: boolean;
  isQuestion: boolean;
  /** It ends in a colon that the next lines answer. */
  isHeading: boolean;
}

const END = /[.!?](?=[\s"'”»)\]*_]|$)|…|\n|\.{2,}/;
const BULLET = /\n\s*(?:[-–—*•·>▪◦✓→+#]+|\(?\d{1,2}[.)]|[a-z]\))\s*$/u;

/** The statements of a prompt; what stands in brackets belongs to the one around it. */
export function statementsOf(
  words: readonly Word[],
  { abbreviations }: Pick<Lexicon, 'abbreviations'>,
): Statement[] {
  const statements: Statement[] = [];
  const isEnd = ({ gap }: Word, before: Word): boolean =>
    END.test(gap) &&
    !(
      /^\.\s/.test(gap) &&
      !gap.includes('\n') &&
      (abbreviations.has(before.lower) || /^\p{Lu}$/u.test(before.text))
    );
  let start = 0;
  for (let at = 1; at <= words.length; at += 1) {
    const [word, before] = [words[at], words[at - 1]];
    if (before === undefined || (word !== undefined && !isEnd(word, before))) continue;
    const gap = word?.gap ?? '';
    const own = words[start]?.gap ?? '';
    statements.push({
      words: words.slice(start, at),
      isItem: BULLET.test(own),
      opensParagraph: /\n\s*\n/.test(own),
      isQuestion: /^[^\n]*\?/.test(gap),
      isHeading: /^\s*[:=]\s*\n/.test(gap),
    });
    start = at;
  }
  return statements;
}
