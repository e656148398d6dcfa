// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { copyText } from '../../src/services/clipboard';
import { openDocument, releaseAddress } from '../../src/services/openDocument';
import { copyDocument } from '../../src/services/pageActors';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What the worker answers after a while. */
function later() {
  let answer: (html: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const html = new Promise<string>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  return {
    html,
    answer: (words: string) => answer(words),
    fail: () => fail(new Error('no worker')),
  };
}

class WaitingItem {
  readonly words: Promise<string>;
  constructor(items: Record<string, Promise<Blob>>) {
    this.words = Promise.resolve(items['text/plain']).then((blob) => blob?.text() ?? '');
  }
}

function withClipboard(clipboard: Record<string, unknown>, Item?: unknown) {
  vi.stubGlobal('navigator', { clipboard });
  vi.stubGlobal('ClipboardItem', Item);
}

describe('copying a page that is still being made', () => {
  it('fault 74: asks for the clipboard at once and fills it when the page is there', async () => {
    const taken: string[] = [];
    const write = vi.fn(async ([item]: [WaitingItem]) => {
      taken.push(await item.words);
    });
    withClipboard({ write }, WaitingItem);
    const { html, answer } = later();
    const copied = copyDocument(html);
    expect([write.mock.calls.length, taken]).toEqual([1, []]);
    answer('<p>Hello</p>');
    expect([await copied, taken]).toEqual([
      { html: '<p>Hello</p>', isCopied: true },
      ['<p>Hello</p>'],
    ]);
  });

  it.each([
    ['knows no clipboard items', undefined],
    [
      'knows none that wait',
      function Item() {
        throw new TypeError('not a Blob');
      },
    ],
  ])('writes the words themselves where the browser %s', async (_, Item) => {
    const writeText = vi.fn(() => Promise.resolve());
    withClipboard({ write: vi.fn(), writeText }, Item);
    expect(await copyDocument(Promise.resolve('<p>'))).toEqual({ html: '<p>', isCopied: true });
    expect(writeText.mock.calls).toEqual([['<p>']]);
  });

  it('fault 40: gives the page all the same when the clipboard refuses', async () => {
    const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    withClipboard({ write: refuse, writeText: refuse }, WaitingItem);
    expect(await copyDocument(Promise.resolve('<p>'))).toEqual({ html: '<p>', isCopied: false });
  });

  it('rejects when the page cannot be made', async () => {
    withClipboard(
      { write: ([item]: [WaitingItem]) => item.words, writeText: vi.fn() },
      WaitingItem,
    );
    const { html, fail } = later();
    const copied = copyDocument(html);
    fail();
    await expect(copied).rejects.toThrow('no worker');
    await expect(copyText(html)).rejects.toThrow('no worker');
  });
});

describe('opening a page that is still being made', () => {
  function withTab() {
    const tab = {
      opener: window,
      document: { title: '', body: { textContent: '' } },
      location: { replace: vi.fn() },
      close: vi.fn(),
    };
    const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:page');
    return { tab, open };
  }

  it('fault 74: opens the tab at once, without a way back here, and fills it when the page is there', async () => {
    const { tab, open } = withTab();
    const { html, answer } = later();
    const opened = openDocument(html);
    expect(open.mock.calls).toEqual([['', '_blank']]);
    expect([tab.opener, tab.document.title]).toEqual([null, 'Making the page…']);
    answer('<p>');
    expect(await opened).toEqual({ isOpened: true });
    expect(tab.location.replace.mock.calls).toEqual([['blob:page']]);
  });

  it('closes the tab when the page cannot be made', async () => {
    const { tab } = withTab();
    const { html, fail } = later();
    const opened = openDocument(html);
    fail();
    await expect(opened).rejects.toThrow('no worker');
    expect(tab.close).toHaveBeenCalledTimes(1);
  });

  it('fault 74: gives the address of the page where the browser opens no tab, until it is released', async () => {
    vi.useFakeTimers();
    vi.spyOn(window, 'open').mockReturnValue(null);
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:page');
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    expect(await openDocument(Promise.resolve('<p>'))).toEqual({
      isOpened: false,
      address: 'blob:page',
    });
    vi.advanceTimersByTime(600_000);
    expect(revoke.mock.calls).toEqual([]);
    releaseAddress('blob:page');
    releaseAddress(null);
    expect(revoke.mock.calls).toEqual([['blob:page']]);
  });
});
