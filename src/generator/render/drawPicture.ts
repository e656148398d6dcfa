import { Html, escapeHtml, markup } from '../document/html';
import type { Picture } from '../types';
import { relativePath } from '../document/document';
import type { Drawing } from './Dialect';

/**
 * Inline in a preview, where it follows the page's colours at once; a file of its own in an export. A painted picture
 * stands at its address in both.
 */
export function drawPicture(
  picture: Picture,
  { mode, document }: Pick<Drawing, 'mode' | 'document'>,
  first: boolean,
  /** How wide it stands, as `sizes` has it. */
  sizes = '100vw',
): Html {
  const isDrawn = mode === 'preview' || picture.svg === '';
  if (!isDrawn || picture.painted !== undefined) {
    const loading = first ? markup` fetchpriority="high"` : markup` loading="lazy"`;
    const file = picture.painted ?? `images/${picture.id}.svg`;
    const source = mode === 'export' ? relativePath(document.path, file) : file;
    const sources = picture.sources
      ?.map(({ address, width }) => `${relativePath(document.path, address)} ${width}w`)
      .join(', ');
    return markup`<img src="${source}"${sources && markup` srcset="${sources}" sizes="${sizes}"`} alt="${picture.alt}" width="${picture.width}" height="${picture.height}"${loading} decoding="async">`;
  }
  return new Html(
    picture.svg.replace('<svg ', () => `<svg role="img" aria-label="${escapeHtml(picture.alt)}" `),
  );
}
