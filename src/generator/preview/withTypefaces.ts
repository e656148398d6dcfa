import { styleElement } from '../document/html';

/**
 * A preview document with the fonts of its site inside it. They are kept apart from the documents until one is shown, because
 * the pages of a site share them and they are as large as a page.
 */
export function withTypefaces(html: string, typefaces = ''): string {
  if (typefaces === '') return html;
  return html.replace('</head>', () => `${styleElement(typefaces).value}\n</head>`);
}
