import type { Span } from '../words';
import { MOST_EACH } from './limits';

const AMOUNT = String.raw`(?:\d{1,3}(?:[ \u00A0\u202F]\d{3})+|\d{1,7})(?:[.,]\d{1,3}){0,2}`;
const CODES =
  'AED|CHF|KSh|KES|NGN|ZAR|SEK|NOK|DKK|USD|EUR|GBP|CAD|AUD|NZD|SGD|INR|THB|PLN|MXN|BRL|JPY|EGP|SAR|MAD|TND|DZD|JOD|KWD|OMR|XOF|FCFA|CFA|TTD|GHS|RM|Php|PHP';
const BEFORE = String.raw`(?:(?:US|CA|AU|NZ|MX|HK|R|A|C|S|N|TT|J)?\$|GH₵|N\$|[€£¥￥₹₦₺₱฿₩₵]|(?<!\p{L})(?:${CODES}|Rs\.?|R(?=\d))(?=[\s\d]))`;
/** Between the lowest and the highest sum. */
const RANGE = String.raw`\s?(?:[–-]|(?<=\s)(?:to|a|à|bis|até)(?=\s))\s?`;
const AFTER = String.raw`(?:[€$£¥₹¢](?!\s?\d)|(?:円|रुपये|रुपए|रुपया|रु|جنيه|جنيهًا|ريال|درهم|دينار|دولار|ليرة|شيكل|دج|دت|euros?|eur|dollars?|pounds|quid|bucks|pence|kr|zł|pesos|reais|dólares|dollari|franken|francs?|baht|rupees|rand|naira|yen|shillings|cents?|${CODES})(?!\p{L}))`;
const UNIT = String.raw`(?:\s?(?:\/|per|an?)\s?(?:half[ -]?|\d{1,3} )?(?:minutes?|mins?|h|hr|hour|month|mo|night|person|session|year|class|lesson|day|kilo|kg|week|piece|each|ppl|head|pp|lb|lbs|oz|mile|km|ft|ticket|child|adult|plough|outfit|bin|visit|member|room|table|hole|kilo)\b(?!\s*[$€£])|\s?per\s\p{L}{2,12}|\s(?:each|pp|p\.p\.|monthly|yearly)(?![\p{L}])|\s?(?:/\s?|(?:por|par|pro|per|je|das|al|alla|a|la|die|(?:de\s?)?l['’]|all['’])\s?)(?:hora|persona|pessoa|personne|heure|ora|noche|noite|nuit|notte|mes|mês|mois|mese|día|dia|jour|giorno|clase|aula|cours|sesión|sessão|séance|lezione|kilo|kg|unidad|unidade|pièce|pezzo|stunde|person|nacht|monat|tag|woche|stück|glas|flasche|karton|pfund|paar|liter|botella|bouteille|garrafa|bottiglia|caja|kilos?)(?!\p{L}))?`;
/** What makes a sum the lowest one. */
const LOWEST = String.raw`(?:(?<![\p{L}\d])(?:from|frm|starting\s(?:from|at)|starts\s(?:from|at)|upwards\sof)\s(?=[^\s]{1,6}\d|\d))?`;
const PRICE = new RegExp(
  String.raw`(?<![\d.,])\d{1,3}(?:,?\d{3}){0,2}円|${LOWEST}${BEFORE}\s?${AMOUNT}(?:k\b)?(?:[–-]${AMOUNT}|${RANGE}${BEFORE}?\s?${AMOUNT})?${UNIT}|(?<![\p{L}\p{N}.,])${LOWEST}${AMOUNT}(?:${RANGE}${AMOUNT})?\s?${AFTER}${UNIT}`,
  'giu',
);
/** "Espresso 2.50, flat white 3.20": a list of sums with cents tells prices without their currency. */
const BARE = /(?<=\p{L} )\d{1,3}[.,]\d\d(?=\s*(?:[,;\n/|]|$)|\.(?:\s|$))/gu;
const ENOUGH_BARE = 2;

/** Where a sum ends that has nothing but what it is for: "£38 an hour, block of ten £350" sells an hour. */
function namelessEnd(text: string, start: number, sum: string): number {
  const unit = /\s(?:per|an?)\s\p{L}+$/iu.exec(sum);
  const isAlone =
    unit !== null &&
    /(?:^|[.;:=>→\n(]|\s[–—-])\s*$/.test(text.slice(0, start)) &&
    /^\s*(?:[.,;)\n]|(?:or|and|then)\b|$)/i.test(text.slice(start + sum.length));
  return isAlone ? unit.index : sum.length;
}

/** Where a sum ends before a lower number, which is no end of its range: "800 m $45 – | 2 km $65". */
function fallEnd(sum: string): number {
  const range = /^(\D*(\d+))(\s[–-]\s)(\d+)$/.exec(sum);
  return range !== null && Number(range[4]) < Number(range[2])
    ? (range[1]?.length ?? 0)
    : sum.length;
}

/** Sums with their currency, range and unit; sums with cents alone where there are several. */
export function prices(text: string): Span[] {
  if (!/\d/.test(text)) return [];
  const spans = (pattern: RegExp) =>
    [...text.matchAll(pattern)].slice(0, MOST_EACH).map(({ index, 0: sum }) => {
      const end = fallEnd(sum);
      return {
        start: index,
        end: index + (end < sum.length ? end : namelessEnd(text, index, sum)),
      };
    });
  const found = spans(PRICE);
  if (found.length > 0) return found;
  const bare = spans(BARE);
  return bare.length < ENOUGH_BARE ? [] : bare;
}
