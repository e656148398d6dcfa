import type { Site } from '../types';
import type { Alternate, Discovery } from './document';
import { PLACEHOLDER_ADDRESS, pageAddress, siteAddress } from './siteAddress';

/** The picture of a shared link, in an export. */
export const SHARE_IMAGE = 'images/share.png';
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };

/** The addresses in a page's head: whole ones, as those who read them ask for; below a placeholder where the site's own is unknown. */
export function discoveryOf(
  site: Site,
  path: string,
  language: string,
  alternates: readonly Alternate[],
): Discovery {
  const address = siteAddress(site);
  const at = (to: string) => pageAddress(address ?? PLACEHOLDER_ADDRESS, to);
  const versions = [{ language, path }, ...alternates];
  const first = versions.find((version) => version.language === site.copy.language);
  const isTranslated = alternates.length > 0;
  return {
    canonical: at(path),
    versions: isTranslated
      ? Object.fromEntries(versions.map((version) => [version.language, version.path]))
      : {},
    alternates: !isTranslated
      ? {}
      : Object.fromEntries([
          ...versions.map((version) => [version.language, at(version.path)] as const),
          ['x-default', at(first?.path ?? path)] as const,
        ]),
    image: { address: at(SHARE_IMAGE), type: 'image/png', ...SHARE_IMAGE_SIZE, alt: '' },
    isAddressKnown: address !== null,
    isIndexed: true,
  };
}
