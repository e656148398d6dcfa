import type { Lexicon } from './lexicon';
import { capitalEnd, isCapital } from './phrases';
import { latinMarks, type FactKind, type Span, type Word } from './words';

export interface Fact extends Span {
  kind: FactKind;
}

const LONGEST_FACT = 110;
const MOST_EACH = 40;
const JAPANESE = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
/* Japanese puts no blank between a number or an address and the words about it. */
const LETTER = String.raw`(?!${JAPANESE})\p{L}`;

const PHONE = new RegExp(
  String.raw`(?<!${LETTER}|[\p{N}#$€£.,/-])(?!24\s?/\s?7)\+?\(?\d[\d ().\-/]{5,22}\d(?!${LETTER}|[\p{N}€$£%円])`,
  'gu',
);
const NO_PHONE =
  /(?:ABN|ACN|VAT|EIN|UID|USt|USt-?Id(?:Nr)?|CIF|NIF|NIPC|CNPJ|CPF|SIRET|SIREN|TVA|P\.? ?IVA|IBAN|ISBN|ISO|DIN|licen[cs]e|registration|charity|reg)\.?(?: ?(?:no|number|nr|n[º°]))?[.:# ]*$/iu;
const NUMERIC_DATE =
  /(?<![\p{L}\p{N}./-])(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./](?:(?:19|20)\d{2}|\d{2})|(?:(?:19|20)\d{2}年)?\d{1,2}月(?:\d{1,2}日)?)(?![\p{L}\p{N}/-]|\.\d)/gu;
const LOCAL_PART = new RegExp(String.raw`(?!${JAPANESE})[\p{L}\p{N}.!#$%&*+/=?^_|~-]`, 'u');
const DOMAIN_AHEAD = new RegExp(
  String.raw`^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,4}(?:${LETTER}){2,24}`,
  'u',
);

/** Looks outward from each @, so that a long word without one costs nothing. */
function emails(text: string): Span[] {
  const found: Span[] = [];
  for (
    let at = text.indexOf('@');
    at >= 0 && found.length < MOST_EACH;
    at = text.indexOf('@', at + 1)
  ) {
    let start = at;
    while (start > 0 && at - start < 64 && LOCAL_PART.test(text.charAt(start - 1))) start -= 1;
    while (start < at && !/[\p{L}\p{N}]/u.test(text.charAt(start))) start += 1;
    const domain = DOMAIN_AHEAD.exec(text.slice(at + 1, at + 255));
    const isWhole =
      start < at &&
      domain !== null &&
      !text.slice(start, at).includes('..') &&
      text.charAt(at - 1) !== '.';
    if (isWhole) found.push({ start, end: at + 1 + domain[0].length });
  }
  return found;
}

function phones(text: string, words: readonly Word[], lexicon: Lexicon): Span[] {
  return [...text.matchAll(PHONE)].slice(0, MOST_EACH).flatMap((match): Span[] => {
    const [whole] = match;
    const start = match.index;
    const digits = whole.replace(/\D/g, '');
    if (digits.length < 7 || digits.length > 15) return [];
    if (
      /^\d{4}-\d{1,2}-\d{1,2}$|^\d{1,2}[./]\d{1,2}[./]\d{2,4}$|^\d{4}\s?[-/]\s?\d{4}$|^(?:19|20)\d{2}[-/ ]/.test(
        whole,
      )
    )
      return [];
    if (NO_PHONE.test(text.slice(Math.max(0, start - 30), start))) return [];
    const before = words.findLast(({ end }) => end <= start);
    const isMarked =
      before !== undefined && start - before.end < 6 && lexicon.has('phoneMarkers', before.lower);
    const isPhone =
      /^[+(0]/.test(whole) ||
      isMarked ||
      (/[ .-]/.test(whole) && digits.length >= 8) ||
      digits.length >= 10;
    return isPhone ? [{ start, end: start + whole.length }] : [];
  });
}

const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,40}[\p{L}\p{N}])?`;
const ENDINGS =
  'com|net|org|info|biz|edu|io|co|ai|shop|store|app|dev|me|tv|fm|online|site|website|blog|art|club|design|photo|photography|studio|cafe|bar|pub|pizza|restaurant|bio|farm|garden|yoga|fitness|dental|law|legal|travel|tours|house|agency|works|wedding|events|band|academy|eus|cat|eu|pt|br|es|mx|ar|cl|pe|fr|be|ch|de|at|it|nl|uk|ie|us|ca|au|nz|in|jp|pl|se|dk|fi|example|test';
const DOMAIN = new RegExp(
  String.raw`(?<![\p{L}\p{N}@.\-_])((?:https?:\/\/)?(?:www\.)?)((?:${LABEL}\.){1,3}(${ENDINGS}))(?![\p{L}\p{N}@-]|\.[\p{L}\p{N}])`,
  'giu',
);
/** Where others keep their pages; the address is not the owner's own. */
const KNOWN_HOSTS =
  /(?:^|\.)(?:google|instagram|facebook|youtube|linkedin|pinterest|tiktok|airbnb|etsy|booking|x|twitter|whatsapp|wix|squarespace|wordpress)\.\w+$/i;
/** Endings that are also words: a full stop without its blank is no address. */
const ORDINARY_ENDINGS =
  /^(?:in|at|it|me|us|be|de|es|co|site|website|shop|store|app|studio|cafe|bar|art|club|design|photo|house|garden|farm|online|blog|info|band|events|wedding|works|test|law|travel)$/i;

function webAddresses(text: string, words: readonly Word[], lexicon: Lexicon): Span[] {
  return [...text.matchAll(DOMAIN)].flatMap((match): Span[] => {
    const [whole, lead = '', host = '', ending = ''] = match;
    if (host.length > LONGEST_FACT || KNOWN_HOSTS.test(host)) return [];
    if (lead === '') {
      const label = words.find(({ start }) => start === match.index);
      const isWord = label !== undefined && lexicon.isCommon(label.lower);
      if (/^\p{Lu}\p{Ll}/u.test(ending) || (isWord && ORDINARY_ENDINGS.test(ending))) return [];
    }
    return [{ start: match.index, end: match.index + whole.length }];
  });
}

const AMOUNT = String.raw`(?:\d{1,3}(?:[ \u00A0\u202F]\d{3})+|\d{1,7})(?:[.,]\d{1,3}){0,2}`;
const CODES =
  'AED|CHF|KSh|KES|NGN|ZAR|SEK|NOK|DKK|USD|EUR|GBP|CAD|AUD|NZD|SGD|INR|THB|PLN|MXN|BRL|JPY|EGP|SAR|MAD|TND|DZD|JOD|KWD|OMR|XOF|FCFA|CFA|TTD|GHS|RM|Php|PHP';
const BEFORE = String.raw`(?:(?:US|CA|AU|NZ|MX|HK|R|A|C|S|N|TT|J)?\$|[€£¥￥₹₦₺₱฿₩₵]|(?<!\p{L})(?:${CODES}|Rs\.?|R(?=\d))(?=[\s\d]))`;
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
    /(?:^|[.;\n(])\s*$/.test(text.slice(0, start)) &&
    /^\s*(?:[.,;)\n]|$)/.test(text.slice(start + sum.length));
  return isAlone ? unit.index : sum.length;
}

function prices(text: string): Span[] {
  if (!/\d/.test(text)) return [];
  const spans = (pattern: RegExp) =>
    [...text.matchAll(pattern)]
      .slice(0, MOST_EACH)
      .map(({ index, 0: sum }) => ({ start: index, end: index + namelessEnd(text, index, sum) }));
  const found = spans(PRICE);
  if (found.length > 0) return found;
  const bare = spans(BARE);
  return bare.length < ENOUGH_BARE ? [] : bare;
}

const DAY =
  /^(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|º|ª|er|re|°)?(?:[-–](?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?)?$/;
const YEAR = /^(?:19|20)\d\d$/;

const beside = (word: Word | undefined, gap: RegExp): word is Word =>
  word !== undefined && gap.test(word.gap);

/** How many words a date has that begins at one: day, month and year in the language's order; 0 when none does. */
function dateAt(words: readonly Word[], from: number, lexicon: Lexicon): number {
  const isMonth = (word: Word | undefined): boolean => lexicon.has('months', word?.lower ?? '');
  const isDay = (word: Word | undefined): boolean => DAY.test(word?.lower ?? '');
  const isWeekday = (word: Word | undefined): boolean => lexicon.has('days', word?.lower ?? '');
  const linked = (at: number): number =>
    lexicon.has('dateLinks', words[at]?.lower ?? '') && beside(words[at], /^ $/) ? at + 1 : at;
  let start = from;
  if (
    isWeekday(words[from]) &&
    (isDay(words[linked(from + 1)]) || isMonth(words[from + 1])) &&
    beside(words[from + 1], /^,? $/)
  )
    start = linked(from + 1);
  let end = 0;
  if (isDay(words[start])) {
    let at = start + 1;
    while (isDay(words[at]) && beside(words[at], /^(?: ?[–—/&-] ?|, ?)$/)) at += 1;
    if (words[at]?.tag === 'and' && isDay(words[at + 1]) && beside(words[at + 1], /^ $/)) at += 2;
    at = linked(at);
    if (isMonth(words[at]) && beside(words[at], /^[.º°]? ?$/)) end = at + 1;
  } else if (isMonth(words[start])) {
    let at = linked(start + 1);
    if (beside(words[at], /^\.? $/) && isDay(words[at])) {
      at += 1;
      while (beside(words[at], /^ ?[–&-] ?$/) && isDay(words[at])) at += 1;
      end = at;
    } else if (beside(words[at], /^\.? $/) && YEAR.test(words[at]?.text ?? ''))
      return at + 1 - from;
  }
  if (end === 0) return 0;
  const year = linked(end);
  return (
    (beside(words[year], /^[.,]? ?$/) && YEAR.test(words[year]?.text ?? '') ? year + 1 : end) - from
  );
}

function dates(text: string, words: readonly Word[], lexicon: Lexicon): Span[] {
  const found: Span[] = [...text.matchAll(NUMERIC_DATE)]
    .slice(0, MOST_EACH)
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  for (let at = 0; at < words.length;) {
    const length = dateAt(words, at, lexicon);
    const [first, last] = [words[at], words[at + length - 1]];
    if (length > 0 && first !== undefined && last !== undefined)
      found.push({ start: first.start, end: last.end });
    at += Math.max(1, length);
  }
  return found;
}

const TIME = /^(?:24\/7|\d{1,2}(?:[:.]\d\d)?(?:h\d{0,2}|am|pm|uhr)?|\d{3,4})$/;

const UNTIL = /^(?:until|till|til|bis|hasta|até|fino|jusqu)/i;

function hours(text: string, words: readonly Word[], lexicon: Lexicon): Span[] {
  const found: Span[] = [];
  const is = (list: string, word: Word | undefined): boolean =>
    lexicon.has(list, word?.lower ?? '');
  const isDay = (word: Word | undefined): boolean =>
    is('days', word) || is('days', word && { ...word, lower: word.lower.split(/[-–]/)[0] ?? '' });
  const isKnown = (word: Word): boolean =>
    word.lower
      .split(/[-–]/)
      .every(
        (part) =>
          is('hourWords', { ...word, lower: part }) ||
          is('days', { ...word, lower: part }) ||
          TIME.test(part),
      );
  /** "A.m." and "p.m.", letter by letter. */
  const isMeridiem = (at: number): boolean => {
    const [word, next, before] = [words[at], words[at + 1], words[at - 1]];
    const isFirst = /^[ap]$/.test(word?.lower ?? '') && next?.lower === 'm' && next.gap === '.';
    return (
      isFirst || (word?.lower === 'm' && word.gap === '.' && /^[ap]$/.test(before?.lower ?? ''))
    );
  };
  /** "Every day except Friday from 9 to 8" */
  const isWholeWeek = (at: number): boolean => {
    const [word, next] = [words[at], words[at + 1]];
    const isJoined = word !== undefined && /^ $/.test(next?.gap ?? '');
    return (
      isJoined &&
      (is('hourExceptions', word) || is('dayNouns', word) || is('dayNouns', next)) &&
      isKnown(word)
    );
  };
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at] as Word;
    const isMarked = is('hourMarkers', first);
    if (
      !isMarked &&
      !isDay(first) &&
      !(
        TIME.test(first.lower.split(/[-–]/)[0] ?? '') &&
        /^24\/7$|\d(?:[ap]m|h\d{0,2}|uhr)$|[-–]\d{1,2}(?:[ap]m|h)?$/.test(first.lower)
      )
    )
      continue;
    let last = isMarked ? at : at - 1;
    const from = last + 1;
    for (let ahead = from; ahead < words.length && ahead - from < 30; ahead += 1) {
      const next = words[ahead] as Word;
      if (ahead > at && !/^[ ]*[,:.&–—\-(/]?[ ]*$/.test(next.gap.replace(/^\.m/, ''))) break;
      if (ahead > at && /^\.\s+$/.test(next.gap) && !/[apm]$/.test(words[ahead - 1]?.lower ?? ''))
        break;
      if (!isKnown(next) && !isMeridiem(ahead)) break;
      last = ahead;
    }
    while (last >= from && is('hourTails', words[last])) last -= 1;
    let start = from;
    while (isWholeWeek(start - 1)) start -= 1;
    while (start < last && is('hourHeads', words[start]) && !is('dayNouns', words[start + 1]))
      start += 1;
    const [one, end] = [words[start], words[last]];
    if (
      last < start ||
      one === undefined ||
      end === undefined ||
      end.end - one.start > LONGEST_FACT
    )
      continue;
    const value = text.slice(one.start, end.end);
    const run = words.slice(start, last + 1);
    const hasDay = run.some((word) => isDay(word) || is('dayNouns', word));
    const hasTime = /\d/.test(value);
    const isRange =
      /\d\s?(?:[ap]m|h|uhr)?\s?[-–]\s?\d|\d.{0,8}\s(?:to|till|til|until|bis|a|à|al|às|alle|ate|até)\s.{0,6}\d/i.test(
        value,
      );
    const isHours =
      /^24.?\/?.?7$|^24 ?h$/i.test(value) ||
      (hasTime && hasDay && run.length > 1) ||
      (hasTime && isMarked && run.length > 0 && (isRange || /[ap]m|uhr|\dh/i.test(value))) ||
      (isMarked && hasDay && run.length > 0) ||
      (isMarked && hasTime && run.length === 2 && UNTIL.test(value)) ||
      (isRange && /\d\s?(?:[ap]m|h\d{0,2}|uhr)/i.test(value));
    if (!isHours) continue;
    found.push({ start: one.start, end: end.end });
    at = last;
  }
  return found;
}

const POSTCODE =
  /^(?:[A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]{2})|\d{4,5}(?:-\d{3,4})?|[A-Z]\d[A-Z] \d[A-Z]\d|[A-Z]\d{2} [A-Z\d]{4}|\d{6}|\d{3}-\d{4})(?![\p{L}\p{N}])/u;

/** Where an address that has begun goes on: its town, region and postcode behind commas. */
function addressTail(text: string, words: readonly Word[], at: number, lexicon: Lexicon): number {
  let next = at;
  for (let parts = 0; parts < 4; parts += 1) {
    const word = words[next];
    if (word === undefined || !/^(?:,? |, ?)$/.test(word.gap)) break;
    const code = POSTCODE.exec(text.slice(word.start, word.start + 12));
    if (code !== null) {
      while (next < words.length && (words[next]?.end ?? 0) <= word.start + code[0].length)
        next += 1;
      continue;
    }
    const isStreetPart = lexicon.has('streetEndings', word.lower);
    if (!isStreetPart && !/^,/.test(word.gap)) break;
    const end =
      isCapital(word) || /^\d/.test(word.text)
        ? capitalEnd(words, next, words.length, lexicon)
        : next;
    if (end === next || lexicon.has('days', word.lower)) break;
    next = end;
  }
  return next;
}

function addresses(text: string, words: readonly Word[], lexicon: Lexicon): Span[] {
  const found: Span[] = [];
  const soft = (word: Word | undefined): boolean => word !== undefined && /^[ ]+$/.test(word.gap);
  const add = (from: number, to: number): void => {
    let first = from;
    while (
      first > 0 &&
      /^, $/.test(words[first]?.gap ?? '') &&
      /^\d/.test(words[first - 1]?.text ?? '') &&
      lexicon.has('addressUnits', words[first - 2]?.lower ?? '')
    )
      first -= 2;
    const end = addressTail(text, words, to, lexicon);
    const [one, last] = [words[first], words[end - 1]];
    if (one !== undefined && last !== undefined && last.end - one.start <= LONGEST_FACT)
      found.push({ start: one.start, end: last.end });
  };
  for (const [at, word] of words.entries()) {
    if (found.some(({ end }) => end > word.start)) continue;
    if (
      lexicon.has('addressUnits', word.lower) &&
      isCapital(word) &&
      /^\d/.test(words[at + 1]?.text ?? '') &&
      soft(words[at + 1])
    ) {
      const end = addressTail(text, words, at + 2, lexicon);
      if (end > at + 2) {
        add(at, at + 2);
        continue;
      }
      const place =
        isCapital(words[at + 2]) && soft(words[at + 2])
          ? capitalEnd(words, at + 2, words.length, lexicon)
          : 0;
      if (place > 0) add(at, place);
      continue;
    }
    if (/^\d{1,5}\p{L}?(?:[-–/]\d{1,4})?$/u.test(word.text)) {
      for (let ahead = 1; ahead <= 5; ahead += 1) {
        const street = words[at + ahead];
        if (
          street === undefined ||
          (!soft(street) && !/^\. $/.test(street.gap) && !(ahead === 1 && /^, $/.test(street.gap)))
        )
          break;
        if (ahead > 1 && lexicon.has('streetEndings', street.lower) && isCapital(words[at + 1])) {
          add(at, at + ahead + 1);
          break;
        }
        if (ahead === 1 && lexicon.has('streetBeginnings', street.lower)) {
          const to = capitalEnd(words, at + 2, words.length, lexicon);
          const linked = lexicon.nameLinks.has(words[at + 2]?.lower ?? '')
            ? capitalEnd(words, at + 3, words.length, lexicon)
            : 0;
          const elided = lexicon.nameLinks.has(words[at + 3]?.lower ?? '')
            ? capitalEnd(words, at + 4, words.length, lexicon)
            : 0;
          add(at, Math.max(to, linked, elided, at + 3));
          break;
        }
      }
      continue;
    }
    const isStreet =
      lexicon.has('streetBeginnings', word.lower) ||
      /^\p{L}{2,}(?:straße|strasse|str|weg|platz|allee|gasse|ufer|straat|laan|gracht|plein|gatan|vej|gade|katu)$/iu.test(
        word.text,
      );
    if (!isStreet) continue;
    for (let ahead = 1; ahead <= 7; ahead += 1) {
      const number = words[at + ahead];
      if (number === undefined || !/^(?:[ ]*|, ?|\.,? ?|, ?n[.º°]* ?)$/.test(number.gap)) break;
      if (/,/.test(number.gap) && /^\p{Ll}{2}/u.test(number.text)) break;
      if (dateAt(words, at + ahead, lexicon) > 0) break;
      if (/^\d{1,5}\p{L}?$/u.test(number.text)) {
        add(at, at + ahead + 1);
        break;
      }
    }
  }
  return found;
}

/**
 * What a prompt states in forms that have a grammar of their own: e-mail and web addresses, telephone numbers, prices, dates,
 * opening hours, street addresses (docs: reading). None overlaps another; the surer kind wins.
 */
export function findFacts(text: string, words: readonly Word[], lexicon: Lexicon): Fact[] {
  const found: Fact[] = [];
  const add = (kind: FactKind, spans: readonly Span[]): void => {
    for (const span of spans) {
      const isFree = found.every(({ start, end }) => span.end <= start || end <= span.start);
      if (isFree && span.end > span.start) found.push({ ...span, kind });
    }
  };
  const marked = latinMarks(text);
  add('email', emails(text));
  add('webAddress', webAddresses(text, words, lexicon));
  add('price', prices(marked));
  add('address', addresses(text, words, lexicon));
  add('date', dates(marked, words, lexicon));
  add('hours', hours(marked, words, lexicon));
  add('phone', phones(text, words, lexicon));
  return found.sort((one, other) => one.start - other.start);
}
