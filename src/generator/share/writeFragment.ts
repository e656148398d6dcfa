import { deflateSync, strToU8 } from 'fflate';

import { type BuildToKeep, siteOf, writeSiteFile } from '../export/writeSiteFile';
import { stableHash } from '../stableHash';
import { toBase64Url } from './base64Url';

export interface WrittenFragment {
  fragment: string;
  /** Bytes of the site before it was packed. */
  unpacked: number;
}

/**
 * A build as the fragment of a share link: `1.<packed site>.<checksum>`. All of the site is in it but the prompt it was
 * made from, what was corrected in it and what it refuses, which its owner did not put on the site. Rejects when the build's site cannot be read.
 */
export async function writeFragment(build: BuildToKeep): Promise<WrittenFragment> {
  const { name: _, ...shared } = build;
  const { request, ...site } = await siteOf({ ...shared, prompt: '' });
  const { corrections: _corrections, ...asked } = request;
  const text = strToU8(
    JSON.stringify(
      writeSiteFile(
        { ...site, request: asked, brief: { ...site.brief, parts: [], refusals: [] } },
        shared,
      ),
    ),
  );
  const packed = toBase64Url(deflateSync(text, { level: 9 }));
  return { fragment: `1.${packed}.${checksum(packed)}`, unpacked: text.length };
}

/** Tells a link that was cut or mistyped on its way. */
export function checksum(packed: string): string {
  return stableHash(packed).toString(36);
}
