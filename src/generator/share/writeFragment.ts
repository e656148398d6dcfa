import { deflateSync, strToU8 } from 'fflate';

import { type ExportableBuild, siteOf, writeSiteFile } from '../export/writeSiteFile';
import { picturedSite } from '../pictures/picturedSite';
import { stableHash } from '../stableHash';
import { toBase64Url } from './base64Url';
import { sharedSite } from './sharedSite';

export interface WrittenFragment {
  fragment: string;
  /** Bytes of the site before it was packed. */
  unpacked: number;
}

/**
 * A build as the fragment of a share link: `1.<packed site>.<checksum>`. What its owner did not put on the site is not in
 * it (`sharedSite`). Rejects when the build's site cannot be read.
 */
export async function writeFragment(build: ExportableBuild): Promise<WrittenFragment> {
  const pictured = await picturedSite(await siteOf(build), build.customization);
  const { site, customization } = sharedSite(pictured, build.customization);
  const { name: _, ...shared } = build;
  const text = strToU8(JSON.stringify(writeSiteFile(site, { ...shared, customization })));
  const packed = toBase64Url(deflateSync(text, { level: 9 }));
  return { fragment: `1.${packed}.${checksum(packed)}`, unpacked: text.length };
}

/** Tells a link that was cut or mistyped on its way. */
export function checksum(packed: string): string {
  return stableHash(packed).toString(36);
}
