import { fromPromise } from 'xstate';

import type { Build } from '../../machines/entities';
import { SHARE_LINK } from '../../machines/limits';
import type { MadeLink } from '../../machines/shareLink';
import type { WrittenFragment } from '../generator/share/writeFragment';
import { copyText } from './clipboard';
import { shareInWorker } from './websiteWorker';

type Share = (build: Build, signal: AbortSignal) => Promise<WrittenFragment>;

/** `shareSite` of the builder, packing in the worker. */
export const shareSite = shareSiteWith(shareInWorker);

/**
 * Makes a link that holds a whole site and puts it on the clipboard; a link that browsers do not carry is not made.
 * Nothing leaves the device. Rejects when the site cannot be packed.
 */
export function shareSiteWith(share: Share) {
  return fromPromise<MadeLink, Build>(async ({ input: build, signal }) => {
    const { fragment, unpacked } = await share(build, signal);
    if (unpacked > SHARE_LINK.unpacked) {
      return { isTooLarge: true, size: unpacked, limit: SHARE_LINK.unpacked };
    }
    const link = `${location.origin}/view#${fragment}`;
    if (link.length > SHARE_LINK.length) {
      return { isTooLarge: true, size: link.length, limit: SHARE_LINK.length };
    }
    const isCopied = await copyText(link).then(
      () => true,
      () => false,
    );
    return { isTooLarge: false, link, isCopied };
  });
}
