import type { Point } from './Raster';

/** A part of a path, as points along it. */
export interface Subpath {
  points: Point[];
  isClosed: boolean;
}

const STEPS = { curve: 10, arc: 0.22 };

/** The parts of an SVG path's data as points; curves become short straight lines. */
export function outlinePath(data: string): Subpath[] {
  const tokens = data.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  const parts: Subpath[] = [];
  let part: Subpath | null = null;
  let at = 0;
  let [x, y] = [0, 0];
  let control: Point | null = null;
  const take = () => Number(tokens[at++] ?? 0);
  const draw = (to: Point) => {
    if (part === null) parts.push((part = { points: [{ x, y }], isClosed: false }));
    part.points.push(to);
    ({ x, y } = to);
  };
  const curve = (from: Point, one: Point, other: Point, to: Point) => {
    for (let step = 1; step <= STEPS.curve; step += 1) {
      const t = step / STEPS.curve;
      const u = 1 - t;
      const of = (axis: 'x' | 'y') =>
        u * u * u * from[axis] +
        3 * u * u * t * one[axis] +
        3 * u * t * t * other[axis] +
        t * t * t * to[axis];
      draw({ x: of('x'), y: of('y') });
    }
  };
  let command = '';
  while (at < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[at] ?? '')) command = tokens[at++] ?? '';
    const kind = command.toUpperCase();
    const [left, top] = command === kind ? [0, 0] : [x, y];
    const point = (): Point => ({ x: left + take(), y: top + take() });
    const from: Point = { x, y };
    const mirrored: Point =
      control === null ? from : { x: 2 * x - control.x, y: 2 * y - control.y };
    let next: Point | null = null;
    if (kind === 'Z') {
      const start = part?.points[0];
      if (part !== null && start !== undefined) {
        part.isClosed = true;
        ({ x, y } = start);
      }
      part = null;
    } else if (kind === 'M') {
      ({ x, y } = point());
      parts.push((part = { points: [{ x, y }], isClosed: false }));
      command = command === 'M' ? 'L' : 'l';
    } else if (kind === 'L') draw(point());
    else if (kind === 'H') draw({ x: left + take(), y });
    else if (kind === 'V') draw({ x, y: top + take() });
    else if (kind === 'C' || kind === 'S') {
      const one = kind === 'C' ? point() : mirrored;
      next = point();
      curve(from, one, next, point());
    } else if (kind === 'Q' || kind === 'T') {
      next = kind === 'Q' ? point() : mirrored;
      const to = point();
      const toward = (end: Point, held: Point): Point => ({
        x: end.x + ((held.x - end.x) * 2) / 3,
        y: end.y + ((held.y - end.y) * 2) / 3,
      });
      curve(from, toward(from, next), toward(to, next), to);
    } else if (kind === 'A') {
      const [rx, ry] = [take(), take()];
      take();
      const [isLarge, isSwept] = [take() === 1, take() === 1];
      arcPoints(from, point(), { rx, ry, isLarge, isSwept }).forEach(draw);
    } else break;
    control = next;
  }
  return parts;
}

/** Points along an arc of an upright ellipse, without its start. */
function arcPoints(
  from: Point,
  to: Point,
  { rx, ry, isLarge, isSwept }: { rx: number; ry: number; isLarge: boolean; isSwept: boolean },
): Point[] {
  const [dx, dy] = [(from.x - to.x) / 2 / rx, (from.y - to.y) / 2 / ry];
  const square = dx * dx + dy * dy;
  const grown = Math.max(1, Math.sqrt(square));
  const reach =
    Math.sqrt(Math.max(0, grown * grown - square) / square) * (isLarge === isSwept ? -1 : 1);
  const [cx, cy] = [reach * dy, -reach * dx];
  const start = Math.atan2(dy - cy, dx - cx);
  const full = Math.atan2(-dy - cy, -dx - cx) - start;
  const turn = isSwept
    ? full < 0
      ? full + 2 * Math.PI
      : full
    : full > 0
      ? full - 2 * Math.PI
      : full;
  const middle = { x: (from.x + to.x) / 2 + cx * rx, y: (from.y + to.y) / 2 + cy * ry };
  const count = Math.max(2, Math.ceil(Math.abs(turn) / STEPS.arc));
  return Array.from({ length: count }, (_, index) => {
    if (index === count - 1) return to;
    const angle = start + (turn * (index + 1)) / count;
    return {
      x: middle.x + Math.cos(angle) * rx * grown,
      y: middle.y + Math.sin(angle) * ry * grown,
    };
  });
}
