import { blend, maskOf, type Point, type Raster } from './Raster';
import type { Rgb } from './rgb';
import type { Ring } from './Sketch';

/** Fills rings with one even color. */
export function fill(raster: Raster, rings: readonly Ring[], color: Rgb, share = 1): void {
  const mask = maskOf(rings, raster);
  if (mask === null) return;
  for (let y = 0; y < mask.height; y += 1) {
    for (let x = 0; x < mask.width; x += 1) {
      const cover = mask.values[y * mask.width + x] ?? 0;
      if (cover > 0) blend(raster, (mask.y + y) * raster.width + mask.x + x, color, cover * share);
    }
  }
}

/** Inks a closed ring with a line of even thickness, a share of the picture's height. */
export function ink(raster: Raster, rings: readonly Ring[], color: Rgb, thickness: number): void {
  const half = thickness / 2;
  for (const ring of rings) {
    const pieces: Ring[] = [];
    ring.forEach((point, index) => {
      const next = ring[(index + 1) % ring.length] ?? point;
      pieces.push(bar(point, next, half));
    });
    const joints = ring.map(({ x, y }) => dot(x, y, half));
    fill(raster, [...pieces, ...joints].map(clockwise), color);
  }
}

function bar(from: Point, to: Point, half: number): Ring {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const nx = (-(to.y - from.y) / length) * half;
  const ny = ((to.x - from.x) / length) * half;
  return [
    { x: from.x + nx, y: from.y + ny },
    { x: to.x + nx, y: to.y + ny },
    { x: to.x - nx, y: to.y - ny },
    { x: from.x - nx, y: from.y - ny },
  ];
}

function dot(x: number, y: number, radius: number): Ring {
  return Array.from({ length: 10 }, (_, index) => {
    const angle = (index / 10) * Math.PI * 2;
    return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
  });
}

/** Rings that turn the same way add up where they overlap instead of cutting each other out. */
function clockwise(ring: Ring): Ring {
  let area = 0;
  ring.forEach((point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    area += point.x * next.y - next.x * point.y;
  });
  return area < 0 ? [...ring].reverse() : ring;
}
