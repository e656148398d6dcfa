import type { SiteColors } from '../../../machines/entities';
import type { LanguagePack, Lexicon } from '../languages/LanguagePack';
import type { Understood } from '../types';
import { givenColors, lightness, namedColors, type Mention } from './colorMentions';
import { overlaps, type Reading, type Span } from './readPrompt';

type Role = keyof SiteColors;

export interface FoundColors {
  colors: Partial<Record<Role, Understood<string>>>;
  spans: Span[];
}

const DARK_BACKGROUND = '#14171c';
const DARK_TEXT = '#f3f4f6';
const LIGHT_BACKGROUND = '#ffffff';
const LIGHT_TEXT = '#1f2937';

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
  const mentions = [...namedColors(reading, lexicon, taken), ...givenColors(reading, taken)].sort(
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
  const [pale] = rest
    .filter(({ hex }) => lightness(hex) > 0.9)
    .sort((left, right) => lightness(right.hex) - lightness(left.hex));
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
