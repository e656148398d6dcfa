import type { Build } from '../../../../machines/entities';
import { colorVariables } from '../../../generator/design/designVariables';
import { applyVariables } from '../../../generator/preview/applyPatch';
import { afterPaint } from '../../../ui/afterPaint';

const BLOCKS = '[data-part="header"], main > *, [data-part="footer"]';
/** Custom properties that are seen outside of the blocks of a page, too. */
const OF_THE_PAGE = ['--site-background', '--site-text', '--site-scheme'];

type Variables = Record<string, string>;

interface Ahead {
  blocks: Set<HTMLElement>;
  /** The custom properties that the blocks have of their own. */
  names: Set<string>;
  variables: Variables;
}

/** By document: what was in view when its color changed, until the whole document has the color. */
const aheadIn = new WeakMap<Document, Ahead>();
const derivedIn = new WeakMap<Document, Variables>();

/**
 * Gives a document on screen the colors of a build: what is in view at once, so that the next frame shows them, the rest
 * after that frame. To work out the styles of the whole page takes longer than there is time before a frame.
 */
export function recolor(document: Document, { theme, customization }: Build): void {
  const variables = colorVariables(theme, customization.colors);
  const { style } = document.documentElement;
  const changed = Object.keys(variables).filter(
    (name) => style.getPropertyValue(name) !== variables[name],
  );
  if (changed.some((name) => OF_THE_PAGE.includes(name))) {
    finishColors(document);
    applyVariables(document.documentElement, variables);
  } else {
    const { blocks, names } = aheadIn.get(document) ?? { blocks: new Set(), names: new Set() };
    // What comes into view has the color.
    document.addEventListener('scroll', finishOnScroll, { once: true });
    for (const block of blocksInView(document)) blocks.add(block);
    for (const name of changed) names.add(name);
    const own = Object.fromEntries([...names].map((name) => [name, variables[name] ?? '']));
    for (const block of blocks) {
      applyVariables(block, own);
      if (!('surface' in block.dataset)) applyVariables(block, derivedVariables(document));
    }
    const ahead = { blocks, names, variables };
    aheadIn.set(document, ahead);
    afterPaint(() => {
      if (aheadIn.get(document) === ahead) finishColors(document);
    });
  }
  // The styles are worked out here, while the frame is still waited for, not in it.
  document.body.getBoundingClientRect();
}

/** Gives the whole document the color that only what was in view has yet. Due before its custom properties are written in another way. */
export function finishColors(document: Document): void {
  const ahead = aheadIn.get(document);
  if (ahead === undefined) return;
  aheadIn.delete(document);
  applyVariables(document.documentElement, ahead.variables);
  const names = [...ahead.names, ...Object.keys(derivedVariables(document))];
  for (const { style } of ahead.blocks) for (const name of names) style.removeProperty(name);
}

function finishOnScroll({ currentTarget }: Event): void {
  finishColors(currentTarget as Document);
}

function blocksInView(document: Document): HTMLElement[] {
  const height = document.documentElement.clientHeight;
  const blocks = document.querySelectorAll<HTMLElement>(BLOCKS);
  return [...blocks].filter((block) => {
    const { top, bottom } = block.getBoundingClientRect();
    return bottom > 0 && top < height;
  });
}

/** The custom properties that a page as a whole makes of its colors, as its style sheets word them: what is inherited is worked out already. */
function derivedVariables(document: Document): Variables {
  const known = derivedIn.get(document);
  if (known !== undefined) return known;
  const found: Variables = {};
  const read = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if ('selectorText' in rule) readRule(rule as CSSStyleRule);
      else if ('cssRules' in rule && !('media' in rule)) read(rule.cssRules as CSSRuleList);
    }
  };
  const readRule = ({ selectorText, style }: CSSStyleRule) => {
    if (![document.documentElement, document.body].some((root) => root.matches(selectorText)))
      return;
    for (const name of Array.from(style)) {
      const value = style.getPropertyValue(name);
      if (name.startsWith('--') && value.includes('var(--site-')) found[name] = value;
    }
  };
  for (const { cssRules } of document.styleSheets) read(cssRules);
  derivedIn.set(document, found);
  return found;
}
