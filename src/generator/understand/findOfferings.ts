import type { LanguagePack, Lexicon } from '../languages/LanguagePack';
import { spoken } from '../languages/spoken';
import { tradeVocabulary } from '../trades/tradeVocabulary';
import type { Facts, Understood } from '../types';
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
}

/** More prices than this are a catalogue, which belongs in no prompt. */
const MOST_PRICES = 40;
const MOST_OFFERINGS = 12;
const MOST_WORDS = 6;
const LONGEST = 48;
const AMOUNT = String.raw`\d{1,6}(?:[.,]\d{1,3}){0,2}`;
const UNIT = String.raw`(?:\s?(?:\/|per|an?)\s?(?:h|hr|hour|month|mo|night|person|session|year|class|lesson|day|kilo|kg|week|piece|each)\b|\s(?:each|pp)\b|\s?(?:/\s?|(?:por|par|pro|per|al|alla|la|die|l['’]|all['’])\s?)(?:hora|persona|pessoa|personne|heure|ora|noche|noite|nuit|notte|mes|mês|mois|mese|día|dia|jour|giorno|clase|aula|cours|sesión|sessão|séance|lezione|kilo|kg|unidad|unidade|pièce|pezzo|stunde|person|nacht|monat|tag|woche|stück)(?!\p{L}))?`;
const PRICE = new RegExp(
  String.raw`(?:US|CA|AU|R)?[$€£¥₹]\s?${AMOUNT}${UNIT}|(?<![\p{L}\p{N}.,])${AMOUNT}\s?(?:[€$£¥₹]|(?:euros?|eur|dollars?|usd|pounds|gbp|chf|kr|zł|pesos|reais|dólares|dollari|franken|francs)(?!\p{L}))${UNIT}`,
  'giu',
);

interface Item {
  words: Word[];
  price: Span | null;
}

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
      lexicon.purposeWords.has(at(to - 1)))
  )
    to -= 1;
  return item.words.slice(from, to);
}

/** What the prompt says is sold, served, taught or written about, and the prices beside it. */
export function findOfferings(
  reading: Reading,
  pack: LanguagePack,
  taken: readonly Span[],
  refused: readonly Span[],
  trade: Understood<string>,
  name: Span | null,
): FoundOfferings {
  const { lexicon } = pack;
  const { words, text, prompt } = reading;
  const tradeWord = trade.evidence;
  const vocabulary = tradeVocabulary(pack);
  const crafts = lexicon.craftWords[trade.value];
  const isNoOffering = ({ lower }: Word): boolean =>
    lexicon.notOfferings.has(lower) && crafts?.has(lower) !== true;
  const markers = indexPhrases(lexicon.offeringMarkers);
  const pairs = new Set(lexicon.pairs);
  const priceSpans: Span[] = [...text.matchAll(PRICE)].slice(0, MOST_PRICES).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const offerings: Understood<string>[] = [];
  const prices: Facts['prices'] = {};
  const busy = (word: Span): boolean => taken.some((other) => overlaps(other, word));
  const priceAt = (word: Span): Span | undefined =>
    priceSpans.find((price) => overlaps(price, word));

  const accept = (item: Item, strong: boolean): void => {
    const kept = wordsOf(item, lexicon);
    const first = kept[0];
    const last = kept[kept.length - 1];
    if (
      first === undefined ||
      last === undefined ||
      kept.length > MOST_WORDS ||
      last.end - first.start > LONGEST
    )
      return;
    if (kept.some((word) => busy(word) || refused.some((other) => overlaps(other, word)))) return;
    if (
      (lexicon.notOfferings.has(last.lower) && kept.some(isNoOffering)) ||
      kept.every(
        (word) =>
          crafts?.has(word.lower) !== true &&
          (lexicon.commonWords.has(word.lower) || isNoOffering(word)),
      )
    )
      return;
    if (!kept.some((word) => /\p{L}{2}/u.test(word.text))) return;
    if (!strong && kept.length === 1 && vocabulary.lookUp(first.lower)?.sense?.yields === true)
      return;
    const span = { start: first.start, end: last.end };
    const spokenItem = kept.map(({ lower }) => lower).join(' ');
    if (!strong && lexicon.nameFollowsTrade && vocabulary.lookUp(spokenItem)?.sense != null) return;
    if (
      !strong &&
      prompt.slice(span.start, span.end) === tradeWord &&
      vocabulary.lookUp(spoken(tradeWord, lexicon.spelling))?.sense != null
    )
      return;
    const value = tidy(text.slice(span.start, span.end));
    const key = value.toLowerCase();
    const known = offerings.some((other) => other.value.toLowerCase() === key);
    if (known && lexicon.chainedMarkers && item.price !== null) {
      const { start, end } = item.price;
      prices[key] ??= { value: tidy(text.slice(start, end)), evidence: prompt.slice(start, end) };
    }
    if (known) return;
    if (offerings.length >= MOST_OFFERINGS) return;
    offerings.push({ value, evidence: prompt.slice(span.start, span.end) });
    if (item.price !== null) {
      const { start, end } = item.price;
      prices[key] = { value: tidy(text.slice(start, end)), evidence: prompt.slice(start, end) };
    }
  };

  /** Reads list items from a word on; gives the word after the list. */
  const readList = (from: number, strong: boolean): number => {
    let item: Item = { words: [], price: null };
    let inParentheses = false;
    const close = (): void => {
      accept(item, strong);
      item = { words: [], price: null };
    };
    let index = from;
    if (lexicon.chainedMarkers) index += longestPhraseAt(words, from, markers);
    const first = index;
    for (; index < words.length; index += 1) {
      const word = words[index] as Word;
      const price = priceAt(word);
      const priceHere = priceSpans.find(
        ({ start }) => start >= (words[index - 1]?.end ?? 0) && start <= word.start,
      );
      const gap = index === first ? '' : word.gap;
      if (gap.includes(')')) inParentheses = false;
      const bullet =
        /\n\s*(?:[-•*–·]|\d+[.)])?\s*$/.test(gap) &&
        (/[-•*·\d]/.test(gap.slice(gap.indexOf('\n'))) || item.price !== null);
      if (/[.!?;](?:\s|$)/.test(gap) || (/\n/.test(gap) && !bullet)) break;
      if (bullet || /[,•·|/、，]/.test(gap) || /[&+]/.test(gap) || /\s[–—-]\s/.test(gap)) {
        const pairing =
          /&/.test(gap) &&
          [...lexicon.and].some((and) =>
            pairs.has(`${words[index - 1]?.lower ?? ''} ${and} ${word.lower}`),
          );
        const priceFollows = price !== undefined || (priceHere !== undefined && /[–—-]/.test(gap));
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
        const next = words[index + 1];
        const paired = [...lexicon.and].some((and) =>
          pairs.has(`${words[index - 1]?.lower ?? ''} ${and} ${next?.lower ?? ''}`),
        );
        if (paired) {
          item.words.push(word);
          continue;
        }
        close();
        continue;
      }
      const marker = longestPhraseAt(words, index, markers);
      const opensList =
        marker > 0 &&
        index > first &&
        !(lexicon.listHeadings.has(word.lower) && !/^\s*:/.test(words[index + marker]?.gap ?? ''));
      if (opensList && !lexicon.listHeadings.has(word.lower)) break;
      if (lexicon.offeringStops.has(word.lower) && !busy(word)) {
        const next = words[index + 1];
        const priced = next !== undefined && priceAt(next) !== undefined;
        if (priced) continue;
        const binds =
          next !== undefined &&
          !lexicon.articles.has(next.lower) &&
          !busy(next) &&
          item.words.length > 0;
        const bindsFor =
          lexicon.purposeWords.has(word.lower) && binds && !/^\p{Lu}/u.test(next.text);
        const bindsFrom = lexicon.fromWords.has(word.lower) && binds && /^\p{Lu}/u.test(next.text);
        const bindsOn =
          lexicon.boundPrepositions.has(word.lower) &&
          binds &&
          strong &&
          /^\p{Ll}/u.test(next.text) &&
          item.words.length < 3 &&
          lexicon.boundNouns.has(next.lower);
        if (!bindsFor && !bindsFrom && !bindsOn) break;
      }
      item.words.push(word);
    }
    close();
    return index;
  };

  for (let index = 0; index < words.length;) {
    const word = words[index] as Word;
    if (lexicon.finalMarkers.has(word.lower)) {
      const relative = words.findLastIndex(
        ({ lower, gap }, at) => at < index && lexicon.relatives.has(lower) && /,/.test(gap),
      );
      const between = words.slice(relative + 1, index + 1);
      if (relative >= 0 && between.every(({ gap }) => !/[.!?;:\n]/.test(gap)))
        readList(relative + 1, true);
    }
    const marker = busy(word) ? 0 : longestPhraseAt(words, index, markers);
    const heading = marker === 1 && lexicon.listHeadings.has(word.lower);
    const next = words[index + marker];
    const opens =
      marker > 0 &&
      next !== undefined &&
      /^\s*(?:[:–—-]\s*)?(?:[-•*]\s*)?$/.test(next.gap.replace(/[$€£"“]\s?$/, ''));
    const refusedMarker = refused.some((other) => overlaps(other, word));
    if (!opens || refusedMarker || (heading && !/[:–—-]/.test(next.gap))) {
      index += 1;
      continue;
    }
    const phrase = words
      .slice(index, index + marker)
      .map(({ lower }) => lower)
      .join(' ');
    index = Math.max(readList(index + marker, !lexicon.weakOfferingMarkers.has(phrase)), index + 1);
  }

  for (const price of priceSpans) {
    if (
      Object.values(prices).some(
        ({ evidence }) => evidence === prompt.slice(price.start, price.end),
      ) &&
      offerings.length > 0
    )
      continue;
    const end = words.findLastIndex((word) => word.end <= price.start);
    const item: Item = { words: [], price };
    for (let index = end; index >= 0 && item.words.length < MOST_WORDS; index -= 1) {
      const word = words[index] as Word;
      const after = words[index + 1];
      const between = index === end ? text.slice(word.end, price.start) : (after?.gap ?? '');
      if (index === end && lexicon.priceJoiners.has(word.lower)) continue;
      if (/[,.;!?\n•|]/.test(between) || (/[:–—=-]/.test(between) && item.words.length > 0)) break;
      if (
        busy(word) ||
        lexicon.offeringStops.has(word.lower) ||
        lexicon.listJoiners.has(word.lower) ||
        longestPhraseAt(words, index, markers) > 0
      )
        break;
      item.words.unshift(word);
    }
    if (!item.words.some(({ lower }) => lexicon.budgetWords.has(lower))) accept(item, true);
  }

  if (offerings.length === 0 && name !== null) {
    const after = words.findIndex(({ start }) => start >= name.end);
    const next = words[after];
    const isList =
      next !== undefined && /^["”’»'」]?[,:]\s/.test(next.gap) && !lexicon.articles.has(next.lower);
    if (isList) readList(after, false);
  }
  if (offerings.length === 0) {
    let start = 0;
    for (let index = 0; index <= words.length; index += 1) {
      const word = words[index];
      const ends = word === undefined || /[.!?;:\n]|\s[–—-]\s/.test(word.gap);
      if (!ends || index === start) continue;
      const commas = words.slice(start + 1, index).filter(({ gap }) => /[,、，]/.test(gap)).length;
      const introduced = /[:–—]/.test(words[start]?.gap ?? '');
      const joined =
        lexicon.chainedMarkers &&
        words.slice(start + 1, index - 1).some(({ lower }) => lexicon.and.has(lower));
      const isList = commas > 1 || (introduced && (commas > 0 || joined));
      const short = index - start <= (commas + 2) * 3;
      if (isList && short) readList(start, false);
      start = index;
    }
  }
  return { offerings, prices };
}
