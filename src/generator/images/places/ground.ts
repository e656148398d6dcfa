import type { Item } from '../Composition';
import type { Shape } from '../Shape';
import { createNoise, fractal } from '../noise';
import type { Point } from '../Raster';
import { BLACK, mix, type Rgb, rgb } from '../rgb';
import type { Scene } from '../Scene';
import { ellipse, polygon, type Ring } from '../Sketch';
import type { PlaceInput } from './PlaceInput';

type Look = Partial<Omit<Shape, 'kind' | 'rings' | 'color'>>;

export function shape(rings: readonly Ring[], color: Rgb, look: Look = {}): Shape {
  return {
    kind: 'shape',
    rings,
    color,
    haze: 0,
    round: 0,
    texture: 'smooth',
    glow: 0,
    opacity: 1,
    part: 'ground',
    ...look,
  };
}

export function ridge(
  { aspect, random, jagged }: PlaceInput,
  top: number,
  height: number,
  scale: number,
  roughness: number,
  bottom = 1.05,
): Ring {
  const noise = createNoise(Math.floor(random() * 1e9));
  const octaves = Math.max(1, Math.round(1 + roughness * jagged * 5));
  const points: Point[] = [];
  const count = 40 + Math.round(jagged * 260);
  for (let index = 0; index <= count; index += 1) {
    const x = -0.05 + (index / count) * (aspect + 0.1);
    const value = (fractal(noise, (x / aspect) * scale + 3, 0.5, octaves) - 0.5) * 2 + 0.5;
    points.push({ x, y: top - (value - 0.35) * height });
  }
  return [...points, { x: aspect + 0.05, y: bottom }, { x: -0.05, y: bottom }];
}

export function heightAt(ring: Ring, x: number): number {
  return ring.find((point) => point.x >= x)?.y ?? 1;
}

export function conifers(input: PlaceInput, ground: Ring, count: number, size: number): Ring[] {
  return Array.from({ length: count }, () => {
    const x = input.random() * input.aspect;
    const base = heightAt(ground, x) + size * 0.25;
    const height = size * (0.7 + input.random() * 0.7);
    const half = height * 0.2;
    const tiers = 5;
    const right: Point[] = [];
    for (let tier = 0; tier < tiers; tier += 1) {
      const from = tier / tiers;
      right.push({ x: x + half * (from + 0.1) * 0.4, y: base - height * (1 - from) });
      right.push({ x: x + half * (from + 0.3), y: base - height * (1 - from - 0.8 / tiers) });
    }
    return [...right, ...right.map((point) => ({ x: 2 * x - point.x, y: point.y })).reverse()];
  });
}

export const greens = (scene: Scene): { far: Rgb; near: Rgb; tree: Rgb } => {
  if (scene.season === 'winter')
    return { far: rgb('#dfe7ec'), near: rgb('#f1f5f7'), tree: rgb('#4a6660') };
  if (scene.season === 'autumn')
    return { far: rgb('#a98f4c'), near: rgb('#8f8240'), tree: rgb('#b9692c') };
  if (scene.season === 'spring')
    return { far: rgb('#8db35c'), near: rgb('#6fa04a'), tree: rgb('#5b8f4e') };
  return { far: rgb('#7f9f58'), near: rgb('#587f3c'), tree: rgb('#38603f') };
};

export function blades(input: PlaceInput, from: number, color: Rgb): Item[] {
  const { random, aspect, detail, jagged, scene } = input;
  if (scene.season === 'winter') return [];
  const sorts: Ring[][] = [[], [], []];
  const count = Math.round(420 * detail * (0.25 + jagged * 0.75) * aspect);
  for (let index = 0; index < count; index += 1) {
    const depth = Math.sqrt(random());
    const x = random() * aspect;
    const y = from + depth * (1.04 - from);
    const height = 0.012 + depth * 0.045 * (0.5 + random());
    const lean = (random() - 0.5) * height * 0.9;
    sorts[index % 3]?.push(
      polygon(
        [x - 0.0012 - depth * 0.0016, y],
        [x + 0.0012 + depth * 0.0016, y],
        [x + lean, y - height],
      ),
    );
  }
  const items: Item[] = sorts.map((rings, index) =>
    shape(rings, mix(color, index === 0 ? BLACK : rgb('#e8e27a'), index === 1 ? 0.05 : 0.26), {
      part: 'detail',
    }),
  );
  if (scene.season === 'spring' || scene.season === 'summer') {
    const hues = [
      scene.colors[0] === undefined ? rgb('#f4f0e4') : rgb(scene.colors[0].hex),
      rgb('#f0c441'),
      rgb('#d9637c'),
    ];
    hues.forEach((hue) => {
      const dots = Array.from({ length: Math.round(26 * detail * aspect) }, () => {
        const depth = random();
        const size = 0.0025 + depth * 0.0065;
        return ellipse(random() * aspect, from + 0.02 + depth * (1 - from), size, size * 0.8);
      });
      items.push(shape(dots, hue, { part: 'detail', round: 0.4 }));
    });
  }
  return items;
}
