import type { Rgb } from './rgb';

export interface Point {
  x: number;
  y: number;
}

/** A picture being painted: red, green and blue from 0 to 1, three numbers a pixel. */
export interface Raster {
  width: number;
  height: number;
  rgb: Float32Array;
}

/** How much of each pixel of a rectangle a form covers, from 0 to 1. Pixels of the raster. */
export interface Mask {
  x: number;
  y: number;
  width: number;
  height: number;
  values: Float32Array;
}

export function createRaster(width: number, height: number): Raster {
  return { width, height, rgb: new Float32Array(width * height * 3) };
}

export function blend(raster: Raster, index: number, color: Rgb, share: number): void {
  const { rgb } = raster;
  const at = index * 3;
  const red = rgb[at] ?? 0;
  const green = rgb[at + 1] ?? 0;
  const blue = rgb[at + 2] ?? 0;
  rgb[at] = red + (color[0] - red) * share;
  rgb[at + 1] = green + (color[1] - green) * share;
  rgb[at + 2] = blue + (color[2] - blue) * share;
}

export function readPixel(raster: Raster, index: number): Rgb {
  const at = index * 3;
  return [raster.rgb[at] ?? 0, raster.rgb[at + 1] ?? 0, raster.rgb[at + 2] ?? 0];
}

/** Covers closed rings, given in shares of the raster's height, with exact edges; null when nothing of them is on the raster. `margin` in pixels leaves room around them. */
export function maskOf(
  rings: readonly (readonly Point[])[],
  { width, height }: Pick<Raster, 'width' | 'height'>,
  margin = 0,
): Mask | null {
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (const ring of rings) {
    for (const { x, y } of ring) {
      minX = Math.min(minX, x);
      maxX = Math.max(maxX, x);
      minY = Math.min(minY, y);
      maxY = Math.max(maxY, y);
    }
  }
  const left = Math.max(0, Math.floor(minX * height) - 1 - margin);
  const top = Math.max(0, Math.floor(minY * height) - 1 - margin);
  const right = Math.min(width, Math.ceil(maxX * height) + 1 + margin);
  const bottom = Math.min(height, Math.ceil(maxY * height) + 1 + margin);
  const maskWidth = right - left;
  const maskHeight = bottom - top;
  if (!(maskWidth > 0 && maskHeight > 0)) return null;

  const stride = maskWidth + 2;
  const change = new Float32Array(stride * maskHeight);
  for (const ring of rings) {
    let before = ring[ring.length - 1];
    for (const point of ring) {
      if (before !== undefined) {
        addEdge(
          change,
          stride,
          maskHeight,
          before.x * height - left,
          before.y * height - top,
          point.x * height - left,
          point.y * height - top,
        );
      }
      before = point;
    }
  }
  const values = new Float32Array(maskWidth * maskHeight);
  for (let y = 0; y < maskHeight; y += 1) {
    let sum = 0;
    for (let x = 0; x < maskWidth; x += 1) {
      sum += change[y * stride + x] ?? 0;
      values[y * maskWidth + x] = Math.min(1, Math.abs(sum));
    }
  }
  return { x: left, y: top, width: maskWidth, height: maskHeight, values };
}

/** Writes where the covered area changes along one edge: what one running sum a row turns into coverage. */
function addEdge(
  change: Float32Array,
  stride: number,
  height: number,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): void {
  if (fromY === toY) return;
  const direction = fromY < toY ? 1 : -1;
  const [startX, startY, endX, endY] =
    direction === 1 ? [fromX, fromY, toX, toY] : [toX, toY, fromX, fromY];
  const slope = (endX - startX) / (endY - startY);
  const limit = stride - 2;
  let x = startY < 0 ? startX - startY * slope : startX;
  const last = Math.min(height, Math.ceil(endY));
  for (let y = Math.max(0, Math.floor(startY)); y < last; y += 1) {
    const part = Math.min(y + 1, endY) - Math.max(y, startY);
    const next = x + slope * part;
    const amount = part * direction;
    const one = Math.min(limit, Math.max(0, x));
    const other = Math.min(limit, Math.max(0, next));
    const low = Math.min(one, other);
    const high = Math.max(one, other);
    const first = Math.floor(low);
    const end = Math.ceil(high);
    const row = y * stride + first;
    const add = (offset: number, value: number) => {
      change[row + offset] = (change[row + offset] ?? 0) + value;
    };
    if (end <= first + 1) {
      const share = (low + high) / 2 - first;
      add(0, amount * (1 - share));
      add(1, amount * share);
    } else {
      const step = 1 / (high - low);
      const lead = low - first;
      const opening = 0.5 * step * (1 - lead) * (1 - lead);
      const tail = high - end + 1;
      const closing = 0.5 * step * tail * tail;
      add(0, amount * opening);
      if (end === first + 2) {
        add(1, amount * (1 - opening - closing));
      } else {
        const second = step * (1.5 - lead);
        add(1, amount * (second - opening));
        for (let column = 2; column < end - first - 1; column += 1) add(column, amount * step);
        add(end - first - 1, amount * (1 - (second + (end - first - 3) * step) - closing));
      }
      add(end - first, amount * closing);
    }
    x = next;
  }
}

/** Softens numbers laid out in rows by two passes of a moving average, `radius` pixels to each side. */
export function blur(
  values: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const reach = Math.max(1, Math.round(radius));
  let from = Float32Array.from(values);
  for (let pass = 0; pass < 2; pass += 1) {
    const across = new Float32Array(values.length);
    for (let y = 0; y < height; y += 1) average(from, across, y * width, 1, width, reach);
    const down = new Float32Array(values.length);
    for (let x = 0; x < width; x += 1) average(across, down, x, width, height, reach);
    from = down;
  }
  return from;
}

function average(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  reach: number,
): void {
  const last = start + (count - 1) * step;
  const size = reach * 2 + 1;
  let sum = (from[start] ?? 0) * (reach + 1);
  for (let index = 1; index <= reach; index += 1) {
    sum += from[index < count ? start + index * step : last] ?? 0;
  }
  for (let index = 0; index < count; index += 1) {
    to[start + index * step] = sum / size;
    const enters = index + reach + 1;
    const leaves = index - reach;
    sum +=
      (from[enters < count ? start + enters * step : last] ?? 0) -
      (from[leaves > 0 ? start + leaves * step : start] ?? 0);
  }
}
