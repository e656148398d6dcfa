import type { SiteDocument } from '../document/document';

/** A small sign in the site's colours, without letters so that it suits every script. */
export function faviconSvg({ variables }: SiteDocument): string {
  const color = (role: string) => variables[`--site-${role}`] ?? 'currentColor';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="${color('primary')}"/><circle cx="16" cy="16" r="8" fill="${color('on-primary')}"/><circle cx="21" cy="11" r="5" fill="${color('accent')}"/></svg>`;
}

export function faviconData(document: SiteDocument): string {
  return `data:image/svg+xml,${encodeURIComponent(faviconSvg(document))}`;
}
