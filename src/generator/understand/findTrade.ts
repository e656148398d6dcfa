import type { LanguagePack } from '../languages/LanguagePack';
import type { TradeId } from '../trades/trades';
import { tradeVocabulary } from '../trades/tradeVocabulary';
import type { Understood } from '../types';
import { longestPhraseAt, overlaps, type Reading, type Span, type Word } from './readPrompt';

const NAMING = 6;
const YIELDING = 4;
const HINT = 1;
const PHRASE_BONUS = 2;
const FIRST_BONUS = 1;
/** Words before this many are compared letter by letter when nothing is spelled right. */
const SPELLING_LIMIT = 300;

interface Mention extends Span {
  trade: TradeId;
  weight: number;
  naming: boolean;
}

function mentions(reading: Reading, pack: LanguagePack, name: Span | null): Mention[] {
  const vocabulary = tradeVocabulary(pack);
  const { words, prompt } = reading;
  const seen = new Set<string>();
  const found: Mention[] = [];
  let subject = false;
  for (let index = 0; index < words.length;) {
    const word = words[index] as Word;
    if (/[.!?;\n]/.test(word.gap)) subject = false;
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
    if (known !== null && !seen.has(phrase)) {
      seen.add(phrase);
      const naming = known.sense !== null;
      const yields = known.sense?.yields === true;
      const base = !naming ? HINT : yields ? YIELDING : NAMING;
      const inName = name !== null && overlaps(span, name);
      const first =
        naming && !yields && !inName && !found.some((other) => other.naming) ? FIRST_BONUS : 0;
      const weight = base + (naming && !yields && length > 1 ? PHRASE_BONUS : 0) + first;
      found.push({
        ...span,
        trade: known.trade,
        naming,
        weight: weight * shareOf(inName, subject, naming && !yields),
      });
    }
    index += length;
  }
  if (found.some(({ naming }) => naming)) return found;

  for (const word of words.slice(0, SPELLING_LIMIT)) {
    if (pack.lexicon.commonWords.has(word.lower) || pack.lexicon.nameStops.has(word.lower))
      continue;
    if (name !== null && overlaps(word, name)) continue;
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

/** A brand may borrow any word, yet "Florist Wild Stem" says more of its trade than a service it also offers. */
function shareOf(inName: boolean, subject: boolean, isPlain: boolean): number {
  if (subject) return 0.5;
  if (!inName) return 1;
  return isPlain ? 0.75 : 0.5;
}

/** The trade that most of the prompt's words point to; `general`, without evidence, when none does. */
export function findTrade(
  reading: Reading,
  pack: LanguagePack,
  name: Span | null,
): Understood<string> {
  const found = mentions(reading, pack, name);
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
  return {
    value: best,
    evidence: shown === undefined ? '' : reading.prompt.slice(shown.start, shown.end),
  };
}
