import { converter, formatHex } from 'culori';
import type { SiteColors } from '../../../machines/entities';
import type { LanguagePack, Lexicon } from '../languages/LanguagePack';
import type { Understood } from '../types';
import { indexPhrases, longestPhraseAt, overlaps, type Reading, type Span } from './readPrompt';

type Role = keyof SiteColors;

export interface FoundColors {
  colors: Partial<Record<Role, Understood<string>>>;
  spans: Span[];
}

interface Mention extends Span {
  hex: string;
  role: Role | null;
  clear: boolean;
  first: number;
  last: number;
}

const MOST_COLORS = 40;
const DARK_BACKGROUND = '#14171c';
const DARK_TEXT = '#f3f4f6';
const LIGHT_BACKGROUND = '#ffffff';
const LIGHT_TEXT = '#1f2937';
const toOklch = converter('oklch');

const lightness = (hex: string): number => toOklch(hex)?.l ?? 0.5;

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

function roleBeside(
  reading: Reading,
  lexicon: Lexicon,
  mention: Pick<Mention, 'first' | 'last' | 'start'>,
): Role | null {
  const { words } = reading;
  const roleOf = (index: number, gap: RegExp, gapIndex: number): Role | null => {
    const noun = lexicon.colorNouns[words[index]?.lower ?? ''];
    return noun === undefined || noun === 'any' || !gap.test(words[gapIndex]?.gap ?? '')
      ? null
      : noun;
  };
  const after = mention.last + 1;
  const skip =
    lexicon.colorNouns[words[after]?.lower ?? ''] === 'any' ||
    lexicon.colorSkips.has(words[after]?.lower ?? '')
      ? 1
      : 0;
  const twice = skip === 1 && words[after + 1]?.lower === 'the' ? 2 : skip;
  const before = words[mention.first - 1];
  if (lexicon.backgroundWords.has(before?.lower ?? '') && /^ +$/.test(before?.gap ?? ''))
    return 'background';
  let noun = mention.first - 1;
  const links = (at: number): boolean =>
    lexicon.colorNouns[words[at]?.lower ?? ''] === 'any' ||
    lexicon.colorLinks.has(words[at]?.lower ?? '');
  while (noun > mention.first - 3 && links(noun)) noun -= 1;
  const between = words
    .slice(noun + 1, mention.first + 1)
    .every(({ gap }) => /^[\s:=#]*$/.test(gap));
  return (
    roleOf(after + twice, /^[ ]*$/, after + twice) ?? (between ? roleOf(noun, /^/, noun) : null)
  );
}

function namedColors(reading: Reading, lexicon: Lexicon, taken: readonly Span[]): Mention[] {
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
      (lexicon.colorRequests.has(lead.lower) || Object.hasOwn(lexicon.colorNouns, lead.lower)) &&
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
  return found.filter((mention) => mention.clear || besideClear(mention));
}

function hexColors(reading: Reading, taken: readonly Span[]): Mention[] {
  const { words, text } = reading;
  return [...text.matchAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\p{L}\p{N}])/giu)]
    .slice(0, MOST_COLORS)
    .flatMap((match) => {
      const span = { start: match.index, end: match.index + match[0].length };
      const at = words.findIndex((word) => word.start === span.start + 1);
      if (at < 0 || taken.some((other) => overlaps(other, span))) return [];
      return [{ ...span, hex: longHex(match[0]), clear: true, role: null, first: at, last: at }];
    });
}

function findMode(
  reading: Reading,
  lexicon: Lexicon,
  taken: readonly Span[],
  colors: readonly Mention[],
): (Span & { dark: boolean }) | null {
  const { words } = reading;
  for (const [index, word] of words.entries()) {
    const dark = lexicon.dark.has(word.lower);
    if (
      (!dark && !lexicon.light.has(word.lower)) ||
      [...taken, ...colors].some((other) => overlaps(other, word))
    )
      continue;
    const next = words[index + 1];
    const before = words[index - 1];
    const nounAfter =
      next !== undefined && /^[ ,]*$/.test(next.gap) && lexicon.modeNouns.has(next.lower);
    const nounBefore =
      lexicon.adjectivesFollow &&
      before !== undefined &&
      /^ $/.test(word.gap) &&
      lexicon.modeNouns.has(before.lower);
    const closes = next === undefined || /^\s*[.,;!?]/.test(next.gap);
    if (
      nounAfter ||
      nounBefore ||
      (closes &&
        before !== undefined &&
        ['in', 'it', 'be', 'and', 'but', 'a'].includes(before.lower))
    ) {
      return {
        start: nounBefore && before !== undefined ? before.start : word.start,
        end: nounAfter && next !== undefined && next.lower !== 'and' ? next.end : word.end,
        dark,
      };
    }
  }
  return null;
}

/** Colours the prompt names, by role. "Dark" gives a dark background with light text. */
export function findColors(
  reading: Reading,
  { lexicon }: LanguagePack,
  taken: readonly Span[],
): FoundColors {
  const { prompt } = reading;
  const mentions = [...namedColors(reading, lexicon, taken), ...hexColors(reading, taken)].sort(
    (left, right) => left.start - right.start,
  );
  const colors: FoundColors['colors'] = {};
  const assign = (role: Role, value: string, { start, end }: Span): void => {
    colors[role] ??= { value, evidence: prompt.slice(start, end) };
  };
  const rest: Mention[] = [];
  for (const mention of mentions) {
    const role = roleBeside(reading, lexicon, mention);
    if (role !== null && colors[role] === undefined) assign(role, mention.hex, mention);
    else if (!rest.some(({ hex }) => hex === mention.hex)) rest.push(mention);
  }
  const mode = findMode(reading, lexicon, taken, mentions);
  if (mode !== null) {
    assign('background', mode.dark ? DARK_BACKGROUND : LIGHT_BACKGROUND, mode);
    assign('text', mode.dark ? DARK_TEXT : LIGHT_TEXT, mode);
  }
  const others = rest.filter(({ hex }) => lightness(hex) <= 0.9);
  const black = rest.find(({ hex }) => lightness(hex) < 0.26);
  const pale = rest.find(({ hex }) => lightness(hex) > 0.9);
  const darkGround = black !== undefined && pale === undefined && others.length > 1;
  const ground = pale ?? (darkGround ? black : undefined);
  if (ground !== undefined && rest.length > 1) {
    const free = colors.background === undefined;
    assign('background', ground.hex, ground);
    if (free) rest.splice(rest.indexOf(ground), 1);
  }
  const order = (['primary', 'secondary', 'accent'] as const).filter(
    (role) => colors[role] === undefined,
  );
  for (const [index, mention] of rest.entries()) {
    const role = order[index];
    if (role !== undefined) assign(role, mention.hex, mention);
  }
  if (
    colors.background !== undefined &&
    colors.text === undefined &&
    lightness(colors.background.value) < 0.45
  ) {
    colors.text = { value: DARK_TEXT, evidence: colors.background.evidence };
  }
  return { colors, spans: [...mentions, ...(mode === null ? [] : [mode])] };
}
