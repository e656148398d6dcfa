import type { Shape } from './Shape';
import type { Point } from './Raster';
import type { Rgb } from './rgb';

export type Ring = readonly Point[];
type Pair = readonly [x: number, y: number];

type Look = Partial<Omit<Shape, 'kind' | 'rings' | 'color'>>;

/** Collects the forms of one subject, drawn upwards from the ground: x from -1 to 1, y from 0 up. */
export interface Sketch {
  random: () => number;
  add: (rings: Ring | readonly Ring[], color: Rgb, look?: Look) => void;
}

const isOneRing = (rings: Ring | readonly Ring[]): rings is Ring => {
  const [first] = rings;
  return first !== undefined && 'x' in first;
};

/** A sketch whose forms stand at `stand` and go into `shapes`. */
export function createSketch(
  shapes: Shape[],
  stand: { x: number; y: number; scale: number },
  random: () => number,
  base: Look = {},
): Sketch {
  const place = ({ x, y }: Point): Point => ({
    x: stand.x + x * stand.scale,
    y: stand.y - y * stand.scale,
  });
  return {
    random,
    add: (rings, color, look) => {
      const all = isOneRing(rings) ? [rings] : rings;
      shapes.push({
        kind: 'shape',
        rings: all.map((ring) => ring.map(place)),
        color,
        haze: 0,
        round: 0.6,
        texture: 'smooth',
        glow: 0,
        opacity: 1,
        part: 'subject',
        ...base,
        ...look,
      });
    },
  };
}

/** The same sketch with everything `up` higher and `scale` as large, in its own units. */
export function raised(sketch: Sketch, up: number, scale = 1): Sketch {
  const lift = (ring: Ring): Ring => ring.map(({ x, y }) => ({ x: x * scale, y: y * scale + up }));
  return {
    random: sketch.random,
    add: (rings, color, look) => {
      sketch.add(isOneRing(rings) ? lift(rings) : rings.map(lift), color, look);
    },
  };
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, turn = 0): Ring {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return Array.from({ length: 40 }, (_, index) => {
    const angle = (index / 40) * Math.PI * 2;
    const x = Math.cos(angle) * rx;
    const y = Math.sin(angle) * ry;
    return { x: cx + x * cos - y * sin, y: cy + x * sin + y * cos };
  });
}

export function polygon(...pairs: readonly Pair[]): Ring {
  return pairs.map(([x, y]) => ({ x, y }));
}

export function box(left: number, bottom: number, width: number, height: number): Ring {
  return polygon(
    [left, bottom],
    [left + width, bottom],
    [left + width, bottom + height],
    [left, bottom + height],
  );
}

/** A closed smooth line through the points. */
export function curve(...pairs: readonly Pair[]): Ring {
  const count = pairs.length;
  const at = (index: number): Pair => pairs[((index % count) + count) % count] ?? [0, 0];
  return pairs.flatMap((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return [0, 0.2, 0.4, 0.6, 0.8].map((share) => ({
      x: between(a[0], b[0], c[0], d[0], share),
      y: between(a[1], b[1], c[1], d[1], share),
    }));
  });
}

/** The same ring on the other side of the vertical line x = 0. */
export function mirrored(ring: Ring): Ring {
  return ring.map(({ x, y }) => ({ x: -x, y })).reverse();
}

/** A line with a thickness, thinning out to `end` of it. */
export function stroke(pairs: readonly Pair[], thickness: number, end = 1): Ring {
  const line = curve(...pairs, ...[...pairs].reverse().slice(1, -1)).slice(
    0,
    (pairs.length - 1) * 5 + 1,
  );
  const sides = line.map((point, index) => {
    const before = line[Math.max(0, index - 1)] ?? point;
    const after = line[Math.min(line.length - 1, index + 1)] ?? point;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const half = (thickness / 2) * (1 + ((end - 1) * index) / (line.length - 1));
    const nx = (-(after.y - before.y) / length) * half;
    const ny = ((after.x - before.x) / length) * half;
    return [
      { x: point.x + nx, y: point.y + ny },
      { x: point.x - nx, y: point.y - ny },
    ] as const;
  });
  return [...sides.map(([one]) => one), ...sides.map(([, other]) => other).reverse()];
}

function between(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 *
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
  );
}
