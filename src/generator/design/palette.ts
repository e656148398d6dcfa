import { parseHexColor } from '../../../machines/color';
import { DEFAULT_COLORS, type SiteColors, type Theme } from '../../../machines/entities';
import {
  BLACK,
  blend,
  CONTROL_RATIO,
  TEXT_RATIO,
  WHITE,
  contrast,
  lightnessOf,
  mix,
  partnerOf,
  readable,
  shade,
  worstContrast,
} from './color';

/** Every colour of a page. Surfaces, then what stands on them. */
export interface Palette {
  background: string;
  tint: string;
  card: string;
  soft: string;
  softAccent: string;
  softSecondary: string;
  /** Thin lines that words may stand on, as on squared paper. */
  ruled: string;
  text: string;
  muted: string;
  link: string;
  accentText: string;
  secondaryText: string;
  line: string;
  control: string;
  focus: string;
  primary: string;
  onPrimary: string;
  primaryHover: string;
  /** The edge of a filled button: its fill where that is seen on every surface. */
  primaryEdge: string;
  /** The vibrant theme's hero: filled with the primary color on a light page; on a dark page dark itself, its buttons filled. */
  hero: string;
  onHero: string;
  heroMark: string;
  heroFill: string;
  onHeroFill: string;
  heroFillHover: string;
  heroEdge: string;
  secondary: string;
  onSecondary: string;
  accent: string;
  onAccent: string;
  deep: string;
  deepCard: string;
  onDeep: string;
  onDeepMuted: string;
  deepLink: string;
  deepLine: string;
  deepControl: string;
  deepEdge: string;
}

const TINT: Record<Theme, number> = { modern: 0.035, vibrant: 0.07, elegant: 0.05 };
const DEEP: Record<Theme, { lightness: number; chroma: number }> = {
  modern: { lightness: 0.24, chroma: 0.05 },
  vibrant: { lightness: 0.3, chroma: 0.11 },
  elegant: { lightness: 0.25, chroma: 0.035 },
};

/** Five colours that are certainly `#rrggbb`; what is not becomes the specification's default. */
export function safeColors(colors: SiteColors): SiteColors {
  const pick = (role: keyof SiteColors) => parseHexColor(colors[role]) ?? DEFAULT_COLORS[role];
  return {
    primary: pick('primary'),
    secondary: pick('secondary'),
    accent: pick('accent'),
    background: pick('background'),
    text: pick('text'),
  };
}

/** So much more than asked, for what lies between two checked colors; black or white still reaches it anywhere. */
const MARGIN = 0.06;

/** Where on the way between two colors of a gradient words are checked. */
const SHARES = [0.25, 0.5, 0.75] as const;

/** A neighbour of the background on which, and on the way to which, the background's best text partner stays readable. */
function surfaceNear(background: string, added: string, share: number): string {
  const partner = partnerOf(background);
  const wanted = mix(background, added, share);
  const needed = Math.min(7, contrast(partner, background));
  const steps = [wanted, ...SHARES.map((part) => blend(background, wanted, part))];
  if (worstContrast(partner, steps) >= needed) return wanted;
  return mix(background, partner === WHITE ? BLACK : WHITE, share);
}

/** A fill for buttons and bands: white on a slightly deeper tone where that is near, else the better of black and white. */
function fill(color: string): { fill: string; on: string } {
  if (contrast(WHITE, color) >= TEXT_RATIO) return { fill: color, on: WHITE };
  const deeper = readable(color, [WHITE], TEXT_RATIO, BLACK);
  if (lightnessOf(color) - lightnessOf(deeper) <= 0.09) return { fill: deeper, on: WHITE };
  return { fill: color, on: partnerOf(color) };
}

/** All colours of a page, each text at least 4.5:1 and each control edge 3:1 on what it stands on. */
export function palette(theme: Theme, given: SiteColors): Palette {
  const colors = safeColors(given);
  const { background } = colors;
  const ground = partnerOf(background);
  const tint = surfaceNear(background, colors.primary, TINT[theme]);
  const card =
    ground === WHITE ? surfaceNear(background, WHITE, 0.06) : surfaceNear(background, WHITE, 0.6);
  const soft = surfaceNear(background, colors.primary, 0.13);
  const softAccent = surfaceNear(background, colors.accent, 0.16);
  const softSecondary = surfaceNear(background, colors.secondary, 0.12);
  const ruled = mix(background, ground === WHITE ? BLACK : WHITE, 0.6);
  const between = ([one, other]: readonly [string, string]) =>
    SHARES.map((share) => blend(one, other, share));
  const surfaces = [
    ...[background, tint, card, soft, softAccent, softSecondary, ruled],
    ...between([soft, background]),
    ...between([ruled, soft]),
  ];
  const onSurfaces = (color: string, ratio: number) =>
    readable(color, surfaces, ratio + MARGIN, ground);

  const text = onSurfaces(colors.text, TEXT_RATIO);
  const primary = fill(colors.primary);
  const secondary = fill(colors.secondary);
  const accent = fill(colors.accent);
  const { lightness, chroma } = DEEP[theme];
  const deep = shade(colors.primary, lightness, chroma);
  const deepCard = mix(deep, WHITE, 0.07);
  const deepSurfaces = [deep, deepCard];
  const accentText = onSurfaces(colors.accent, TEXT_RATIO);
  const primaryHover = mix(primary.fill, primary.on === WHITE ? BLACK : WHITE, 0.14);
  const primaryEdge = onSurfaces(primary.fill, CONTROL_RATIO);
  const hero =
    ground === WHITE
      ? {
          hero: soft,
          onHero: text,
          heroMark: accentText,
          heroFill: primary.fill,
          onHeroFill: primary.on,
          heroFillHover: primaryHover,
          heroEdge: primaryEdge,
        }
      : {
          hero: primary.fill,
          onHero: primary.on,
          heroMark: primary.on,
          heroFill: primary.on,
          onHeroFill: primary.fill,
          heroFillHover: primary.on,
          heroEdge: primary.on,
        };
  return {
    background,
    tint,
    card,
    soft,
    softAccent,
    softSecondary,
    ruled,
    text,
    muted: onSurfaces(mix(text, background, 0.26), TEXT_RATIO),
    link: onSurfaces(colors.primary, TEXT_RATIO),
    accentText,
    secondaryText: onSurfaces(colors.secondary, TEXT_RATIO),
    line: mix(background, text, 0.14),
    control: onSurfaces(mix(text, background, 0.5), CONTROL_RATIO),
    focus: onSurfaces(colors.primary, CONTROL_RATIO),
    primary: primary.fill,
    onPrimary: primary.on,
    primaryHover,
    primaryEdge,
    ...hero,
    secondary: secondary.fill,
    onSecondary: secondary.on,
    accent: accent.fill,
    onAccent: accent.on,
    deep,
    deepCard,
    onDeep: readable(shade(colors.primary, 0.98, 0.01), deepSurfaces, TEXT_RATIO, WHITE),
    onDeepMuted: readable(shade(colors.primary, 0.87, 0.02), deepSurfaces, TEXT_RATIO, WHITE),
    deepLink: readable(colors.accent, deepSurfaces, TEXT_RATIO, WHITE),
    deepLine: mix(deep, WHITE, 0.2),
    deepControl: readable(shade(colors.primary, 0.7, 0.03), deepSurfaces, CONTROL_RATIO, WHITE),
    deepEdge: readable(accent.fill, deepSurfaces, CONTROL_RATIO, WHITE),
  };
}

const ON_PAGE = [
  'background',
  'tint',
  'card',
  'soft',
  'softAccent',
  'softSecondary',
  'ruled',
] as const;

/** Every pair that meets on a page, with the ratio it must reach; what the tests prove and nothing else may be used. */
export const PAIRS: readonly { front: keyof Palette; back: keyof Palette; ratio: number }[] = [
  ...ON_PAGE.flatMap((back) => [
    ...(['text', 'muted', 'link', 'accentText', 'secondaryText'] as const).map((front) => ({
      front,
      back,
      ratio: TEXT_RATIO,
    })),
    ...(['control', 'focus', 'primaryEdge'] as const).map((front) => ({
      front,
      back,
      ratio: CONTROL_RATIO,
    })),
  ]),
  ...(['deep', 'deepCard'] as const).flatMap((back) => [
    ...(['onDeep', 'onDeepMuted', 'deepLink'] as const).map((front) => ({
      front,
      back,
      ratio: TEXT_RATIO,
    })),
    ...(['deepControl', 'deepEdge'] as const).map((front) => ({
      front,
      back,
      ratio: CONTROL_RATIO,
    })),
  ]),
  { front: 'onHero', back: 'hero', ratio: TEXT_RATIO },
  { front: 'heroMark', back: 'hero', ratio: TEXT_RATIO },
  { front: 'heroEdge', back: 'hero', ratio: CONTROL_RATIO },
  { front: 'onHeroFill', back: 'heroFill', ratio: TEXT_RATIO },
  { front: 'onHeroFill', back: 'heroFillHover', ratio: TEXT_RATIO },
  { front: 'onPrimary', back: 'primary', ratio: TEXT_RATIO },
  { front: 'onPrimary', back: 'primaryHover', ratio: TEXT_RATIO },
  { front: 'onSecondary', back: 'secondary', ratio: TEXT_RATIO },
  { front: 'onAccent', back: 'accent', ratio: TEXT_RATIO },
];

/** Surfaces that run into each other under words, as in a gradient. */
export const BLENDS: readonly (readonly [keyof Palette, keyof Palette])[] = [
  ['soft', 'background'],
  ['ruled', 'soft'],
  ['ruled', 'background'],
];

/** What became of each picked colour where it carries or is text: the ratio of the pick itself, and whether the page adjusts it. */
export interface ContrastFinding {
  role: keyof SiteColors;
  /** Contrast of the colour as picked, in the place where it matters. */
  ratio: number;
  adjusted: boolean;
  /** The color that the page shows instead; the picked one where nothing is adjusted. */
  used: string;
}

/**
 * Tells, for a badge beside each swatch, which picked colours the page has to adjust (specification section 3).
 * `background` reports its best text partner and is never adjusted. Primary, secondary and accent are reported as the
 * fill of buttons and bands; links and headings in them keep the hue at a lightness that is readable on every surface.
 */
export function contrastReport(given: SiteColors, theme: Theme = 'modern'): ContrastFinding[] {
  const colors = safeColors(given);
  const used = palette(theme, colors);
  const asFill = (role: 'primary' | 'secondary' | 'accent'): ContrastFinding => ({
    role,
    ratio: contrast(
      used[role === 'primary' ? 'onPrimary' : role === 'secondary' ? 'onSecondary' : 'onAccent'],
      colors[role],
    ),
    adjusted: used[role] !== colors[role],
    used: used[role],
  });
  return [
    asFill('primary'),
    asFill('secondary'),
    asFill('accent'),
    {
      role: 'background',
      ratio: contrast(partnerOf(colors.background), colors.background),
      adjusted: false,
      used: used.background,
    },
    {
      role: 'text',
      ratio: worstContrast(colors.text, [colors.background]),
      adjusted: used.text !== colors.text,
      used: used.text,
    },
  ];
}
