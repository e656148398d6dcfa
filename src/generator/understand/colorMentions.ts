import { converter, formatHex } from 'culori';
import type { SiteColors } from '../../../machines/entities';
import type { Lexicon } from '../languages/LanguagePack';
import { indexPhrases, longestPhraseAt, overlaps, type Reading, type Span } from './readPrompt';

/** A color in a prompt: where it stands, by characters and by words, and whether it is surely one. */
export interface Mention extends Span {
  hex: string;
  role: keyof SiteColors | null;
  clear: boolean;
  first: number;
  last: number;
}

const MOST_COLORS = 40;
const CODES =
  /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\p{L}\p{N}])|\brgb\(\s?\d{1,3}(?:\s?,\s?|\s)\d{1,3}(?:\s?,\s?|\s)\d{1,3}\s?\)/giu;
const toOklch = converter('oklch');

export const lightness = (hex: string): number => toOklch(hex)?.l ?? 0.5;

function shaded(hex: string, shade: 'darker' | 'lighter' | 'same'): string {
  const color = toOklch(hex);
  if (color === undefined || shade === 'same') return hex;
  return formatHex(
    shade === 'darker'
      ? { ...color, l: color.l * 0.66, c: color.c * 0.9 }
      : { ...color, l: color.l + (1 - color.l) * 0.6, c: color.c * 0.55 },
  );
}

const longHex = (hex: string): string => {
  const digits = hex.slice(1).toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
};

function hexOf(code: string): string | null {
  if (code.startsWith('#')) return longHex(code);
  const parts = (code.match(/\d+/g) ?? []).map(Number);
  return parts.some((part) => part > 255)
    ? null
    : `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Colors by their names, such as "dark green". */
export function namedColors(reading: Reading, lexicon: Lexicon, taken: readonly Span[]): Mention[] {
  const { words } = reading;
  const index = indexPhrases(Object.keys(lexicon.colors));
  const found: Mention[] = [];
  const firstColorAt = (at: number): number => {
    const shade = Object.hasOwn(lexicon.shades, words[at]?.lower ?? '') ? 1 : 0;
    return longestPhraseAt(words, at, index) > 0
      ? at
      : shade === 1 && longestPhraseAt(words, at + 1, index) > 0
        ? at + 1
        : -1;
  };
  let skipped = -2;
  for (let at = 0; at < words.length;) {
    const bare = longestPhraseAt(words, at, index);
    const behind = words[at + bare];
    const shadeBehind =
      bare > 0 &&
      lexicon.adjectivesFollow &&
      behind !== undefined &&
      /^ $/.test(behind.gap) &&
      Object.hasOwn(lexicon.shades, behind.lower)
        ? lexicon.shades[behind.lower]
        : undefined;
    const length = shadeBehind === undefined ? bare : bare + 1;
    const word = words[at];
    const last = words[at + length - 1];
    if (length === 0 || word === undefined || last === undefined) {
      at += 1;
      continue;
    }
    const phrase = words
      .slice(at, at + bare)
      .map(({ lower }) => lower)
      .join(' ');
    const before = words[at - 1];
    const shade =
      before !== undefined && /^[ -]$/.test(word.gap)
        ? Object.hasOwn(lexicon.shades, before.lower)
          ? lexicon.shades[before.lower]
          : undefined
        : undefined;
    const first = shade === undefined ? at : at - 1;
    const span = { start: words[first]?.start ?? word.start, end: last.end };
    const next = words[at + length];
    const lead = words[first - 1];
    const joins =
      next !== undefined && (lexicon.listJoiners.has(next.lower) || /^\s*[,&/+]/.test(next.gap));
    const nounAfter =
      next !== undefined &&
      /^ *$/.test(next.gap) &&
      (Object.hasOwn(lexicon.colorNouns, next.lower) || lexicon.modeNouns.has(next.lower)) &&
      next.lower !== 'and';
    const ends =
      next === undefined ||
      /[^ ]/.test(next.gap) ||
      lexicon.listJoiners.has(next.lower) ||
      lexicon.offeringStops.has(next.lower) ||
      ['as', 'accents', 'on', 'for'].includes(next.lower);
    const requested =
      lead !== undefined &&
      ((lexicon.colorRequests.has(lead.lower) && !/,/.test(words[first]?.gap ?? '')) ||
        Object.hasOwn(lexicon.colorNouns, lead.lower)) &&
      !/[.;]/.test(words[first]?.gap ?? '');
    const paired =
      joins &&
      firstColorAt(
        at + length + (next !== undefined && lexicon.listJoiners.has(next.lower) ? 1 : 0),
      ) >= 0;
    const ambiguous = lexicon.ambiguousColors.has(phrase);
    /* "Flat white" is a drink: a colour does not follow an ordinary word. */
    const freeBefore =
      lead === undefined ||
      /[^ ]/.test(words[first]?.gap ?? '') ||
      lexicon.listJoiners.has(lead.lower) ||
      lexicon.articles.has(lead.lower) ||
      lexicon.offeringStops.has(lead.lower) ||
      lexicon.colorRequests.has(lead.lower) ||
      Object.hasOwn(lexicon.colorNouns, lead.lower) ||
      lexicon.notOfferings.has(lead.lower) ||
      (lexicon.caseless === true && lexicon.commonWords.has(lead.lower)) ||
      found.some((other) => other.last === first - 1);
    /* "Zapatos negros y blancos": what is joined to such an adjective is one too. */
    const followsAdjective =
      lexicon.adjectivesFollow &&
      lead !== undefined &&
      lexicon.and.has(lead.lower) &&
      skipped === first - 2;
    if ((!freeBefore && !nounAfter) || followsAdjective) {
      skipped = at + length - 1;
      at += length;
      continue;
    }
    const clear = nounAfter || requested || (!ambiguous && (ends || paired));
    if (!taken.some((other) => overlaps(other, span)) && (clear || (ambiguous && ends))) {
      const hex = shaded(lexicon.colors[phrase] ?? '#000000', shade ?? shadeBehind ?? 'same');
      found.push({ ...span, hex, clear, role: null, first, last: at + length - 1 });
    }
    at += length;
    if (found.length >= MOST_COLORS) break;
  }
  /* A word such as "cream" is a colour beside another colour, and food elsewhere. */
  const besideClear = (mention: Mention): boolean =>
    found.some(
      (other) =>
        other.clear &&
        other !== mention &&
        Math.abs(other.last - mention.last) <= 3 &&
        !/[.;\n]/.test(
          reading.text.slice(
            Math.min(other.end, mention.end),
            Math.max(other.start, mention.start),
          ),
        ),
    );
  /* ", coral and cream" at the end of a sentence whose list has had its "and" is no part of that list. */
  const standsBehindList = (mention: Mention): boolean =>
    found.some((other) => {
      const [one, two] = mention.first < other.first ? [mention, other] : [other, mention];
      const next = words[two.last + 1];
      const link = words[one.last + 1];
      if (two.first !== one.last + 2 || link === undefined || !lexicon.and.has(link.lower))
        return false;
      if (next !== undefined && !/[.;!?\n]/.test(next.gap)) return false;
      return /,/.test(words[one.first]?.gap ?? '') && hasAnd(one.first);
    });
  const hasAnd = (end: number): boolean => {
    for (let at = end - 1; at >= 0; at -= 1) {
      if (lexicon.and.has(words[at]?.lower ?? '')) return true;
      if (/[.;!?\n]/.test(words[at]?.gap ?? '')) return false;
    }
    return false;
  };
  return found.filter(
    (mention) => mention.clear || besideClear(mention) || standsBehindList(mention),
  );
}

/** Colors by their codes, such as "#0A7" and "rgb(34, 139, 34)". */
export function givenColors({ words, text }: Reading, taken: readonly Span[]): Mention[] {
  return [...text.matchAll(CODES)].slice(0, MOST_COLORS).flatMap((match): Mention[] => {
    const span = { start: match.index, end: match.index + match[0].length };
    const hex = hexOf(match[0]);
    const first = words.findIndex((word) => word.start >= span.start);
    const last = words.findLastIndex((word) => word.end <= span.end);
    if (hex === null || first < 0 || taken.some((other) => overlaps(other, span))) return [];
    return [{ ...span, hex, clear: true, role: null, first, last }];
  });
}
