import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { ImageRequest } from '../../machines/image';
import {
  heroPictureOf,
  holdPicture,
  pictureOf,
  releasePictures,
} from '../../src/services/pictures';
import { paintInWorker } from '../../src/services/websiteWorker';

vi.mock('../../src/services/websiteWorker', () => ({ paintInWorker: vi.fn() }));

const { signal } = new AbortController();
const request = (prompt: string): ImageRequest => ({
  prompt,
  style: 'realistic',
  size: '512x512',
  quality: 'standard',
});
const shown = new Set<string>();

beforeEach(() => {
  let made = 0;
  vi.mocked(paintInWorker).mockResolvedValue({
    png: new Uint8Array([1]),
    alt: '',
    notDrawn: [],
    isAsked: true,
  });
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made += 1;
    shown.add(`blob:${made}`);
    return `blob:${made}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void shown.delete(url));
});
afterEach(() => {
  releasePictures();
  vi.restoreAllMocks();
  vi.mocked(paintInWorker).mockReset();
});

/** Shows a hero and takes it away again. */
async function showHero(prompt: string): Promise<string> {
  const { url } = await heroPictureOf(request(prompt), signal);
  holdPicture(url)();
  return url;
}

describe('pictures', () => {
  it('of heroes are let go once others were shown after them, and painted again', async () => {
    for (let index = 0; index < 10; index += 1) await showHero(`hero ${index}`);
    expect([...shown]).toEqual(['blob:8', 'blob:9', 'blob:10']);
    expect(await showHero('hero 9')).toBe('blob:10');
    expect(await showHero('hero 0')).toBe('blob:11');
    expect(paintInWorker).toHaveBeenCalledTimes(11);
  });

  it('stay while a hero shows them, and those of the library until it ends', async () => {
    const { url } = await heroPictureOf(request('held'), signal);
    const release = [holdPicture(url), holdPicture(url)];
    const inLibrary = await pictureOf(request('in the library'), signal);
    await showHero('in the library');
    for (let index = 0; index < 10; index += 1) await showHero(`hero ${index}`);
    release[0]?.();
    expect([shown.has(url), shown.has(inLibrary.url)]).toEqual([true, true]);
    release[1]?.();
    for (let index = 10; index < 20; index += 1) await showHero(`hero ${index}`);
    expect([shown.has(url), shown.has(inLibrary.url)]).toEqual([false, true]);
    releasePictures();
    expect(shown.size).toBe(0);
  });
});
