import { zlibSync, unzipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import type { Build } from '../../machines/entities';
import type { Photo } from '../../machines/photo';
import { builtSite } from '../../src/generator/builtSite';
import { SHARE_IMAGE, SHARE_IMAGE_SIZE } from '../../src/generator/document/discovery';
import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { openExport } from '../../src/generator/export/openExport';
import { singleDocument } from '../../src/generator/export/singleDocument';
import { generateSite } from '../../src/generator/generateSite';
import { encodePng } from '../../src/generator/images/encodePng';
import { readPng } from '../../src/generator/images/readPng';
import { inspectBuild } from '../../src/generator/report/inspectBuild';
import { aBuild } from '../../stories/fixtures/aBuild';
import { opened } from './documents';

vi.setConfig({ testTimeout: 60_000 });

/** A PNG with transparency, each line under another of the five filters. */
function pngOf(width: number, height: number, pixels: Uint8Array): Uint8Array {
  const row = width * 4;
  const lines = new Uint8Array((row + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const filter = y % 5;
    lines[y * (row + 1)] = filter;
    for (let x = 0; x < row; x += 1) {
      const left = x < 4 ? 0 : (pixels[y * row + x - 4] ?? 0);
      const above = y === 0 ? 0 : (pixels[(y - 1) * row + x] ?? 0);
      const corner = x < 4 || y === 0 ? 0 : (pixels[(y - 1) * row + x - 4] ?? 0);
      const guess = left + above - corner;
      const [a, b, c] = [left, above, corner].map((value) => Math.abs(guess - value)) as [
        number,
        number,
        number,
      ];
      const paeth = a <= b && a <= c ? left : b <= c ? above : corner;
      const taken = [0, left, above, Math.floor((left + above) / 2), paeth][filter] ?? 0;
      lines[y * (row + 1) + 1 + x] = (pixels[y * row + x] ?? 0) - taken;
    }
  }
  const plain = encodePng({ width, height, pixels: new Uint8ClampedArray(width * height * 3) });
  const data = zlibSync(lines);
  const file = new Uint8Array(33 + 12 + data.length + 12);
  file.set(plain.subarray(0, 33));
  file[25] = 6;
  const view = new DataView(file.buffer);
  view.setUint32(33, data.length);
  file.set([0x49, 0x44, 0x41, 0x54], 37);
  file.set(data, 41);
  file.set([0x49, 0x45, 0x4e, 0x44], 41 + data.length + 8);
  return file;
}

const red = new Uint8Array(96 * 48 * 4).map((_, index) => [220, 20, 60, 255][index % 4] ?? 0);
const LOGO_FILE = pngOf(96, 48, red);
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const logo: Photo = {
  alt: '',
  files: [{ name: 'photo-ffffffffffffffff-96.png', width: 96, height: 48, size: LOGO_FILE.length }],
};
const shared: Photo = {
  alt: 'A tray of "warm" loaves',
  files: [{ name: 'photo-abababababababab-1200.jpg', width: 1200, height: 630, size: JPEG.length }],
};
const bytes = {
  'photo-ffffffffffffffff-96.png': LOGO_FILE,
  'photo-abababababababab-1200.jpg': JPEG,
};

async function buildWith(photos: Record<string, Photo>): Promise<Build> {
  const request = {
    prompt: 'A multi-page site for Olmo, a restaurant in Leeds. We serve ravioli and risotto.',
    theme: 'modern',
    framework: 'tailwind',
  } as const;
  const built = await builtSite(await generateSite(request));
  const customization = { ...built.customization, photos };
  return { ...aBuild(), ...request, ...built, customization };
}

const redIn = (png: Uint8Array | undefined): number => {
  const image = readPng(png ?? new Uint8Array());
  if (image === null) throw new Error('It is no PNG.');
  let count = 0;
  for (let at = 0; at < image.pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0] = image.pixels.subarray(at, at + 3);
    if (Math.abs(r - 220) < 8 && Math.abs(g - 20) < 8 && Math.abs(b - 60) < 8) count += 1;
  }
  return count;
};

describe('the share image', () => {
  it('shows the logo in its own colors, in the ZIP and in the report', async () => {
    const build = await buildWith({ logo });
    const files = unzipSync((await exportWebsite(build, bytes)).bytes);
    const size = readPng(files[SHARE_IMAGE] ?? new Uint8Array());
    expect({ width: size?.width, height: size?.height }).toEqual(SHARE_IMAGE_SIZE);
    expect(redIn(files[SHARE_IMAGE])).toBe(300 * 150);
    const { listing } = await inspectBuild(build, bytes);
    const image = Uint8Array.from(atob(listing.image?.split(',')[1] ?? ''), (c) => c.charCodeAt(0));
    expect(image).toEqual(files[SHARE_IMAGE]);
    const plain = unzipSync((await exportWebsite(await buildWith({}), bytes)).bytes);
    expect(redIn(plain[SHARE_IMAGE])).toBe(0);
  });

  it('of a page is the person’s own, with its words, and no other page’s', async () => {
    const build = await buildWith({ 'share.offerings': shared });
    const { bytes: zip } = await exportWebsite(build, bytes);
    const files = unzipSync(zip);
    const headOf = (path: string) => {
      const page = opened(new TextDecoder().decode(files[path]));
      return Object.fromEntries(
        [...page.querySelectorAll('meta[property^="og:image"], meta[name^="twitter:image"]')].map(
          (tag) => [
            tag.getAttribute('property') ?? tag.getAttribute('name'),
            tag.getAttribute('content'),
          ],
        ),
      );
    };
    const address = 'https://www.example.com/images/photo-abababababababab-1200.jpg';
    expect(headOf('menu.html')).toEqual({
      'og:image': address,
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'A tray of "warm" loaves',
      'twitter:image': address,
      'twitter:image:alt': 'A tray of "warm" loaves',
    });
    expect(headOf('index.html')['og:image']).toBe('https://www.example.com/images/share.png');
    expect(files['images/photo-abababababababab-1200.jpg']).toEqual(JPEG);
    const back = await openExport(zip);
    expect(back.customization.photos).toEqual({ 'share.offerings': shared });
    const again = await exportWebsite({ ...build, ...back }, bytes);
    expect(again.bytes).toEqual(zip);
    expect(await singleDocument(build, { path: 'menu.html' }, bytes)).not.toMatch(
      /og:image|twitter:image/,
    );
  });

  it('without words for what it shows is on the list of what to fill in', async () => {
    const build = await buildWith({ 'share.hero': { ...shared, alt: ' ' } });
    expect((await inspectBuild(build)).photosToDescribe).toEqual(['share.hero']);
  });
});

describe('a PNG file', () => {
  it('is read as it was written, under every filter, with and without transparency', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 12 }),
        fc.uint8Array({ minLength: 432, maxLength: 432 }),
        (width, height, noise) => {
          const pixels = noise.subarray(0, width * height * 4);
          expect(readPng(pngOf(width, height, pixels))).toEqual({ width, height, pixels });
          const solid = new Uint8ClampedArray(noise.subarray(0, width * height * 3));
          const read = readPng(encodePng({ width, height, pixels: solid }));
          expect(read?.pixels.filter((_, index) => index % 4 < 3)).toEqual(new Uint8Array(solid));
        },
      ),
    );
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['another file', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3])],
    ['one that ends early', LOGO_FILE.subarray(0, 60)],
    [
      'one that says it is huge',
      Uint8Array.from(LOGO_FILE, (byte, at) => (at === 16 ? 0x40 : byte)),
    ],
    ['one with a palette', Uint8Array.from(LOGO_FILE, (byte, at) => (at === 25 ? 3 : byte))],
    ['one that is interlaced', Uint8Array.from(LOGO_FILE, (byte, at) => (at === 28 ? 1 : byte))],
  ])('fault 77: that is %s is none', (_, file) => {
    expect(readPng(file)).toBeNull();
  });
});
