import { unzlibSync } from 'fflate';

/** A picture as it was read: red, green, blue and cover, 0 to 255, four numbers a pixel. */
export interface ReadImage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Pixels that are read at most: a small file may say that it is large. */
const MOST_PIXELS = 1_000_000;
/** Channels of the color types that browsers write: RGB and RGBA. */
const CHANNELS: Record<number, 3 | 4> = { 2: 3, 6: 4 };

/**
 * A PNG file as browsers write one: 8 bits a channel, RGB or RGBA, not interlaced. Null for any other, a damaged one and one that is too large.
 */
export function readPng(bytes: Uint8Array): ReadImage | null {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const [width, height] = [view.getUint32(16), view.getUint32(20)];
    const channels = CHANNELS[view.getUint8(25)];
    const isKnown = view.getUint8(24) === 8 && view.getUint8(28) === 0;
    if (channels === undefined || !isKnown || !(width * height <= MOST_PIXELS)) return null;
    const row = width * channels + 1;
    const lines = unzlibSync(dataOf(bytes, view), { out: new Uint8Array(row * height) });
    if (lines.length !== row * height) return null;
    return { width, height, pixels: pixelsOf(lines, width, height, channels) };
  } catch {
    return null;
  }
}

/** What stands in the `IDAT` chunks. */
function dataOf(bytes: Uint8Array, view: DataView): Uint8Array {
  const parts: Uint8Array[] = [];
  for (let at = 8; at + 12 <= bytes.length; at += view.getUint32(at) + 12) {
    if (view.getUint32(at + 4) === 0x49444154)
      parts.push(bytes.subarray(at + 8, at + 8 + view.getUint32(at)));
  }
  const data = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let filled = 0;
  for (const part of parts) {
    data.set(part, filled);
    filled += part.length;
  }
  return data;
}

/** Takes the filters back (PNG, section 9): each byte is written as what it is more than its neighbours. */
function pixelsOf(lines: Uint8Array, width: number, height: number, channels: 3 | 4): Uint8Array {
  const row = width * channels;
  const plain = new Uint8Array(row * height);
  for (let y = 0; y < height; y += 1) {
    const filter = lines[y * (row + 1)] ?? 0;
    for (let x = 0; x < row; x += 1) {
      const at = y * row + x;
      const left = x < channels ? 0 : (plain[at - channels] ?? 0);
      const above = y === 0 ? 0 : (plain[at - row] ?? 0);
      const corner = x < channels || y === 0 ? 0 : (plain[at - row - channels] ?? 0);
      const guess = [0, left, above, (left + above) >> 1, nearest(left, above, corner)][filter];
      plain[at] = (lines[y * (row + 1) + 1 + x] ?? 0) + (guess ?? 0);
    }
  }
  if (channels === 4) return plain;
  const pixels = new Uint8Array(width * height * 4).fill(255);
  for (let index = 0; index < width * height; index += 1)
    pixels.set(plain.subarray(index * 3, index * 3 + 3), index * 4);
  return pixels;
}

function nearest(left: number, above: number, corner: number): number {
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((value) =>
    Math.abs(left + above - corner - value),
  ) as [number, number, number];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
