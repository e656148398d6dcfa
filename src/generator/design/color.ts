import {
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  toGamut,
  useMode as register,
} from 'culori/fn';

register(modeRgb);
register(modeLrgb);
register(modeOklab);
register(modeOklch);

const toOklch = converter('oklch');
const toOklab = converter('oklab');
const toRgb = converter('rgb');
const inScreen = toGamut('rgb', 'oklch');

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

const ratioOf = (light: number, other: number): number =>
  (Math.max(light, other) + 0.05) / (Math.min(light, other) + 0.05);

/** WCAG 2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  return ratioOf(luminance(one), luminance(other));
}

/** The better of black and white on a surface: at least 4.58:1 on every colour. */
export function partnerOf(surface: string): string {
  return contrast(WHITE, surface) >= contrast(BLACK, surface) ? WHITE : BLACK;
}

/** Smallest contrast of a colour on several surfaces. */
export function worstContrast(color: string, surfaces: readonly string[]): number {
  return worstRatio(luminance(color), surfaces.map(luminance));
}

function worstRatio(light: number, others: readonly number[]): number {
  return others.reduce((worst, other) => Math.min(worst, ratioOf(light, other)), Infinity);
}

/** What a browser shows between two stops of a gradient, or of a see-through color: `share` of `other`, 0 to 1. */
export function blend(one: string, other: string, share: number): string {
  const from = parseInt(one.slice(1), 16);
  const to = parseInt(other.slice(1), 16);
  const channel = (shift: number) => {
    const start = (from >> shift) & 255;
    return Math.round(start + (((to >> shift) & 255) - start) * share) << shift;
  };
  return `#${(channel(16) | channel(8) | channel(0)).toString(16).padStart(6, '0')}`;
}

/** Blend in OKLab; `share` of `added`, 0 to 1. */
export function mix(base: string, added: string, share: number): string {
  const from = toOklab(base);
  const to = toOklab(added);
  if (!from || !to) return base;
  const at = (a: number, b: number) => a + (b - a) * share;
  return formatHex({
    mode: 'oklab',
    l: at(from.l, to.l),
    a: at(from.a, to.a),
    b: at(from.b, to.b),
  });
}

/** Whether a screen shows a color as it is, give or take a step of a channel. */
function isShown({ r, g, b }: { r: number; g: number; b: number }): boolean {
  return Math.min(r, g, b) > -0.004 && Math.max(r, g, b) < 1.004;
}

/** The same hue at another lightness (0 to 1) and at most the given chroma, less where a screen does not show it. */
export function shade(color: string, lightness: number, chroma: number): string {
  const { c: own = 0, h } = toOklch(color) ?? { c: 0, h: undefined };
  let c = Math.min(own, chroma);
  let found = toRgb({ mode: 'oklch', l: lightness, c, h });
  while (c > 0.004 && !isShown(found)) {
    c *= 0.85;
    found = toRgb({ mode: 'oklch', l: lightness, c, h });
  }
  return formatHex(found);
}

/** A color from OKLCH, the nearest that a screen shows. */
export function hexOf([l, c, h]: readonly [number, number, number]): string {
  return formatHex(inScreen({ mode: 'oklch', l, c, h }));
}

/** Lightness, chroma and hue of a `#rrggbb`; a gray has hue 0. */
export function lchOf(color: string): readonly [number, number, number] {
  const { l, c = 0, h = 0 } = toOklch(color) ?? { l: 0 };
  return [l, c, h];
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
  const lights = surfaces.map(luminance);
  const isReadable = (front: string) => worstRatio(luminance(front), lights) >= ratio;
  if (isReadable(color)) return color;
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
    if (isReadable(candidate)) {
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
