import type { Tone } from '../ComponentIntent';
import { FUNCTION_WORDS, MAKING, NUMBER_WORDS, ORDINALS } from '../words/grammar';
import { LAYOUT, STYLE_WORDS, TONE_WORDS } from '../words/looks';
import { ACTION_VERBS, DECOR, stateNamed } from '../words/roles';
import { QUOTATION_MARK } from './masked';
import { stemOf } from './tokens';

const LAYOUT_AT_END = new RegExp(`(?:^|\\s+)(?:${LAYOUT})$`, 'u');
export const LAYOUT_AT_START = new RegExp(`^(?:${LAYOUT})(?:\\s+|$)`, 'u');
const LEADING =
  /^(?:and|or|with|plus|also|then|but|an?|the|some|any|its|it|his|her|their|our|my|each|every|all|only|just|has|have|had|there is|there are|shows?|showing|sees?|including|like(?= [\p{Lu}\d\ue000-\ue3ff])|such as|e\.g\.|i\.e\.|that|which|who|where|when|while|says?|saying|reads?(?= [\p{Lu}\ue000-\ue3ff])|reading|labell?ed|called|named|titled|being|currently|now at|users? (?:can|sees?|has|have|should)|people can|compare(?= \p{Lu})|optional|first by|for example|marked as|having|of|(?:columns?|items)(?= \p{Ll}))\s+(?=\S)/u;
const SHOWN_AS_AT_END = /\s+(?:as (?:an? |the )?|in (?:an? |the ))((?:\p{Ll}+ ){0,3}\p{Ll}+)$/u;
const SHOWN_AS_AT_START = /^as (?:an? )?((?:\p{Ll}+ ){0,3}?\p{Ll}+)(?:\s+(?=[^\p{Ll}])|$)/u;
/** "next to my logo" */
const BESIDE_AT_END = /\s+(?:next to|beside) (?:the|my|our|its|an?) \p{Ll}+$/u;
const NEVER_LOOKS = /^(?:mode|theme|name)$/u;

/** The text without layout, connecting words and "as pills" at its ends. */
export function bared(text: string): string {
  let rest = text.trim();
  for (;;) {
    const next = rest
      .replace(LEADING, '')
      .replace(SHOWN_AS_AT_START, (whole, words: string) => (isDecor(words) ? '' : whole))
      .replace(SHOWN_AS_AT_END, (whole, words: string) => (isDecor(words) ? '' : whole))
      .replace(LAYOUT_AT_END, '')
      .replace(LAYOUT_AT_START, '')
      .replace(BESIDE_AT_END, '')
      .replace(/^[\s:–—-]+(?!\d)|[\s:,.]+$/gu, '');
    if (next === rest) return rest;
    rest = next;
  }
}

/** Without colors and adjectives of looks at its ends: "Paid green", "little Upgrade". */
export function withoutLooks(text: string): string {
  const words = text.split(/\s+/u);
  const isLookWord = (word = '', next = '') =>
    /^\p{Ll}/u.test(word) && isLook(stemOf(word)) && !NEVER_LOOKS.test(next);
  while (words.length > 1 && isLookWord(words[0], words[1]) && !/^\d/u.test(words[1] ?? ''))
    words.shift();
  while (words.length > 1 && isLookWord(words.at(-1))) {
    words.pop();
    if (words.length > 1 && words.at(-1) === 'in') words.pop();
  }
  return words.join(' ');
}

/** Words that name a thing, without all that only say how it looks or that it is wanted. */
export function bareWords(text: string): string {
  const words = text.split(/\s+/u);
  return words
    .filter((word, index) => {
      const stem = stemOf(word);
      if (/^\p{Lu}|\d/u.test(word) || NEVER_LOOKS.test(words[index + 1] ?? '')) return true;
      return !(FUNCTION_WORDS.has(stem) || isLook(stem) || (index === 0 && MAKING.has(stem)));
    })
    .join(' ')
    .replace(/^[-/–,\s]+|[-/–,\s]+$/gu, '');
}

/** Whether the words only name decoration, looks and layout. */
export function isDecor(text: string): boolean {
  return (
    !QUOTATION_MARK.test(text) &&
    !/\d/u.test(text) &&
    text.split(/[\s/-]+/u).some((word) => stateNamed(word) === null) &&
    text.split(/[\s/-]+/u).every((word) => {
      const stem = stemOf(word);
      const isPlain =
        FUNCTION_WORDS.has(stem) ||
        ORDINALS.has(stem) ||
        NUMBER_WORDS.includes(stem) ||
        stateNamed(word) !== null;
      return !/^\p{Lu}/u.test(word) && (DECOR.has(stem) || isPlain || isLook(stem));
    })
  );
}

/** Whether a stem tells of looks: an adjective of style or a color. */
export function isLook(stem: string): boolean {
  return STYLE_WORDS.has(stem) || toneOf(stem) !== null;
}

const TONES = Object.keys(TONE_WORDS) as Tone[];
const toneOf = (stem: string) => TONES.find((tone) => TONE_WORDS[tone].has(stem)) ?? null;

/** The colors that the lower-case words of a text name, in their order. */
export function tonesIn(text: string): Tone[] {
  return text
    .split(/[^\p{L}]+/u)
    .filter((word) => /^\p{Ll}/u.test(word))
    .flatMap((word) => toneOf(stemOf(word)) ?? []);
}

/** Whether words are what a button says: "Apply", "Add to cart". */
export function isAction(words: string): boolean {
  const parts = words.split(/\s+/u);
  return parts.length <= 5 && ACTION_VERBS.has(stemOf(parts[0] ?? ''));
}

export const stemsIn = (text: string) =>
  text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => (word === '' ? [] : [stemOf(word)]));
