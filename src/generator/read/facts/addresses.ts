import type { Lexicon } from '../text/lexicon';
import { capitalEnd, isCapital, isCased } from '../text/phrases';
import { latinMarks, type Span, type Word } from '../text/words';
import { dateAt } from './dates';
import { LONGEST_FACT, MOST_EACH } from './limits';

const POSTCODE =
  /^(?:[A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]{2})|\d{4,5}(?:-\d{3,4})?|[A-Z]\d[A-Z] \d[A-Z]\d|[A-Z]\d{2} [A-Z\d]{4}|\d{6}|\d{3}-\d{4})(?![\p{L}\p{N}])/u;

const KANJI = String.raw`[\p{Script=Han}々ヶケノ]`;
/** "高知市帯屋町2-5-8", "〒100-0001 東京都千代田区千代田1丁目1番" */
const JAPANESE = new RegExp(
  String.raw`(?:〒?\s?\d{3}-\d{4}\s?)?(?:(?<![\p{Script=Hiragana}\p{Script=Katakana}])[\p{Script=Hiragana}\p{Script=Katakana}]{2,6}(?=市)|${KANJI}{1,8}?)[都道府県市区町村郡](?:${KANJI}|[\p{Script=Hiragana}\p{Script=Katakana}ー](?=[\p{Script=Hiragana}\p{Script=Katakana}ー]{0,4}(?:${KANJI}|\d))){0,18}?\d{1,4}(?:丁目(?:\s?\d{1,4}(?:番地?|号|[-−–‐ー]\d{1,4}){0,3})?|番地?(?:\d{1,4}号?)?|(?:[-−–‐ー]\d{1,4}){1,3}号?)`,
  'gu',
);

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
    if (!isStreetPart && !isCased(word) && /^\D/.test(word.text)) {
      const isLast = /^$|^\s*[.\n|]/.test(
        latinMarks(text.slice(word.end, words[next + 1]?.start ?? text.length)),
      );
      if (isLast && !lexicon.has('phoneMarkers', word.lower)) next += 1;
      break;
    }
    const end =
      isCapital(word) || /^\d/.test(word.text)
        ? capitalEnd(words, next, words.length, lexicon)
        : next;
    /* "Am Weiher 3, Wunsiedel, | Tel. 09232 5550611" */
    const isPhone =
      lexicon.has('phoneMarkers', word.lower) &&
      !lexicon.has('addressUnits', word.lower) &&
      /^[+\d]/.test(words[next + 1]?.text ?? '');
    const [day = ''] = word.lower.split(/[-–]/);
    if (end === next || isPhone || lexicon.has('days', day)) break;
    next = end;
  }
  return next;
}

/** Longer words before a full stop are no abbreviations: "Str.", "Avda.", "Blvd." */
const LONGEST_SHORT = 4;

const isSmall = (word: Word | undefined): boolean => isCased(word) && !isCapital(word);

/** Where a street ends that stands between marks, in scripts without capitals: "شارع المشربة جنب الفنار،"; `at` where none does. */
function streetAlone(text: string, words: readonly Word[], at: number, lexicon: Lexicon): number {
  const first = words[at] as Word;
  if (isCased(first) || !(at === 0 || /^\s*[,.:;\n|–-]/.test(first.gap))) return at;
  let to = at + 1;
  while (to < words.length && to - at < 6 && /^ $/.test(words[to]?.gap ?? '')) to += 1;
  const run = words.slice(at + 1, to);
  const ends =
    to === words.length || /^\s*[,.;\n|،]/.test(text.slice(words[to - 1]?.end, words[to]?.start));
  const isWhere = run.some(({ lower }) => lexicon.has('inWords', lower));
  return ends && run.length > 0 && !isWhere && !run.some(({ text: part }) => /^\d/.test(part))
    ? to
    : at;
}

/** Street addresses with the town, region and postcode behind them. */
export function addresses(text: string, words: readonly Word[], lexicon: Lexicon): Span[] {
  const found: Span[] = [...text.matchAll(JAPANESE)]
    .slice(0, MOST_EACH)
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
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
    /* "Lohnexport an DATEV, | 3) Ablauf" */
    if (/^\d{1,2}$/.test(words[end - 1]?.text ?? '') && /^\)/.test(words[end]?.gap ?? '')) return;
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
    /* "0751 555 0128, दुकान फालका बाज़ार" */
    const isGroup = soft(word) && /^\d+$/.test(words[at - 1]?.text ?? '');
    if (!isGroup && /^\d{1,5}\p{L}?(?:[-–/]\d{1,4})?$/u.test(word.text)) {
      for (let ahead = 1; ahead <= 5; ahead += 1) {
        const street = words[at + ahead];
        if (
          street === undefined ||
          (!soft(street) &&
            !(ahead > 1 && /^\. $/.test(street.gap)) &&
            !(ahead === 1 && /^, $/.test(street.gap)))
        )
          break;
        if (ahead > 1 && lexicon.has('streetEndings', street.lower) && !isSmall(words[at + 1])) {
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
    const whole = streetAlone(text, words, at, lexicon);
    if (whole > at) {
      add(at, whole);
      continue;
    }
    /* "Lübecker Str. 8" */
    const isNamedBefore =
      lexicon.has('streetWords', word.lower) && isCapital(words[at - 1]) && soft(word);
    const begins = isNamedBefore ? at - 1 : at;
    for (let ahead = 1; ahead <= 7; ahead += 1) {
      const number = words[at + ahead];
      if (number === undefined || !/^(?:[ ]*|, ?|\.,? ?|, ?n[.º°]* ?)$/.test(number.gap)) break;
      if (/,/.test(number.gap) && /^\p{Ll}{2}/u.test(number.text)) break;
      /* "Soccorso in strada. Gomme Privitera dal 1968" */
      if (/\./.test(number.gap) && (words[at + ahead - 1]?.text.length ?? 0) > LONGEST_SHORT) break;
      if (dateAt(words, at + ahead, lexicon) > 0 || lexicon.has('phoneMarkers', number.lower))
        break;
      if (/^\d{1,5}\p{L}?$/u.test(number.text)) {
        add(begins, at + ahead + 1);
        break;
      }
    }
  }
  return found;
}
