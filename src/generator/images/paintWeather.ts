import { series } from '../stableHash';
import type { Composition } from './Composition';
import { blend, maskOf, type Raster } from './Raster';
import type { Rgb } from './rgb';
import { ellipse, polygon, type Ring } from './Sketch';

/** Rain, snow and lightning before the scene; nothing indoors, in space or under water. */
export function paintWeather(raster: Raster, composition: Composition, seed: string): void {
  const { scene, aspect, horizon } = composition;
  if (['room', 'studio', 'space', 'underwater'].includes(scene.setting)) return;
  const random = series(`${seed} weather`);
  if (scene.weather === 'storm') {
    let x = aspect * (0.2 + random() * 0.6);
    const path = Array.from({ length: 12 }, (_, index) => {
      x += (random() - 0.5) * 0.07;
      return { x, y: 0.02 + (index / 11) * (horizon - 0.05) };
    });
    const bolt: Ring = [
      ...path,
      ...[...path]
        .reverse()
        .map((point, index) => ({ x: point.x + 0.0015 + index * 0.0004, y: point.y })),
    ];
    cover(raster, [bolt.map(({ x: px, y }) => ({ x: px, y }))], [1, 0.98, 0.9], 0.95);
  }
  if (scene.weather === 'rain' || scene.weather === 'storm') {
    const drops = Array.from({ length: Math.round(420 * aspect) }, () => {
      const left = random() * aspect * 1.1;
      const top = random() * 1.1 - 0.1;
      const length = 0.025 + random() * 0.05;
      return polygon(
        [left, top],
        [left + 0.0012, top],
        [left + 0.0012 - length * 0.16, top + length],
        [left - length * 0.16, top + length],
      );
    });
    cover(raster, drops, [0.86, 0.9, 0.95], 0.3);
  }
  if (scene.weather === 'snow') {
    for (const [count, size, share] of [
      [420, 0.0024, 0.75],
      [90, 0.006, 0.7],
      [16, 0.013, 0.4],
    ] as const) {
      cover(
        raster,
        Array.from({ length: Math.round(count * aspect) }, () =>
          ellipse(random() * aspect, random(), size * (0.6 + random() * 0.7), size),
        ),
        [1, 1, 1],
        share,
      );
    }
  }
}

function cover(raster: Raster, rings: readonly Ring[], color: Rgb, share: number): void {
  const mask = maskOf(rings, raster);
  if (mask === null) return;
  mask.values.forEach((value, index) => {
    if (value === 0) return;
    const x = mask.x + (index % mask.width);
    const y = mask.y + Math.floor(index / mask.width);
    blend(raster, y * raster.width + x, color, value * share);
  });
}
