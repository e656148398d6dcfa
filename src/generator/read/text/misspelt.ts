import { capitalized } from '../../../../machines/text';
import type { Lexicon } from './lexicon';
import { isCapital, opensQuote, quotationEnd } from './phrases';
import type { Word } from './words';

/** Shorter words are taken for no misspelling. Letters. */
export const SHORTEST = 5;
const LONGEST = 24;
/** From this length on a word may hold another vowel, and two slips where its language’s ordinary words are known. */
export const TWO_SLIPS = 8;
/** From this length on a word may hold another vowel where its language’s ordinary words are known. */
const VOWEL_SLIP = 6;
/** Words of fewer letters are taken for a misspelling only where two neighbours changed places or a double letter is single. */
const SHORT_TARGET = 7;
/** Words with fewer consonants are other words as soon as one of them differs. */
const LONG_SOUND = 5;
/** A shorter word before an ending is as likely another one: "plumer" is no form of "plum". */
const SHORTEST_STEM = 5;
const ENDINGS = [
  's',
  'es',
  'rs',
  'ers',
  'e',
  'n',
  'en',
  'er',
  'r',
  'd',
  'ed',
  'ing',
  'ly',
  'a',
  'o',
  'i',
];
/** So many words behind one that introduces a name are not touched. */
const NAME_AHEAD = 4;

/** The word that was meant where one is a light misspelling of a word that reading depends on; null where it is none. */
export type Correct = (word: string) => string | null;

/**
 * Finds misspellings of `targets`; what is `known` is none. Both as they are compared. `twoSlips`: from which length on a word
 * may hold two slips; letters, infinite where the language has no list of ordinary words.
 */
export function misspellings(
  targets: ReadonlySet<string>,
  isKnown: (word: string) => boolean,
  twoSlips: number,
): Correct {
  const isWellKnown = twoSlips < Infinity;
  const byFirst = new Map<string, string[]>();
  const byLetters = new Map<string, string[]>();
  for (const word of targets) {
    if (word.length < SHORTEST || !/^\p{Script=Latin}+$/u.test(word)) continue;
    const others = byFirst.get(word.charAt(0));
    if (others === undefined) byFirst.set(word.charAt(0), [word]);
    else others.push(word);
    const letters = lettersOf(word);
    const same = byLetters.get(letters);
    if (same === undefined) byLetters.set(letters, [word]);
    else same.push(word);
  }
  const sounds = new Map<string, string>();
  const soundOf = (target: string): string => {
    const sound = sounds.get(target) ?? heard(target);
    sounds.set(target, sound);
    return sound;
  };
  const isForm = (word: string): boolean =>
    ENDINGS.some(
      (ending) =>
        word.endsWith(ending) &&
        word.length - ending.length >= SHORTEST_STEM &&
        /* "Remindrs" is no form of "remind". */
        (!/^[rd]/.test(ending) || /[aeiou]/.test(word.at(-1 - ending.length) ?? '')) &&
        isKnown(word.slice(0, -ending.length)),
    );
  return (word) => {
    if (word.length < SHORTEST || word.length > LONGEST || isKnown(word)) return null;
    const others = byFirst.get(word.charAt(0)) ?? [];
    /* "Webiste" */
    const swapped = byLetters
      .get(lettersOf(word))
      ?.find((target) => target.charAt(0) === word.charAt(0) && edits(word, target) === 1);
    if (swapped !== undefined && word.length > SHORTEST) return swapped;
    if (isForm(word)) return null;
    const whole = isWellKnown ? unheard(word).find((target) => targets.has(target)) : undefined;
    if (whole !== undefined) return whole;
    const sound = heard(word);
    const near = others.filter(
      (target) =>
        Math.abs(target.length - word.length) <= 1 &&
        areAlike(sound, soundOf(target)) &&
        !isOtherForm(word, target) &&
        !isLengthened(word, target),
    );
    const within = (most: number): string | undefined => {
      const likely = near.filter(
        (target) =>
          (most === 1 || target.length >= twoSlips) &&
          isLikely(word, target, isWellKnown ? VOWEL_SLIP : TWO_SLIPS) &&
          edits(word, target) <= most,
      );
      return likely.find((target) => single(word) === single(target)) ?? likely[0];
    };
    return within(1) ?? (word.length < twoSlips ? null : (within(2) ?? null));
  };
}

/**
 * Puts what was meant in place of light misspellings and of what is typed for short; names, quotations and what is called
 * so stay as they are written.
 */
export function correctSpelling(
  words: readonly Word[],
  { correct, lexicon }: { correct: Correct; lexicon: Lexicon },
  capitalsTell: boolean,
): void {
  const called = lexicon.classes.get('called');
  let untouched = -1;
  words.forEach((word, at) => {
    if ((called?.lengthAt(words, at) ?? 0) > 0) untouched = at + NAME_AHEAD;
    if (opensQuote(word.gap)) {
      const end = quotationEnd(words, at, words.length, (index) => words[index]?.gap ?? '');
      untouched = Math.max(untouched, at, end - 1);
    }
    const isNamed =
      at <= untouched || (capitalsTell && isCapital(word) && isNameBehind(words, at, lexicon));
    if (word.fact !== null || isNamed) return;
    const { folds, isShortened, proper } = lexicon.spelling;
    const meant = correct(word.lower);
    if (meant !== null) word.lower = meant;
    if (!folds && (meant !== null || isShortened?.(word.text.toLowerCase()) === true))
      word.text = cased(word.lower, word.text);
    if (proper?.has(word.lower) === true && !isCapital(word)) word.text = capitalized(word.text);
  });
}

/** Whether a capital there makes a name: not where a sentence begins, nor alone behind "my" or "a". */
function isNameBehind(words: readonly Word[], at: number, { tags, spelling }: Lexicon): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  if (before === undefined || spelling.capitalNouns || /[.!?:\n]/.test(word?.gap ?? ''))
    return false;
  const isDetermined = ['article', 'possessive'].includes(tags.get(before.lower) ?? '');
  return !isDetermined || (after !== undefined && isCapital(after));
}

const cased = (word: string, like: string): string => {
  if (!/\p{Ll}/u.test(like)) return word.toUpperCase();
  return /^\p{Lu}/u.test(like) ? capitalized(word) : word;
};

/** Whether a slip of the pen may lie between two words: another consonant makes another word, in a short one any other letter does. */
function isLikely(word: string, target: string, vowelSlip: number): boolean {
  if (isSwapped(word, target)) return true;
  if (word.length === target.length)
    return (
      target.length >= vowelSlip &&
      heard(word) === heard(target) &&
      /* "Rentel", not "matric" or "taylor": the first vowel is heard. */
      (target.length >= TWO_SLIPS || opening(word) === opening(target))
    );
  return target.length >= SHORT_TARGET || single(word) === single(target);
}

/** A word up to its first vowels. */
const opening = (word: string): string => /^[^aeiouy]*[aeiouy]+/.exec(word)?.[0] ?? word;

const single = (word: string): string => word.replace(/(.)\1/g, '$1');

const lettersOf = (word: string): string => [...word].sort().join('');

const isSwapped = (word: string, target: string): boolean =>
  word.length === target.length && lettersOf(word) === lettersOf(target);

/** "Designed" is no misspelt "designer": what differs is only the ending. */
function isOtherForm(word: string, target: string): boolean {
  if (target.startsWith(word) || isSwapped(word, target)) return false;
  let same = 0;
  while (same < word.length && word[same] === target[same]) same += 1;
  return word.length - same <= 2 && target.length - same <= 2 && word.at(-1) !== target.at(-1);
}

/** "Match" is no misspelt "matcha", "detail" no misspelt "details": a letter more at the end makes another word. */
function isLengthened(word: string, target: string): boolean {
  const [short, long] = word.length < target.length ? [word, target] : [target, word];
  return long.startsWith(short) && long.at(-1) !== short.at(-1);
}

/** A word with a last letter that is not heard: "befor", "standin". */
const unheard = (word: string): string[] => [
  ...(word.endsWith('in') ? [`${word}g`] : []),
  `${word}e`,
];

/** A slip of the pen seldom changes the consonants that are heard; another word has others. */
const heard = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ph/g, 'f')
    .replace(/[aeiouyh]/g, '')
    .replace(/([a-z])\1+/g, '$1');

/** Whether what is heard of two words is alike but for one consonant left out, added or put before its neighbour. */
function areAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length < LONG_SOUND) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  if (long.length > short.length) return short.slice(same) === long.slice(same + 1);
  return (
    short[same] === long[same + 1] &&
    short[same + 1] === long[same] &&
    short.slice(same + 2) === long.slice(same + 2)
  );
}

/** How many letters are left out, added, changed or swapped with their neighbour. */
function edits(one: string, other: string): number {
  let older: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let least = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (older[j - 2] ?? 0) + 1);
      next.push(least);
    }
    older = row;
    row = next;
  }
  return row[other.length] ?? 0;
}
