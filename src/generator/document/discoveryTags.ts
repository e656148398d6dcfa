import type { SiteDocument } from './document';
import { markup, type Html } from './html';

/** The part of a page's head that search engines, link previews and the browser's own frame read. */
export function discoveryTags(document: SiteDocument): Html {
  const { title, metaTitle, metaDescription, discovery, variables } = document;
  const { canonical, alternates, image, isAddressKnown, isIndexed } = discovery;
  const color = variables['--site-background'] ?? '#ffffff';
  if (!isIndexed)
    return markup`<meta name="theme-color" content="${color}">\n<meta name="robots" content="noindex">\n`;
  const alt = image.alt || title.value;
  return markup`<meta name="theme-color" content="${color}">
<link rel="canonical" href="${canonical}">
${Object.entries(alternates).map(
  ([language, href]) => markup`<link rel="alternate" hreflang="${language}" href="${href}">\n`,
)}<meta property="og:type" content="website">
<meta property="og:site_name" content="${title.value}">
<meta property="og:title" content="${metaTitle}">
<meta property="og:description" content="${metaDescription}">
${isAddressKnown && markup`<meta property="og:url" content="${canonical}">\n`}<meta property="og:image" content="${image.address}">
<meta property="og:image:type" content="${image.type}">
<meta property="og:image:width" content="${image.width}">
<meta property="og:image:height" content="${image.height}">
<meta property="og:image:alt" content="${alt}">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="${metaTitle}">
<meta name="twitter:description" content="${metaDescription}">
<meta name="twitter:image" content="${image.address}">
<meta name="twitter:image:alt" content="${alt}">
`;
}
