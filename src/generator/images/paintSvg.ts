import { outlinePath, type Subpath } from './outlinePath';
import { strokeRings } from './strokeRings';
import { blend, maskOf, type Mask, type Point, type Raster } from './Raster';
import { type Rgb, rgb } from './rgb';

interface Node {
  tag: string;
  attributes: Record<string, string>;
  children: Node[];
}

/** x' = a·x + c·y + e, y' = b·x + d·y + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
type Rings = readonly (readonly Point[])[];

interface Pen {
  matrix: Matrix;
  opacity: number;
  /** What `currentColor` is. */
  color: string;
  clip: Mask | null;
  linecap: string;
}

const START: Pen = {
  matrix: [1, 0, 0, 1, 0, 0],
  opacity: 1,
  color: '#000000',
  clip: null,
  linecap: 'butt',
};

/**
 * Paints a drawing of `pictures/` onto a raster, one unit of it a pixel. It knows what those drawings are made of and no
 * more of SVG: shapes, paths, groups, uses, clips and gradients from top to bottom. `colorOf` gives the color of a custom
 * property's name.
 */
export function paintSvg(raster: Raster, svg: string, colorOf: (name: string) => string): void {
  const root = treeOf(svg);
  const byId = new Map<string, Node>();
  const collect = (node: Node) => {
    if (node.attributes.id !== undefined) byId.set(node.attributes.id, node);
    node.children.forEach(collect);
  };
  collect(root);
  const referred = (value = '') => byId.get(/#([^)]*)/.exec(value)?.[1] ?? '');
  const placed = (rings: Rings, [a, b, c, d, e, f]: Matrix): Point[][] =>
    rings.map((ring) =>
      ring.map(({ x, y }) => ({
        x: (a * x + c * y + e) / raster.height,
        y: (b * x + d * y + f) / raster.height,
      })),
    );
  const colorIn = (value: string, { color }: Pen): { color: Rgb; share: number } => {
    const named = value === 'currentColor' ? color : value;
    const hex = named.startsWith('var(') ? colorOf(named.slice(4, -1)) : named;
    const full = hex.length < 6 ? hex.replace(/[^#]/g, '$&$&') : hex;
    const share = full.length === 9 ? parseInt(full.slice(7), 16) / 255 : 1;
    return { color: rgb(full.slice(0, 7)), share };
  };

  const fill = (rings: Rings, value: string, pen: Pen) => {
    const outlines = placed(rings, pen.matrix);
    const mask = maskOf(outlines, raster);
    if (mask === null) return;
    const stops = (value.startsWith('url(') ? (referred(value)?.children ?? []) : []).map(
      ({ attributes }) => ({
        color: colorIn(attributes['stop-color'] ?? '#000', pen).color,
        share: Number(attributes['stop-opacity'] ?? 1),
      }),
    );
    const first = stops[0] ?? colorIn(value, pen);
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
      const share = pen.opacity * along(first.share, last.share);
      for (let column = 0; column < mask.width; column += 1) {
        const covered = mask.values[row * mask.width + column] ?? 0;
        if (covered === 0) continue;
        const x = mask.x + column;
        const inside = covered * coverOf(pen.clip, x, y);
        if (inside > 0) blend(raster, y * raster.width + x, color, inside * share);
      }
    }
  };

  const paint = ({ tag, attributes, children }: Node, before: Pen): void => {
    if (tag === 'defs') return;
    const clip = referred(attributes['clip-path'])?.children[0]?.attributes.d;
    const matrix = matrixOf(before.matrix, tag, attributes);
    const pen: Pen = {
      matrix,
      opacity: before.opacity * Number(attributes.opacity ?? 1),
      color: attributes.color ?? before.color,
      clip:
        clip === undefined
          ? before.clip
          : maskOf(placed(ringsOf(outlinePath(clip)), matrix), raster),
      linecap: attributes['stroke-linecap'] ?? before.linecap,
    };
    const used = tag === 'use' ? referred(attributes.href) : undefined;
    if (used !== undefined) paint(used, pen);
    const parts = partsOf(tag, attributes);
    const { fill: inside = '#000000', stroke, 'stroke-width': width } = attributes;
    if (inside !== 'none' && parts.length > 0) {
      const rings = ringsOf(parts);
      fill(attributes['fill-rule'] === 'evenodd' ? withHoles(rings) : rings, inside, pen);
    }
    if (stroke !== undefined && parts.length > 0)
      fill(strokeRings(parts, Number(width ?? 1), pen.linecap), stroke, pen);
    for (const child of children) paint(child, pen);
  };
  paint(root, START);
}

const coverOf = (mask: Mask | null, x: number, y: number): number => {
  if (mask === null) return 1;
  const [column, row] = [x - mask.x, y - mask.y];
  const isIn = column >= 0 && row >= 0 && column < mask.width && row < mask.height;
  return isIn ? (mask.values[row * mask.width + column] ?? 0) : 0;
};

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
