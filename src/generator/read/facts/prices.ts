import type { Span } from '../text/words';
import { MOST_EACH } from './limits';

const AMOUNT = String.raw`(?:\d{1,3}(?:[ \u00A0\u202F]\d{3})+|\d{1,7})(?:[.,]\d{1,3}){0,2}`;
const CODES =
  'AED|CHF|KSh|KES|NGN|ZAR|SEK|NOK|DKK|USD|EUR|GBP|CAD|AUD|NZD|SGD|INR|THB|PLN|MXN|BRL|JPY|EGP|SAR|MAD|TND|DZD|JOD|KWD|OMR|XOF|FCFA|CFA|TTD|GHS|RM|Php|PHP';
const BEFORE = String.raw`(?:(?:US|CA|AU|NZ|MX|HK|R|A|C|S|N|TT|J)?\$|GH₵|N\$|[€£¥￥₹₦₺₱฿₩₵]|(?<![\p{L}\p{M}])रु\.?(?=\s?\d)|(?<!\p{L})(?:${CODES}|Rs\.?|S/\.?|R(?=\d))(?=[\s\d]))`;
/** Between the lowest and the highest sum. */
const RANGE = String.raw`\s?(?:[–-]|(?<=\s)(?:to|a|à|bis|até)(?=\s))\s?`;
const AFTER = String.raw`(?:[€$£¥₹¢](?!\s?\d)|(?:रुपये|रुपए|रुपया|रुपैया|रु\.?|جنيه(?:ا|ًا|اً|ات)?|ريال(?:ا|ًا|اً|ات)?|درهم(?:ا|ًا|اً)?|دراهم|دينار(?:ا|ًا|اً)?|دنانير|دولار(?:ا|ًا|اً|ات)?|ليرة|ليرات|شيكل|د\.[أاكتجم]|ر\.[سعق]|ج\.م|د\.إ|دج|دت|euros?|eur|dollars?|pounds|quid|bucks|pence|kr|zł|pesos|reais|dólares|dollari|franken|francs?|baht|rupees|rand|naira|yen|shillings|cents?|(?:${CODES})(?!\s\d))(?![\p{L}\p{M}]))`;
/** What a sum is for, in other scripts: "900 रुपये क्विंटल", "5 دنانير للشخص". */
const OTHER_UNIT = String.raw`\s(?:प्रति\s)?(?:क्विंटल|किलो|किग्रा|पेज|महीना|महीने|माह|घंटा|घंटे|दिन|रोज़|व्यक्ति|प्लेट|नग|पीस|साल|लीटर|दर्जन|मीटर|कॉपी|थाली|बच्चा|टिकट)(?![\p{L}\p{M}])|\s(?:لل(?:شخص|كيلو|ساعة|متر|قطعة|حصة|فرد|ليلة|شهر|يوم|طفل|كبار|صغار|واحد)|في\s(?:الشهر|اليوم|الساعة|السنة)|شهري(?:ا|ً){0,2}|يومي(?:ا|ً){0,2}|سنوي(?:ا|ً){0,2})(?!\p{L})`;
const UNIT = String.raw`(?:\s?(?:\/|per|an?)\s?(?:half[ -]?|\d{1,3} )?(?:minutes?|mins?|h|hr|hour|month|mo|night|person|session|year|class|lesson|day|kilo|kg|week|piece|each|ppl|head|pp|lb|lbs|oz|mile|km|ft|ticket|child|adult|plough|outfit|bin|visit|member|room|table|hole|kilo)\b(?!\s*[$€£])|\s?per\s\p{L}{2,12}|\san?\s\p{L}{3,10}(?=\s*(?:[,.;)\n]|$|(?<=\s)for\s))|\s(?:each(?:\sway)?|one[- ]way|return|single|upwards|pp|p\.p\.|monthly|yearly)(?![\p{L}])|(?:pp|pn|pw|pcm|ea)(?![\p{L}])|\s?(?:/\s?|(?:por|par|pro|per|je|das|al|alla|a|la|die|(?:de\s?)?l['’]|all['’])\s?)(?:hora|persona|pessoa|personne|heure|ora|noche|noite|nuit|notte|mes|mês|mois|mese|día|dia|jour|giorno|clase|aula|cours|sesión|sessão|séance|lezione|kilo|kg|unidad|unidade|pièce|pezzo|stunde|person|nacht|monat|tag|woche|stück|glas|flasche|karton|pfund|paar|liter|botella|bouteille|garrafa|bottiglia|caja|kilos?)(?!\p{L})|${OTHER_UNIT})?`;
/** "4 bucks per user a month" */
const TIME = String.raw`(?:(?<=\sper\s\p{L}{2,12})\s(?:per|an?)\s(?:month|year|week|night|day|hour)(?!\p{L}))?`;
/** What makes a sum the lowest one. */
const LOWEST = String.raw`(?:(?<![\p{L}\d])(?:from|frm|starting\s(?:from|at)|starts\s(?:from|at)|upwards\sof|desde|[aà]\spartir\sd[eo]|a\spartire\sda|dès|ab)\s(?=[^\s]{1,6}\d|\d))?`;
/** "月額380円", "1人2万5千円" */
const YEN = String.raw`(?<![\d.,])(?:(?:月額|月々|年額|年間|税込み?|税抜き?|(?:お?[1一]人(?:様)?|[1一][回日名泊時間台枚個束着式本杯皿組反箱袋缶瓶玉]{1,2}|\d{1,2}(?:分|時間)))\s?)?\d{1,4}(?:,?\d{3}){0,2}(?:\.\d)?(?:[万千](?:\d{1,4}千?)?)?円`;
const PRICE = new RegExp(
  String.raw`${YEN}(?:${RANGE}${YEN})?|${LOWEST}${BEFORE}\s?${AMOUNT}(?:k\b)?(?:[–-]${AMOUNT}|${RANGE}${BEFORE}?\s?${AMOUNT})?${UNIT}${TIME}|(?<![\p{L}\p{N}.,])${LOWEST}${AMOUNT}(?:${RANGE}${AMOUNT})?\s?${AFTER}${UNIT}${TIME}`,
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
