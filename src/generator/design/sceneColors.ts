import { hexOf, lchOf, mix, partnerOf, shade, WHITE } from './color';
import type { Palette } from './palette';

type Brand = Pick<Palette, 'primary' | 'accent' | 'secondary' | 'background'>;

/** On a light page: walls and skies far lighter than what stands before them. */
const byDay = ({ primary, accent, secondary }: Brand) => ({
  sky: shade(primary, 0.93, 0.045),
  haze: shade(primary, 0.86, 0.075),
  wall: shade(primary, 0.77, 0.1),
  shade: shade(primary, 0.42, 0.12),
  night: shade(primary, 0.28, 0.07),
  glow: shade(accent, 0.92, 0.08),
  warm: shade(accent, 0.8, 0.15),
  ember: mix(shade(accent, 0.5, 0.13), shade(primary, 0.4, 0.06), 0.15),
  stone: shade(secondary, 0.88, 0.025),
  slate: shade(secondary, 0.55, 0.05),
  ink: shade(secondary, 0.27, 0.04),
  chalk: '#fffaf1',
  wash: '#fbe9c9',
  beam: '#ffffff',
  grout: mix(shade(primary, 0.93, 0.045), WHITE, 0.6),
  meadow: '#a3cd86',
});

/** A dark tone of a color. Yellows turn to brown, as they do in lamplight; darkened alone they would be olive. */
function dim(color: string, lightness: number, chroma: number): string {
  const [, own, hue] = lchOf(color);
  const isYellow = hue > 62 && hue < 128;
  return hexOf([lightness, Math.min(own, chroma) * (isYellow ? 0.6 : 1), isYellow ? 58 : hue]);
}

/** On a dark page: the same places in the evening. What stands there is lit, and so is seen before darker walls. */
const byNight = ({ primary, accent, secondary }: Brand) => ({
  sky: dim(primary, 0.37, 0.06),
  haze: dim(primary, 0.44, 0.07),
  wall: dim(primary, 0.32, 0.07),
  shade: dim(primary, 0.25, 0.08),
  night: dim(primary, 0.18, 0.05),
  glow: dim(accent, 0.51, 0.065),
  warm: shade(accent, 0.76, 0.14),
  ember: mix(shade(accent, 0.5, 0.13), shade(primary, 0.4, 0.06), 0.15),
  stone: dim(secondary, 0.46, 0.025),
  slate: dim(secondary, 0.32, 0.04),
  ink: dim(secondary, 0.19, 0.03),
  chalk: dim(secondary, 0.58, 0.02),
  wash: dim(accent, 0.46, 0.05),
  beam: dim(accent, 0.7, 0.06),
  grout: dim(primary, 0.46, 0.05),
  meadow: '#4f7d52',
});

/** Colors that only pictures use: steps of the three brand colors, light on a light page and dark on a dark one. */
export function sceneColors(brand: Brand): Record<string, string> {
  const { primary, accent, background } = brand;
  const steps = partnerOf(background) === WHITE ? byNight(brand) : byDay(brand);
  return { ...steps, main: primary, pop: accent };
}
