import type { Lexicon } from './lexicon';
import type { Tag, Word } from './words';

const LONGEST_PHRASE = 14;
const LONGEST_NAME = 9;

export const HEADS: ReadonlySet<Tag> = new Set(['noun', 'name', 'other', 'gerund', 'number']);
export const INNER: ReadonlySet<Tag> = new Set([...HEADS, 'adjective', 'participle']);

export const isCapital = (word: Word | undefined): boolean =>
  word !== undefined && /^\p{Lu}|^\p{Ll}\p{Lu}/u.test(word.text);
/** Whether a word's script has capitals. */
export const isCased = (word: Word | undefined): boolean =>
  word !== undefined && /[\p{Lu}\p{Ll}]/u.test(word.text);
export const isShouted = (word: Word): boolean => /^\p{Lu}[\p{Lu}\p{N}]+$/u.test(word.text);

/** Blanks alone, or what binds two words into one. */
export const isSoft = (gap: string): boolean =>
  /^[^\S\n]*(?:[-‑'’/·][^\S\n]*)?$/.test(gap) && !/\s[-‑/·]\s/.test(gap);
export const isAmpersand = (gap: string): boolean => /^[^\S\n]*[&+][^\S\n]*$/.test(gap);
/** Whether a quotation opens right before a word. */
export const opensQuote = (gap: string): boolean => /["`]$|[“„«‹「『]\s*$|(?:^|\s)['‘»]$/.test(gap);
export const closesQuote = (gap: string): boolean =>
  /^[^\S\n]*["`“”»›」』]|^«|^['’](?![\p{L}])/u.test(gap);

/** The words of a phrase as lists of words have them. */
export const lowered = (words: readonly Word[]): string =>
  words.map(({ lower }) => lower).join(' ');

/** Whether a quotation opens in the clause before a word and has not closed: "Next show: "Atlantis, | Eventually"". */
export function isQuoted(words: readonly Word[], at: number): boolean {
  const opened = words.findLastIndex(({ gap }, index) => index <= at && opensQuote(gap));
  return opened >= 0 && !words.slice(opened + 1, at + 1).some(({ gap }) => closesQuote(gap));
}

/** How far a quotation goes that opens before a word; -1 where none does, or none closes in the clause. */
export function quotationEnd(
  words: readonly Word[],
  from: number,
  limit: number,
  closing: (index: number) => string,
): number {
  if (!opensQuote(words[from]?.gap ?? '')) return -1;
  for (let at = from + 1; at <= Math.min(limit, from + LONGEST_PHRASE); at += 1) {
    if (closesQuote(closing(at))) return at;
  }
  return -1;
}

/** Where a noun phrase without prepositions ends that begins at a word; `from` where none does. */
export function nounEnd(
  words: readonly Word[],
  from: number,
  limit: number,
  lexicon: Lexicon,
): number {
  let at = from;
  const most = Math.min(limit, from + LONGEST_PHRASE);
  while (at < most && (words[at]?.tag === 'article' || words[at]?.tag === 'possessive')) {
    if (at > from && !isSoft(words[at]?.gap ?? '')) return from;
    at += 1;
  }
  let end = from;
  for (; at < most; at += 1) {
    const word = words[at] as Word;
    const isFirst = end === from;
    if (!isFirst && !isSoft(word.gap) && !isAmpersand(word.gap)) break;
    const isNaming =
      word.tag === 'participle' && (lexicon.classes.get('called')?.has(word.lower) ?? false);
    if (isNaming) break;
    /* "Late mother's | pottery", "shared allotment's | tool shed" */
    const isOwner = (owner: Word | undefined): boolean =>
      owner?.tag === 'possessive' && /['’]s$/.test(owner.lower) && isSoft(owner.gap);
    if (isOwner(word) && !isFirst && HEADS.has(words[at + 1]?.tag ?? 'fact')) continue;
    if (HEADS.has(word.tag)) end = at + 1;
    else if (word.tag === 'adverb' && INNER.has(words[at + 1]?.tag ?? 'fact')) continue;
    else if (INNER.has(word.tag)) {
      const next = words[at + 1];
      const isOwned = isOwner(next) && HEADS.has(words[at + 2]?.tag ?? 'fact');
      const ends =
        next === undefined ||
        at + 1 >= limit ||
        !isSoft(next.gap) ||
        !(INNER.has(next.tag) || isOwned);
      if (isOwned) end = at + 1;
      if (word.tag === 'participle' && ends) break;
      if (ends) {
        end = at + 1;
        break;
      }
    } else if (
      word.tag === 'and' &&
      !isFirst &&
      lexicon.pairs.has(`${words[at - 1]?.lower ?? ''} ${word.lower} ${words[at + 1]?.lower ?? ''}`)
    )
      continue;
    else break;
  }
  return end;
}

/** Noun phrases that begin at a word, with what belongs to them behind prepositions; longest first. */
export function phraseEnds(
  words: readonly Word[],
  from: number,
  limit: number,
  lexicon: Lexicon,
): number[] {
  const ends: number[] = [];
  let end = nounEnd(words, from, limit, lexicon);
  if (end === from) return ends;
  ends.unshift(end);
  while (end < limit && end - from < LONGEST_PHRASE) {
    const link = words[end] as Word;
    if (!lexicon.complements.has(link.lower) || !isSoft(link.gap)) break;
    const next = nounEnd(words, end + 1, limit, lexicon);
    if (next === end + 1 || !isSoft(words[end + 1]?.gap ?? '')) break;
    end = next;
    ends.unshift(end);
  }
  return ends;
}

/** Where a phrase's head ends: its first noun's end, or its own where heads come last. */
export const headEnd = (words: readonly Word[], lexicon: Lexicon): number =>
  lexicon.isHeadLast
    ? (phraseEnds(words, 0, words.length, lexicon)[0] ?? 0)
    : nounEnd(words, 0, words.length, lexicon);

export const GOVERNING: ReadonlySet<Tag> = new Set([
  'auxiliary',
  'negation',
  'pronoun',
  'subordinator',
]);

/** What stands between a sentence's beginning or topic and the word behind that governs it; longest first. */
export function governedEnds(
  words: readonly Word[],
  from: number,
  limit: number,
  lexicon: Lexicon,
): number[] {
  const before = words[from - 1];
  const isFirst =
    before === undefined ||
    GOVERNING.has(before.tag) ||
    lexicon.has('topics', before.lower) ||
    /^\s*,/.test(words[from]?.gap ?? '');
  if (!isFirst || words[from]?.tag === 'preposition') return [];
  const ends: number[] = [];
  const isParted = (word: Word | undefined): boolean =>
    word === undefined || GOVERNING.has(word.tag) || lexicon.has('themes', word.lower);
  for (let at = from; at < limit && !isParted(words[at]); at += 1)
    if (INNER.has(words[at]?.tag ?? 'other') || words[at]?.fact != null) ends.unshift(at + 1);
  return ends;
}

/** Noun phrases one after the other, joined by commas and "and", that begin at a word which is the first of its phrase; longest first. */
export function nounListEnds(
  words: readonly Word[],
  from: number,
  limit: number,
  lexicon: Lexicon,
): number[] {
  const before = words[from - 1];
  const isInside =
    before !== undefined &&
    isSoft(words[from]?.gap ?? '') &&
    (['article', 'possessive', 'negation'].includes(before.tag) ||
      INNER.has(before.tag) ||
      (before.tag === 'preposition' && !lexicon.has('postpositions', before.lower)));
  if (isInside) return [];
  const ends: number[] = [];
  for (let at = from; at < limit;) {
    const [end] = phraseEnds(words, at, limit, lexicon);
    if (end === undefined) break;
    ends.unshift(end);
    const isJoined = words[end]?.tag === 'and' || /^\s*[,/·]/.test(words[end]?.gap ?? '');
    if (!isJoined) break;
    at = words[end]?.tag === 'and' ? end + 1 : end;
  }
  return ends;
}

/** Whether a word has a capital inside a sentence and the next one too, as names have them: "for Not A Crumb". */
export function opensCapitals(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  return (
    word !== undefined &&
    next !== undefined &&
    at > 0 &&
    isSoft(word.gap) &&
    isSoft(next.gap) &&
    [word, next].every((one) => isCapital(one) && !isShouted(one)) &&
    !isCapital(words[at - 1])
  );
}

/** Whether a word goes on a run of capitals: "Do | Not | Disturb". */
export function isInCapitals(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  return (
    word !== undefined &&
    isSoft(word.gap) &&
    [before, word].every((one) => isCapital(one) && !isShouted(one as Word)) &&
    before?.tag !== 'pronoun'
  );
}

/** "An auction house | for stamps and coins": a phrase with all of the things that its last preposition governs. */
export function sharedEnds(
  words: readonly Word[],
  from: number,
  limit: number,
  lexicon: Lexicon,
): number[] {
  const ends = phraseEnds(words, from, limit, lexicon);
  const [end = from] = ends;
  const joins = words[end]?.tag === 'and' && isSoft(words[end]?.gap ?? '');
  if (ends.length < 2 || !joins || !isMany(words[end - 1])) return ends;
  const to = nounEnd(words, end + 1, limit, lexicon);
  const isOne = to > end + 1 && words[end + 1]?.tag !== 'article' && isMany(words[to - 1]);
  return isOne ? [to, ...ends] : ends;
}

/** Whether a word's end says that it names several. */
const isMany = (word: Word | undefined): boolean => /[^s]s$/.test(word?.lower ?? '');

/**
 * Where one thing ends that "and" is a part of: "a | sign language and court interpreting agency", "fitting and removing
 * stairlifts", "court and tribunal interpreters", "setters and solvers of crosswords"; else null.
 */
export function joinedEnd(
  words: readonly Word[],
  from: number,
  limit: number,
  lexicon: Lexicon,
): number | null {
  const at = nounEnd(words, from, limit, lexicon);
  const [first, joiner, next] = [words[from], words[at], words[at + 1]];
  if (at === from || at + 1 >= limit || joiner?.tag !== 'and' || !isSoft(joiner.gap)) return null;
  const isOne = lexicon.has('indefinites', words[from - 1]?.lower ?? '');
  const isDoing = first?.tag === 'gerund' && next?.tag === 'gerund';
  const end = nounEnd(words, at + 1, limit, lexicon);
  /* "Window tinting and vinyl wraps", "junk removal and hauling" */
  const isWork = (word: Word | undefined): boolean =>
    word?.tag === 'gerund' || lexicon.has('goodsEnds', word?.lower ?? '');
  const areWorks =
    isWork(words[at - 1]) &&
    next?.tag !== 'article' &&
    next?.tag !== 'possessive' &&
    (isWork(words[end - 1]) || isMany(words[end - 1]));
  const isBare = at === from + 1 && next?.tag === 'noun' && words[end - 1]?.tag === 'noun';
  /* What is bare and one qualifies what many are. */
  const isShared = isBare && end > at + 2 && !isMany(first) && isMany(words[end - 1]);
  if (
    isBare &&
    isMany(first) &&
    isMany(words[end - 1]) &&
    lexicon.has('ofWords', words[end]?.lower ?? '')
  )
    return phraseEnds(words, at + 1, limit, lexicon)[0] ?? end;
  if (
    !isDoing &&
    !isShared &&
    !areWorks &&
    !(isOne && next?.tag !== 'article' && next?.tag !== 'possessive')
  )
    return null;
  const behind = words[end];
  const governs = behind !== undefined && isSoft(behind.gap) && GOVERNING.has(behind.tag);
  return end === at + 1 || governs ? null : end;
}

/** "Mrs. Beeton", "H. Oakley", "Hose Company No. 3" */
const isInitial = (word: Word | undefined, lexicon: Lexicon): boolean =>
  word !== undefined &&
  (lexicon.has('titles', word.lower) ||
    lexicon.has('nameAbbreviations', word.lower) ||
    /^\p{Lu}$/u.test(word.text));

/** A run of capitals as names have them: "Inkwell & Thorn", "The House of Fern". */
export function capitalEnd(
  words: readonly Word[],
  from: number,
  limit: number,
  lexicon: Lexicon,
): number {
  const first = words[from];
  if (first === undefined || first.fact !== null) return from;
  const isArticle = first.tag === 'article' && isCapital(first);
  if (!isCapital(first) && !/^\d/.test(first.text)) return from;
  let end = from;
  for (let at = from; at < Math.min(limit, from + LONGEST_NAME); at += 1) {
    const word = words[at] as Word;
    if (word.fact !== null && word.fact !== 'year') break;
    if (
      at > from &&
      !isSoft(word.gap) &&
      !isAmpersand(word.gap) &&
      !/^[^\S\n]*[.’'][^\S\n]*$|^·$/.test(word.gap)
    )
      break;
    if (
      at > from &&
      /^\.\s/.test(word.gap) &&
      !(word.gap === '. ' && isInitial(words[at - 1], lexicon))
    )
      break;
    const isName =
      isCapital(word) ||
      (at > from &&
        (/^\d/.test(word.text) ||
          (word.gap === '.' &&
            lexicon.abbreviations.has(`${words[at - 1]?.lower ?? ''}.${word.lower}`))));
    if (isName) {
      end = at + 1;
      continue;
    }
    const next = words[at + 1];
    /* "Sgoil-àraich na Drochaid": a small word that is none of the language's own */
    const isForeign =
      at > from &&
      word.text.length < 4 &&
      ['other', 'noun'].includes(word.tag) &&
      !lexicon.isCommon(word.lower) &&
      isCapital(words[at - 1]) &&
      isCapital(next);
    const isLink = lexicon.nameLinks.has(word.lower) || isForeign;
    if (
      !isLink ||
      next === undefined ||
      /* "Isidro | and on Saturdays" */
      (word.tag === 'and' && next.tag === 'preposition') ||
      at + 1 >= limit ||
      !(isCapital(next) || lexicon.nameLinks.has(next.lower))
    )
      break;
  }
  return isArticle && end === from + 1 ? from : end;
}

/** Tags of words that say something, rather than join others. */
export const CONTENT: ReadonlySet<string> = new Set([...INNER, 'fact', 'verb']);
