import type { Lexicon } from '../languages/LanguagePack';
import { indexPhrases, longestPhraseAt, type Reading, type Span } from './readPrompt';

/** More prices than this are a catalogue, which belongs in no prompt. */
const MOST_PRICES = 40;
/** The longest words before a price that belong to it, such as "a partir de". */
const MOST_START_WORDS = 4;
const AMOUNT = String.raw`(?:\d{1,3}(?:[ \u00A0\u202F]\d{3})+|\d{1,6})(?:[.,]\d{1,3}){0,2}`;
const CODES =
  'AED|CHF|KSh|KES|NGN|ZAR|SEK|NOK|DKK|USD|EUR|GBP|CAD|AUD|NZD|SGD|INR|THB|PLN|MXN|BRL|JPY|EGP|SAR';
const BEFORE = String.raw`(?:(?:US|CA|AU|NZ|MX|HK|R|A|C)?\$|[€£¥￥₹₦₺₱฿₩]|(?<!\p{L})(?:${CODES}|Rs\.?)(?=[\s\d]))`;
/** Between the lowest and the highest sum. */
const RANGE = String.raw`\s?(?:[–-]|(?<=\s)(?:to|a|à|bis|até)(?=\s))\s?`;
const AFTER = String.raw`(?:[€$£¥₹]|(?:円|रुपये|रुपए|रु|جنيه|جنيهًا|ريال|درهم|دينار|euros?|dollars?|pounds|kr|zł|pesos|reais|dólares|dollari|franken|francs|baht|rupees|rand|naira|yen|shillings|${CODES})(?!\p{L}))`;
const UNIT = String.raw`(?:\s?(?:\/|per|an?)\s?(?:half[ -]?|\d{1,3} )?(?:minutes?|mins?|h|hr|hour|month|mo|night|person|session|year|class|lesson|day|kilo|kg|week|piece|each)\b|\s?per\s\p{L}{2,12}|\s(?:each|pp)\b|\s?(?:/\s?|(?:por|par|pro|per|je|das|al|alla|a|la|die|(?:de\s?)?l['’]|all['’])\s?)(?:hora|persona|pessoa|personne|heure|ora|noche|noite|nuit|notte|mes|mês|mois|mese|día|dia|jour|giorno|clase|aula|cours|sesión|sessão|séance|lezione|kilo|kg|unidad|unidade|pièce|pezzo|stunde|person|nacht|monat|tag|woche|stück|glas|flasche|karton|pfund|paar|liter|botella|bouteille|garrafa|bottiglia|caja|kilos?)(?!\p{L}))?`;
const PRICE = new RegExp(
  String.raw`(?<![\d.,])\d{1,3}(?:,?\d{3}){0,2}円|${BEFORE}\s?${AMOUNT}(?:[–-]${AMOUNT}|${RANGE}${BEFORE}?\s?${AMOUNT})?${UNIT}|(?<![\p{L}\p{N}.,])${AMOUNT}(?:${RANGE}${AMOUNT})?\s?${AFTER}${UNIT}`,
  'giu',
);
/** "Espresso 2.50, flat white 3.20": a list of sums with cents tells prices without their currency. */
const BARE = /(?<=\p{L} )\d{1,3}[.,]\d\d(?=\s*(?:[,;\n/|]|$)|\.(?:\s|$))/gu;
const ENOUGH_BARE = 2;

/** Where the prompt states sums, each with the words that make it a lowest one, such as "from" in "from €45 per night". */
export function findPrices({ text, words }: Reading, lexicon: Lexicon): Span[] {
  if (!/\d/.test(text)) return [];
  const starts = indexPhrases(lexicon.priceStarts);
  const spans = [...text.matchAll(PRICE)].slice(0, MOST_PRICES).map((match): Span => {
    const start = match.index;
    const before = words.findLastIndex((word) => word.end <= start);
    for (let back = MOST_START_WORDS; back > 0; back -= 1) {
      const at = before - back + 1;
      const first = words[at];
      const gap = text.slice(words[before]?.end ?? start, start);
      if (first !== undefined && /^ *$/.test(gap) && longestPhraseAt(words, at, starts) === back)
        return { start: first.start, end: start + match[0].length };
    }
    return { start, end: start + match[0].length };
  });
  if (spans.length > 0) return spans;
  const bare = [...text.matchAll(BARE)].slice(0, MOST_PRICES);
  return bare.length < ENOUGH_BARE
    ? []
    : bare.map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}
