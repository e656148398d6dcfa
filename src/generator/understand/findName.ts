import type { LanguagePack } from '../languages/LanguagePack';
import { spoken } from '../languages/spoken';
import { tradeVocabulary } from '../trades/tradeVocabulary';
import { announcedRun, capitalisedRun, holdsTogether, lowerCaseRun, spanOf } from './nameRuns';
import { gazetteerOf } from './gazetteer';
import { nameAfterTrade, nameBefore, ownerBefore } from './standingBefore';
import {
  callsNext,
  coupleAt,
  firmBefore,
  followsTrade,
  isLikeness,
  isMarkerInFront,
  isPlaceAtTrade,
  isSignedBy,
  isSpeltAsBrand,
  isWholeSentence,
  looksLikeName,
  ownedName,
  ownedTradeAt,
} from './nameRules';
import {
  indexPhrases,
  longestPhraseAt,
  overlaps,
  standsBefore,
  tidy,
  type Reading,
  type Span,
  type Word,
} from './readPrompt';

/** Fits a page's title. */
const LONGEST_NAME = 60;
/** What stands in quotation marks of any kind, its words in the first or second group. */
export const QUOTED =
  /["“”„«‹「『《〈]([^"“”„«»‹›「」『』《》〈〉\n]{1,60})["”“»›«‹」』》〉]|(?<![\p{L}\p{N}])['‘‚`]((?:[^\n'‘’‚`"]|['’](?=\p{L})){1,60})['’‘`](?![\p{L}\p{N}])/gu;
/** A brand in Latin letters amid another script. */
const BRAND =
  /(?<![\p{Script=Latin}\p{N}@.#/])\p{Lu}[\p{Script=Latin}\p{N}’'-]*(?: (?:& )?\p{Lu}[\p{Script=Latin}\p{N}’'-]*){0,5}(?![\p{Script=Latin}@.])/gu;
const DEMONYM = /(?:ese|ish|ican)$/i;

interface Candidate extends Span {
  rank: number;
}

const GENERIC_ENDINGS = new Set([
  'website',
  'site',
  'homepage',
  'webpage',
  'page',
  'blog',
  'portfolio',
]);

/** Where the brand, person or project is named in the prompt, if need be by its web address; null when it is not. */
export function findName(
  reading: Reading,
  pack: LanguagePack,
  taken: readonly Span[],
  webAddress: Span | null,
): Span | null {
  const { lexicon } = pack;
  const { words, text, capitalsTell } = reading;
  const vocabulary = tradeVocabulary(pack);
  const places = gazetteerOf(lexicon).proper;
  const candidates: Candidate[] = [];
  const blocked = webAddress === null ? taken : [...taken, webAddress];
  const free = (span: Span): boolean => !blocked.some((other) => overlaps(span, other));
  /* "For children and adults" names nobody. */
  const isPeople = (lower: string): boolean => lexicon.circumstances?.audiences.has(lower) === true;
  const isTrade = (word: Word): boolean => vocabulary.lookUp(word.lower) !== null;

  const senseLength = (index: number): number => {
    const length = longestPhraseAt(words, index, vocabulary.index);
    const phrase = words.slice(index, index + length).map(({ lower }) => lower);
    const sense = vocabulary.lookUp(phrase.join(' '))?.sense;
    return sense == null || sense.yields === true ? 0 : length;
  };

  const placeMarkers = indexPhrases(lexicon.placeMarkers);
  const placeMarked = (at: number, length: number): boolean =>
    [1, 2].some(
      (more) => at >= more && longestPhraseAt(words, at - more, placeMarkers) === length + more,
    );

  const add = (rank: number, start: number, length: number): void => {
    let from = start;
    let count = length;
    /* "Somos Dulce Hogar": the marker itself has a capital where it opens the prompt. */
    while (count > 1 && isMarkerInFront(words, from, lexicon)) {
      from += 1;
      count -= 1;
    }
    /* "Florist Wild Stem" is called Wild Stem. */
    if (count > 1 && rank > 1 && callsNext(words, from, lexicon)) {
      from += 1;
      count -= 1;
    }
    while (count > 1 && GENERIC_ENDINGS.has(words[from + count - 1]?.lower ?? '')) count -= 1;
    const run = words.slice(from, from + count);
    const span = spanOf(words, from, count);
    const phrase = run.map(({ lower }) => lower).join(' ');
    const telling = run.filter(
      ({ lower }) =>
        !lexicon.commonWords.has(lower) &&
        !(rank > 1 && (isPeople(lower) || lexicon.and.has(lower))),
    );
    const tooPlain = telling.length === 0 || (rank > 1 && telling.every((word) => isTrade(word)));
    if (count < 1 || tooPlain || span.end - span.start > LONGEST_NAME || !free(span)) return;
    if (rank > 1 && (places.has(phrase) || (count === 1 && DEMONYM.test(phrase)))) return;
    if (rank > 1 && isPlaceAtTrade(run, isTrade, places, lexicon)) return;
    if (rank > 1 && isLikeness(words, from, lexicon)) return;
    /* "24h" and "7am" are hours. */
    if (run.every(({ text: word }) => !/\p{L}/u.test(word) || /^\d+\p{L}{1,2}$/u.test(word)))
      return;
    candidates.push({ ...span, rank });
  };

  for (const match of text.matchAll(QUOTED)) {
    const inner = match[1] ?? match[2] ?? '';
    const start = match.index + match[0].indexOf(inner, 1);
    const trimmed = inner.trim();
    const from = start + inner.indexOf(trimmed);
    const span = { start: from, end: from + trimmed.length };
    const before = spoken(text.slice(Math.max(0, match.index - 24), match.index), lexicon.spelling);
    const last = /([\p{L}\p{M}]+)[\s:]*$/u.exec(before)?.[1] ?? '';
    const isSection = Object.values(lexicon.sections).some(({ clear, unclear }) =>
      [...clear, ...unclear].includes(spoken(trimmed, lexicon.spelling)),
    );
    if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(trimmed) || isSection || !free(span))
      continue;
    if (lexicon.quotationMarkers.has(last)) continue;
    const marked = lexicon.nameMarkers.some((marker) =>
      before.trimEnd().replace(/:$/, '').endsWith(marker),
    );
    candidates.push({ ...span, rank: marked ? 0 : 2 });
  }

  const markers = indexPhrases(lexicon.nameMarkers);
  const negations = indexPhrases(lexicon.negations);
  const weakMarkers = indexPhrases(lexicon.weakNameMarkers);
  const hasSmall = words.some(({ text: word }) => /^\p{Ll}/u.test(word));
  let sentenceStart = 0;
  for (const [index, word] of words.entries()) {
    if (index === 0 || /[.!?\n]/.test(word.gap)) sentenceStart = index;
    const marker = longestPhraseAt(words, index, markers);
    const next = words[index + marker];
    const isPart =
      capitalsTell &&
      word.gap === ' ' &&
      /^\p{Lu}/u.test(word.text) &&
      looksLikeName(words[index - 1]);
    if (
      marker > 0 &&
      next !== undefined &&
      !isPart &&
      /^\s*[:=–—-]?\s*$/.test(next.gap) &&
      !standsBefore(words, index, negations, 2)
    ) {
      const upper = capitalsTell ? announcedRun(reading, index + marker, lexicon) : 0;
      add(1, index + marker, upper > 0 ? upper : lowerCaseRun(reading, index + marker, lexicon));
    }
    if (!capitalsTell) {
      add(4, index, coupleAt(reading, pack, index));
      const firm = firmBefore(reading, index, lexicon);
      add(2, index - firm + 1, firm);
    }
    const isOpen = (one: Word): boolean =>
      lexicon.commonWords.has(one.lower) || places.has(one.lower) || isTrade(one);
    if (lexicon.ownerLinks !== undefined && hasSmall && senseLength(index) > 0)
      add(4, index, ownedTradeAt(reading, pack, index, senseLength(index), isOpen));
    const possessive = /['’‘`]s$/.test(word.text) && looksLikeName(word);
    /* "Maria's Nails in Leeds": an owner is one even where every longer word has a capital. */
    if (!capitalsTell && !(possessive && hasSmall)) {
      const owned = ownedName(reading, index, lexicon, isPeople, (from) =>
        lowerCaseRun(reading, from, lexicon),
      );
      if (owned > 0) add(5, index, owned);
      continue;
    }
    const run = capitalisedRun(reading, index, lexicon);
    if (run === 0) continue;
    if (!capitalsTell) {
      if (!lexicon.commonWords.has(word.lower.replace(/’s$/, ''))) add(5, index, run);
      continue;
    }
    const after = words[index + run];
    const last = words[index + run - 1] as Word;
    const trailing = text.slice(last.end, last.end + 6);
    const opening = index === sentenceStart;
    const article = after !== undefined && lexicon.articles.has(after.lower);
    const introduced =
      (/^\s*(?:[–—:|]|-\s)/.test(trailing) && after !== undefined) ||
      (/^,\s/.test(trailing) && article) ||
      (/^\s/.test(trailing) &&
        after !== undefined &&
        lexicon.copulas.has(after.lower) &&
        lexicon.articles.has(words[index + run + 1]?.lower ?? ''));
    const previous = words[index - 1];
    const continues =
      previous !== undefined &&
      looksLikeName(previous) &&
      holdsTogether(previous, word.gap, lexicon);
    if (continues && !lexicon.commonWords.has(previous.lower)) continue;
    /* "Reserve: +31 …" behind the first sentence is a label. */
    const isLabel = index > 0 && /^\s*:/.test(trailing);
    if (opening && introduced && !isLabel) add(3, index, run);
    if (isWholeSentence(reading, index, run)) add(5, index, run);
    for (let back = 1; back <= 3; back += 1) {
      const at = index - back;
      if (at < 0 || longestPhraseAt(words, at, weakMarkers) !== back) continue;
      if (!/^ *$/.test(word.gap)) continue;
      /* "Sparkle by Denise" is one name. */
      if (back === 1 && isSignedBy(words, at, lexicon, isTrade)) add(3, at - 1, run + 2);
      /* "Serving all of Kent" is where, not who. */
      if (placeMarked(at, back)) continue;
      if (lexicon.nounsCapitalised && run === 1 && !introduced) continue;
      /* "Ristorante Da Piero": what has a capital amid a sentence is part of the name. */
      if (back === 1 && at > 0 && /^ $/.test(words[at]?.gap ?? '') && looksLikeName(words[at]))
        continue;
      /* "About AC repair" and "for IT teams" name nobody. */
      const modifies =
        run === 1 &&
        /^\p{Lu}{2,4}$/u.test(word.text) &&
        /^ \p{Ll}/u.test(trailing) &&
        after !== undefined &&
        !lexicon.nameStops.has(after.lower);
      if (modifies) continue;
      const withTrade =
        possessive && run === 1 && after !== undefined && isTrade(after) && /^ $/.test(after.gap)
          ? 2
          : run;
      add(4, index, withTrade);
    }
    if (lexicon.nameFollowsTrade && /^ $/.test(word.gap)) {
      for (let back = 1; back <= 4 && back <= index; back += 1) {
        const phrase = words
          .slice(index - back, index)
          .map(({ lower }) => lower)
          .join(' ');
        const sense = vocabulary.lookUp(phrase)?.sense ?? null;
        if (sense !== null && !looksLikeName(words[index - 1])) add(4, index, run);
      }
    }
    if (!lexicon.nameFollowsTrade && followsTrade(reading, pack, index, run)) add(4, index, run);
    if (possessive && !lexicon.commonWords.has(word.lower.replace(/’s$/, ''))) {
      add(
        5,
        index,
        run === 1 && after !== undefined && isTrade(after) && /^ $/.test(after.gap) ? 2 : run,
      );
    }
    if (!opening && introduced && run > 1) add(5, index, run);
    if (
      run > 1 &&
      words.slice(index, index + run).filter((part) => !lexicon.commonWords.has(part.lower))
        .length > 1
    ) {
      const isArticle = lexicon.articles.has(previous?.lower ?? '');
      const lead = isArticle ? words[index - 2] : previous;
      const marked = lead !== undefined && lexicon.beforePlaces.has(lead.lower);
      /* Where every noun has a capital, "Kaffee und Kuchen" is a list, "Kanzlei Rabe und Vogt" is not. */
      const parts = words.slice(index, index + run);
      const isList =
        lexicon.nounsCapitalised &&
        !opening &&
        (parts.some(({ lower }) => /^\d/.test(lower)) ||
          (!isTrade(word) &&
            (/,/.test(word.gap) || parts.some(({ lower }) => lexicon.and.has(lower)))));
      if (!marked && !isList) add(6, index, run);
    }
    const shouted = words.slice(index, index + run);
    if (run > 1 && shouted.every(({ text: part }) => /^[\p{Lu}\p{N}]{2,}$/u.test(part)))
      add(6, index, run);
    if (run === 1 && isSpeltAsBrand(word)) add(8, index, 1);
  }

  const standing = nameBefore(reading, lexicon);
  const owner = ownerBefore(reading, lexicon, senseLength);
  if (owner !== null && free(owner)) candidates.push({ ...owner, rank: 3 });
  if (standing !== null && free(standing) && standing.end - standing.start <= LONGEST_NAME)
    candidates.push({ ...standing, rank: 3 });
  const following = nameAfterTrade(
    reading,
    lexicon,
    (index) => longestPhraseAt(words, index, vocabulary.index),
    (word) => isTrade(word) || lexicon.commonWords.has(word.lower) || places.has(word.lower),
  );
  if (following !== null && free(following)) candidates.push({ ...following, rank: 5 });
  if (lexicon.caseless === true) {
    for (const brand of text.matchAll(BRAND)) {
      const run = brand[0].split(/[ &]+/).map((word) => word.toLowerCase());
      const telling = run.filter((word) => !lexicon.commonWords.has(word));
      const span = { start: brand.index, end: brand.index + brand[0].length };
      if (telling.length > 0 && free(span) && brand[0].length <= LONGEST_NAME)
        candidates.push({ ...span, rank: 6 });
    }
  }

  if (webAddress !== null) candidates.push({ ...webAddress, rank: 7 });

  const best = candidates
    .filter(({ start, end }) => tidy(text.slice(start, end)) !== '')
    .sort((left, right) => left.rank - right.rank || left.start - right.start)[0];
  return best === undefined ? null : { start: best.start, end: best.end };
}
