import type { Lexicon } from '../lexicon';
import { capitalEnd, isCapital } from '../phrases';
import type { Span, Word } from '../words';
import { dateAt } from './dates';
import { LONGEST_FACT } from './limits';

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
      /* "Spitalgasse 11, 97332 Volkach" */
      const town = words[next];
      const isTown =
        isCapital(town) && town?.gap === ' ' && !lexicon.isCommon(town.lower) && town.fact === null;
      if (isTown) next = capitalEnd(words, next, words.length, lexicon);
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

/** Street addresses with the town, region and postcode behind them. */
export function addresses(text: string, words: readonly Word[], lexicon: Lexicon): Span[] {
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
    if (dateAt(words, at, lexicon) > 0) continue;
    if (/^\d{1,5}\p{L}?(?:[-–/]\d{1,4})?$/u.test(word.text)) {
      for (let ahead = 1; ahead <= 5; ahead += 1) {
        const street = words[at + ahead];
        if (
          street === undefined ||
          (!soft(street) &&
            !(ahead > 1 && /^\. $/.test(street.gap)) &&
            !(ahead === 1 && /^, $/.test(street.gap)))
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
    /* "Kinder unter 6 frei", "Unter den Linden 6" */
    const isPreposition = lexicon.tags.get(word.lower) === 'preposition';
    const isStreet =
      (lexicon.has('streetBeginnings', word.lower) &&
        !(isPreposition && /^\d/.test(words[at + 1]?.text ?? ''))) ||
      /^\p{L}{2,}(?:straße|strasse|str|weg|platz|allee|gasse|ufer|straat|laan|gracht|plein|gatan|vej|gade|katu)$/iu.test(
        word.text,
      );
    if (!isStreet) continue;
    /* "Lübecker Str. 8" */
    const isNamedBefore =
      lexicon.has('streetWords', word.lower) && isCapital(words[at - 1]) && soft(word);
    const begins = isNamedBefore ? at - 1 : at;
    for (let ahead = 1; ahead <= 7; ahead += 1) {
      const number = words[at + ahead];
      if (number === undefined || !/^(?:[ ]*|, ?|\.,? ?|, ?n[.º°]* ?)$/.test(number.gap)) break;
      if (/,/.test(number.gap) && /^\p{Ll}{2}/u.test(number.text)) break;
      if (dateAt(words, at + ahead, lexicon) > 0) break;
      if (/^\d{1,5}\p{L}?$/u.test(number.text)) {
        add(begins, at + ahead + 1);
        break;
      }
    }
  }
  return found;
}
