import { zlibSync } from 'fflate';

import type { PaintedImage } from './paintImage';

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
const BYTES = 3;

/** The picture as a PNG file: 8 bits a channel, without transparency. */
export function encodePng({
  width,
  height,
  pixels,
}: Pick<PaintedImage, 'width' | 'height' | 'pixels'>): Uint8Array {
  const row = width * BYTES;
  const filtered = new Uint8Array((row + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const start = y * (row + 1);
    filtered[start] = y === 0 ? 0 : 2;
    for (let x = 0; x < row; x += 1) {
      const above = y === 0 ? 0 : (pixels[(y - 1) * row + x] ?? 0);
      filtered[start + 1 + x] = (pixels[y * row + x] ?? 0) - above;
    }
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 2, 0, 0, 0], 8);
  const parts = [
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('IDAT', zlibSync(filtered, { level: 4 })),
    chunk('IEND', new Uint8Array()),
  ];
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    file.set(part, offset);
    offset += part.length;
  }
  return file;
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const whole = new Uint8Array(data.length + 12);
  const view = new DataView(whole.buffer);
  view.setUint32(0, data.length);
  whole.set(
    [...name].map((letter) => letter.charCodeAt(0)),
    4,
  );
  whole.set(data, 8);
  view.setUint32(data.length + 8, checksum(whole.subarray(4, data.length + 8)));
  return whole;
}

const table = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (table[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
