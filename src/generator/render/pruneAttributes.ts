import { pruneRules } from './pruneCss';

/** Attributes whose values never change while a page is on screen. */
const FIXED =
  'theme|type|header|footer|kind|layout|surface|block|look|frame|tone|part|ratio|count|columns';
const ASKED = new RegExp(`\\[(data-(?:${FIXED})='[^']*')\\]`, 'g');
const ALTERNATIVES = /:(?:not|is|where|has|nth-child)\([^()]*(?:\([^()]*\)[^()]*)*\)/g;

/** The site's own style sheet without the rules for layouts, looks and blocks that a page does not have. */
export function pruneAttributes(css: string, page: string): string {
  return pruneRules(css, (selector) =>
    [...selector.replace(ALTERNATIVES, '').matchAll(ASKED)].every(([, asked = '']) =>
      page.includes(asked.replaceAll("'", '"')),
    ),
  );
}
