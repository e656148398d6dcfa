import type { Item } from './Composition';
import type { Shape } from './Shape';
import { createNoise, fractal } from './noise';
import type { Point } from './Raster';
import { BLACK, mix, type Rgb, rgb } from './rgb';
import type { Ring } from './Sketch';

export interface Range {
  aspect: number;
  random: () => number;
  jagged: number;
  /** Where the foot of the range stands, and how high its highest peak is. */
  foot: number;
  height: number;
  haze: number;
  stone: Rgb;
  /** Share of the height above which snow lies. */
  snow: number;
}

/** A mountain range: each peak with a face in the light, a face in shade and snow on its top. */
export function drawRange({
  aspect,
  random,
  jagged,
  foot,
  height,
  haze,
  stone,
  snow,
}: Range): Item[] {
  const count = Math.max(3, Math.round(aspect * 4));
  const peaks = Array.from({ length: count }, (_, index) => ({
    x: ((index + 0.2 + random() * 0.6) / count) * (aspect + 0.3) - 0.15,
    rise: height * (0.5 + random() * 0.5),
    steep: 0.95 + random() * 0.35,
  })).sort((one, other) => one.rise - other.rise);
  const noise = createNoise(Math.floor(random() * 1e9));
  const rough = (at: number, salt: number) =>
    (fractal(noise, at * 26, salt, 1 + Math.round(jagged * 4)) - 0.5) *
    0.06 *
    Math.min(1, jagged * 2);
  const form = (ring: Ring, color: Rgb, look: Partial<Shape> = {}): Shape => ({
    kind: 'shape',
    rings: [ring],
    color,
    haze,
    round: 0.05,
    texture: 'rock',
    glow: 0,
    opacity: 1,
    part: 'far',
    ...look,
  });
  return peaks.flatMap(({ x, rise, steep }, index) => {
    const half = rise / steep;
    const top: Point = { x, y: foot - rise };
    const side = (direction: number): Point[] =>
      Array.from({ length: 44 }, (_, step) => {
        const share = (step + 1) / 44;
        const reach = share ** 1.12 * half * 1.3;
        return {
          x: x + direction * reach,
          y:
            top.y +
            share * (rise + 0.12) +
            rough(share + index, direction * 3 + 8) * Math.min(1, share * 7),
        };
      });
    const seam = (lean: number, salt: number, until: number): Point[] =>
      Array.from({ length: 24 }, (_, step) => {
        const share = ((step + 1) / 24) * until;
        const bend =
          (fractal(noise, share * 9, salt + index * 3, 2) - 0.5) * half * (0.3 + jagged * 0.45);
        return {
          x: x + lean * share * half + bend * share ** 0.6,
          y: top.y + share * (rise + 0.12),
        };
      });
    const left = side(-1);
    const right = side(1);
    const ridge = seam(0.2, 40, 1);
    const cap = (flank: readonly Point[], from: number): Point[] => {
      const depth = Math.max(0.06, 1 - snow);
      const edge = flank.filter((_, step) => (step + 1) / 44 < depth);
      const last = edge.at(-1) ?? top;
      const end = ridge[Math.floor(24 * depth * 0.9)] ?? top;
      const teeth = Array.from({ length: 9 }, (_, tooth) => {
        const share = (tooth + 1) / 10;
        const drop =
          (tooth % 2 === 0 ? 0.09 : -0.07) * rise * (0.5 + noise(tooth + from, index) * 0.9);
        return {
          x: last.x + (end.x - last.x) * share,
          y: last.y + (end.y - last.y) * share + drop * depth,
        };
      });
      const inner = ridge.slice(0, Math.floor(24 * depth * 0.9) + 1).reverse();
      return [top, ...edge, ...teeth, ...inner];
    };
    const shade = mix(stone, BLACK, 0.34);
    return [
      form([top, ...right, ...left.toReversed()], stone),
      form([top, ...right, ...ridge.toReversed()], shade, { haze: haze * 0.92, part: 'detail' }),
      form(cap(left, 3), rgb('#fbfcfd'), { haze: haze * 0.7, texture: 'wall', part: 'detail' }),
      form(cap(right, 60), rgb('#b9c8da'), { haze: haze * 0.7, texture: 'wall', part: 'detail' }),
    ];
  });
}
