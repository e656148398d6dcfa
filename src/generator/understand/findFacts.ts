import type { LanguagePack, Lexicon } from '../languages/LanguagePack';
import { spoken } from '../languages/spoken';
import type { Facts } from '../types';
import { overlaps, understoodAt, type Reading, type Span, type Word } from './readPrompt';

export interface FoundFacts {
  facts: Pick<Facts, 'email' | 'phone' | 'address' | 'hours'>;
  spans: Span[];
}

const LONGEST_FACT = 90;
const LONGEST_ABBREVIATION = 5;
/* Japanese puts no blank between a number or an address and the words about it. */
const PHONE =
  /(?<!(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\p{L}|[\p{N}#$€£.,/-])\+?\(?\d[\d ().\-/]{5,22}\d(?!(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\p{L}|[\p{N}€$£%円])/gu;
const DATE = /^\d{4}-\d{1,2}-\d{1,2}$|^\d{1,2}[./]\d{1,2}[./]\d{2,4}$|^\d{4}\s?-\s?\d{4}$/;
/** Numbers of registers and accounts, which nobody calls. */
const NO_PHONE =
  /(?:ABN|ACN|VAT|EIN|UID|USt|USt-?Id(?:Nr)?|CIF|NIF|NIPC|CNPJ|CPF|SIRET|SIREN|TVA|P\.? ?IVA|IBAN|ISBN|licen[cs]e|registration)\.?(?: ?(?:no|number|nr|n[º°]))?[.:# ]*$/iu;
const LOCAL_PART =
  /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}.!#$%&*+/=?^_|~-]/u;
const DOMAIN_AHEAD =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,4}(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\p{L}){2,24}/u;

/** Looks outward from each @, so that a long word without one costs nothing. */
function findEmail({ text }: Reading): Span | null {
  let tries = 0;
  for (
    let at = text.indexOf('@');
    at >= 0 && tries < 40;
    tries += 1, at = text.indexOf('@', at + 1)
  ) {
    let start = at;
    while (start > 0 && at - start < 64 && LOCAL_PART.test(text.charAt(start - 1))) start -= 1;
    while (start < at && !/[\p{L}\p{N}]/u.test(text.charAt(start))) start += 1;
    const domain = DOMAIN_AHEAD.exec(text.slice(at + 1, at + 255));
    if (
      start < at &&
      domain !== null &&
      !text.slice(start, at).includes('..') &&
      text.charAt(at - 1) !== '.'
    ) {
      return { start, end: at + 1 + domain[0].length };
    }
  }
  return null;
}

function findPhone({ text }: Reading, lexicon: Lexicon, taken: readonly Span[]): Span | null {
  for (const match of text.matchAll(PHONE)) {
    const span = { start: match.index, end: match.index + match[0].length };
    const digits = match[0].replace(/\D/g, '');
    if (
      digits.length < 7 ||
      digits.length > 15 ||
      DATE.test(match[0]) ||
      NO_PHONE.test(text.slice(Math.max(0, span.start - 30), span.start)) ||
      taken.some((other) => overlaps(other, span))
    )
      continue;
    const before = spoken(
      /([\p{L}\p{M}]+)[^\p{L}\p{M}\d]{0,5}$/u.exec(
        text.slice(Math.max(0, span.start - 24), span.start),
      )?.[1] ?? '',
      lexicon.spelling,
    );
    const marked = lexicon.phoneMarkers.has(before);
    if (
      match[0].startsWith('+') ||
      match[0].startsWith('(') ||
      marked ||
      (/[ .-]/.test(match[0]) && digits.length >= 9)
    )
      return span;
  }
  return null;
}

const isUpper = (word: Word | undefined): boolean =>
  word !== undefined && /^\p{Lu}/u.test(word.text);
const soft = (word: Word | undefined): boolean => word !== undefined && /^ +$/.test(word.gap);

const addressPatterns = new WeakMap<Lexicon, RegExp>();

/** An address up to the sentence's end, or to a word that begins something else. */
function addressAhead(lexicon: Lexicon): RegExp {
  const known = addressPatterns.get(lexicon);
  if (known !== undefined) return known;
  const ends = lexicon.addressEnds.join('|');
  const built = new RegExp(
    String.raw`^[^\n;!?。।؟、،]*?(?=\.\s|\.?$|[\n;!?。।؟、،]|,? (?:${ends})(?![\p{L}\p{N}]))`,
    'u',
  );
  addressPatterns.set(lexicon, built);
  return built;
}

function findAddress({ text, words }: Reading, lexicon: Lexicon): Span | null {
  for (const [index, word] of words.entries()) {
    if (lexicon.addressMarkers.has(word.lower)) {
      const next = lexicon.copulas.has(words[index + 1]?.lower ?? '')
        ? words[index + 2]
        : words[index + 1];
      const ahead = next === undefined ? '' : text.slice(next.start, next.start + LONGEST_FACT);
      const line = addressAhead(lexicon).exec(ahead)?.[0] ?? '';
      if (
        next !== undefined &&
        /^\s*(?:[:=–—-]\s*)?$/.test(next.gap) &&
        /\d/.test(line) &&
        /\p{L}/u.test(line)
      ) {
        return { start: next.start, end: next.start + line.trimEnd().length };
      }
    }
    if (/^\d{1,5}\p{L}?$/u.test(word.text)) {
      for (let ahead = 1; ahead <= 4; ahead += 1) {
        const street = words[index + ahead];
        if (street === undefined || !soft(street)) break;
        if (ahead > 1 && lexicon.streetEndings.has(street.lower) && isUpper(words[index + 1])) {
          return { start: word.start, end: street.end };
        }
        if (
          ahead === 1 &&
          lexicon.streetBeginnings.has(street.lower) &&
          (isUpper(street) || lexicon.streetsInLowerCase)
        ) {
          let last = index + 1;
          while (
            last - index < 5 &&
            soft(words[last + 1]) &&
            (isUpper(words[last + 1]) ||
              lexicon.placeConnectors.has(words[last + 1]?.lower ?? '')) &&
            !lexicon.addressPrepositions.has(words[last + 1]?.lower ?? '')
          )
            last += 1;
          return { start: word.start, end: words[last]?.end ?? street.end };
        }
      }
    }
    if (
      (lexicon.streetBeginnings.has(word.lower) && (isUpper(word) || lexicon.streetsInLowerCase)) ||
      /^\p{Lu}\p{L}+(?:straße|strasse|str|weg|platz|allee|gasse|straat|laan|gracht|plein|gatan|vej|gade|katu)$/u.test(
        word.text,
      )
    ) {
      for (let ahead = 1; ahead <= 6; ahead += 1) {
        const number = words[index + ahead];
        if (number === undefined) break;
        const isNumber = /^\d{1,5}\p{L}?$/u.test(number.text);
        const isShort = (words[index + ahead - 1]?.text.length ?? 0) <= LONGEST_ABBREVIATION;
        const holds =
          /^ *$/.test(number.gap) ||
          (/^, ?$/.test(number.gap) && isNumber) ||
          (/^\. ?$/.test(number.gap) && isShort);
        if (!holds) break;
        if (isNumber) return { start: word.start, end: number.end };
      }
    }
  }
  return null;
}

function findHours({ text, words }: Reading, lexicon: Lexicon): Span | null {
  for (const [index, word] of words.entries()) {
    const marked = lexicon.hoursMarkers.has(word.lower);
    if (!marked && !lexicon.dayWords.has(word.lower.split('-')[0] ?? '')) continue;
    let last = marked ? index : index - 1;
    const first = last + 1;
    for (let at = first; at < words.length && at - first < 30; at += 1) {
      const next = words[at] as Word;
      if (at > index && !/^[ ]*[,:.&–—\-(/]?[ ]*$/.test(next.gap.replace(/^\.m/, ''))) break;
      if (at > index && /^\.\s+$/.test(next.gap) && !/[apm]$/.test(words[at - 1]?.lower ?? ''))
        break;
      const parts = next.lower.split(/[-–]/);
      const known = parts.every(
        (part) =>
          lexicon.hoursWords.has(part) ||
          /^\d{1,2}(?:h\d{0,2}|am|pm)?$/.test(part) ||
          /^\d{3,4}$/.test(part),
      );
      if (!known) break;
      last = at;
    }
    while (last >= first && lexicon.hoursTails.has(words[last]?.lower ?? '')) last -= 1;
    let start = first;
    while (start < last && lexicon.hoursHeads.has(words[start]?.lower ?? '')) start += 1;
    const from = words[start];
    const end = words[last];
    if (
      last < start ||
      from === undefined ||
      end === undefined ||
      end.end - from.start > LONGEST_FACT
    )
      continue;
    const value = text.slice(from.start, end.end);
    const hasDay = words
      .slice(start, last + 1)
      .some(
        ({ lower }) =>
          lexicon.dayWords.has(lower.split('-')[0] ?? '') || lexicon.dayNouns.has(lower),
      );
    const hasTime = /\d/.test(value);
    if (
      /^24.?\/?.?7$/.test(value) ||
      (hasTime && (hasDay || marked) && last - start >= 1) ||
      (marked && hasTime && /[-–]/.test(value)) ||
      (marked && hasDay)
    ) {
      return { start: from.start, end: end.end };
    }
  }
  return null;
}

/** What the prompt states about how to reach the owner. */
export function findFacts(reading: Reading, { lexicon }: LanguagePack): FoundFacts {
  const email = findEmail(reading);
  const hours = findHours(reading, lexicon);
  const address = findAddress(reading, lexicon);
  const spans = [email, hours, address].filter((span) => span !== null);
  const phone = findPhone(reading, lexicon, spans);
  if (phone !== null) spans.push(phone);
  const understood = (span: Span | null) => (span === null ? null : understoodAt(reading, span));
  return {
    facts: {
      email: understood(email),
      phone: understood(phone),
      address: understood(address),
      hours: understood(hours),
    },
    spans,
  };
}
