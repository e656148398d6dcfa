import type { Subpath } from './outlinePath';
import type { Point } from './Raster';

const SIDES = 14;

/** What a pen of a width covers along some lines: a box a piece, and a disc at each end and corner, or a square pen. */
export function strokeRings(
  parts: readonly Subpath[],
  width: number,
  linecap: string,
): readonly (readonly Point[])[] {
  const half = width / 2;
  return parts.flatMap(({ points, isClosed }) => {
    const [first] = points;
    const along = isClosed && first !== undefined ? [...points, first] : points;
    const boxes = along.slice(1).flatMap((to, index) => {
      const from = along[index] ?? to;
      return [boxOf(from, to, half, linecap === 'square' ? half : 0)];
    });
    if (linecap === 'square') return boxes;
    const corners = linecap === 'round' ? along : along.slice(1, -1);
    return [...boxes, ...corners.map((corner) => discOf(corner, half))];
  });
}

function boxOf(from: Point, to: Point, half: number, more: number): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const corner = (end: Point, out: number, side: number): Point => ({
    x: end.x + dx * out - dy * side,
    y: end.y + dy * out + dx * side,
  });
  return [
    corner(from, -more, -half),
    corner(to, more, -half),
    corner(to, more, half),
    corner(from, -more, half),
  ];
}

const discOf = ({ x, y }: Point, radius: number): Point[] =>
  Array.from({ length: SIDES }, (_, index) => {
    const angle = (index / SIDES) * 2 * Math.PI;
    return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
  });
