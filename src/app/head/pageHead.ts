import type { PageMeta } from './pageMeta';
import { documentTitle } from './pageMeta';
import { PRODUCT } from './product';
import { type JsonLd, SITE_PATH } from './structuredData';

export interface PageInHead {
  meta: PageMeta;
  /** The page's path, or null for a page without an address of its own, which search engines shall not keep. */
  address: string | null;
  /** Where the site is deployed, without a slash at the end. */
  siteUrl: string;
}

const IMAGE = {
  path: '/og.png',
  width: '1200',
  height: '630',
  alt: 'A shop window under a green awning, and the words: AI Website Builder. Describe it. See it built.',
};

/** The tags of a prerendered page's head that are its own, as HTML. */
export function pageHead({ meta, address, siteUrl }: PageInHead): string {
  const title = documentTitle(meta);
  const url = address === null ? null : siteUrl + address;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    named('description', meta.description),
    ...(url === null
      ? [named('robots', 'noindex')]
      : [`<link rel="canonical" href="${escapeHtml(url)}">`, property('og:url', url)]),
    property('og:site_name', PRODUCT),
    property('og:type', meta.kind ?? 'website'),
    property('og:title', meta.title),
    property('og:description', meta.description),
    property('og:image', siteUrl + IMAGE.path),
    property('og:image:width', IMAGE.width),
    property('og:image:height', IMAGE.height),
    property('og:image:alt', IMAGE.alt),
    named('twitter:card', 'summary_large_image'),
    ...(meta.structuredData ?? []).map((thing) => jsonLdScript(thing, siteUrl)),
  ];
  return tags.join('\n    ');
}

const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

function jsonLdScript(thing: JsonLd, siteUrl: string): string {
  const json = JSON.stringify(
    { '@context': 'https://schema.org', ...thing },
    (_key, value: unknown) =>
      typeof value === 'string' && value.startsWith(SITE_PATH)
        ? siteUrl + value.slice(SITE_PATH.length)
        : value,
  );
  // `<` would end the script early in a text that says "</script>".
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
