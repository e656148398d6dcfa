// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';

import { SHARE_LINK } from '../../machines/limits';
import { shareSiteWith } from '../../src/services/shareLinkActors';
import { aBuild } from '../../stories/fixtures/aBuild';

afterEach(() => {
  vi.unstubAllGlobals();
});

function withClipboard(writeText: (text: string) => Promise<void>) {
  const write = vi.fn(writeText);
  vi.stubGlobal('navigator', { clipboard: { writeText: write } });
  return write;
}

const share = (fragment: string, unpacked = 1000) =>
  toPromise(
    createActor(
      shareSiteWith(() => Promise.resolve({ fragment, unpacked })),
      {
        input: { page: Promise.resolve({ build: aBuild(), path: null }) },
      },
    ).start(),
  );
const linkTo = (fragment: string) => `${location.origin}/view#${fragment}`;

describe('shareSite', () => {
  it('puts a link with the site in its fragment on the clipboard', async () => {
    const write = withClipboard(() => Promise.resolve());
    expect(await share('1.abc.def')).toEqual({
      isTooLarge: false,
      link: linkTo('1.abc.def'),
      isCopied: true,
    });
    expect(write).toHaveBeenCalledWith(linkTo('1.abc.def'));
  });

  it('fault 40: gives the link all the same when the clipboard refuses', async () => {
    withClipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
    expect(await share('1.abc.def')).toEqual({
      isTooLarge: false,
      link: linkTo('1.abc.def'),
      isCopied: false,
    });
  });

  it('makes no link that is longer than the limit, and says how long it would be', async () => {
    const write = withClipboard(() => Promise.resolve());
    const room = SHARE_LINK.length - linkTo('').length;
    expect(await share('x'.repeat(room))).toMatchObject({ isTooLarge: false });
    expect(await share('x'.repeat(room + 1))).toEqual({
      isTooLarge: true,
      size: SHARE_LINK.length + 1,
      limit: SHARE_LINK.length,
    });
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('makes no link that the viewer would refuse to unpack', async () => {
    withClipboard(() => Promise.resolve());
    expect(await share('1.abc.def', SHARE_LINK.unpacked + 1)).toEqual({
      isTooLarge: true,
      size: SHARE_LINK.unpacked + 1,
      limit: SHARE_LINK.unpacked,
    });
  });
});
