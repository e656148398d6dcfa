import { createHash } from 'node:crypto';

import fc from 'fast-check';
import { unzlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { IMAGE_SIZES, IMAGE_STYLES, type ImageRequest, pixelsOf } from '../../../machines/image';
import { encodePng } from '../../../src/generator/images/encodePng';
import { paintImage } from '../../../src/generator/images/paintImage';

const request: ImageRequest = {
  prompt: 'A lighthouse by the sea at sunset',
  style: 'realistic',
  size: '512x512',
  quality: 'standard',
};
const hashOf = async (over: Partial<ImageRequest> = {}) =>
  createHash('sha256')
    .update((await paintImage({ ...request, ...over })).pixels)
    .digest('hex');

describe('paintImage', () => {
  it.each(IMAGE_STYLES)(
    'paints the same %s picture twice',
    async (style) => {
      expect(await hashOf({ style })).toBe(await hashOf({ style }));
    },
    30_000,
  );

  it.each(IMAGE_STYLES)(
    'paints another %s picture in hd',
    async (style) => {
      expect(await hashOf({ style, quality: 'hd' })).not.toBe(await hashOf({ style }));
    },
    30_000,
  );

  it('paints each style and each prompt differently', async () => {
    const pictures = await Promise.all([
      ...IMAGE_STYLES.map((style) => hashOf({ style })),
      hashOf({ prompt: 'A lighthouse by the sea at night' }),
    ]);
    expect(new Set(pictures).size).toBe(pictures.length);
  }, 30_000);

  it('has strokes and surfaces finer in hd: more change between neighboring pixels', async () => {
    const changeOf = async (quality: ImageRequest['quality']) => {
      const { pixels } = await paintImage({
        ...request,
        prompt: 'A forest',
        style: 'artistic',
        quality,
      });
      let change = 0;
      for (let at = 3; at < pixels.length; at += 1) {
        change += Math.abs((pixels[at] ?? 0) - (pixels[at - 3] ?? 0));
      }
      return change;
    };
    expect(await changeOf('hd')).toBeGreaterThan(await changeOf('standard'));
  }, 30_000);

  it.each(IMAGE_SIZES)(
    'paints %s pixels and packs them as a PNG of that size',
    async (size) => {
      const painted = await paintImage({ ...request, style: 'minimalist', size });
      const { width, height } = pixelsOf(size);
      expect([painted.width, painted.height]).toEqual([width, height]);
      expect(painted.pixels).toHaveLength(width * height * 3);

      const png = encodePng(painted);
      const view = new DataView(png.buffer);
      expect([...png.slice(1, 4)].map((code) => String.fromCharCode(code)).join('')).toBe('PNG');
      expect([view.getUint32(16), view.getUint32(20)]).toEqual([width, height]);
      expect(unzlibSync(png.slice(41, 41 + view.getUint32(33)))).toHaveLength(
        (width * 3 + 1) * height,
      );
    },
    30_000,
  );

  it.each([
    ['emoji', '🐱🌊🌅👨‍👩‍👧'],
    ['right to left', 'منارة على البحر عند الغروب'],
    ['half an emoji', '\ud83d'],
    ['names of a prototype', 'constructor __proto__ toString hasOwnProperty'],
    ['markup', '<svg onload=alert(1)>'],
    ['100,000 characters', 'a red boat on the sea '.repeat(4600)],
    ['one long word', 'x'.repeat(100_000)],
    ['nothing to see', '?'],
  ])(
    'paints whatever it is asked: %s',
    async (_, prompt) => {
      for (const style of IMAGE_STYLES) {
        const { pixels, alt } = await paintImage({ ...request, prompt, style });
        expect(pixels).toHaveLength(512 * 512 * 3);
        expect(alt).toMatch(/^[A-Z][\w ,-]+$/);
      }
    },
    60_000,
  );

  it('never throws for any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (prompt) => {
        await paintImage({ ...request, prompt, style: 'minimalist' });
      }),
      { numRuns: 15 },
    );
  }, 60_000);
});
