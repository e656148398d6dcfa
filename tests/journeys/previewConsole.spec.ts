import type { Page } from '@playwright/test';

import { startSite } from './support/bakery';
import { expect, showPanel, test } from './support/journey';

const BLOCKED = /^error: Blocked script execution in 'about:srcdoc(?:#[\w-]+)?'/;

/** Where something of the site stands in the window; asked of the app's own page, so that nothing is put into the frame. */
const placeOf = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title^="Preview of"]');
    const found = frame?.contentDocument?.querySelector(wanted);
    if (!frame || !found) throw new Error(`The site has no ${wanted}.`);
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    const around = frame.getBoundingClientRect();
    const scale = around.width / frame.offsetWidth;
    const { left, top, width, height } = found.getBoundingClientRect();
    return {
      x: around.left + (left + Math.min(width / 2, 40)) * scale,
      y: around.top + (top + Math.min(height / 2, 10)) * scale,
    };
  }, selector);

async function press(page: Page, selector: string): Promise<void> {
  const { x, y } = await placeOf(page, selector);
  await page.mouse.click(x, y);
}

test('a corrected preview is pressed and gone through in silence; what is refused there is what the driver itself puts into it', async ({
  page,
  email,
  complaints,
  expectComplaint,
}) => {
  await startSite(page, email);
  await showPanel(page, 'Understood');
  const panel = page.getByRole('region', { name: 'What I understood' });
  await panel.getByRole('button', { name: /^Name/ }).press('Enter');
  await panel.getByRole('textbox', { name: 'Name' }).fill('Fennel & Oak');
  await page.keyboard.press('Enter');
  const preview = page.frameLocator('iframe[title^="Preview of"]');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Fennel & Oak');

  const button = '#hero [data-block="actions"] a span[data-text]';
  await press(page, button);
  await press(page, '#pricing h2');
  await press(page, 'header nav a [data-text]');
  await press(page, '#faq summary');
  for (const key of ['Tab', 'Tab', 'Enter', 'Shift+Tab', 'Space', 'Escape'])
    await page.keyboard.press(key);
  await press(page, button);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(complaints).toEqual([]);

  // The driver evaluates in the world of the site; its listeners stay there, and may not run.
  expectComplaint(BLOCKED);
  await preview.locator('body').evaluate(() => undefined);
  await press(page, button);
  await expect.poll(() => complaints.filter((one) => BLOCKED.test(one)).length).toBeGreaterThan(0);
});
