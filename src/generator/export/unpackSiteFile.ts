import { strFromU8, unzipSync } from 'fflate';

import { SITE_FILE } from '../../../machines/limits';
import { SiteRefusedError } from '../../../machines/siteRefusal';

/** A site's file at the top of a ZIP or, where somebody packed the unpacked folder again, inside that folder. */
const IS_SITE_FILE = /^(?!__MACOSX\/)(?:[^/\\]+\/)?site\.json$/;

/**
 * The text of the `site.json` in an exported ZIP. Nothing else in the archive is unpacked, and no more than `SITE_FILE`
 * allows, so that a small file cannot fill the memory. Throws `SiteRefusedError`: `notZip`, `notOurs`, `damaged` or
 * `tooLarge`.
 */
export function unpackSiteFile(bytes: Uint8Array): string {
  // "PK": what every ZIP begins with, whole or not.
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new SiteRefusedError('notZip');
  if (bytes.length > SITE_FILE.zip) throw new SiteRefusedError('tooLarge');
  try {
    const index = findSiteFile(bytes);
    let at = -1;
    const files = unzipSync(bytes, { filter: () => (at += 1) === index });
    const [content] = Object.values(files);
    if (content === undefined) throw new SiteRefusedError('damaged');
    return strFromU8(content);
  } catch (error) {
    throw error instanceof SiteRefusedError ? error : new SiteRefusedError('damaged');
  }
}

/** Which entry of the archive is the site's file, the one nearest to the top; nothing is unpacked to find it. */
function findSiteFile(bytes: Uint8Array): number {
  let entries = 0;
  let found: { index: number; name: string; isTooLarge: boolean } | null = null;
  unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      entries += 1;
      if (entries > SITE_FILE.entries) throw new SiteRefusedError('tooLarge');
      if (IS_SITE_FILE.test(name) && (found === null || name.length < found.name.length)) {
        const isTooLarge = size > SITE_FILE.packed || originalSize > SITE_FILE.unpacked;
        found = { index: entries - 1, name, isTooLarge };
      }
      return false;
    },
  });
  // The compiler does not see that the filter has run.
  const best = found as { index: number; isTooLarge: boolean } | null;
  if (best === null) throw new SiteRefusedError('notOurs');
  if (best.isTooLarge) throw new SiteRefusedError('tooLarge');
  return best.index;
}
