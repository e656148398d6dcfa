import { expect, type Page } from '@playwright/test';

import { expectNoOverflow } from './axe';

/** What a finger could miss: controls in view under 44 px, but for links within a sentence. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const finger = 43.5;
    const controls =
      'button, a[href], input, select, textarea, summary, [role=tab], label:has(input)';
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.closest('label') === null || element.matches('label'))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < finger || box.height < finger))
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return `${element.localName} "${name}": ${box.width} × ${box.height}`;
      });
  });
}

/** What would have to be scrolled sideways: boxes whose content is wider, and controls beside the window. */
async function sidewaysParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = ({ localName, className, textContent }: Element) =>
      `${localName}.${className} "${textContent.slice(0, 40)}"`;
    const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const wide = shown.filter(
      (element) =>
        /auto|scroll/.test(getComputedStyle(element).overflowX) &&
        element.scrollWidth > element.clientWidth + 1,
    );
    const beside = shown.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return (
        element.matches('button, a[href], input, select, textarea') &&
        width > 1 &&
        (left < -1 || right > innerWidth + 1)
      );
    });
    return [...wide, ...beside].map(nameOf);
  });
}

/** Fails where a control is smaller than a finger, or something has to be scrolled sideways. */
export async function expectUsable(page: Page, where: string): Promise<void> {
  await expectNoOverflow(page, where);
  expect(await smallTargets(page), where).toEqual([]);
  // What slides in is beside the window until it is there.
  await expect.poll(() => sidewaysParts(page), `beside the window, ${where}`).toEqual([]);
}
