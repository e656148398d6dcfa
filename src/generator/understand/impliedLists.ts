import type { Lexicon } from '../languages/LanguagePack';
import { indexPhrases, longestPhraseAt, type Word } from './readPrompt';

/** Words an item has at most on average; more of them make a sentence with commas in it. */
const WORDS_PER_ITEM = 4;

const endsSegment = (gap: string): boolean =>
  /[.!?;](?:\s|$)|:(?:\s|$)|[\n()]|\s[–—-]\s|\p{Extended_Pictographic}/u.test(gap);
const partsItems = (gap: string): boolean => /[,、，·•|]|\s\/\s/.test(gap);

/** Whether what a colon stands behind is no list of offerings, as "style" or "opening hours". */
function isLabel(words: readonly Word[], index: number, lexicon: Lexicon): boolean {
  const word = words[index];
  if (word === undefined) return false;
  const audience = indexPhrases(lexicon.circumstances?.audienceMarkers ?? []);
  return (
    Object.hasOwn(lexicon.colorNouns, word.lower) ||
    lexicon.modeNouns.has(word.lower) ||
    lexicon.hoursMarkers.has(word.lower) ||
    lexicon.addressMarkers.has(word.lower) ||
    lexicon.sectionNouns.has(word.lower) ||
    longestPhraseAt(words, index, audience) > 0
  );
}

/**
 * Where lists begin that no verb introduces: "Plumber in Leeds, boilers, leaks and taps", "Houses, schools and
 * interiors." Items at the front that speak of the business itself are left out; `isDescription` says which words do, `isPlace`
 * which of them say where it is.
 */
export function impliedLists(
  words: readonly Word[],
  lexicon: Lexicon,
  isDescription: (word: Word) => boolean,
  isPlace: (word: Word) => boolean,
): number[] {
  const isClause = ({ lower }: Word): boolean =>
    lexicon.offeringStops.has(lower) &&
    !lexicon.purposeWords.has(lower) &&
    !lexicon.innerWords.has(lower);

  /* "Fast and reliable" is no list; where adjectives follow, or nouns have capitals, two words joined are two things. */
  const joinsItems = lexicon.adjectivesFollow || lexicon.nounsCapitalised;

  const listWithin = (first: number, end: number): number | null => {
    const gap = words[first]?.gap ?? '';
    const introduced = first > 0 && /:|\s[–—-]\s/.test(gap);
    if (/:/.test(gap) && isLabel(words, first - 1, lexicon)) return null;
    let start = first;
    for (;;) {
      let next = start + 1;
      while (next < end && !partsItems(words[next]?.gap ?? '')) next += 1;
      /* Behind a comma an item may end where the business is: "bouquets and plants in Leeds". */
      const item = words.slice(start, next);
      const opens = start === first;
      const describes =
        item.some((word) => isDescription(word) && (opens || !isPlace(word))) ||
        (opens ? !introduced && item.some(isClause) : isClause(words[start] as Word));
      if (!describes) break;
      if (next >= end) return null;
      start = next;
    }
    const rest = words.slice(start + 1, end);
    const commas = rest.filter((word) => partsItems(word.gap)).length;
    const joins = rest.filter(
      ({ lower, gap: before }, at) =>
        /[&+]/.test(before) || (at < rest.length - 1 && lexicon.listJoiners.has(lower)),
    ).length;
    if (end - start > (commas + joins + 1) * WORDS_PER_ITEM) return null;
    const isList =
      commas + joins > 1 ||
      (commas > 0 && (introduced || start > first)) ||
      (joins > 0 && (introduced ? lexicon.chainedMarkers : start > first && joinsItems));
    return isList ? start : null;
  };

  const found: number[] = [];
  let from = 0;
  for (let index = 1; index <= words.length; index += 1) {
    const word = words[index];
    if (word !== undefined && !endsSegment(word.gap)) continue;
    const list = listWithin(from, index);
    if (list !== null) found.push(list);
    from = index;
  }
  return found;
}
