import type { LanguagePack } from '../languages/LanguagePack';
import { spoken } from '../languages/spoken';
import { withinEdits } from './withinEdits';

export interface Spellings {
  /** The word that was meant where this one is a light misspelling of one that reveals something; otherwise the word. */
  correct(word: string): string;
}

interface Target {
  word: string;
  letters: number;
}

const SHORTEST = 5;
const LONGEST = 24;
/** From this length on a word may hold two slips. */
const TWO_SLIPS = 8;
/** Words of fewer letters are taken for a misspelling only where two neighbours changed places. */
const SHORT_TARGET = 6;
/** Words with fewer consonants are other words as soon as one of them differs. */
const LONG_SOUND = 5;
/** A shorter word before an ending is as likely another one: "plumer" is no form of "plum". */
const SHORTEST_STEM = 5;
const ENDINGS = ['s', 'es', 'e', 'n', 'en', 'er', 'r', 'd', 'ed', 'ing', 'ly', 'a', 'o', 'i'];

const spellings = new WeakMap<LanguagePack, Spellings>();

/** A bit for each letter that a word has, so that most words are told apart without comparing them. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 31);
  return letters;
}

function bits(value: number): number {
  let left = value;
  let count = 0;
  for (; left !== 0; count += 1) left &= left - 1;
  return count;
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value instanceof Set || Array.isArray(value)) {
    for (const item of value) yield* stringsIn(item);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      yield key;
      yield* stringsIn(item);
    }
  }
}

/** Every word that the language's pack is written with: none of them is a misspelling. */
function dictionaryOf({ lexicon, functionWords, trades, sections }: LanguagePack): Set<string> {
  const known = new Set<string>();
  for (const text of stringsIn([lexicon, functionWords, Object.values(trades), sections])) {
    for (const [word] of spoken(text, lexicon.spelling).matchAll(/[\p{L}\p{M}]+/gu))
      known.add(word);
  }
  return known;
}

function targetsOf({ lexicon, trades }: LanguagePack): Map<string, Target[]> {
  const phrases = [
    ...Object.values(trades).flatMap(({ senses }) => senses.flatMap(({ words }) => words)),
    ...Object.values(lexicon.sections).flatMap(({ clear, unclear }) => [...clear, ...unclear]),
    ...Object.keys(lexicon.colors),
    ...Object.keys(lexicon.colorNouns),
    ...lexicon.modeNouns,
    ...lexicon.sectionNouns,
    ...lexicon.nameMarkers.filter((marker) => !marker.includes(' ')),
    ...lexicon.offeringMarkers.filter((marker) => !marker.includes(' ')),
    ...Object.values(trades).flatMap(({ hints }) => hints),
  ];
  const targets = new Map<string, Target[]>();
  const seen = new Set<string>();
  for (const phrase of phrases) {
    for (const word of spoken(phrase, lexicon.spelling).split(' ')) {
      if (seen.has(word) || !/^\p{L}+$/u.test(word) || word.length < SHORTEST) continue;
      seen.add(word);
      const target = { word, letters: lettersOf(word) };
      const others = targets.get(word.charAt(0));
      if (others === undefined) targets.set(word.charAt(0), [target]);
      else others.push(target);
    }
  }
  return targets;
}

const isSwapped = (word: string, target: string): boolean =>
  [...word].sort().join('') === [...target].sort().join('');

/** "Designed" is no misspelt "designer": what differs is only the ending. */
function isOtherForm(word: string, target: string): boolean {
  if (target.startsWith(word) || isSwapped(word, target)) return false;
  let same = 0;
  while (same < word.length && word[same] === target[same]) same += 1;
  return word.length - same <= 2 && target.length - same <= 2 && word.at(-1) !== target.at(-1);
}

/** A slip of the pen seldom changes the consonants that are heard; another word has others. */
const heard = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ph/g, 'f')
    .replace(/[aeiouyh]/g, '')
    .replace(/([a-z])\1+/g, '$1');

/** Whether two words sound alike but for one consonant left out, added or put before its neighbour. */
function soundsLike(word: string, target: string): boolean {
  const one = heard(word);
  const other = heard(target);
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length < LONG_SOUND) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  if (long.length === short.length)
    return (
      short[same] === long[same + 1] &&
      short[same + 1] === long[same] &&
      short.slice(same + 2) === long.slice(same + 2)
    );
  return short.slice(same) === long.slice(same + 1);
}

/** "Match" is no misspelt "matcha", "detail" no misspelt "details": a letter more at the end makes another word. */
const isLengthened = (word: string, target: string): boolean => {
  const [short, long] = word.length < target.length ? [word, target] : [target, word];
  return long.startsWith(short) && long.at(-1) !== short.at(-1);
};

function build(pack: LanguagePack): Spellings {
  const targets = targetsOf(pack);
  let dictionary: ReadonlySet<string> | undefined;
  const isKnown = (word: string): boolean => {
    dictionary ??= dictionaryOf(pack);
    const known = dictionary;
    return (
      known.has(word) ||
      ENDINGS.some(
        (ending) =>
          word.endsWith(ending) &&
          word.length - ending.length >= SHORTEST_STEM &&
          known.has(word.slice(0, -ending.length)),
      )
    );
  };
  const nearest = (word: string): string | null => {
    const letters = lettersOf(word);
    const most = word.length < TWO_SLIPS ? 1 : 2;
    const candidates = (targets.get(word.charAt(0)) ?? []).filter(
      (target) =>
        /* Two letters more or less make another word: "zafferano" is no misspelt "zafferaneto". */
        Math.abs(target.word.length - word.length) <= 1 &&
        bits(target.letters ^ letters) <= most * 2 &&
        !isOtherForm(word, target.word) &&
        !isLengthened(word, target.word),
    );
    for (let allowed = 1; allowed <= most; allowed += 1) {
      const near = candidates.find(
        ({ word: target }) =>
          (allowed === 1 || target.length >= TWO_SLIPS) &&
          (target.length >= SHORT_TARGET || isSwapped(word, target)) &&
          withinEdits(word, target, allowed) &&
          soundsLike(word, target),
      );
      if (near !== undefined) return near.word;
    }
    return null;
  };
  return {
    correct(word) {
      if (word.length < SHORTEST || word.length > LONGEST) return word;
      const near = nearest(word);
      return near === null || near === word || isKnown(word) ? word : near;
    },
  };
}

/** How the words that a language's lexicon and trades know are found again in a light misspelling; built once. */
export function spellingsOf(pack: LanguagePack): Spellings {
  const known = spellings.get(pack);
  if (known !== undefined) return known;
  const built = build(pack);
  spellings.set(pack, built);
  return built;
}
