import type { LanguagePack } from '../languages/LanguagePack';
import type { TradeId } from '../trades/trades';
import { tradeVocabulary, type TradeVocabulary } from '../trades/tradeVocabulary';
import type { Understood } from '../types';
import {
  indexPhrases,
  longestPhraseAt,
  overlaps,
  type Reading,
  type Span,
  type Word,
} from './readPrompt';

const NAMING = 6;
const YIELDING = 4;
const HINT = 1;
const PHRASE_BONUS = 2;
const FIRST_BONUS = 1;
/** Of a trade that another has or serves: the bar of a hotel, the shops that a program is for. */
const BESIDE = 0.4;
/** Of a trade that only says of which kind the next word's is. */
const COMPOUND = 0.5;
/** Words before this many are compared letter by letter when nothing is spelled right. */
const SPELLING_LIMIT = 300;

interface Mention extends Span {
  trade: TradeId;
  weight: number;
  naming: boolean;
}

function mentions(
  reading: Reading,
  pack: LanguagePack,
  name: Span | null,
  refused: readonly Span[],
): Mention[] {
  const vocabulary = tradeVocabulary(pack);
  const { words, prompt } = reading;
  const seen = new Set<string>();
  const found: Mention[] = [];
  let subject = false;
  const having = indexPhrases(pack.lexicon.offeringMarkers);
  let isNamed = false;
  let isBeside = false;
  for (let index = 0; index < words.length;) {
    const word = words[index] as Word;
    if (/[.!?;\n]/.test(word.gap)) subject = isNamed = isBeside = false;
    isBeside ||=
      isNamed &&
      (pack.lexicon.purposeWords.has(word.lower) || longestPhraseAt(words, index, having) > 0);
    const length = longestPhraseAt(words, index, vocabulary.index);
    if (length === 0) {
      subject ||= pack.lexicon.subjectMarkers.has(word.lower);
      index += 1;
      continue;
    }
    const phrase = words
      .slice(index, index + length)
      .map(({ lower }) => lower)
      .join(' ');
    const known = vocabulary.lookUp(phrase);
    const span = { start: word.start, end: words[index + length - 1]?.end ?? word.end };
    /* "Non-profit" and "sin ánimo de lucro" refuse within themselves. */
    const isRefused = refused.some((other) => other.start <= span.start && overlaps(other, span));
    if (known !== null && !isRefused && !seen.has(phrase)) {
      seen.add(phrase);
      const naming = known.sense !== null;
      const yields = known.sense?.yields === true;
      const base = !naming ? HINT : yields ? YIELDING : NAMING;
      /* The noun that a name ends with, or begins with in other languages, says what it names: "Harbour View Hotel". */
      const isHead =
        name !== null &&
        naming &&
        !yields &&
        (pack.lexicon.nameFollowsTrade ? span.start === name.start : span.end === name.end);
      const inName = name !== null && !isHead && overlaps(span, name);
      const first =
        naming && !yields && !inName && !found.some((other) => other.naming) ? FIRST_BONUS : 0;
      const before = found.at(-1);
      const isCompound =
        !pack.lexicon.adjectivesFollow &&
        before?.naming === true &&
        before.end + 1 === span.start &&
        !prompt.slice(before.start, before.end).includes(' ');
      /* "Accounting software" is software; a "dog grooming salon" is known by its two words. */
      if (before !== undefined && isCompound && naming && !yields) before.weight *= COMPOUND;
      const weight = base + (naming && !yields && length > 1 ? PHRASE_BONUS : 0) + first;
      found.push({
        ...span,
        trade: known.trade,
        naming,
        weight: weight * shareOf(inName, subject, naming && !yields) * (isBeside ? BESIDE : 1),
      });
      isNamed ||= naming && !yields && !inName;
    }
    /* "Family law" is a hint, yet in "family law firm" the firm names the trade. */
    const firm = known?.sense === null ? namingWithin(reading, vocabulary, index, length) : 0;
    index += firm === 0 ? length : firm;
  }
  if (found.some(({ naming }) => naming)) return found;

  for (const word of words.slice(0, SPELLING_LIMIT)) {
    if (pack.lexicon.commonWords.has(word.lower) || pack.lexicon.nameStops.has(word.lower))
      continue;
    if (name !== null && overlaps(word, name)) continue;
    if (refused.some((other) => overlaps(other, word))) continue;
    const near = vocabulary.recognise(word.lower);
    if (near?.sense != null && prompt.slice(word.start, word.end) !== '') {
      return [
        ...found,
        { start: word.start, end: word.end, trade: near.trade, weight: NAMING, naming: true },
      ];
    }
  }
  return found;
}

/** How many words behind `from`, within a phrase of `length` words, one begins that names a trade; 0 when none does. */
function namingWithin(
  { words }: Reading,
  vocabulary: TradeVocabulary,
  from: number,
  length: number,
): number {
  for (let ahead = 1; ahead < length; ahead += 1) {
    const inner = longestPhraseAt(words, from + ahead, vocabulary.index);
    const phrase = words
      .slice(from + ahead, from + ahead + inner)
      .map(({ lower }) => lower)
      .join(' ');
    if (ahead + inner > length && vocabulary.lookUp(phrase)?.sense != null) return ahead;
  }
  return 0;
}

/** A brand may borrow any word, yet "Florist Wild Stem" says more of its trade than a service it also offers. */
function shareOf(inName: boolean, subject: boolean, isPlain: boolean): number {
  if (subject) return 0.5;
  if (!inName) return 1;
  return isPlain ? 0.75 : 0.5;
}

/**
 * The trade that most of the prompt's words point to, with where the words stand that tell it; `general`, without
 * evidence, when none does. What stands in `refused` is not the site's.
 */
export function findTrade(
  reading: Reading,
  pack: LanguagePack,
  name: Span | null,
  refused: readonly Span[],
): { trade: Understood<string>; span: Span | null } {
  const found = mentions(reading, pack, name, refused);
  const scores = new Map<TradeId, number>();
  for (const { trade, weight } of found) scores.set(trade, (scores.get(trade) ?? 0) + weight);
  let best: TradeId = 'general';
  let score = 0;
  for (const [trade, sum] of scores) {
    if (sum > score) [best, score] = [trade, sum];
  }
  const own = found.filter(({ trade }) => trade === best);
  const outside = own.filter((mention) => name === null || !overlaps(mention, name));
  const shown = outside.find(({ naming }) => naming) ?? own.find(({ naming }) => naming) ?? own[0];
  const evidence = shown === undefined ? '' : reading.prompt.slice(shown.start, shown.end);
  return { trade: { value: best, evidence }, span: shown ?? null };
}
