import { itemTextKey } from '../../../machines/itemTexts';
import { namedIn, withPageName } from '../../../machines/pageLinks';
import { renamer } from '../../../machines/siteName';
import type { CustomizationPatch, ShownPicture } from '../customizationPatch';
import { innerTitle, metaTitle } from '../document/contentTexts';
import { arrangeSections } from './arrangeSections';

function setFlag(element: Element, name: string, on: boolean): void {
  if (element.hasAttribute(name) !== on) element.toggleAttribute(name, on);
}

interface Generated {
  /** The generator's words, links among them: copies, for what stands in the document is typed over in place. */
  nodes: readonly Node[];
  words: string;
  /** What the element says of the generator's words; words of one's own have none of it. */
  marks: Record<string, string>;
}

/** A gap to fill, its hint, and the words of the prompt that a text came from. */
const MARKS = ['data-placeholder', 'title', 'data-evidence'] as const;
/** The language of a text, and of the one that it follows. */
const LANGUAGE_MARKS = ['lang', 'dir'] as const;

/** What stood in an element before the person's own words. */
const generatedTexts = new WeakMap<Element, Generated>();

/** A copy of a text's element begins with the generator's words too, whatever stands in the other. */
function rememberCopy(element: Element, copy: Element): void {
  const generated = generatedTexts.get(element);
  if (generated !== undefined) generatedTexts.set(copy, generated);
}

/** Texts of a second language show the words of the first that they follow, unless they have some of their own. */
function setTexts(document: Document, { ownTexts, texts, rename }: CustomizationPatch): void {
  const known: Record<string, string> = { ...ownTexts, title: texts.title };
  const renamed = renamer(rename, document.documentElement.lang);
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
    const { text: id = '', follows } = element.dataset;
    if (id in texts) continue;
    const given = known[itemTextKey(id)];
    const own = given ?? (follows === undefined ? undefined : known[itemTextKey(follows)]);
    const generated = generatedTexts.get(element) ?? {
      nodes: copiesOf(element.childNodes),
      words: element.textContent,
      marks: Object.fromEntries(
        [...MARKS, ...LANGUAGE_MARKS].flatMap((name) => {
          const value = element.getAttribute(name);
          return value === null ? [] : [[name, value] as const];
        }),
      ),
    };
    generatedTexts.set(element, generated);
    const { nodes, words, marks } = generated;
    const written = own ?? pageLinkWords(document, id, words);
    const value = written ?? ('data-evidence' in marks ? renamed(words) : words);
    if (element.textContent !== value) {
      if (written === undefined) element.replaceChildren(...copiesOf(nodes));
      else element.textContent = written;
      if (value !== words && written === undefined) renameIn(element, renamed);
    }
    const isOwn = own !== undefined && own !== words;
    for (const [name, mark] of Object.entries(marks)) {
      const isGone = LANGUAGE_MARKS.some((one) => one === name) ? given !== undefined : isOwn;
      if (isGone) element.removeAttribute(name);
      else if (!element.hasAttribute(name)) element.setAttribute(name, mark);
    }
  }
}

/** The generator's words on a link to a page, with the name that the navigation above already has now; undefined: they name none. */
function pageLinkWords(document: Document, id: string, words: string): string | undefined {
  const named = namedIn(id);
  const name = named === null ? null : document.querySelector(`[data-text="${named}"]`);
  const before = name === null ? undefined : generatedTexts.get(name)?.words;
  return before === undefined ? undefined : withPageName(words, before, name?.textContent ?? '');
}

const copiesOf = (nodes: Iterable<Node>): Node[] => [...nodes].map((node) => node.cloneNode(true));

function renameIn(element: Element, renamed: (text: string) => string): void {
  for (const node of element.childNodes) {
    if (node.nodeType === node.TEXT_NODE) node.textContent = renamed(node.textContent ?? '');
  }
}

/** The words and the evidence with which a text of the Content tab was drawn. */
const drawnContents = new WeakMap<Element, { words: string; evidence: string | null }>();

/** The title, subtitle or description; only the generator's words have evidence. */
function setContent(element: Element, value: string): void {
  const drawn = drawnContents.get(element) ?? {
    words: element.textContent,
    evidence: element.getAttribute('data-evidence'),
  };
  drawnContents.set(element, drawn);
  if (element.textContent !== value) element.textContent = value;
  if (drawn.evidence === null) return;
  if (value === drawn.words) element.setAttribute('data-evidence', drawn.evidence);
  else element.removeAttribute('data-evidence');
}

/** Puts a photo or the painted hero where a drawing stands, or the drawing back; it is hidden meanwhile, never lost. */
function setPictures(document: Document, { hero, photos }: CustomizationPatch): void {
  for (const frame of document.querySelectorAll<HTMLElement>('[data-picture]')) {
    const id = frame.dataset.picture ?? '';
    const shown = Object.hasOwn(photos, id) ? photos[id] : id === 'hero' ? hero : null;
    setPicture(frame, frame.querySelector('svg'), shown ?? null);
  }
  for (const mark of document.querySelectorAll<HTMLElement>(
    '[data-part="header"] [data-part="mark"]',
  )) {
    const logo = setPicture(mark.parentElement, mark, photos.logo ?? null);
    if (logo === null) continue;
    logo.toggleAttribute('data-logo', true);
    if (logo.nextElementSibling !== mark) mark.before(logo);
  }
}

function setPicture(
  frame: Element | null,
  drawing: HTMLElement | SVGElement | null,
  shown: ShownPicture | null,
): HTMLImageElement | null {
  const before = frame?.querySelector('img') ?? null;
  if (frame === null || shown === null) {
    drawing?.removeAttribute('style');
    before?.remove();
    return null;
  }
  drawing?.style.setProperty('display', 'none');
  const image = before ?? frame.appendChild(frame.ownerDocument.createElement('img'));
  const wanted = {
    src: shown.address,
    alt: shown.alt,
    width: String(shown.width),
    height: String(shown.height),
    // No frame waits until a large photo is decoded.
    decoding: 'async',
  };
  for (const [name, value] of Object.entries(wanted)) {
    if (image.getAttribute(name) !== value) image.setAttribute(name, value);
  }
  return image;
}

/** Brings the custom properties of an element of a preview document up to date; what is right already is left alone. */
export function applyVariables(
  { style }: ElementCSSInlineStyle,
  variables: Record<string, string>,
): void {
  for (const [name, value] of Object.entries(variables)) {
    if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
  }
}

/** Brings a preview document that is on screen to a customization, without a reload; what is right already is left alone. */
export function applyPatch(document: Document, patch: CustomizationPatch): void {
  applyVariables(document.documentElement, patch.variables);
  arrangeSections(document, patch, rememberCopy);
  const own = new Map(patch.entries?.map(({ id, state }) => [id, state]));
  for (const [id, state] of Object.entries(patch.sections)) {
    const shown = own.get(id) ?? state;
    for (const section of document.querySelectorAll(`[data-section="${id}"]`)) {
      if (section.getAttribute('data-state') !== shown) section.setAttribute('data-state', shown);
      setFlag(section, 'hidden', shown === 'hidden');
    }
    for (const link of document.querySelectorAll(`[data-leads-to="${id}"]`)) {
      setFlag(link, 'hidden', state === 'hidden');
    }
  }
  if (patch.entries !== null) hideUnknown(document, own, patch.sections);
  setTexts(document, patch);
  setPictures(document, patch);
  const { metaTitle: firstTitle, ...texts } = patch.texts;
  for (const [id, value] of Object.entries(texts)) {
    for (const element of document.querySelectorAll(`[data-text="${id}"]`)) {
      setContent(element, value);
      if (element.parentElement?.hasAttribute('data-optional')) {
        setFlag(element.parentElement, 'hidden', value === '');
      }
    }
  }
  const title = patch.ownTitle ?? titleOf(document) ?? firstTitle;
  if (document.title !== title) document.title = title;
}

/** What was added, and was taken back, or went to another page: it waits unseen for the next drawing, or to come back. */
function hideUnknown(
  document: Document,
  own: ReadonlyMap<string, unknown>,
  known: CustomizationPatch['sections'],
): void {
  for (const section of document.querySelectorAll('main > [data-section]')) {
    const id = section.getAttribute('data-section') ?? '';
    if (id === 'page' || own.has(id)) continue;
    setFlag(section, 'hidden', true);
    if (Object.hasOwn(known, id)) continue;
    for (const link of document.querySelectorAll(`[data-leads-to="${id}"]`))
      setFlag(link, 'hidden', true);
  }
}

/** The title of a page that is not the first of the first language, from what now stands on it; null for that one. */
function titleOf(document: Document): string | null {
  const words = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  const title = words('[data-part="brand"] [data-text]');
  const label = document.querySelector('[data-section="page"] h1');
  if (label !== null) return innerTitle(label.textContent, title);
  const isFirstLanguage = document.querySelector('[data-text="title"]') !== null;
  return isFirstLanguage
    ? null
    : metaTitle({ title, subtitle: words('[data-section="hero"] [data-text$=".subtitle"]') });
}
