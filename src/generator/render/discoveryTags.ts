import { SHARE_IMAGE_SIZE } from '../document/discovery';
import type { SiteDocument } from '../document/document';
import { markup, type Html } from '../document/html';

/** The part of a page's head that search engines, link previews and the browser's own frame read. */
export function discoveryTags(document: SiteDocument): Html {
  const { canonical, alternates, image, isAddressKnown, isIndexed } = document.discovery;
  const { width, height } = SHARE_IMAGE_SIZE;
  const color = document.variables['--site-background'] ?? '#ffffff';
  if (!isIndexed)
    return markup`<meta name="theme-color" content="${color}">\n<meta name="robots" content="noindex">\n`;
  return markup`<meta name="theme-color" content="${color}">
<link rel="canonical" href="${canonical}">
${Object.entries(alternates).map(
  ([language, href]) => markup`<link rel="alternate" hreflang="${language}" href="${href}">\n`,
)}<meta property="og:type" content="website">
<meta property="og:site_name" content="${document.title.value}">
<meta property="og:title" content="${document.metaTitle}">
<meta property="og:description" content="${document.metaDescription}">
${isAddressKnown && markup`<meta property="og:url" content="${canonical}">\n`}<meta property="og:image" content="${image}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${width}">
<meta property="og:image:height" content="${height}">
<meta property="og:image:alt" content="${document.title.value}">
<meta name="twitter:card" content="summary_large_image">
`;
}
