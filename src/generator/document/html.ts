/** Markup that is already safe. Made by `markup` alone, so that a plain string can never reach a page unescaped. */
export class Html {
  constructor(readonly value: string) {}
}

export type Piece = Html | string | number | null | undefined | false | readonly Piece[];

/** Text as a page may hold it: no control characters, no half surrogate pairs. */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(/\p{Surrogate}/gu, '\ufffd');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The one escape function, right for text and for quoted attributes. */
export function escapeHtml(text: string): string {
  return plainText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

function write(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return '';
  if (piece instanceof Html) return piece.value;
  if (typeof piece === 'string') return escapeHtml(piece);
  if (typeof piece === 'number') return String(piece);
  return piece.map(write).join('');
}

/** Tagged template: whatever is put in is escaped unless it is Html. Attribute values must stand in double quotes. */
export function markup(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(strings.map((text, index) => text + write(pieces[index])).join(''));
}

/** Data inside `<script type="application/ld+json">`: cannot close the element and is never run. */
export function jsonLd(data: unknown): Html {
  return new Html(
    JSON.stringify(data).replace(/</g, '\\u003c').replace(/>/g, '\\u003e').replace(/&/g, '\\u0026'),
  );
}

/**
 * A `<style>` element. A browser reads its text as it stands, without entities, so nothing is escaped; throws where the text
 * would close the element.
 */
export function styleElement(css: string): Html {
  if (/<\/style/i.test(css)) throw new Error('A style sheet may not close its element.');
  return new Html(`<style>\n${css}</style>`);
}

/** The one URL allow-list: a place on the page, an e-mail address, a telephone number, a web page. Everything else is null. */
export function safeUrl(url: string): string | null {
  if (/^#[A-Za-z][\w-]*$/.test(url)) return url;
  if (/^tel:\+?[\d\-().;=ext]{3,40}$/.test(url)) return url;
  if (/^mailto:[^\s<>"'\\]{3,320}$/.test(url)) return url;
  if (/^https?:\/\/[^\s<>"'\\]{3,2000}$/i.test(url)) return url;
  return null;
}
