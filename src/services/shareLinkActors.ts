import { fromPromise } from 'xstate';

import type { Build } from '../../machines/entities';
import type { PageRequest } from '../../machines/handover';
import { SHARE_LINK } from '../../machines/limits';
import type { MadeLink } from '../../machines/shareLink';
import type { WrittenFragment } from '../generator/share/writeFragment';
import { copyText } from './clipboard';
import { shareInWorker } from './websiteWorker';

type Share = (build: Build, signal: AbortSignal) => Promise<WrittenFragment>;

/** `shareSite` of the builder, packing in the worker. */
export const shareSite = shareSiteWith(shareInWorker);

/**
 * Makes a link that holds a whole site and puts it on the clipboard, which is asked for within the press; a link that browsers
 * do not carry is not made. Nothing leaves the device. Rejects when the site cannot be packed.
 */
export function shareSiteWith(share: Share) {
  return fromPromise<MadeLink, PageRequest>(async ({ input, signal }) => {
    const made = input.page.then(({ build }) => share(build, signal)).then(linkOf);
    const isCopied = copyText(made.then(wordsOf)).then(
      () => true,
      () => false,
    );
    const link = await made;
    return link.isTooLarge ? link : { ...link, isCopied: await isCopied };
  });
}

type Link = Extract<MadeLink, { isTooLarge: true }> | { isTooLarge: false; link: string };

function linkOf({ fragment, unpacked }: WrittenFragment): Link {
  if (unpacked > SHARE_LINK.unpacked) {
    return { isTooLarge: true, size: unpacked, limit: SHARE_LINK.unpacked };
  }
  const link = `${location.origin}/view#${fragment}`;
  return link.length > SHARE_LINK.length
    ? { isTooLarge: true, size: link.length, limit: SHARE_LINK.length }
    : { isTooLarge: false, link };
}

function wordsOf(made: Link): string {
  if (made.isTooLarge) throw new Error('The link is too long to be copied.');
  return made.link;
}
