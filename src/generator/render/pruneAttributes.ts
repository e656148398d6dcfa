import { pruner } from './pruneCss';

/** Attributes whose values never change while a page is on screen. */
const FIXED =
  'theme|type|header|footer|kind|layout|surface|block|look|frame|tone|part|ratio|count|columns';
const ASKED = new RegExp(`\\[(data-(?:${FIXED})='[^']*')\\]`, 'g');
const ALTERNATIVES = /:(?:not|is|where|has|nth-child)\([^()]*(?:\([^()]*\)[^()]*)*\)/g;

const prune = pruner((selector) =>
  [...selector.replace(ALTERNATIVES, '').matchAll(ASKED)].map(([, asked = '']) =>
    asked.replaceAll("'", '"'),
  ),
);

/** The site's own style sheets as one, without the rules for layouts, looks and blocks that a page does not have. */
export function pruneAttributes(sheets: readonly string[], page: string): string {
  const known = new Map<string, boolean>();
  const isThere = (asked: string): boolean => {
    const is = known.get(asked) ?? page.includes(asked);
    known.set(asked, is);
    return is;
  };
  return sheets.map((css) => prune(css, isThere)).join('');
}
