// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { copyText } from '../../src/services/clipboard';
import { downloadFile } from '../../src/services/download';
import { newId, now } from '../../src/services/identity';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('copyText', () => {
  it('writes the text to the clipboard', async () => {
    const written: string[] = [];
    vi.stubGlobal('navigator', {
      clipboard: {
        writeText: (text: string) => {
          written.push(text);
          return Promise.resolve();
        },
      },
    });
    await copyText('wt_1234');
    expect(written).toEqual(['wt_1234']);
  });

  it('fault 40: a clipboard that never answers ends the wait', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { clipboard: { writeText: () => new Promise(() => undefined) } });
    const outcome = copyText('words').catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await outcome).toBe('No answer in 30000 ms.');
  });

  it('fault 40: rejects where a clipboard takes no text, instead of claiming a copy', async () => {
    vi.stubGlobal('navigator', { clipboard: {} });
    await expect(copyText('words')).rejects.toEqual(new Error('This browser copies no text.'));
  });

  it('fault 40: rejects where there is no clipboard', async () => {
    vi.stubGlobal('navigator', {});
    await expect(copyText('x')).rejects.toEqual(
      new Error('This browser gives no access to the clipboard.'),
    );
  });

  it('fault 40: rejects when the browser does not allow it', async () => {
    const denied = new DOMException('not focused', 'NotAllowedError');
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(denied) } });
    await expect(copyText('x')).rejects.toBe(denied);
  });
});

describe('downloadFile', () => {
  it('clicks a link to the content under the given name and frees the memory later', async () => {
    vi.useFakeTimers();
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:one';
    });
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    const clicked: string[][] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      clicked.push([this.href, this.download, String(this.isConnected)]);
    });

    downloadFile('bakery.zip', 'content', 'application/zip');

    expect(clicked).toEqual([['blob:one', 'bakery.zip', 'true']]);
    expect([blobs[0]?.type, await blobs[0]?.text()]).toEqual(['application/zip', 'content']);
    expect(document.querySelector('a')).toBe(null);
    expect(revoke.mock.calls).toEqual([]);
    vi.advanceTimersByTime(10_000);
    expect(revoke.mock.calls).toEqual([['blob:one']]);
  });

  it('fault 38: throws when no object URL can be made', () => {
    const refused = new Error('refused');
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw refused;
    });
    expect(() => downloadFile('a.zip', 'x', 'application/zip')).toThrow(refused);
  });

  it('fault 38: frees the memory when the click throws', () => {
    vi.useFakeTimers();
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:two');
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    const refused = new Error('refused');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {
      throw refused;
    });
    expect(() => downloadFile('a.zip', 'x', 'application/zip')).toThrow(refused);
    vi.advanceTimersByTime(10_000);
    expect(revoke.mock.calls).toEqual([['blob:two']]);
  });
});

describe('identity', () => {
  it('gives every caller another id and the time of the clock', () => {
    vi.useFakeTimers({ now: 1_700_000_000_000 });
    expect(new Set(Array.from({ length: 1000 }, newId)).size).toBe(1000);
    expect(now()).toBe(1_700_000_000_000);
  });
});
