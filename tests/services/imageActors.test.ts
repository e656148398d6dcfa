import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';

import { SAMPLE_IMAGES } from '../../machines/sampleImages';
import { downloadFile } from '../../src/services/download';
import { downloadWith } from '../../src/services/imageActors';
import { imageFileName } from '../../src/services/imageFileName';
import { aDrawnImage } from '../../stories/fixtures/anImage';

vi.mock('../../src/services/download', () => ({ downloadFile: vi.fn() }));
vi.mock('../../src/services/websiteWorker', () => ({ paintInWorker: vi.fn() }));

const [sample = aDrawnImage()] = SAMPLE_IMAGES;
const png = () =>
  new Response(new Uint8Array([1, 2]), { headers: { 'content-type': 'image/png' } });
const page = () => new Response('<html>', { headers: { 'content-type': 'text/html' } });
const download = downloadWith(() => ['https://host.example/a', '/a.webp']);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('downloadWith', () => {
  it('saves a drawn image under the name of its prompt', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(png()));
    await toPromise(createActor(download, { input: aDrawnImage() }).start());
    expect(downloadFile).toHaveBeenCalledWith(
      'a-ginger-cat-on-a-table.png',
      new Uint8Array([1, 2]),
      'image/png',
    );
  });

  it('fault 41: saves the bundled drawing of a sample when the host is out of reach', async () => {
    const fetched = vi
      .fn<(address: string) => Promise<Response>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(png());
    vi.stubGlobal('fetch', fetched);
    await toPromise(createActor(download, { input: sample }).start());
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      'https://host.example/a',
      '/a.webp',
    ]);
    expect(downloadFile).toHaveBeenCalledTimes(1);
  });

  it('fault 41: a host that never answers is given 30 seconds, not more', async () => {
    vi.useFakeTimers();
    try {
      const fetched = vi
        .fn<(address: string) => Promise<Response>>()
        .mockReturnValueOnce(new Promise(() => undefined))
        .mockResolvedValueOnce(png());
      vi.stubGlobal('fetch', fetched);
      const saved = toPromise(createActor(download, { input: sample }).start());
      await vi.advanceTimersByTimeAsync(29_999);
      expect(fetched).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(1001);
      await saved;
      expect(downloadFile).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('fault 41: fails when nothing answers with a picture, and saves nothing', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(page()));
    await expect(toPromise(createActor(download, { input: sample }).start())).rejects.toThrow(
      'No address of the image answered with a picture.',
    );
    expect(downloadFile).not.toHaveBeenCalled();
  });
});

describe('imageFileName', () => {
  it.each([
    ['A lighthouse, at sunset!', 'image/png', 'a-lighthouse-at-sunset.png'],
    ['../../etc/passwd', 'image/jpeg', 'etc-passwd.jpg'],
    ['🐱', 'image/webp', 'image.webp'],
    ['Café Ünder', 'image/png', 'cafe-under.png'],
    ['x'.repeat(300), 'image/png', `${'x'.repeat(60)}.png`],
  ])('fault 39: names %j', (prompt, type, name) => {
    expect(imageFileName(prompt, type)).toBe(name);
  });
});
