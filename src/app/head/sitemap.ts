/** The sitemap of the given paths, as XML. */
export function sitemap(addresses: readonly string[], siteUrl: string): string {
  const entries = addresses.map(
    (address) => `  <url><loc>${siteUrl}${encodeURI(address)}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** What crawlers may visit: everything but sign-in and the editor. */
export function robots(siteUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /auth',
    'Disallow: /editor/',
    'Disallow: /editor$',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
