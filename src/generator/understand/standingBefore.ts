import type { Lexicon } from '../languages/LanguagePack';
import { indexPhrases, longestPhraseAt, type Reading, type Span, type Word } from './readPrompt';

/** A brand or a place in front of its postposition has at most this many words. */
const MOST_WORDS = 4;

const endsClause = (gap: string): boolean => /[.!?;:\n,]/.test(gap);

/** Words that stand before a marker and belong to one name; the words behind a clause's beginning. */
function runBefore(words: readonly Word[], marker: number, stops: (word: Word) => boolean): number {
  let from = marker;
  while (from > 0 && marker - from < MOST_WORDS) {
    const word = words[from - 1] as Word;
    const gap = words[from]?.gap ?? '';
    if (endsClause(gap) || /[^ &·-]/.test(gap) || stops(word)) break;
    from -= 1;
  }
  return from;
}

/** What is called so by a marker behind it, as "こむぎ" in "こむぎという名前のパン屋"; null when nothing is. */
export function nameBefore({ words }: Reading, lexicon: Lexicon): Span | null {
  if (lexicon.namesBefore === undefined) return null;
  const markers = indexPhrases(lexicon.namesBefore);
  for (let index = 1; index < words.length; index += 1) {
    if (longestPhraseAt(words, index, markers) === 0 || endsClause(words[index]?.gap ?? ''))
      continue;
    const from = runBefore(
      words,
      index,
      ({ lower }) => lexicon.nameStops.has(lower) || lexicon.clauseStarts?.has(lower) === true,
    );
    const first = words[from];
    const last = words[index - 1];
    if (from < index && first !== undefined && last !== undefined)
      return { start: first.start, end: last.end };
  }
  return null;
}

/**
 * Whose a business is in languages that say it in front, as "田中さんのパン屋": with the trade behind it all of it is the name,
 * else the person alone. `senseLength` says how many words name a trade at a word.
 */
export function ownerBefore(
  { words, text }: Reading,
  lexicon: Lexicon,
  senseLength: (index: number) => number,
): Span | null {
  const match = lexicon.owners?.exec(text);
  if (match == null) return null;
  const whole = match[0];
  const person = match[1] ?? match[2] ?? whole;
  const behind = words.findIndex(({ start }) => start === match.index + whole.length);
  const length = behind < 0 ? 0 : senseLength(behind);
  const end = words[behind + length - 1]?.end;
  return length > 0 && end !== undefined
    ? { start: match.index, end }
    : { start: match.index, end: match.index + person.length };
}

/**
 * A name behind its trade in languages without capitals: "مخبز السنبلة" is a bakery of that name, because what has the
 * article belongs to a word that has none. `isKnown` says which words are no names.
 */
export function nameAfterTrade(
  { words }: Reading,
  lexicon: Lexicon,
  tradeAt: (index: number) => number,
  isKnown: (word: Word) => boolean,
): Span | null {
  if (lexicon.caseless !== true || !lexicon.nameFollowsTrade) return null;
  for (let index = 0; index < words.length; index += 1) {
    const length = tradeAt(index);
    if (length === 0 || words[index]?.text.startsWith('ال') === true) continue;
    let end = index + length;
    const isName = (word: Word | undefined): word is Word =>
      word !== undefined && /^ ?$/.test(word.gap) && /^ال.{2,}/u.test(word.text) && !isKnown(word);
    while (end - index - length < MOST_WORDS && isName(words[end])) end += 1;
    const first = words[index + length];
    const last = words[end - 1];
    if (end > index + length && first !== undefined && last !== undefined)
      return { start: first.start, end: last.end };
  }
  return null;
}

/**
 * A place that only its ending or its postposition tells, as "में" in "रामपुर में": one word that means nothing else.
 * `isWord` says which words do.
 */
export function placeBefore(
  { words }: Reading,
  lexicon: Lexicon,
  isWord: (word: Word) => boolean,
): Span | null {
  for (const [index, word] of words.entries()) {
    if (lexicon.placeEndings?.test(word.text) === true && !isWord(word)) return word;
    const next = words[index + 1];
    if (
      next !== undefined &&
      lexicon.placeEndings === undefined &&
      lexicon.placesBefore?.has(next.lower) === true &&
      !endsClause(next.gap) &&
      (index === 0 || lexicon.clauseStarts?.has(words[index - 1]?.lower ?? '') === true) &&
      !isWord(word) &&
      /^\p{L}[\p{L}\p{M}]+$/u.test(word.text)
    )
      return word;
  }
  return null;
}

/** Where lists begin that end with a verb, as in "パンとケーキを販売"; each is the index of the list's first word. */
export function listsBefore(
  { words }: Reading,
  lexicon: Lexicon,
  isTrade: (word: Word) => boolean,
): number[] {
  if (lexicon.offeringsBefore === undefined) return [];
  const markers = indexPhrases(lexicon.offeringsBefore);
  const starts: number[] = [];
  for (let index = 1; index < words.length; index += 1) {
    if (longestPhraseAt(words, index, markers) === 0) continue;
    let from = index;
    while (from > 0 && index - from < 60) {
      const before = words[from - 1] as Word;
      if (/[.!?;:\n]/.test(words[from]?.gap ?? '') || /[「」『』“”"]/.test(words[from]?.gap ?? ''))
        break;
      if (lexicon.clauseStarts?.has(before.lower) === true) break;
      /* "हमारी बेकरी ब्रेड बेचती है": the trade itself is none of what it sells. */
      const next = words[from];
      if (
        next !== undefined &&
        from < index &&
        next.gap === ' ' &&
        !lexicon.listJoiners.has(next.lower) &&
        isTrade(before)
      )
        break;
      from -= 1;
    }
    if (from < index) starts.push(from);
  }
  return starts;
}
