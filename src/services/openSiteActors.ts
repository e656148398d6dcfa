import { fromPromise } from 'xstate';

import { SITE_FILE } from '../../machines/limits';
import type { ChosenFile, OpenedSite } from '../../machines/openSite';
import { SiteRefusedError } from '../../machines/siteRefusal';
import type { OpenedExport } from '../generator/export/openExport';
import { newId, now } from './identity';
import { holdPhotoFiles } from './photos/photoStore';
import { openInWorker } from './websiteWorker';

type Open = (bytes: Uint8Array, signal: AbortSignal) => Promise<OpenedExport>;

/** `openSite` of the builder, reading and drawing in the worker. */
export const openSite = openSiteWith(openInWorker);

/**
 * Makes a new build of an exported ZIP (specification section 2, builder). A file that is too large is not even read.
 * Rejects with `SiteRefusedError` when the file holds no site, and otherwise when it cannot be read or drawn.
 * Photos for which there is no room are in memory, and the answer says so.
 */
export function openSiteWith(open: Open) {
  return fromPromise<OpenedSite, ChosenFile>(async ({ input: file, signal }) => {
    if (file.size > SITE_FILE.zip) throw new SiteRefusedError('tooLarge');
    const { photos, ...opened } = await open(new Uint8Array(await file.arrayBuffer()), signal);
    const photosRefusal = await holdPhotoFiles(photos);
    return { build: { id: newId(), createdAt: now(), ...opened, isOpened: true }, photosRefusal };
  });
}
