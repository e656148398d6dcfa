import type { Page } from '@playwright/test';

import { expect, signIn, test } from './support/journey';

async function openColorField(page: Page, email: string) {
  await signIn(page, email);
  await page.getByRole('link', { name: 'Website Builder', exact: true }).click();
  await page
    .getByRole('textbox', { name: 'What should your website be?' })
    .fill('A florist called Petal & Thorn in Ghent with bouquets and weddings');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Customize' })).toBeVisible();
  await expect(page.getByText('Saved in this browser', { exact: true })).toBeVisible();
  return page.getByRole('textbox', { name: 'Primary color', exact: true });
}

test('a typed color is in the preview within its event, and the builder draws the rest after the next frame', async ({
  page,
  email,
}) => {
  const field = await openColorField(page, email);
  await field.fill('#7c2d1');
  await expect(page.getByRole('alert')).toContainText('Use a hex colour');
  await expect(page.getByText('Saved in this browser', { exact: true })).toBeVisible();

  const order = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const button = document
      .querySelector('iframe')
      ?.contentDocument?.querySelector('[data-part="wide"] .site-button');
    if (!button) throw new Error('There is no button in the preview.');
    const color = () => getComputedStyle(button).backgroundColor;
    addEventListener('input', () => {
      seen.push(`event ${color()}`);
      requestAnimationFrame(() => seen.push(`frame ${color()}`));
      new MutationObserver(() => seen.push('drawn')).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    });
    return seen;
  });
  await field.press('2');
  await expect(page.getByText(/^Readable: text on buttons has/).first()).toBeVisible();
  await expect
    .poll(async () => (await order.jsonValue()).slice(0, 3))
    .toEqual(['event rgb(124, 45, 18)', 'frame rgb(124, 45, 18)', 'drawn']);
  const footer = page.frameLocator('iframe').locator('[data-part="footer"]');
  await expect(footer).not.toBeInViewport();
  await expect(footer).toHaveCSS('--site-primary', '#7c2d12');
});

test('what is in view has within the event of a color all the colors that it keeps', async ({
  page,
  email,
}) => {
  const field = await openColorField(page, email);
  const footer = page.frameLocator('iframe').locator('[data-part="footer"]');
  const looks = await page.evaluateHandle(() => {
    const seen: string[][] = [];
    addEventListener('input', () => seen.push(lookOfView()));
    const lookOfView = () => {
      const site = document.querySelector('iframe')?.contentDocument;
      const height = site?.documentElement.clientHeight ?? 0;
      const elements = [...(site?.querySelectorAll('body *') ?? [])].filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < height;
      });
      return elements.map((element) => {
        const { color, background, border, boxShadow, fill, stroke, stopColor } =
          getComputedStyle(element);
        return [color, background, border, boxShadow, fill, stroke, stopColor].join();
      });
    };
    return { seen, lookOfView };
  });
  for (const color of ['#7c2d12', '#5b21b6', '#0f766e']) {
    await field.fill(color);
    await expect(footer).toHaveCSS('--site-primary', color);
    const { within, after } = await looks.evaluate(({ seen, lookOfView }) => ({
      within: seen.at(-1),
      after: lookOfView(),
    }));
    expect(within).toEqual(after);
  }
});
