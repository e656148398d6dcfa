import { hexOf, lchOf, mix } from '../../design/color';

/** What a word does to a color: "pale", "dusty", "neon". */
export const CHANGES = [
  'light',
  'pale',
  'soft',
  'pastel',
  'dark',
  'deep',
  'muted',
  'bright',
  'neon',
  'warm',
  'cool',
  'plain',
] as const;
export type Change = (typeof CHANGES)[number];

type Lch = readonly [lightness: number, chroma: number, hue: number];

const towards = (value: number, end: number, share: number): number =>
  value + (end - value) * share;
const WARM_HUE = 65;
const COOL_HUE = 250;
const MOST_TURN = 18;

function turned([l, c, h]: Lch, hue: number): Lch {
  if (c < 0.03) return [l, Math.max(c, 0.012), hue];
  const away = ((hue - h + 540) % 360) - 180;
  return [l, c, h + Math.sign(away) * Math.min(MOST_TURN, Math.abs(away) / 2)];
}

const MOVES: Readonly<Record<Change, (color: Lch) => Lch>> = {
  light: ([l, c, h]) => [towards(l, 1, 0.55), c * 0.6, h],
  pale: ([l, c, h]) => [towards(l, 1, 0.74), c * 0.42, h],
  soft: ([l, c, h]) => [towards(l, 0.95, 0.3), c * 0.65, h],
  pastel: ([l, c, h]) => [Math.max(l, 0.87), Math.min(c, 0.075), h],
  dark: ([l, c, h]) => [l * 0.62, c * 0.85, h],
  deep: ([l, c, h]) => [l * 0.72, c * 0.95, h],
  muted: ([l, c, h]) => [towards(l, 0.7, 0.4), c * 0.5, h],
  bright: ([l, c, h]) => [towards(l, 0.75, 0.25), c < 0.04 ? c : Math.max(c * 1.2, 0.2), h],
  neon: ([l, c, h]) => [Math.max(l, 0.7), Math.max(c * 1.3, 0.24), h],
  warm: (color) => turned(color, WARM_HUE),
  cool: (color) => turned(color, COOL_HUE),
  plain: (color) => color,
};

/** A color as a word changes it, moved in OKLCH; `#rrggbb` in and out. Grays stay gray unless they are warmed or cooled. */
export function changeColor(hex: string, change: Change): string {
  if (change === 'plain') return hex;
  const color = lchOf(hex);
  const [l, c, h] = MOVES[change](color);
  const isGray = color[1] < 0.005 && change !== 'warm' && change !== 'cool';
  return hexOf([l, isGray ? 0 : c, h]);
}

/** A color with a breath of another, as "bluish gray". */
export const tintColor = (hex: string, tint: string): string => mix(hex, tint, 0.28);

/** What lies between two colors, as "blue-green". */
export const blendColors = (one: string, other: string): string => mix(one, other, 0.5);

/** Degrees between the hues of two colors; 0 where one of them is a gray. */
export function hueBetween(one: string, other: string): number {
  const [, chroma, hue] = lchOf(one);
  const [, otherChroma, otherHue] = lchOf(other);
  if (chroma < 0.03 || otherChroma < 0.03) return 0;
  return Math.abs(((hue - otherHue + 540) % 360) - 180);
}
