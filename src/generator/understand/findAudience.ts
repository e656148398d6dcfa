import type { LanguagePack } from '../languages/LanguagePack';
import { tradeVocabulary } from '../trades/tradeVocabulary';
import {
  indexPhrases,
  longestPhraseAt,
  overlaps,
  standsBefore,
  type Reading,
  type Span,
} from './readPrompt';

const MOST_WORDS = 6;
/** Words between "for" and the people it speaks of. */
const REACH = 3;
/** Words back to a negation that takes the audience with it. */
const NEGATED = 4;
const LONGEST = 60;

/** Whom the prompt says that the site or the business is for, as in "aimed at freelancers"; null when it does not. */
export function findAudience(
  reading: Reading,
  pack: LanguagePack,
  taken: readonly Span[],
): Span | null {
  const { lexicon } = pack;
  const { circumstances } = lexicon;
  if (circumstances === undefined) return null;
  const { words } = reading;
  const vocabulary = tradeVocabulary(pack);
  const strong = indexPhrases(circumstances.audienceMarkers);
  const weak = indexPhrases(circumstances.weakAudienceMarkers);
  const denials = [lexicon.negations, circumstances.refusals].map(indexPhrases);
  const isPeople = (index: number): boolean =>
    circumstances.audiences.has(words[index]?.lower ?? '');

  const phraseFrom = (start: number, mustName: boolean): Span | null => {
    let from = start;
    while (lexicon.articles.has(words[from]?.lower ?? '')) from += 1;
    let last = -1;
    let people = -1;
    for (let at = from; at < words.length && at - from < MOST_WORDS; at += 1) {
      const word = words[at];
      if (word === undefined) break;
      const gap = at === start ? ' ' : word.gap;
      const joins = lexicon.and.has(word.lower);
      if (!/^ +$/.test(gap) && !(at === start && /^\s*:\s*$/.test(word.gap))) break;
      if (joins && people < 0) break;
      /* "Families with small children" are people who have people. */
      const binds =
        people === at - 1 &&
        lexicon.weakOfferingMarkers.has(word.lower) &&
        [1, 2, 3].some((ahead) => isPeople(at + ahead) && /^ $/.test(words[at + ahead]?.gap ?? ''));
      const isStop =
        !binds &&
        (circumstances.audienceStops.has(word.lower) ||
          (lexicon.offeringStops.has(word.lower) && !lexicon.boundPrepositions.has(word.lower)));
      if (isStop || taken.some((other) => overlaps(other, word))) break;
      if (mustName && people < 0 && at - from >= REACH) break;
      if (isPeople(at)) people = at;
      if (!joins) last = at;
    }
    /* What was found names people; words behind them that say nothing more of them are left out. */
    const end = people >= 0 ? people : mustName ? -1 : last;
    const first = words[from];
    const final = words[end];
    if (first === undefined || final === undefined || end < from) return null;
    const span = { start: first.start, end: final.end };
    return span.end - span.start > LONGEST ||
      !/\p{L}{2}/u.test(reading.text.slice(span.start, span.end))
      ? null
      : span;
  };

  const isRefused = (index: number): boolean =>
    denials.some((phrases) => standsBefore(words, index, phrases, NEGATED));

  for (const mustName of [false, true]) {
    for (const index of words.keys()) {
      const length = longestPhraseAt(words, index, mustName ? weak : strong);
      if (length === 0 || isRefused(index)) continue;
      const span = phraseFrom(index + length, mustName);
      if (span === null) continue;
      const isTrade =
        mustName &&
        vocabulary.lookUp(words.find(({ end }) => end === span.end)?.lower ?? '')?.sense != null;
      if (!isTrade) return span;
    }
  }
  return null;
}
