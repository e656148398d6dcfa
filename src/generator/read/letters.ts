import type { Context } from './Context';
import type { Phrase } from './draft';
import type { Lexicon } from './lexicon';
import { isCapital, isCased } from './phrases';
import type { Clause } from './segments';

/** "Estimado equipo", "Liebes Team" */
export function isSalutation({ lexicon, kinds }: Context, words: Phrase): boolean {
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
  const isBelow = last?.reason === 'closes the letter' && (words[0]?.gap.includes('\n') ?? false);
  const rest = words.slice(greeting);
  const isSigned =
    rest.length <= LONGEST_SIGNATURE &&
    rest.every(
      (word) => (isCapital(word) || lexicon.nameLinks.has(word.lower)) && word.fact === null,
    );
  /* "Um abraço apertado" */
  const isLine =
    setting === 'line' &&
    rest.length <= 2 &&
    words.every(({ gap, fact }, at) => (at === 0 || /^\s+$/.test(gap)) && fact === null);
  return (greeting > 0 && (isSigned || isLine)) || (isBelow && isSigned);
}

/** Whom a brief is for by its head: "Brief for | Mossbank Hospice Shop: we need five pages"; empty where it names none. */
export function briefFor(key: Phrase, lexicon: Lexicon): Phrase {
  const at = key.findIndex(({ tag }) => tag === 'preposition');
  const what = key.slice(0, Math.max(0, at)).filter(({ tag }) => tag !== 'article');
  const name = key.slice(at + 1);
  return lexicon.has('keysBrief', what.map(({ lower }) => lower).join(' ')) && name.every(isCapital)
    ? name
    : [];
}

/** Where a sentence begins that a greeting stands before without its mark, in scripts without capitals: "नमस्ते जी | हम ढोलक बनाते हैं"; else 0. */
export function greetingEnd(words: Phrase, lexicon: Lexicon): number {
  if (isCased(words[0])) return 0;
  const end = lexicon.classes.get('status')?.lengthAt(words, 0) ?? 0;
  const rest = words.slice(end);
  if (end === 0 || rest.length === 0) return 0;
  const isWriter = rest.length < LONGEST_WRITER && rest.every(({ tag }) => tag === 'other');
  return isWriter ? words.length : rest.length > 1 ? end : 0;
}

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
