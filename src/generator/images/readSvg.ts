import { outlinePath, type Subpath } from './outlinePath';
import type { Point } from './Raster';
import { strokeRings } from './strokeRings';

export type Rings = readonly (readonly Point[])[];

/** A form of a drawing in the drawing's own units, y downwards; forms are painted in their order. */
export interface Form {
  rings: Rings;
  /** A hexadecimal color, `var(--name)` or `url(#gradient)`. */
  ink: string;
  opacity: number;
  /** Whether it is drawn with a pen, not filled. */
  isLine: boolean;
  /** Whether it is a whole circle or ellipse. */
  isDisc: boolean;
  /** What of it is seen; null: all. */
  clip: Rings | null;
}

interface Stop {
  ink: string;
  opacity: number;
}

/** A drawing as forms, and what its gradients are made of, from top to bottom. */
export interface SvgForms {
  forms: readonly Form[];
  stopsOf: (ink: string) => readonly Stop[];
}

interface Node {
  tag: string;
  attributes: Record<string, string>;
  children: Node[];
}

/** x' = a·x + c·y + e, y' = b·x + d·y + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

interface Pen {
  matrix: Matrix;
  opacity: number;
  /** What `currentColor` is. */
  color: string;
  clip: Rings | null;
  linecap: string;
}

/**
 * Reads a drawing of `pictures/`. It knows what those drawings are made of and no more of SVG: shapes, paths, groups, uses,
 * clips and gradients from top to bottom. `linecap` is that of lines which say none.
 */
export function readSvg(svg: string, linecap: 'butt' | 'round' = 'butt'): SvgForms {
  const root = treeOf(svg);
  const byId = new Map<string, Node>();
  const collect = (node: Node) => {
    if (node.attributes.id !== undefined) byId.set(node.attributes.id, node);
    node.children.forEach(collect);
  };
  collect(root);
  const referred = (value = '') => byId.get(/#([^)]*)/.exec(value)?.[1] ?? '');
  const forms: Form[] = [];

  const read = ({ tag, attributes, children }: Node, before: Pen): void => {
    if (tag === 'defs') return;
    const clip = referred(attributes['clip-path'])?.children[0]?.attributes.d;
    const matrix = matrixOf(before.matrix, tag, attributes);
    const pen: Pen = {
      matrix,
      opacity: before.opacity * Number(attributes.opacity ?? 1),
      color: attributes.color ?? before.color,
      clip: clip === undefined ? before.clip : placed(ringsOf(outlinePath(clip)), matrix),
      linecap: attributes['stroke-linecap'] ?? before.linecap,
    };
    const add = (rings: Rings, value: string, isLine: boolean) =>
      forms.push({
        rings: placed(rings, matrix),
        ink: value === 'currentColor' ? pen.color : value,
        opacity: pen.opacity,
        isLine,
        isDisc: tag === 'circle' || tag === 'ellipse',
        clip: pen.clip,
      });
    const used = tag === 'use' ? referred(attributes.href) : undefined;
    if (used !== undefined) read(used, pen);
    const parts = partsOf(tag, attributes);
    const { fill = '#000000', stroke, 'stroke-width': width } = attributes;
    if (fill !== 'none' && parts.length > 0) {
      const rings = ringsOf(parts);
      add(attributes['fill-rule'] === 'evenodd' ? withHoles(rings) : rings, fill, false);
    }
    if (stroke !== undefined && parts.length > 0)
      add(strokeRings(parts, Number(width ?? 1), pen.linecap), stroke, true);
    for (const child of children) read(child, pen);
  };
  read(root, { matrix: [1, 0, 0, 1, 0, 0], opacity: 1, color: '#000000', clip: null, linecap });
  const stopsOf = (ink: string): Stop[] =>
    (ink.startsWith('url(') ? (referred(ink)?.children ?? []) : []).map(({ attributes }) => ({
      ink: attributes['stop-color'] ?? '#000',
      opacity: Number(attributes['stop-opacity'] ?? 1),
    }));
  return { forms, stopsOf };
}

const placed = (rings: Rings, [a, b, c, d, e, f]: Matrix): Point[][] =>
  rings.map((ring) => ring.map(({ x, y }) => ({ x: a * x + c * y + e, y: b * x + d * y + f })));

function treeOf(svg: string): Node {
  const root: Node = { tag: 'g', attributes: {}, children: [] };
  const open = [root];
  for (const [, end, tag = '', list = '', empty] of svg.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (end) {
      open.pop();
      continue;
    }
    const pairs = [...list.matchAll(/([\w-]+)="([^"]*)"/g)];
    const attributes = Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
    const node: Node = { tag, attributes, children: [] };
    open.at(-1)?.children.push(node);
    if (!empty) open.push(node);
  }
  return root;
}

const times = (one: Matrix, other: Matrix): Matrix => [
  one[0] * other[0] + one[2] * other[1],
  one[1] * other[0] + one[3] * other[1],
  one[0] * other[2] + one[2] * other[3],
  one[1] * other[2] + one[3] * other[3],
  one[0] * other[4] + one[2] * other[5] + one[4],
  one[1] * other[4] + one[3] * other[5] + one[5],
];

function matrixOf(before: Matrix, tag: string, attributes: Record<string, string>): Matrix {
  const { transform = '', x = '0', y = '0' } = attributes;
  let matrix = tag === 'use' ? times(before, [1, 0, 0, 1, Number(x), Number(y)]) : before;
  for (const [, kind, given = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [one = 0, two, three = 0] = given.split(/[ ,]+/).map(Number);
    if (kind === 'translate') matrix = times(matrix, [1, 0, 0, 1, one, two ?? 0]);
    else if (kind === 'scale') matrix = times(matrix, [one, 0, 0, two ?? one, 0, 0]);
    else {
      const angle = (one * Math.PI) / 180;
      const [cos, sin, cx] = [Math.cos(angle), Math.sin(angle), two ?? 0];
      const turn: Matrix = [
        cos,
        sin,
        -sin,
        cos,
        cx - cos * cx + sin * three,
        three - sin * cx - cos * three,
      ];
      matrix = times(matrix, turn);
    }
  }
  return matrix;
}

/** The outline of a shape or a path; none of anything else. */
function partsOf(tag: string, attributes: Record<string, string>): Subpath[] {
  const number = (name: string, or = 0) => Number(attributes[name] ?? or);
  const round = (rx: number, ry: number) =>
    outlinePath(
      `M${number('cx') - rx} ${number('cy')}a${rx} ${ry} 0 0 1 ${2 * rx} 0a${rx} ${ry} 0 0 1 ${-2 * rx} 0Z`,
    );
  switch (tag) {
    case 'path':
      return outlinePath(attributes.d ?? '');
    case 'circle':
      return round(number('r'), number('r'));
    case 'ellipse':
      return round(number('rx'), number('ry'));
    case 'rect': {
      const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
      const r = Math.min(number('rx'), width / 2, height / 2);
      if (r === 0) return outlinePath(`M${x} ${y}h${width}v${height}h${-width}Z`);
      const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
      return outlinePath(
        `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}Z`,
      );
    }
    default:
      return [];
  }
}

const ringsOf = (parts: readonly Subpath[]): Rings => parts.map(({ points }) => points);

/** Every ring the other way round than the one before, so that what is in it is left out. */
const withHoles = (rings: Rings): Rings =>
  rings.map((ring, index) => (areaOf(ring) > 0 === (index % 2 === 0) ? ring : [...ring].reverse()));

function areaOf(ring: readonly Point[]): number {
  return ring.reduce((sum, { x, y }, index) => {
    const next = ring[(index + 1) % ring.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
}
