import { MOST_OFFERINGS } from '../../../machines/limits';
import type { LanguagePack, Lexicon } from '../languages/LanguagePack';
import type { Facts, Understood } from '../types';
import { spoken } from '../languages/spoken';
import { WHOLE_BUSINESS } from '../trades/wholeBusiness';
import { tradeVocabulary } from '../trades/tradeVocabulary';
import { gazetteerOf } from './gazetteer';
import { findPrices } from './findPrices';
import { impliedLists } from './impliedLists';
import { readList, type Item } from './readList';
import { listsBefore } from './standingBefore';
import {
  indexPhrases,
  longestPhraseAt,
  overlaps,
  tidy,
  type Reading,
  type Span,
  type Word,
} from './readPrompt';

export interface FoundOfferings {
  offerings: Understood<string>[];
  prices: Facts['prices'];
  /** Where the offerings stand. */
  spans: Span[];
}

/** What else was found in the prompt, so that nothing is read twice. */
export interface Found {
  taken: readonly Span[];
  refused: readonly Span[];
  trade: Understood<string>;
  /** Where the words stand that tell the trade; null where none do. */
  tradeAt: Span | null;
  name: Span | null;
  place: Span | null;
}

const MOST_WORDS = 6;
const LONGEST = 48;
/** With fewer than these from verbs and colons, lists without either are read too. */
const FEW = 2;

function wordsOf(item: Item, lexicon: Lexicon): Word[] {
  let from = 0;
  let to = item.words.length;
  const at = (index: number): string => item.words[index]?.lower ?? '';
  while (from < to && (lexicon.articles.has(at(from)) || lexicon.leadingFillers.has(at(from))))
    from += 1;
  while (
    to > from &&
    (lexicon.priceJoiners.has(at(to - 1)) ||
      lexicon.articles.has(at(to - 1)) ||
      lexicon.trailingFillers.has(at(to - 1)) ||
      lexicon.purposeWords.has(at(to - 1)))
  )
    to -= 1;
  return item.words.slice(from, to);
}

/** Endings of words for what comes from a country, which keep their capital. */
const PEOPLE = /(?:ese|ish|[ai]n|ch|ek|ai|iss)$/;
const singular = (key: string): string => key.replace(/s$/, '');

/** What the prompt says is sold, served, taught or written about, and the prices beside it. */
export function findOfferings(reading: Reading, pack: LanguagePack, found: Found): FoundOfferings {
  const { lexicon } = pack;
  const { words, text, prompt } = reading;
  const { taken, refused, trade, tradeAt, name, place } = found;
  const vocabulary = tradeVocabulary(pack);
  const crafts = lexicon.craftWords[trade.value];
  const markers = indexPhrases(lexicon.offeringMarkers);
  const prices = findPrices(reading, lexicon);
  const offered: { key: string; span: Span; value: Understood<string> }[] = [];
  const priced: Facts['prices'] = {};
  const isBusy = (word: Span): boolean => taken.some((other) => overlaps(other, word));
  const isSense = ({ lower }: Word): boolean => vocabulary.lookUp(lower)?.sense != null;
  const sectionWords = new Set(Object.values(lexicon.sections).flatMap(({ unclear }) => unclear));
  const isTone = ({ lower }: Word): boolean =>
    lexicon.circumstances !== undefined && Object.hasOwn(lexicon.circumstances.tones, lower);
  const isNoOffering = ({ lower }: Word): boolean =>
    lexicon.notOfferings.has(lower) && crafts?.has(lower) !== true;
  const saysNothing = (word: Word): boolean =>
    crafts?.has(word.lower) !== true &&
    (lexicon.commonWords.has(word.lower) ||
      isNoOffering(word) ||
      isTone(word) ||
      lexicon.circumstances?.audiences.has(word.lower) === true);

  /* Behind no verb and no colon "Swindon" and "comes to your home" stand as "boilers" does. */
  const isPlainThing = (kept: readonly Word[]): boolean => {
    const from = words.indexOf(kept[0] as Word);
    const before = words[from - 1];
    const isProper =
      reading.capitalsTell &&
      !lexicon.nounsCapitalised &&
      kept.every(({ text: word }) => /^\p{Lu}/u.test(word)) &&
      /^\s*,/.test(kept[0]?.gap ?? '') &&
      /^\p{Ll}/u.test(before?.text ?? '');
    const isClause =
      !lexicon.adjectivesFollow && kept.slice(1).some(({ lower }) => lexicon.articles.has(lower));
    const lead = kept[0]?.lower ?? '';
    const isLook = kept.length > 1 && Object.hasOwn(lexicon.colorNouns, lead);
    return !isProper && !isClause && !isLook;
  };

  const isOffering = (kept: readonly Word[], span: Span, strong: boolean): boolean => {
    const last = kept[kept.length - 1] as Word;
    if (kept.length > MOST_WORDS || span.end - span.start > LONGEST) return false;
    if (kept.some((word) => isBusy(word) || refused.some((other) => overlaps(other, word))))
      return false;
    if (kept.every(saysNothing) || (isNoOffering(last) && !strong && kept.length > 1)) return false;
    if (lexicon.notOfferings.has(last.lower) && kept.some(isNoOffering)) return false;
    if (!kept.some((word) => /\p{L}[\p{L}\p{M}]|\p{Script=Han}/u.test(word.text))) return false;
    const signs = text.slice(span.start, span.end);
    if ((signs.match(/\d/g)?.length ?? 0) > signs.length / 2) return false;
    const isPlace = longestPhraseAt(kept, 0, gazetteerOf(lexicon).index) === kept.length;
    if (isPlace && trade.value !== 'travel') return false;
    if (strong) return true;
    /* "Bakery, bread and cakes": the first is what all of it is, none of what it has. */
    const isListed =
      words.length > 1 && /[:(]\s*$/.test(kept[0]?.gap ?? '') && kept[0] !== words[1];
    const isTrade =
      !isListed && tradeAt !== null && tradeAt.start === span.start && tradeAt.end === span.end;
    const yields = kept.length === 1 && vocabulary.lookUp(last.lower)?.sense?.yields === true;
    const phrase = kept.map(({ lower }) => lower).join(' ');
    return !((isTrade && kept.every(isSense)) || yields || sectionWords.has(phrase));
  };

  const accept = (item: Item, strong: boolean, implied = false): void => {
    const kept = wordsOf(item, lexicon);
    const first = kept[0];
    const last = kept[kept.length - 1];
    if (first === undefined || last === undefined) return;
    const span = { start: first.start, end: last.end };
    if (!isOffering(kept, span, strong) || (implied && !isPlainThing(kept))) return;
    const value = tidy(text.slice(span.start, span.end));
    const key = value.toLowerCase();
    const same = offered.find((other) => singular(other.key) === singular(key));
    if (item.price !== null) {
      const { start, end } = item.price;
      priced[same?.key ?? key] ??= {
        value: tidy(text.slice(start, end)),
        evidence: prompt.slice(start, end),
      };
    }
    if (same === undefined && offered.length < MOST_OFFERINGS)
      offered.push({
        key,
        span,
        value: {
          value: first === words[0] || /[.!?]\s+$/.test(first.gap) ? withoutCapital(value) : value,
          evidence: prompt.slice(span.start, span.end),
        },
      });
  };
  /* "Handmade soap" has its capital from where it stands, "Thai massage" its own. */
  const withoutCapital = (value: string): string =>
    reading.capitalsTell && !lexicon.nounsCapitalised && /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(value)
      ? value.replace(/^\p{Lu}\p{Ll}+/u, (word) => (PEOPLE.test(word) ? word : word.toLowerCase()))
      : value;
  const read = (from: number, strong: boolean, implied = false): number =>
    readList(reading, lexicon, from, strong, prices, isBusy, (item) => {
      accept(item, strong, implied);
    });

  for (const start of listsBefore(reading, lexicon, isSense)) read(start, false);

  for (let index = 0; index < words.length;) {
    const word = words[index] as Word;
    if (lexicon.finalMarkers.has(word.lower)) {
      const relative = words.findLastIndex(
        ({ lower, gap }, at) => at < index && lexicon.relatives.has(lower) && /,/.test(gap),
      );
      const between = words.slice(relative + 1, index + 1);
      if (relative >= 0 && between.every(({ gap }) => !/[.!?;:\n]/.test(gap)))
        read(relative + 1, true);
    }
    const marker = isBusy(word) ? 0 : longestPhraseAt(words, index, markers);
    const heading = marker === 1 && lexicon.listHeadings.has(word.lower);
    const next = words[index + marker];
    const gap = next?.gap.replace(/[$€£"“]\s?$/, '') ?? '';
    const opens =
      marker > 0 &&
      next !== undefined &&
      /^\s*(?:[:–—(-]\s*)?(?:[-•*]\s*)?$/.test(gap) &&
      !refused.some((other) => overlaps(other, word)) &&
      !(place !== null && overlaps(place, next)) &&
      !(heading && !/[:–—(-]/.test(next.gap));
    if (!opens) {
      index += 1;
      continue;
    }
    const phrase = words
      .slice(index, index + marker)
      .map(({ lower }) => lower)
      .join(' ');
    index = Math.max(read(index + marker, !lexicon.weakOfferingMarkers.has(phrase)), index + 1);
  }

  if (offered.length < FEW && trade.value !== 'wedding') {
    /* "Handmade soap, candles and bath bombs": what only hints at the trade is one of the things. */
    const isNamed = vocabulary.recognise(spoken(trade.evidence, lexicon.spelling))?.sense !== null;
    const isDescription = (word: Word): boolean =>
      isBusy(word) ||
      [isNamed ? tradeAt : null, name, place].some(
        (span) => span !== null && overlaps(span, word),
      ) ||
      (lexicon.requestMarkers.has(word.lower) && !lexicon.listJoiners.has(word.lower));
    const isPlace = (word: Word): boolean => place !== null && overlaps(place, word);
    for (const start of impliedLists(words, lexicon, isDescription, isPlace))
      read(start, false, true);
  }

  for (const price of prices) {
    const evidence = prompt.slice(price.start, price.end);
    if (Object.values(priced).some((other) => other.evidence === evidence)) continue;
    const item = wordsBefore(price);
    if (item === null) continue;
    accept({ words: item, price }, true);
    const isTaken = Object.values(priced).some((other) => other.evidence === evidence);
    if (!isTaken)
      priced[WHOLE_BUSINESS] ??= { value: tidy(text.slice(price.start, price.end)), evidence };
  }

  offered.sort((left, right) => left.span.start - right.span.start);
  return {
    offerings: offered.map(({ value }) => value),
    prices: priced,
    spans: offered.map(({ span }) => span),
  };

  /** What a price stands behind, back to where something else begins; null for a sum that is no price. */
  function wordsBefore(price: Span): Word[] | null {
    const end = words.findLastIndex((word) => word.end <= price.start);
    const item: Word[] = [];
    for (let index = end; index >= 0 && item.length < MOST_WORDS; index -= 1) {
      const word = words[index] as Word;
      const between =
        index === end ? text.slice(word.end, price.start) : (words[index + 1]?.gap ?? '');
      if (item.length === 0 && lexicon.priceJoiners.has(word.lower)) continue;
      if (/[,.;!?\n•|]|\s\/\s/.test(between) || (/[:–—=-]/.test(between) && item.length > 0)) break;
      if (
        isBusy(word) ||
        prices.some((other) => overlaps(other, word)) ||
        lexicon.offeringStops.has(word.lower) ||
        lexicon.listJoiners.has(word.lower) ||
        longestPhraseAt(words, index, markers) > 0
      )
        break;
      item.unshift(word);
    }
    return item.some(({ lower }) => lexicon.budgetWords.has(lower)) ? null : item;
  }
}
