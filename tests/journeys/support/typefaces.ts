import type { Locator } from '@playwright/test';

const first = (stack: string) => stack.split(',')[0]?.replace(/["']/g, '').trim() ?? '';

/** The first families that a page asks for, and the fonts of its own that it is really set in. */
export async function typefacesOf(html: Locator): Promise<{ asked: string[]; loaded: string[] }> {
  const { stacks, loaded } = await html.evaluate(async ({ ownerDocument }) => {
    await ownerDocument.fonts.ready;
    const stackOf = (selector: string) => {
      const element = ownerDocument.querySelector(selector);
      return element === null ? '' : getComputedStyle(element).fontFamily;
    };
    return {
      stacks: [stackOf('h1'), stackOf('body')],
      loaded: [...ownerDocument.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family),
    };
  });
  const names = (families: readonly string[]) => [...new Set(families.map(first))].sort();
  // A stand-in is loaded, too, where the system has its local font.
  return {
    asked: names(stacks),
    loaded: names(loaded).filter((name) => !name.endsWith(' Fallback')),
  };
}
