import {
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as register,
} from 'culori/fn';

register(modeRgb);
register(modeLrgb);
register(modeOklab);
register(modeOklch);

const toOklch = converter('oklch');
const toOklab = converter('oklab');

export const BLACK = '#000000';
export const WHITE = '#ffffff';
export const TEXT_RATIO = 4.5;
export const CONTROL_RATIO = 3;

/** Share of light of each 8-bit channel value (WCAG 2); looked up, because a colour drag asks thousands of times a frame. */
const LIGHT = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function luminance(hex: string): number {
  const value = parseInt(hex.slice(1), 16);
  const light = (channel: number) => LIGHT[channel & 255] ?? 0;
  return 0.2126 * light(value >> 16) + 0.7152 * light(value >> 8) + 0.0722 * light(value);
}

/** WCAG 2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const first = luminance(one);
  const second = luminance(other);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** The better of black and white on a surface: at least 4.58:1 on every colour. */
export function partnerOf(surface: string): string {
  return contrast(WHITE, surface) >= contrast(BLACK, surface) ? WHITE : BLACK;
}

/** Smallest contrast of a colour on several surfaces. */
export function worstContrast(color: string, surfaces: readonly string[]): number {
  return Math.min(...surfaces.map((surface) => contrast(color, surface)));
}

/** Blend in OKLab; `share` of `added`, 0 to 1. */
export function mix(base: string, added: string, share: number): string {
  const from = toOklab(base);
  const to = toOklab(added);
  if (!from || !to) return base;
  const blend = (a: number, b: number) => a + (b - a) * share;
  return formatHex({
    mode: 'oklab',
    l: blend(from.l, to.l),
    a: blend(from.a, to.a),
    b: blend(from.b, to.b),
  });
}

/** The same hue at another lightness (0 to 1) and at most the given chroma. */
export function shade(color: string, lightness: number, chroma: number): string {
  const { c = 0, h } = toOklch(color) ?? { c: 0, h: undefined };
  return formatHex({ mode: 'oklch', l: lightness, c: Math.min(c, chroma), h });
}

export function lightnessOf(color: string): number {
  return toOklch(color)?.l ?? 0;
}

const STEPS = 11;

/**
 * The nearest lightness of `color` that reaches `ratio` on every surface; hue kept.
 * Falls back to `partner`, which the caller has made sure of.
 */
export function readable(
  color: string,
  surfaces: readonly string[],
  ratio: number,
  partner: string = partnerOf(surfaces[0] ?? WHITE),
): string {
  if (worstContrast(color, surfaces) >= ratio) return color;
  const { l, c = 0, h } = toOklch(color) ?? { l: 0, c: 0, h: undefined };
  const end = partner === WHITE ? 1 : 0;
  let near = 0;
  let far = 1;
  let best = partner;
  for (let step = 0; step < STEPS; step += 1) {
    const share = (near + far) / 2;
    const candidate = formatHex({
      mode: 'oklch',
      l: l + (end - l) * share,
      c: c * (1 - share / 2),
      h,
    });
    if (worstContrast(candidate, surfaces) >= ratio) {
      best = candidate;
      far = share;
    } else {
      near = share;
    }
  }
  return best;
}

/** Red, green, blue as `r, g, b` for style sheets that compose `rgba()` themselves. */
export function channels(color: string): string {
  const part = (from: number) => parseInt(color.slice(from, from + 2), 16);
  return `${part(1)}, ${part(3)}, ${part(5)}`;
}
