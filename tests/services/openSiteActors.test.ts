import { describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';

import { SITE_FILE } from '../../machines/limits';
import { SiteRefusedError } from '../../machines/siteRefusal';
import { openSiteWith } from '../../src/services/openSiteActors';
import { aBuild } from '../../stories/fixtures/aBuild';

const { id: _id, createdAt: _createdAt, ...kept } = aBuild({ name: 'First draft' });
const zip = (size = 3) => ({
  name: 'site.zip',
  size,
  arrayBuffer: vi.fn(() => Promise.resolve(Uint8Array.of(1, 2, 3).buffer)),
});

describe('openSite', () => {
  it('hands the bytes over and makes a new build of the site in them', async () => {
    const open = vi.fn(() => Promise.resolve({ ...kept, photos: {} }));
    const file = zip();
    const opened = await toPromise(createActor(openSiteWith(open), { input: file }).start());
    expect(open).toHaveBeenCalledWith(Uint8Array.of(1, 2, 3), expect.any(AbortSignal));
    const { id, createdAt, ...rest } = opened.build;
    expect(opened.photosRefusal).toBe(null);
    expect(rest).toEqual({ ...kept, isOpened: true });
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(Math.abs(createdAt - Date.now())).toBeLessThan(5000);
  });

  it('does not read a file that is too large', async () => {
    const open = vi.fn(() => Promise.resolve({ ...kept, photos: {} }));
    const file = zip(SITE_FILE.zip + 1);
    await expect(
      toPromise(createActor(openSiteWith(open), { input: file }).start()),
    ).rejects.toEqual(new SiteRefusedError('tooLarge'));
    expect([file.arrayBuffer.mock.calls, open.mock.calls]).toEqual([[], []]);
  });

  it('rejects when the browser cannot read the file, as it cannot read a folder', async () => {
    const unreadable = new DOMException('not found', 'NotFoundError');
    const file = { ...zip(), arrayBuffer: () => Promise.reject(unreadable) };
    const open = openSiteWith(() => Promise.resolve({ ...kept, photos: {} }));
    await expect(toPromise(createActor(open, { input: file }).start())).rejects.toBe(unreadable);
  });
});
