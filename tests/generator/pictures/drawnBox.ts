type Matrix = readonly [number, number, number, number, number, number];
type Box = { left: number; top: number; right: number; bottom: number };

const ARGUMENTS: Record<string, number> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];

function matrixOf(transform: string): Matrix {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, kind, given] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y = 0] = (given ?? '').split(/[ ,]+/).map(Number);
    const turn = (x * Math.PI) / 180;
    const step: Matrix =
      kind === 'translate'
        ? [1, 0, 0, 1, x, y]
        : kind === 'scale'
          ? [x, 0, 0, y === 0 ? x : y, 0, 0]
          : [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0];
    matrix = times(matrix, step);
  }
  return matrix;
}

/** The corner points of a path, control points of curves left out; throws where an argument is missing. */
export function pathPoints(d: string): [number, number][] {
  const points: [number, number][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = letter.toLowerCase();
    const numbers = readNumbers(kind, rest);
    const size = ARGUMENTS[kind];
    if (
      size === undefined ||
      (size === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % size > 0)
    )
      throw new Error(`${letter}${rest} in ${d}`);
    if (kind === 'z') [x, y] = [startX, startY];
    for (let first = 0; first < numbers.length; first += size) {
      const step = numbers.slice(first, first + size);
      const [fromX, fromY] = letter === kind ? [x, y] : [0, 0];
      if (kind === 'h') x = fromX + (step[0] ?? 0);
      else if (kind === 'v') y = fromY + (step[0] ?? 0);
      else [x, y] = [fromX + (step.at(-2) ?? 0), fromY + (step.at(-1) ?? 0)];
      if (kind === 'm' && first === 0) [startX, startY] = [x, y];
      points.push([x, y]);
    }
  }
  return points;
}

function readNumbers(kind: string, text: string): number[] {
  const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
  if (text.replace(NUMBER, '').replace(/[ ,\n]/g, '') !== '')
    throw new Error(`not numbers: ${text}`);
  if (kind !== 'a') return [...text.matchAll(NUMBER)].map(([number]) => Number(number));
  return [
    ...text.matchAll(
      /(-?[\d.]+)[ ,]*(-?[\d.]+)[ ,]*(-?[\d.]+)[ ,]*([01])[ ,]*([01])[ ,]*(-?[\d.]+)[ ,]*(-?[\d.]+)/g,
    ),
  ].flatMap(([, ...numbers]) => numbers.map(Number));
}

/** How far a drawing of paths, rectangles, circles and ellipses reaches, strokes and bulges of curves left out. */
export function drawnBox(svg: string): Box {
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const open: Matrix[] = [[1, 0, 0, 1, 0, 0]];
  for (const [tag, name = '', text = ''] of svg.matchAll(/<\/?(\w+)([^>]*)>/g)) {
    const value = (key: string) => new RegExp(`(?:^| )${key}="([^"]*)"`).exec(text)?.[1];
    const number = (key: string) => Number(value(key) ?? 0);
    const around = (x: number, y: number, rx: number, ry: number): [number, number][] => [
      [x - rx, y - ry],
      [x + rx, y - ry],
      [x - rx, y + ry],
      [x + rx, y + ry],
    ];
    const current = open.at(-1) ?? ([1, 0, 0, 1, 0, 0] satisfies Matrix);
    if (name === 'g') {
      if (tag.startsWith('</')) open.pop();
      else open.push(times(current, matrixOf(value('transform') ?? '')));
      continue;
    }
    const corners: Record<string, () => [number, number][]> = {
      path: () => pathPoints(value('d') ?? ''),
      rect: () =>
        around(
          number('x') + number('width') / 2,
          number('y') + number('height') / 2,
          number('width') / 2,
          number('height') / 2,
        ),
      circle: () => around(number('cx'), number('cy'), number('r') * 0.8, number('r') * 0.8),
      ellipse: () => around(number('cx'), number('cy'), number('rx') * 0.8, number('ry') * 0.8),
    };
    for (const [x, y] of corners[name]?.() ?? []) {
      const px = current[0] * x + current[2] * y + current[4];
      const py = current[1] * x + current[3] * y + current[5];
      box.left = Math.min(box.left, px);
      box.right = Math.max(box.right, px);
      box.top = Math.min(box.top, py);
      box.bottom = Math.max(box.bottom, py);
    }
  }
  return box;
}
