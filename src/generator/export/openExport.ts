import { drawWebsite } from '../generateWebsite';
import { readSiteFile } from './readSiteFile';
import { unpackSiteFile } from './unpackSiteFile';
import type { BuildToKeep } from './writeSiteFile';

/**
 * An exported ZIP as the build it was made from (specification section 2, builder): its pages are drawn from its
 * state, never taken from the file. Rejects with `SiteRefusedError`, or as `generateWebsite` does.
 */
export async function openExport(bytes: Uint8Array): Promise<BuildToKeep> {
  const { name, request, customization, site } = await readSiteFile(unpackSiteFile(bytes));
  const website = await drawWebsite(site, customization);
  return { ...request, ...(name === undefined ? {} : { name }), website, customization };
}
