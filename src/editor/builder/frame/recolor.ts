import type { Build } from '../../../../machines/entities';
import { colorVariables } from '../../../generator/design/designVariables';
import { applyVariables } from '../../../generator/preview/applyPatch';
import { afterPaint, whenFree } from '../../../ui/afterPaint';
import { type ColorWriter, sparingWriterOf, type Variables, wholeWriterOf } from './colorWriters';

const BLOCKS = '[data-part="header"], main > *, [data-part="footer"]';
/** Custom properties that are seen outside of the blocks of a page, too. */
const OF_THE_PAGE = ['--site-background', '--site-text', '--site-scheme'];

interface Ahead {
  /** Whether what is in view has other colors than the page. */
  isWritten: boolean;
  /** The custom properties of the whole page. */
  ofPage: Variables;
  inView: HTMLElement[];
  /** The custom properties that changed. */
  names: Set<string>;
  writers: ColorWriter[];
  variables: Variables;
}

/** By document: what gives what is in view its color ahead of the whole document, until something else may be in view. */
const aheadIn = new WeakMap<Document, Ahead>();

/**
 * Gives a document on screen the colors of a build: what is in view at once, so that the next frame shows them, the rest
 * after that frame. To work out the styles of the whole page takes longer than there is time before a frame.
 */
export function recolor(document: Document, { theme, customization }: Build): void {
  const variables = colorVariables(theme, customization.colors);
  const ahead = aheadIn.get(document) ?? begin(document, variables);
  const changed = Object.keys(variables).filter((name) => ahead.ofPage[name] !== variables[name]);
  ahead.variables = variables;
  if (changed.some((name) => OF_THE_PAGE.includes(name))) {
    ahead.isWritten = true;
    finishColors(document);
  } else {
    if (!ahead.isWritten) afterPaint(() => finish(ahead, document));
    ahead.isWritten = true;
    if (changed.every((name) => ahead.names.has(name))) write(ahead);
    else {
      for (const name of changed) ahead.names.add(name);
      rewrite(ahead, wholeWriterOf);
      requestAnimationFrame(() =>
        whenFree(() => {
          if (aheadIn.get(document) === ahead) rewrite(ahead, sparingWriterOf);
        }),
      );
    }
  }
  // The styles are worked out here, while the frame is still waited for, not in it.
  document.body.getBoundingClientRect();
}

function begin(document: Document, variables: Variables): Ahead {
  const { style } = document.documentElement;
  const ofPage = Object.fromEntries(
    Object.keys(variables).map((name) => [name, style.getPropertyValue(name)]),
  );
  const inView = blocksInView(document);
  const ahead = {
    isWritten: false,
    ofPage,
    inView,
    names: new Set<string>(),
    writers: [],
    variables,
  };
  aheadIn.set(document, ahead);
  for (const type of ['scroll', 'pointerover', 'focusin'])
    document.addEventListener(type, finishOnEvent, { once: true });
  document.defaultView?.addEventListener('resize', finishOnResize, { once: true });
  return ahead;
}

function write({ writers, variables }: Ahead): void {
  for (const writer of writers) writer.write(variables);
}

function rewrite(ahead: Ahead, writerOf: typeof wholeWriterOf): void {
  const { isWritten, inView, names, ofPage, writers } = ahead;
  for (const { erase } of writers) erase();
  ahead.writers = inView.map((block) => writerOf(block, new Set(names), ofPage));
  if (isWritten) write(ahead);
}

/** Gives the whole document the color that only what was in view has yet. */
function finish(ahead: Ahead, document: Document): void {
  if (!ahead.isWritten) return;
  ahead.isWritten = false;
  ahead.ofPage = ahead.variables;
  applyVariables(document.documentElement, ahead.variables);
  for (const { erase } of ahead.writers) erase();
}

/** As `finish`, and what is in view is looked for again. Due before the document is written in another way. */
export function finishColors(document: Document): void {
  const ahead = aheadIn.get(document);
  if (ahead === undefined) return;
  aheadIn.delete(document);
  finish(ahead, document);
}

/** What comes into view, or is drawn in another way, has the color. */
function finishOnEvent({ currentTarget }: Event): void {
  finishColors(currentTarget as Document);
}

function finishOnResize({ currentTarget }: Event): void {
  finishColors((currentTarget as Window).document);
}

function blocksInView(document: Document): HTMLElement[] {
  const height = document.documentElement.clientHeight;
  const blocks = document.querySelectorAll<HTMLElement>(BLOCKS);
  return [...blocks].filter((block) => {
    const { top, bottom } = block.getBoundingClientRect();
    return bottom > 0 && top < height;
  });
}
