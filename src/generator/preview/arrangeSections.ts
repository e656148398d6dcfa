import { copiedTextId, isCopy } from '../../../machines/sectionIds';
import type { CustomizationPatch } from '../customizationPatch';

/** What a text's element was given to be edited in place; a copy is offered on its own. */
const WHILE_EDITED = ['tabindex', 'role', 'aria-description', 'aria-label', 'contenteditable'];

/** Ids, and what refers to them. */
const NAMING = ['id', 'data-section', 'for', 'aria-labelledby', 'aria-describedby'] as const;

/**
 * Brings the sections of a preview document that is on screen into the person's order, without a reload: copies are made and
 * taken away, links to places of the first page follow. `onCopy` is told of each text's element and its copy.
 */
export function arrangeSections(
  document: Document,
  { entries, places }: Pick<CustomizationPatch, 'entries' | 'places'>,
  onCopy: (element: Element, copy: Element) => void,
): void {
  const main = document.querySelector('main');
  if (entries === null || main === null) return;
  const known = new Map(
    [...main.children].map((section) => [section.getAttribute('data-section') ?? '', section]),
  );
  const wanted = new Set(entries.map(({ id }) => id));
  for (const [id, section] of known) if (isCopy(id) && !wanted.has(id)) section.remove();
  let previous = known.get('page') ?? null;
  for (const { id, of } of entries) {
    const source = known.get(of);
    const section = known.get(id) ?? (source && copyOf(source, of, id, onCopy));
    if (section === undefined) continue;
    const isInPlace = section.parentElement === main && section.previousElementSibling === previous;
    if (!isInPlace && previous === null) main.prepend(section);
    else if (!isInPlace) previous?.after(section);
    previous = section;
  }
  orderLinks(document, places);
}

function copyOf(
  section: Element,
  from: string,
  to: string,
  onCopy: (element: Element, copy: Element) => void,
): Element {
  const copy = section.cloneNode(true) as Element;
  const named = (value: string) =>
    value === from || value.startsWith(`${from}-`) ? to + value.slice(from.length) : value;
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    // What a drawing refers to is in it.
    if (element.closest('svg') !== null) continue;
    for (const name of NAMING) {
      const value = element.getAttribute(name);
      if (value !== null) element.setAttribute(name, named(value));
    }
  }
  const texts = [...copy.querySelectorAll('[data-text]')];
  section.querySelectorAll('[data-text]').forEach((element, index) => {
    const text = texts[index];
    if (text === undefined) return;
    for (const name of ['data-text', 'data-follows']) {
      const id = text.getAttribute(name);
      if (id !== null) text.setAttribute(name, copiedTextId(id, from, to));
    }
    for (const name of WHILE_EDITED) text.removeAttribute(name);
    onCopy(element, text);
  });
  return copy;
}

/** Links to places of the first page stand as the places do, between the links to pages. */
function orderLinks(document: Document, places: readonly string[]): void {
  const lists = new Set(
    [...document.querySelectorAll('li[data-leads-to]')].map((link) => link.parentElement),
  );
  for (const list of lists) {
    if (list === null) continue;
    const links = [...list.children];
    const ordered = links
      .filter(leadsToPlace)
      .sort((one, other) => places.indexOf(targetOf(one)) - places.indexOf(targetOf(other)));
    const now = links.map((link) => (leadsToPlace(link) ? (ordered.shift() ?? link) : link));
    if (now.some((link, index) => link !== links[index])) list.append(...now);
  }
}

const targetOf = (link: Element): string => link.getAttribute('data-leads-to') ?? '';

function leadsToPlace(link: Element): boolean {
  const anchor = link.querySelector('a');
  const address = anchor?.getAttribute('data-page') ?? anchor?.getAttribute('href') ?? '';
  return targetOf(link) !== '' && address.includes('#') && address !== '#main';
}
