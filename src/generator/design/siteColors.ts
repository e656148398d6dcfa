import { DEFAULT_COLORS, type SiteColors, type SiteTone } from '../../../machines/entities';
import { stableHash } from '../stableHash';
import { tradeOf } from '../trades/trades';
import type { Brief } from '../types';
import { hexOf, lchOf, partnerOf, WHITE } from './color';
import { MOODS, moodsOf, type Lch, type Mood } from './moods';
import { safeColors } from './palette';

const turn = (hue: number, degrees: number) => (hue + degrees + 360) % 360;

/** Degrees from one hue to another the short way, -180 to 180. */
const between = (from: number, to: number) => turn(to - from, 180) - 180;

const paperOf = ([lightness, chroma, hue]: Lch, warmer: Lch): Lch =>
  lightness < 0.5 ? [lightness, chroma, hue] : warmer;

const TONES: Record<SiteTone, (mood: Mood) => Mood> = {
  calm: ({ primary: [l, c, h], accent: [al, ac, ah], paper }) => ({
    primary: [l + 0.02, c * 0.62, h],
    accent: [al, ac * 0.72, ah],
    paper,
  }),
  warm: ({ primary: [l, c, h], accent: [al, ac, ah], paper }) => ({
    primary: [l, Math.max(c, 0.07), Math.abs(between(h, 45)) > 110 ? h : h + between(h, 45) * 0.3],
    accent: [al, ac, ah + between(ah, 68) * 0.6],
    paper: paperOf(paper, [0.979, 0.017, 76]),
  }),
  playful: ({ primary: [l, c, h], accent: [al, , ah], paper }) => ({
    primary: [Math.min(0.58, l + 0.05), Math.max(c * 1.2, 0.15), h],
    accent: [Math.max(al, 0.82), 0.16, ah],
    paper,
  }),
  bold: ({ primary: [l, c, h], accent: [al, ac, ah], paper }) => ({
    primary: [l, Math.max(c * 1.25, 0.12), h],
    accent: [al, ac * 1.15, ah],
    paper: paperOf(paper, [1, 0, 0]),
  }),
  refined: ({ primary: [l, c, h], accent: [al, ac, ah], paper }) => ({
    primary: [l < 0.6 ? l - 0.07 : l, c * 0.62, h],
    accent: [al - 0.03, ac * 0.75, ah],
    paper: paperOf(paper, [0.985, 0.006, 84]),
  }),
  plain: ({ primary: [l, c, h], accent: [al, ac, ah], paper }) => ({
    primary: [l, c * 0.55, h],
    accent: [al, ac * 0.6, ah],
    paper: paperOf(paper, [1, 0, 0]),
  }),
};

/** Hues that an accent may take beside a primary that the person chose. */
const ACCENT_HUES = [76, 38, 196, 340, 130];

/** Blues and greens glare on a screen sooner than warm hues do. */
const mostChroma = (hue: number): number => (hue > 100 && hue < 260 ? 0.1 : 0.15);

/** An accent that is seen beside a primary: at least 45 degrees away. */
function accentFor([, chroma, hue]: Lch, direction: number): Lch {
  const far = ACCENT_HUES.filter((other) => chroma < 0.03 || Math.abs(between(hue, other)) >= 45);
  const accent = far[direction % far.length] ?? 76;
  return [0.79, Math.min(mostChroma(accent), Math.max(0.09, chroma)), accent];
}

/** Ink in the primary's hue: dark on a light ground, light on a dark one. */
function inkFor(background: string, hue: number): string {
  return hexOf(partnerOf(background) === WHITE ? [0.955, 0.008, hue] : [0.26, 0.022, hue]);
}

/**
 * The five colors that a site starts with. What the prompt asks for stands. The rest comes from the trade and the tone,
 * another set for each `direction`; a second color is the accent, too, because that is seen; the specification's default colors (section 3) are what remains when the prompt
 * tells neither trade, tone nor color, as its layout switches are on unless the prompt refuses a section.
 */
export function siteColors(brief: Brief, direction = 0): SiteColors {
  const { colors, trade: id, tone, name, subject } = brief;
  const asked = (role: keyof SiteColors) => colors[role]?.value;
  const saysNothing =
    id === 'general' && subject === null && !tone && Object.keys(colors).length === 0;
  if (saysNothing && direction === 0) return DEFAULT_COLORS;

  const moods = moodsOf(tradeOf(id).moods);
  const start = stableHash(`${id}/${name?.value ?? ''}/mood`) % 2;
  const found = moods[(start + direction) % moods.length] ?? MOODS.ocean;
  const { primary, accent, paper } = tone ? TONES[tone.value](found) : found;

  const picked = asked('primary');
  const main = picked === undefined ? primary : lchOf(picked);
  const background = asked('background') ?? hexOf(picked === undefined ? paper : tinted(main));
  return safeColors({
    primary: picked ?? hexOf(primary),
    secondary: asked('secondary') ?? hexOf([0.52, Math.min(main[1], 0.035), main[2]]),
    accent:
      asked('accent') ??
      asked('secondary') ??
      hexOf(picked === undefined ? accent : accentFor(main, start + direction)),
    background,
    text: asked('text') ?? inkFor(background, main[2]),
  });
}

/** A ground with a breath of a color that the person chose. */
const tinted = ([, chroma, hue]: Lch): Lch => [0.986, Math.min(chroma, 0.009), hue];
