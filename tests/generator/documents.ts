import { Window } from 'happy-dom';

// One for all documents: a window costs more than most pages, and none of them sees it.
const parser = new new Window().DOMParser();

/** A document as a browser opens it. */
export function opened(html: string): Document {
  return parser.parseFromString(html, 'text/html') as unknown as Document;
}

/** Element, sorted attributes, children: the order in which attributes were set says nothing. */
export function shape(node: Node): unknown {
  if (node.nodeType !== 1) return node.textContent;
  const element = node as Element;
  const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
  return [element.tagName, attributes, [...element.childNodes].map(shape)];
}
