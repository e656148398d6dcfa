import { series, stableHash } from '../stableHash';
import type { Composition } from './Composition';
import { createNoise } from './noise';
import { paintRealistic } from './paintRealistic';
import { blur, createRaster, type Raster, readPixel } from './Raster';
import { clamp, mix, type Rgb, saturate } from './rgb';

/**
 * Brushwork: the rendered scene is the model, strokes from broad to fine lay its colors along its forms, and the paint's
 * relief catches the light. `layers` is how many brushes are used; the finest only where something is to be seen.
 */
export function paintArtistic(
  raster: Raster,
  composition: Composition,
  seed: string,
  layers: number,
): void {
  const { width, height } = raster;
  const scale = Math.min(1, Math.max(384, height / 2) / height);
  const model = createRaster(Math.round(width * scale), Math.round(height * scale));
  paintRealistic(model, composition, seed, { octaves: 4, isFinished: false });
  const canvas: Canvas = {
    raster,
    paint: new Float32Array(width * height),
    bristles: bristlesOf(stableHash(`${seed} bristles`)),
  };
  const random = series(`${seed} brush`);
  const flow = flowOf(model);
  for (let at = 0; at < raster.rgb.length; at += 3) {
    raster.rgb[at] = 0.72;
    raster.rgb[at + 1] = 0.6;
    raster.rgb[at + 2] = 0.46;
  }

  const brushes = [0.034, 0.018, 0.0095, 0.0052, 0.0032].slice(0, layers);
  brushes.forEach((share, layer) => {
    const radius = Math.max(1.1, share * height);
    const step = radius * (layer === 0 ? 1.15 : 1.3);
    const columns = Math.ceil(width / step);
    const rows = Math.ceil(height / step);
    const order = shuffled(columns * rows, random);
    for (const cell of order) {
      const x = clamp(((cell % columns) + random()) * step, 0, width - 1);
      const y = clamp((Math.floor(cell / columns) + random()) * step, 0, height - 1);
      const wanted = readPixel(model, pixelAt(model, x * scale, y * scale));
      const now = readPixel(raster, Math.floor(y) * width + Math.floor(x));
      if (layer > 0 && difference(wanted, now) < (layer > 2 ? 0.08 : 0.05)) continue;
      const shift = (random() - 0.5) * 0.11;
      const color = saturate(
        mix(wanted, random() < 0.5 ? [1, 0.85, 0.5] : [0.3, 0.4, 0.75], Math.abs(shift) * 0.9),
        1.22,
      );
      const path = tracePath(flow, model, x * scale, y * scale, radius * scale, wanted, layer);
      lay(
        canvas,
        path.map((place) => place / scale),
        radius,
        [color[0] + shift * 0.4, color[1] + shift * 0.4, color[2] + shift * 0.4],
        Math.floor(random() * BRISTLES * LENGTHS),
      );
    }
  });
  lightRelief(raster, canvas.paint);
}

interface Canvas {
  raster: Raster;
  /** How thick the paint lies. */
  paint: Float32Array;
  /** Streaks that bristles leave: a row for each place along a stroke. */
  bristles: Float32Array;
}

/** Size of the table of streaks, powers of two. */
const BRISTLES = 256;
const LENGTHS = 512;

function bristlesOf(seed: number): Float32Array {
  const noise = createNoise(seed);
  return Float32Array.from({ length: BRISTLES * LENGTHS }, (_, index) =>
    noise((index % BRISTLES) / 8, Math.floor(index / BRISTLES) / 64),
  );
}

function pixelAt({ width, height }: Raster, x: number, y: number): number {
  return Math.min(height - 1, Math.floor(y)) * width + Math.min(width - 1, Math.floor(x));
}

/** Where nothing is to be followed, strokes lie level. */
const LEVEL = 3e-5;

interface Flow {
  x: Float32Array;
  y: Float32Array;
}

/** The direction across which brightness changes, smoothed so that neighboring strokes agree. */
function flowOf({ width, height, rgb }: Raster): Flow {
  const gray = new Float32Array(width * height);
  for (let index = 0; index < gray.length; index += 1) {
    const at = index * 3;
    gray[index] = (rgb[at] ?? 0) * 0.3 + (rgb[at + 1] ?? 0) * 0.59 + (rgb[at + 2] ?? 0) * 0.11;
  }
  const soft = blur(gray, width, height, height * 0.004);
  const xx = new Float32Array(gray.length);
  const yy = new Float32Array(gray.length);
  const xy = new Float32Array(gray.length);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const gx = (soft[at + 1] ?? 0) - (soft[at - 1] ?? 0);
      const gy = (soft[at + width] ?? 0) - (soft[at - width] ?? 0);
      xx[at] = gx * gx;
      yy[at] = gy * gy + LEVEL;
      xy[at] = gx * gy;
    }
  }
  const reach = height * 0.014;
  const [a, b, c] = [xx, yy, xy].map((values) => blur(values, width, height, reach)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const flow: Flow = { x: new Float32Array(gray.length), y: new Float32Array(gray.length) };
  for (let at = 0; at < gray.length; at += 1) {
    const angle = 0.5 * Math.atan2(2 * (c[at] ?? 0), (a[at] ?? 0) - (b[at] ?? 0)) + Math.PI / 2;
    flow.x[at] = Math.cos(angle);
    flow.y[at] = Math.sin(angle);
  }
  return flow;
}

function tracePath(
  flow: Flow,
  model: Raster,
  startX: number,
  startY: number,
  radius: number,
  wanted: Rgb,
  layer: number,
): number[] {
  const path = [startX, startY];
  const most = layer === 0 ? 6 : 9 - layer;
  let [x, y] = [startX, startY];
  let [beforeX, beforeY] = [0, 0];
  for (let index = 0; index < most; index += 1) {
    const at = Math.floor(y) * model.width + Math.floor(x);
    let dx = flow.x[at] ?? 1;
    let dy = flow.y[at] ?? 0;
    if (dx * beforeX + dy * beforeY < 0) {
      dx = -dx;
      dy = -dy;
    }
    x += dx * radius;
    y += dy * radius;
    if (x < 0 || y < 0 || x >= model.width || y >= model.height) break;
    if (
      index > 1 &&
      difference(wanted, readPixel(model, Math.floor(y) * model.width + Math.floor(x))) > 0.16
    )
      break;
    path.push(x, y);
    beforeX = dx;
    beforeY = dy;
  }
  return path;
}

/** Draws one stroke: a ribbon along the path, streaked by the bristles and thinner at its ends. */
function lay(
  { raster: { width, height, rgb }, paint, bristles }: Canvas,
  path: readonly number[],
  radius: number,
  [red, green, blue]: Rgb,
  salt: number,
): void {
  const segments = path.length / 2 - 1;
  const across = 36 / radius;
  const along = 64 / (radius * 7);
  const saltAcross = salt % BRISTLES;
  const saltAlong = Math.floor(salt / BRISTLES);
  for (let segment = 0; segment < Math.max(1, segments); segment += 1) {
    const ax = path[segment * 2] ?? 0;
    const ay = path[segment * 2 + 1] ?? 0;
    const bx = path[segment * 2 + 2] ?? ax + radius * 0.6;
    const by = path[segment * 2 + 3] ?? ay;
    const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) || 1;
    const dx = (bx - ax) / length;
    const dy = (by - ay) / length;
    const from = segment === 0 ? -radius : 0;
    const until = segment >= segments - 1 ? length + radius : length;
    const left = Math.max(0, Math.floor(Math.min(ax, bx) - radius));
    const right = Math.min(width - 1, Math.ceil(Math.max(ax, bx) + radius));
    const top = Math.max(0, Math.floor(Math.min(ay, by) - radius));
    const bottom = Math.min(height - 1, Math.ceil(Math.max(ay, by) + radius));
    for (let y = top; y <= bottom; y += 1) {
      let forth = (left - ax) * dx + (y - ay) * dy - dx;
      let aside = (y - ay) * dx - (left - ax) * dy + dy;
      for (let x = left; x <= right; x += 1) {
        forth += dx;
        aside -= dy;
        if (forth < from || forth >= until) continue;
        const over = forth < 0 ? -forth : forth > length ? forth - length : 0;
        const far = aside * aside + over * over;
        if (far >= radius * radius) continue;
        const inside = 1 - Math.sqrt(far) / radius;
        const bristle = Math.floor(aside * across + saltAcross) & (BRISTLES - 1);
        const place = Math.floor((forth + segment * length) * along + saltAlong) & (LENGTHS - 1);
        const streak = bristles[place * BRISTLES + bristle] ?? 0;
        const share = Math.min(1, inside * 3.4) * (0.55 + streak * 0.45);
        const tint = 0.9 + streak * 0.2;
        const at = y * width + x;
        const to = at * 3;
        const r = rgb[to] ?? 0;
        const g = rgb[to + 1] ?? 0;
        const b = rgb[to + 2] ?? 0;
        rgb[to] = r + (red * tint - r) * share;
        rgb[to + 1] = g + (green * tint - g) * share;
        rgb[to + 2] = b + (blue * tint - b) * share;
        paint[at] = (paint[at] ?? 0) * (1 - share) + share * (streak + inside * 0.6);
      }
    }
  }
}

function lightRelief({ width, height, rgb }: Raster, paint: Float32Array): void {
  // As wide on a large picture as on a small one: a line of one pixel would look scratched.
  const reach = Math.max(1, Math.round(height / 512));
  for (let y = reach; y < height; y += 1) {
    for (let x = reach; x < width; x += 1) {
      const at = y * width + x;
      const slope =
        (paint[at] ?? 0) * 2 - (paint[at - reach] ?? 0) - (paint[at - width * reach] ?? 0);
      const light = 1 + clamp(slope * 0.2, -0.15, 0.16);
      for (let channel = 0; channel < 3; channel += 1)
        rgb[at * 3 + channel] = (rgb[at * 3 + channel] ?? 0) * light;
    }
  }
}

function difference(one: Rgb, other: Rgb): number {
  return (
    (Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) + Math.abs(one[2] - other[2])) / 3
  );
}

function shuffled(count: number, random: () => number): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, index) => index);
  for (let index = count - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const kept = order[index] ?? 0;
    order[index] = order[other] ?? 0;
    order[other] = kept;
  }
  return order;
}
