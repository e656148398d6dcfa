import type { Lexicon } from '../languages/LanguagePack';
import { indexPhrases, longestPhraseAt, type Reading, type Span, type Word } from './readPrompt';

/** An item of a list, and the price beside it. */
export interface Item {
  words: Word[];
  price: Span | null;
}

const overlapping = (spans: readonly Span[], word: Span): Span | undefined =>
  spans.find((span) => span.start < word.end && word.start < span.end);

/** Reads the items of a list from a word on, each given to `take`; gives the index of the word after the list. */
export function readList(
  { words }: Reading,
  lexicon: Lexicon,
  from: number,
  strong: boolean,
  prices: readonly Span[],
  isBusy: (word: Span) => boolean,
  take: (item: Item) => void,
): number {
  const markers = indexPhrases(lexicon.offeringMarkers);
  const audienceMarkers = indexPhrases(lexicon.circumstances?.audienceMarkers ?? []);
  const pairs = new Set(lexicon.pairs);
  const isPair = (before: Word | undefined, after: Word | undefined): boolean =>
    [...lexicon.and].some((and) =>
      pairs.has(`${before?.lower ?? ''} ${and} ${after?.lower ?? ''}`),
    );
  const priceAt = (word: Span): Span | undefined => overlapping(prices, word);

  /** Whether a word that ends most lists belongs to the item all the same, as in "yoga for beginners". */
  const binds = (word: Word, next: Word | undefined, item: Item): boolean => {
    if (
      next === undefined ||
      lexicon.articles.has(next.lower) ||
      isBusy(next) ||
      item.words.length === 0
    )
      return false;
    const isSmall = /^\p{Ll}/u.test(next.text);
    return (
      (lexicon.purposeWords.has(word.lower) && !/^\p{Lu}/u.test(next.text)) ||
      (lexicon.fromWords.has(word.lower) && /^\p{Lu}/u.test(next.text)) ||
      (lexicon.innerWords.has(word.lower) && isSmall && item.words.length < 3) ||
      (lexicon.boundPrepositions.has(word.lower) &&
        strong &&
        isSmall &&
        item.words.length < 3 &&
        lexicon.boundNouns.has(next.lower))
    );
  };

  let item: Item = { words: [], price: null };
  const close = (): void => {
    take(item);
    item = { words: [], price: null };
  };
  let index = from;
  if (lexicon.chainedMarkers) index += longestPhraseAt(words, from, markers);
  const first = index;
  const opening = words[first]?.gap ?? '';
  const isEnclosed = /\(\s*$/.test(opening);
  let inParentheses = false;
  for (; index < words.length; index += 1) {
    const word = words[index] as Word;
    const price = priceAt(word);
    const priceHere = prices.find(
      ({ start }) => start >= (words[index - 1]?.end ?? 0) && start <= word.start,
    );
    const gap = index === first ? '' : word.gap;
    if (isEnclosed && gap.includes(')')) break;
    if (gap.includes(')')) inParentheses = false;
    const bullet =
      /\n\s*(?:[-•*–·]|\d+[.)])?\s*$/.test(gap) &&
      (/[-•*·\d]/.test(gap.slice(gap.indexOf('\n'))) || item.price !== null);
    if (/[.!?;](?:\s|$)/.test(gap) || (/\n/.test(gap) && !bullet)) break;
    if (bullet || /[,•·|、，&+]/.test(gap) || /\s\/\s|\s[–—-]\s/.test(gap)) {
      const priceFollows = price !== undefined || (priceHere !== undefined && /[–—-]/.test(gap));
      const pairing = /&/.test(gap) && isPair(words[index - 1], word);
      if (!pairing && !(priceFollows && item.price === null && !/,/.test(gap))) close();
    }
    if (gap.includes('(')) inParentheses = !gap.slice(gap.indexOf('(')).includes(')');
    if (price !== undefined) {
      item.price ??= price;
      continue;
    }
    if (inParentheses) continue;
    if (/:/.test(gap) && priceHere === undefined && index !== first) break;
    if (lexicon.listJoiners.has(word.lower)) {
      if (isPair(words[index - 1], words[index + 1])) item.words.push(word);
      else close();
      continue;
    }
    const marker = index > first ? longestPhraseAt(words, index, markers) : 0;
    const behind = words[index + marker];
    /* "Roof repairs, gutters": what a comma stands behind is a thing, not a verb that begins another list. */
    const opensList =
      lexicon.finalMarkers.has(word.lower) ||
      (marker > 0 &&
        !lexicon.listHeadings.has(word.lower) &&
        behind !== undefined &&
        /^\s*:?\s*$/.test(behind.gap) &&
        !lexicon.listJoiners.has(behind.lower));
    if ((opensList && index > first) || longestPhraseAt(words, index, audienceMarkers) > 0) break;
    if (lexicon.offeringStops.has(word.lower) && !isBusy(word)) {
      const next = words[index + 1];
      if (next !== undefined && priceAt(next) !== undefined) continue;
      if (lexicon.copulas.has(word.lower)) item = { words: [], price: null };
      if (!binds(word, next, item)) break;
    }
    item.words.push(word);
  }
  close();
  return index;
}
