import type { Phrase } from '../draft';
import type { Lexicon } from '../text/lexicon';
import { isSoft } from '../text/phrases';
import type { Word } from '../text/words';

const FARTHEST = 4;

/** The part of a clause that says that there is no name yet: "il nome non c'è ancora", "नाम अभी सोचा नहीं है", "ainda não temos nome". */
export function namelessPart(words: Phrase, lexicon: Lexicon): Phrase {
  const at = nameAt(words, lexicon);
  if (at < 0) return [];
  const isComma = ({ gap }: Word): boolean => /^\s*,/.test(gap);
  const from = Math.max(
    0,
    words.findLastIndex((word, index) => index <= at && isComma(word)),
  );
  const to = words.findIndex((word, index) => index > at && isComma(word));
  return words.slice(from, to < 0 ? words.length : to);
}

/** Where the word for "name" stands that there is none of; -1 where it does not. */
function nameAt(words: Phrase, lexicon: Lexicon): number {
  return words.findIndex(({ lower, tag }, at) => {
    if (tag === 'verb' || !lexicon.has('nameWords', lower)) return false;
    const next = words[at + 1];
    const isWhole = next === undefined || !lexicon.complements.has(next.lower);
    return (
      deniesBetween(words, at + 1, Math.min(words.length, at + 1 + FARTHEST), lexicon) ||
      (isWhole && deniesBetween(words, Math.max(0, at - FARTHEST), at, lexicon))
    );
  });
}

/** Whether a negation stands there, and only ordinary words between it and the name. */
function deniesBetween(words: Phrase, from: number, to: number, lexicon: Lexicon): boolean {
  const no = words.findIndex(
    ({ tag, lower }, at) =>
      at >= from &&
      at < to &&
      (tag === 'negation' || lexicon.has('lacks', lower) || /n’t$/.test(lower)),
  );
  if (no < 0) return false;
  const isBehind = from > 0 && lexicon.has('nameWords', words[from - 1]?.lower ?? '');
  const between = isBehind ? words.slice(from, no + 1) : words.slice(no + 1, to);
  return between.every(({ gap, lower }) => isSoft(gap) && lexicon.isCommon(lower));
}
