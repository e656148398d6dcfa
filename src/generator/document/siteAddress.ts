import type { Site } from '../types';

/** Stands for the owner's address where a file needs one and nobody has given it. */
export const PLACEHOLDER_ADDRESS = 'https://www.example.com/';

const ADDRESS =
  /^(?:https?:\/\/)?((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24})((?:\/[a-z0-9._~-]{1,80}){0,5})\/?$/i;

/**
 * Where the site will stand, such as `https://www.crumb.example/`, always with its closing slash; null when neither the
 * prompt nor the person says.
 */
export function siteAddress({ request, brief }: Pick<Site, 'request' | 'brief'>): string | null {
  const { webAddress: corrected } = request.corrections ?? {};
  const known = corrected === undefined ? brief.facts.webAddress?.value : corrected;
  const [, host, path = ''] = ADDRESS.exec(known?.trim() ?? '') ?? [];
  return host === undefined ? null : `https://${host.toLowerCase()}${path}/`;
}

/** A page's address below the site's: the first page of a folder is the folder itself. */
export const pageAddress = (site: string, path: string): string =>
  `${site}${path.replace(/(^|\/)index\.html$/, '$1')}`;
