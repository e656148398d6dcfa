import { crc32, deflateSync } from 'node:zlib';

import type { Page } from '@playwright/test';

const bytesOf = (number: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
};

/** A black PNG of any size: a bit a pixel, so that 40 megapixels are a small file. */
export function blackPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    return Buffer.concat([bytesOf(data.length), named, bytesOf(crc32(named))]);
  };
  const header = Buffer.concat([bytesOf(width), bytesOf(height), Buffer.from([1, 0, 0, 0, 0])]);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** What a camera writes beside a picture here: where it was. */
export const POSITION = 'GPS 55.97 N 3.17 W';

/**
 * A photo as a phone on its side takes it: 1200 × 800 pixels, to be turned by a quarter, red above and blue below once it is
 * upright, with its position in it.
 */
export async function phonePhoto(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1200;
    canvas.height = 800;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('Nothing can be drawn.');
    context.fillStyle = '#cc2222';
    context.fillRect(0, 0, 600, 800);
    context.fillStyle = '#2222cc';
    context.fillRect(600, 0, 600, 800);
    return canvas.toDataURL('image/jpeg', 0.9);
  });
  const jpeg = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const note = Buffer.from(`${POSITION}\0`);
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag, 0);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(count, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  const count = Buffer.from([2, 0]);
  const tiff = Buffer.concat([
    Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]),
    count,
    entry(0x010e, 2, note.length, 8 + 2 + 24 + 4),
    entry(0x0112, 3, 1, 6),
    Buffer.alloc(4),
    note,
  ]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(exif.length + 2);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xe1]),
    length,
    exif,
    jpeg.subarray(2),
  ]);
}
