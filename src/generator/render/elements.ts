import { markup, safeUrl, type Html, type Piece } from '../document/html';
import { relativePath, type SiteDocument } from '../document/document';
import { linked } from '../document/links';
import type { Text } from '../types';
import type { Dialect, Drawing, Mode } from './Dialect';

export function startDrawing(
  document: SiteDocument,
  dialect: Dialect,
  mode: Mode,
  turnsPages: boolean,
): Drawing {
  return { document, dialect, mode, turnsPages, hidden: new Set(document.hidden) };
}

/** The ids of the Content tab's texts: the preview replaces them in place. */
const CONTENT_IDS: ReadonlySet<string> = new Set(['title', 'subtitle', 'description']);

/** Languages that are written from right to left. */
const directionOf = (language: string) => (language === 'ar' ? 'rtl' : 'ltr');

/** Attributes of what is in a language that is not the one around it; undefined: it is. */
export const inLanguage = (
  language: string | undefined,
  { document, language: around = document.language }: Drawing,
): Piece =>
  language !== undefined &&
  markup` lang="${language}"${directionOf(language) !== directionOf(around) && markup` dir="${directionOf(language)}"`}`;

/** Attributes of what a section in another language has in the page's. */
export const inPageLanguage = (drawing: Drawing): Piece =>
  inLanguage(drawing.language && drawing.document.language, drawing);

/** The words of a text inside its element; a gap that the owner must fill is marked. */
export const words = (text: Text, drawing: Drawing): Html => marked(text, drawing, text.value);

function marked(text: Text, drawing: Drawing, content: Piece): Html {
  const follows =
    drawing.mode === 'preview' &&
    text.follows !== undefined &&
    markup` data-follows="${text.follows}"`;
  const isTitle = CONTENT_IDS.has(text.id) || text.follows === 'title';
  if (text.source.from !== 'placeholder' || isTitle) {
    const evidence =
      drawing.mode === 'preview' &&
      drawing.turnsPages &&
      text.source.from === 'prompt' &&
      markup` data-evidence="${text.source.evidence}"`;
    return markup`<span data-text="${text.id}"${follows}${evidence}${inLanguage(text.language, drawing)}>${content}</span>`;
  }
  const hint = drawing.document.labels.placeholderHint;
  return markup`<span data-text="${text.id}"${follows} data-placeholder="${text.source.kind}" title="${hint}">${text.value}</span>`;
}

/**
 * As `words`, with the addresses and numbers in them as links. In a preview only the generator's words have them, because
 * those of one's own are brought there as plain text.
 */
function linkedWords(text: Text, drawing: Drawing): Html {
  const isOwn = drawing.mode === 'preview' && text.source.from !== 'prompt';
  if (isOwn || text.source.from === 'placeholder') return words(text, drawing);
  const stretches = linked(text.id, text.value, drawing.document.facts);
  return marked(
    text,
    drawing,
    stretches.map(({ text: stretch, href }) =>
      href === null
        ? stretch
        : markup`<a${linkAttributes(href, drawing)}>${href.startsWith('tel:') ? unbroken(stretch) : stretch}</a>`,
    ),
  );
}

/** A telephone number that no line breaks. */
const unbroken = (phone: string): string => phone.replace(/ /g, '\u00A0').replace(/-/g, '\u2011');

const LINKED: ReadonlySet<string> = new Set(['p', 'dd']);

/** An element that holds one text. */
export function element(
  tag: string,
  classes: string,
  text: Text,
  drawing: Drawing,
  more: Piece = '',
): Html {
  const name = tagName(tag);
  const content = LINKED.has(tag) && !CONTENT_IDS.has(text.id) ? linkedWords : words;
  const empty =
    CONTENT_IDS.has(text.id) && markup` data-optional${text.value === '' && markup` hidden`}`;
  return markup`<${name}${classNames(classes)}${more}${empty}>${content(text, drawing)}</${name}>`;
}

const TAGS = new Map(
  ['h1', 'h2', 'h3', 'p', 'span', 'dt', 'dd', 'strong', 'summary', 'small'].map((tag) => [
    tag,
    markup`${tag}`,
  ]),
);

function tagName(tag: string): Html {
  const known = TAGS.get(tag);
  if (!known) throw new Error(`No element ${tag} is drawn here`);
  return known;
}

export function classNames(classes: string): Html {
  return classes === '' ? markup`` : markup` class="${classes}"`;
}

/** Attributes of a link: its address, and whether it leads to a section that is hidden now. In a preview only places on the site can be reached. */
export function linkAttributes(href: string, drawing: Drawing): Html {
  const url = safeUrl(href);
  const target = url?.startsWith('#') ? url.slice(1) : null;
  if (url === null) return markup``;
  if (target === null && drawing.mode === 'preview') return markup` data-href="${url}"`;
  if (target === null) return markup` href="${url}"`;
  const { places, path } = drawing.document;
  const page = Object.hasOwn(places, target) ? (places[target] ?? path) : path;
  return markup`${pageAttributes(page, target, drawing)} data-leads-to="${target}"${drawing.hidden.has(target) && markup` hidden`}`;
}

/**
 * Attributes of a link to a page of the site, or to a place on it. In a preview a link to another page names it in
 * `data-page`, for the preview's owner to follow.
 */
export function pageAttributes(path: string, anchor: string, drawing: Drawing): Html {
  const { document, mode } = drawing;
  const place = anchor === '' ? '' : `#${anchor}`;
  if (path === document.path) return markup` href="${place === '' ? '#main' : place}"`;
  if (mode === 'export') return markup` href="${relativePath(document.path, path)}${place}"`;
  return drawing.turnsPages ? markup` href="#main" data-page="${path}${place}"` : markup``;
}
