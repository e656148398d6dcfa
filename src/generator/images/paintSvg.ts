import { blend, maskOf, type Mask, type Raster } from './Raster';
import { readSvg, type Rings } from './readSvg';
import { type Rgb, rgb } from './rgb';

/**
 * Paints a drawing of `pictures/` onto a raster, one unit of it a pixel. `colorOf` gives the color of a custom property's
 * name.
 */
export function paintSvg(raster: Raster, svg: string, colorOf: (name: string) => string): void {
  const { forms, stopsOf } = readSvg(svg);
  const shared = (rings: Rings): Rings =>
    rings.map((ring) => ring.map(({ x, y }) => ({ x: x / raster.height, y: y / raster.height })));
  const clips = new Map<Rings, Mask | null>();
  const clipOf = (rings: Rings | null): Mask | null => {
    if (rings === null) return null;
    if (!clips.has(rings)) clips.set(rings, maskOf(shared(rings), raster));
    return clips.get(rings) ?? null;
  };

  for (const { rings, ink, opacity, clip } of forms) {
    const outlines = shared(rings);
    const mask = maskOf(outlines, raster);
    if (mask === null) continue;
    const within = clipOf(clip);
    const stops = stopsOf(ink).map((stop) => {
      return { color: colorIn(stop.ink, colorOf).color, share: stop.opacity };
    });
    const first = stops[0] ?? colorIn(ink, colorOf);
    const last = stops[1] ?? first;
    const heights = outlines.flat().map(({ y }) => y * raster.height);
    const top = heights.reduce((least, y) => Math.min(least, y), Infinity);
    const bottom = heights.reduce((most, y) => Math.max(most, y), -Infinity);
    for (let row = 0; row < mask.height; row += 1) {
      const y = mask.y + row;
      const at = Math.min(1, Math.max(0, (y + 0.5 - top) / (bottom - top || 1)));
      const along = (from: number, to: number) => from + (to - from) * at;
      const color: Rgb = [
        along(first.color[0], last.color[0]),
        along(first.color[1], last.color[1]),
        along(first.color[2], last.color[2]),
      ];
      const share = opacity * along(first.share, last.share);
      for (let column = 0; column < mask.width; column += 1) {
        const covered = mask.values[row * mask.width + column] ?? 0;
        if (covered === 0) continue;
        const x = mask.x + column;
        const inside = covered * coverOf(within, x, y);
        if (inside > 0) blend(raster, y * raster.width + x, color, inside * share);
      }
    }
  }
}

/** The color of a hexadecimal value or a custom property, and how much of it covers what is below. */
export function colorIn(
  ink: string,
  colorOf: (name: string) => string,
): { color: Rgb; share: number } {
  const hex = ink.startsWith('var(') ? colorOf(ink.slice(4, -1)) : ink;
  const full = hex.length < 6 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const share = full.length === 9 ? parseInt(full.slice(7), 16) / 255 : 1;
  return { color: rgb(full.slice(0, 7)), share };
}

const coverOf = (mask: Mask | null, x: number, y: number): number => {
  if (mask === null) return 1;
  const [column, row] = [x - mask.x, y - mask.y];
  const isIn = column >= 0 && row >= 0 && column < mask.width && row < mask.height;
  return isIn ? (mask.values[row * mask.width + column] ?? 0) : 0;
};
