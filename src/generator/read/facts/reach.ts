import type { Lexicon } from '../text/lexicon';
import type { Span, Word } from '../text/words';
import { LONGEST_FACT, MOST_EACH } from './limits';

const JAPANESE = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
/* Japanese puts no blank between a number or an address and the words about it. */
const LETTER = String.raw`(?!${JAPANESE})\p{L}`;

const LOCAL_PART = new RegExp(String.raw`(?!${JAPANESE})[\p{L}\p{N}.!#$%&*+/=?^_|~-]`, 'u');
const DOMAIN_AHEAD = new RegExp(
  String.raw`^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,4}(?:${LETTER}){2,24}`,
  'u',
);

/** Looks outward from each @, so that a long word without one costs nothing. */
export function emails(text: string): Span[] {
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

const PHONE = new RegExp(
  String.raw`(?<!${LETTER}|[\p{N}#$€£.,/-])(?!24\s?/\s?7|\d{1,2}\. )\+?\(?\d[\d ().\-/]{5,22}\d(?!${LETTER}|[\p{N}€$£%円])`,
  'gu',
);
const NO_PHONE =
  /(?:ABN|ACN|VAT|EIN|UID|USt|USt-?Id(?:Nr)?|CIF|NIF|NIPC|CNPJ|CPF|SIRET|SIREN|TVA|P\.? ?IVA|IBAN|ISBN|ISO|DIN|licen[cs]e|registration|charity|reg)\.?(?: ?(?:no|number|nr|n[º°]))?[.:# ]*$/iu;

/** Telephone numbers: never a date, a sum or a registration number. */
export function phones(text: string, words: readonly Word[], lexicon: Lexicon): Span[] {
  return [...text.matchAll(PHONE)].slice(0, MOST_EACH).flatMap((match): Span[] => {
    /* "432 555 0131 24/7" */
    const whole = match[0].replace(/\s24\s?\/\s?7$/, '');
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

/** Where the site itself stands or will stand; pages on hosts of others are none. */
export function webAddresses(text: string, words: readonly Word[], lexicon: Lexicon): Span[] {
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
