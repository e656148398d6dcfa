import { html, parse, type DefaultTreeAdapterTypes } from 'parse5';

export interface PageElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** All text inside, blanks collapsed. */
  text: string;
  /** Outermost first. */
  within: readonly PageElement[];
  children: PageElement[];
}

export interface ReadPage {
  path: string;
  /** What an HTML parser had to mend, as named by the HTML standard. */
  errors: string[];
  elements: PageElement[];
}

type Node = DefaultTreeAdapterTypes.Node;

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** The parser closes elements in silence; in the source each has its end. */
function isLeftOpen({
  tagName,
  namespaceURI,
  sourceCodeLocation,
}: DefaultTreeAdapterTypes.Element): boolean {
  return (
    namespaceURI === html.NS.HTML &&
    !VOID.has(tagName) &&
    sourceCodeLocation !== null &&
    sourceCodeLocation !== undefined &&
    sourceCodeLocation.endTag === undefined
  );
}

/** Parses a page as a browser does and lists its elements in document order. Takes any string. */
export function readPage(path: string, source: string): ReadPage {
  const errors: string[] = [];
  const document = parse(source, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine }) => errors.push(`${code} (line ${startLine})`),
  });
  const elements: PageElement[] = [];
  collect(document.childNodes, [], elements, errors);
  return { path, errors, elements };
}

function collect(
  nodes: readonly Node[],
  within: readonly PageElement[],
  elements: PageElement[],
  errors: string[],
): string {
  return nodes
    .map((node) => {
      if ('value' in node) return node.value;
      if (!('tagName' in node)) return '';
      const element: PageElement = {
        tag: node.tagName,
        attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
        text: '',
        within,
        children: [],
      };
      if (isLeftOpen(node)) errors.push(`${node.tagName} is not closed`);
      elements.push(element);
      within.at(-1)?.children.push(element);
      element.text = collect(node.childNodes, [...within, element], elements, errors)
        .replace(/\s+/g, ' ')
        .trim();
      return `${element.text} `;
    })
    .join('');
}
