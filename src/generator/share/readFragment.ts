import { Inflate, strFromU8 } from 'fflate';

import { SHARE_LINK } from '../../../machines/limits';
import { SiteRefusedError } from '../../../machines/siteRefusal';
import { readSiteFile, type SiteFileState } from '../export/readSiteFile';
import { fromBase64Url } from './base64Url';
import { checksum } from './writeFragment';

/** Bytes unpacked at a time: a step can grow about a thousandfold before it is counted. */
const STEP = 1024;

/**
 * Reads the fragment of a share link, without its `#`. Anybody may have written it: its length is looked at before it is
 * unpacked, and unpacking ends at a limit. Rejects with `SiteRefusedError`: `damaged`, `tooLarge` or `newerVersion`.
 */
export async function readFragment(fragment: string): Promise<SiteFileState> {
  if (fragment.length > SHARE_LINK.length) throw new SiteRefusedError('tooLarge');
  const [, version, packed, sum] =
    /^([1-9]\d{0,5})\.([\w-]*)(?:\.([0-9a-z]*))?/.exec(fragment) ?? [];
  if (version === undefined || packed === undefined) throw new SiteRefusedError('damaged');
  if (version !== '1') throw new SiteRefusedError('newerVersion');
  if (fragment !== `1.${packed}.${sum ?? ''}` || sum !== checksum(packed)) {
    throw new SiteRefusedError('damaged');
  }
  try {
    return await readSiteFile(strFromU8(inflated(fromBase64Url(packed))));
  } catch (error) {
    const isRefusal = error instanceof SiteRefusedError && error.reason !== 'notOurs';
    throw isRefusal ? error : new SiteRefusedError('damaged');
  }
}

function inflated(packed: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((part) => {
    size += part.length;
    if (size > SHARE_LINK.unpacked) throw new SiteRefusedError('tooLarge');
    parts.push(part);
  });
  for (let start = 0; start < packed.length; start += STEP) {
    inflate.push(packed.subarray(start, start + STEP), start + STEP >= packed.length);
  }
  const whole = new Uint8Array(size);
  let filled = 0;
  for (const part of parts) {
    whole.set(part, filled);
    filled += part.length;
  }
  return whole;
}
