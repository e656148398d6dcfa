import { drawWebsite } from '../generateWebsite';
import { readSiteFile } from './readSiteFile';
import { type PhotoBytes, photoFilesOf, withKeptPhotos } from '../photoFiles';
import { unpackPhotos } from './unpackPhotos';
import { unpackSiteFile } from './unpackSiteFile';
import type { ExportableBuild } from './writeSiteFile';

/** A build out of a ZIP, with the files of its photos. */
export interface OpenedExport extends ExportableBuild {
  photos: PhotoBytes;
}

/**
 * An exported ZIP as the build it was made from (specification section 2, builder): its pages are drawn from its
 * state, never taken from the file; of its photos the files that the state names, where they are pictures. Rejects with
 * `SiteRefusedError`, or as `generateWebsite` does.
 */
export async function openExport(bytes: Uint8Array): Promise<OpenedExport> {
  const file = await readSiteFile(unpackSiteFile(bytes));
  const photos = unpackPhotos(bytes, photoFilesOf(file.customization));
  const customization = withKeptPhotos(file.customization, photos);
  const website = await drawWebsite(file.site, customization);
  const { name, request } = file;
  return { ...request, ...(name === undefined ? {} : { name }), website, customization, photos };
}
