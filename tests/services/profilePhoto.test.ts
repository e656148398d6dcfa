// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';

import { PHOTO_URL_LENGTH } from '../../machines/photoUrl';
import { readPhoto } from '../../src/services/profilePhoto';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const read = (file: Blob) => toPromise(createActor(readPhoto, { input: { file } }).start());

/** A browser that draws nothing but knows how long a picture of each size and quality would be. */
function stubDrawing(lengthOf: (side: number, quality: number) => number, writes = /webp|jpeg/) {
  const close = vi.fn();
  const drawn: unknown[][] = [];
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 400, height: 300, close }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () =>
      ({
        fillRect: () => undefined,
        drawImage: (...to: unknown[]) => drawn.push(to.slice(1)),
      }) as never,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (
    this: HTMLCanvasElement,
    type = '',
    quality: unknown = 1,
  ) {
    const written = writes.test(type) ? type : 'image/png';
    return `data:${written};base64,`.padEnd(lengthOf(this.width, quality as number), 'A');
  });
  return { close, drawn };
}

describe('readPhoto', () => {
  it('takes the middle square at the best size that fits', async () => {
    const { close, drawn } = stubDrawing((side, quality) => Math.round(side * side * quality));
    const url = await read(new Blob(['x']));
    expect(url.startsWith('data:image/webp;base64,')).toBe(true);
    expect(url.length).toBe(Math.round(64 * 64 * 0.3));
    expect(drawn.at(-1)).toEqual([50, 0, 300, 300, 0, 0, 64, 64]);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('writes JPEG where a browser cannot write WebP', async () => {
    stubDrawing(() => 900, /jpeg/);
    expect(await read(new Blob(['x']))).toMatch(/^data:image\/jpeg;base64,/);
  });

  it('fault 50: refuses what cannot be read, what is too large, and what never fits', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no picture')));
    await expect(read(new Blob(['text']))).rejects.toThrow('no picture');
    const huge = new Blob();
    Object.defineProperty(huge, 'size', { value: 20_000_001 });
    await expect(read(huge)).rejects.toThrow('too large');
    const { close } = stubDrawing(() => PHOTO_URL_LENGTH + 1);
    await expect(read(new Blob(['x']))).rejects.toThrow('small enough');
    expect(close).toHaveBeenCalledTimes(1);
  });
});
