import type { Context } from '../Context';
import { CLOSES_LETTER, type Phrase } from '../draft';
import { kindIn } from '../subject/kinds';
import type { Lexicon } from '../text/lexicon';
import { isCapital, isCased, lowered } from '../text/phrases';
import type { Clause } from './segments';

/** "Estimado equipo", "Liebes Team", "Morning Deb" */
export function isSalutation({ lexicon, kinds }: Context, words: Phrase): boolean {
  const isHour = lexicon.has('greetingHours', words[0]?.lower ?? '');
  if (isHour && words.length <= 2 && (words.length === 1 || words.every(isCapital))) return true;
  const length = lexicon.classes.get('status')?.lengthAt(words, 0) ?? 0;
  const rest = words.slice(length);
  return (
    length > 0 &&
    rest.length === 1 &&
    lexicon.classes.get('org')?.has(rest[0]?.lower ?? '') === true &&
    kinds.phrases.lengthAt(rest, 0) === 0
  );
}

const LONGEST_SIGNATURE = 4;

/** "Mit freundlichen Grüßen", "Grazie, Ilenia", and the name on the line below. */
export function isSignature(
  { draft, lexicon, isOpening }: Context,
  { key, words, setting }: Clause,
): boolean {
  if (isOpening || key !== null || words.length === 0) return false;
  const greeting = lexicon.classes.get('status')?.lengthAt(words, 0) ?? 0;
  const last = draft.claims.at(-1);
  const rest = words.slice(greeting);
  /* "Grazie mille!! | Donatella" */
  const isBehind = /^[.!,]+ $/.test(words[0]?.gap ?? '') && words.length < 3;
  const isBelow =
    last?.reason === CLOSES_LETTER && ((words[0]?.gap.includes('\n') ?? false) || isBehind);
  const isSigned =
    rest.length <= LONGEST_SIGNATURE &&
    rest.every(
      (word) =>
        isCapital(word) ||
        lexicon.nameLinks.has(word.lower) ||
        word.fact !== null ||
        (isBelow && !isCased(word) && ['other', 'name'].includes(word.tag)),
    );
  /* "Um abraço apertado" */
  const isLine =
    setting === 'line' &&
    rest.length <= 2 &&
    words.every(({ gap, fact }, at) => (at === 0 || /^\s+$/.test(gap)) && fact === null);
  /* "Pauline Greaves (Mrs) | School Secretary | Mornings only" */
  const isRole =
    last?.reason === CLOSES_LETTER &&
    words.length <= LONGEST_SIGNATURE &&
    last.words.every(isCapital) &&
    (setting === 'brackets' || (setting === 'line' && (words[0]?.gap.includes('\n') ?? false))) &&
    words.every(({ fact }) => fact === null);
  return (greeting > 0 && (isSigned || isLine)) || (isBelow && isSigned) || isRole;
}

const LONGEST_FIRM = 7;

/**
 * The business that a letter is signed for, below who writes it: "Petra Uhlig | Tanzschule Uhlig, Markt 3", "segretaria del |
 * Comitato Binario Vivo", "सचिव, | जलसीढ़ी संस्थान"; empty where it is none.
 */
export function signedFor(context: Context, words: Phrase): Phrase {
  const ends = words.flatMap(({ gap, fact }, at) =>
    fact !== null || (at > 0 && /,/.test(gap)) ? [at] : [],
  );
  const [end = words.length, next = words.length] = ends;
  const first = words.slice(0, end);
  /* "Segretaria del …": an office, then whose it is. */
  const office = isCased(first[0]) ? first.findIndex(({ tag }) => tag === 'preposition') : -1;
  const owned = first[office + 1]?.tag === 'article' ? office + 2 : office + 1;
  const isOffice = office > 0 && office < 3;
  return (
    [
      first,
      /* "رئيس | جمعية حماية الغزلان" */
      isOffice ? first.slice(owned) : isCased(first[0]) ? [] : first.slice(1),
      end === 1 ? words.slice(end, next) : [],
    ].find((named) => isFirm(context, named)) ?? []
  );
}

function isFirm({ lexicon, kinds }: Context, named: Phrase): boolean {
  const isKind =
    kinds.phrases.lengthAt(named, 0) > 0 ||
    (kinds.isJoined && kindIn(kinds, named.slice(0, 1), () => 1) !== null);
  const isOne = [named[0], named.at(-1)].some(
    (word) =>
      lexicon.has('businessWords', word?.lower ?? '') ||
      lexicon.classes.get('org')?.has(word?.lower ?? '') === true,
  );
  return (
    named.length > 1 &&
    named.length <= LONGEST_FIRM &&
    (isCapital(named.at(-1)) || !isCased(named[0])) &&
    (isKind || isOne)
  );
}

/** Whom a brief is for by its head: "Brief for | Mossbank Hospice Shop: we need five pages"; empty where it names none. */
export function briefFor(key: Phrase, lexicon: Lexicon): Phrase {
  const at = key.findIndex(({ tag }) => tag === 'preposition');
  const what = key.slice(0, Math.max(0, at)).filter(({ tag }) => tag !== 'article');
  const name = key.slice(at + 1);
  return lexicon.has('keysBrief', lowered(what)) && name.every(isCapital) ? name : [];
}

/**
 * Where a sentence begins that a greeting stands before: "boa tarde, | aqui é a Lourdes", without its mark in scripts
 * without capitals, "नमस्ते जी | हम ढोलक बनाते हैं"; else 0.
 */
export function greetingEnd(words: Phrase, lexicon: Lexicon): number {
  const end = lexicon.classes.get('status')?.lengthAt(words, 0) ?? 0;
  const rest = words.slice(end);
  if (isCased(words[0]))
    return rest.length > LONGEST_WRITER && /^\s*[,!]/.test(rest[0]?.gap ?? '') ? end : 0;
  if (end === 0 || rest.length === 0) return 0;
  const isWriter = rest.length < LONGEST_WRITER && rest.every(({ tag }) => tag === 'other');
  return isWriter ? words.length : rest.length > 1 ? end : 0;
}

/** A first word that only greets, known or not: "Gidday, | I sharpen knives". */
export const hails = ([first, next]: readonly Clause[], lexicon: Lexicon): boolean =>
  first?.key === null &&
  first.words.length === 1 &&
  /^\s*[,!]/.test(next?.words[0]?.gap ?? '') &&
  lexicon.has('selfWords', next?.words[0]?.lower ?? '');

const LONGEST_WRITER = 3;

/** How much of a clause is the head of a letter: "From: Ada", "Subject: FW: | website for the food bank"; 0 where it is none. */
export function letterEnd({ key, words }: Clause, lexicon: Lexicon): number {
  const isHead = key?.length === 1 && lexicon.has('letterKeys', key[0]?.lower ?? '');
  if (!isHead || words.some(({ fact }) => fact === 'price' || fact === 'date')) return 0;
  const from = words.findIndex(({ lower }) => !lexicon.has('letterKeys', lower));
  if (from > 0) return from;
  return lexicon.has('keysSubject', key[0]?.lower ?? '') ? 0 : words.length;
}

export function isGreeting(words: Phrase, lexicon: Lexicon): boolean {
  const length = lexicon.classes.get('status')?.lengthAt(words, 0) ?? 0;
  return length > 0 && (words.length < 5 || length === words.length);
}

/**
 * From which clause on a letter has nothing but who writes it, behind its closing words: "よろしくお願いいたします。 | 佐藤". Where
 * there are capitals they tell names.
 */
export function signatureAt(clauses: readonly Clause[], lexicon: Lexicon): number {
  let at = clauses.length;
  const isWriter = ({ key, words, setting }: Clause): boolean =>
    key === null &&
    setting === 'line' &&
    words.length <= LONGEST_SIGNATURE &&
    words.every(
      (word) => word.fact !== null || (!isCased(word) && ['other', 'name'].includes(word.tag)),
    );
  const closes = ({ words }: Clause): boolean =>
    (lexicon.classes.get('status')?.lengthAt(words, 0) ?? 0) > 0;
  while (at > 0 && isWriter(clauses[at - 1] as Clause) && !closes(clauses[at - 1] as Clause))
    at -= 1;
  const isClosed = at > 1 && closes(clauses[at - 1] as Clause);
  return isClosed ? at : signedBelow(clauses);
}

const LONGEST_CLOSING = 6;

/** Where a letter is closed by a short line that ends in a comma, with the writer on the last line: "Warmly, | Lenore Castellanos". */
function signedBelow(clauses: readonly Clause[]): number {
  const at = clauses.findLastIndex(({ opensParagraph }) => opensParagraph);
  const [closing, first, ...more] = clauses.slice(Math.max(0, at));
  const isClosed =
    at > 0 &&
    closing?.key === null &&
    closing.words.length <= LONGEST_CLOSING &&
    /^\s*,\s*\n/.test(first?.words[0]?.gap ?? '') &&
    isCapital(first?.words[0]) &&
    more.every(({ line }) => line === first?.line);
  return isClosed ? at : clauses.length;
}
