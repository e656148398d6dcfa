import { escapeHtml } from '../document/html';
import { PLACEHOLDER_ADDRESS, pageAddress, siteAddress } from '../document/siteAddress';
import type { RenderedSite, Site, SiteFile } from '../types';

/**
 * `sitemap.xml` and `robots.txt` of an export. Both need the site's whole address; a placeholder stands there until the
 * owner gives theirs, and README.txt says so.
 */
export function seoFiles(site: Site, versions: RenderedSite['versions']): SiteFile[] {
  const address = siteAddress(site) ?? PLACEHOLDER_ADDRESS;
  return [
    { path: 'sitemap.xml', content: sitemap(address, versions, site.copy.language) },
    { path: 'robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${address}sitemap.xml\n` },
  ];
}

/** `first`: the language for everybody whose own is not among the site's. */
function sitemap(address: string, versions: RenderedSite['versions'], first: string): string {
  const at = (path: string) => escapeHtml(pageAddress(address, path));
  const entries = Object.entries(versions).map(([path, languages]) => {
    const standard = languages[first];
    const links = Object.entries({
      ...languages,
      ...(standard === undefined ? {} : { 'x-default': standard }),
    }).map(
      ([language, same]) =>
        `\n    <xhtml:link rel="alternate" hreflang="${language}" href="${at(same)}"/>`,
    );
    return `  <url>\n    <loc>${at(path)}</loc>${links.join('')}\n  </url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`;
}
