import { Html, escapeHtml, markup } from '../document/html';
import type { Picture } from '../types';
import type { Mode } from './Dialect';

/**
 * Inline in a preview, where it follows the page's colours at once; a file of its own in an export. A painted picture
 * stands at its address in both.
 */
export function drawPicture(picture: Picture, mode: Mode, first: boolean): Html {
  if (mode === 'export' || picture.painted !== undefined) {
    const loading = first ? markup` fetchpriority="high"` : markup` loading="lazy"`;
    return markup`<img src="${picture.painted ?? `images/${picture.id}.svg`}" alt="${picture.alt}" width="${picture.width}" height="${picture.height}"${loading} decoding="async">`;
  }
  return new Html(
    picture.svg.replace('<svg ', `<svg role="img" aria-label="${escapeHtml(picture.alt)}" `),
  );
}
