import type { Locator } from '@playwright/test';

import { expect, requestLink, test } from './support/journey';

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return box;
};

for (const width of [1280, 1000, 820, 390]) {
  test(`a toast covers no button of the cookie banner at ${width} pixels, and Tab leaves it`, async ({
    page,
    email,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/auth');
    await requestLink(page, email);
    const toast = page.getByRole('status').filter({ hasText: 'magic login link' });
    const dismiss = toast.getByRole('button', { name: 'Dismiss' });
    await dismiss.focus();
    const { y, height, x, width: wide } = await boxOf(toast);
    for (const name of ['Accept All', 'Reject All', 'Cookie Settings']) {
      const button = await boxOf(page.getByRole('button', { name, exact: true }).first());
      const isApart =
        button.y >= y + height ||
        button.y + button.height <= y ||
        button.x >= x + wide ||
        button.x + button.width <= x;
      expect(isApart, name).toBe(true);
    }
    const isInToast = () => toast.evaluate((element) => element.contains(document.activeElement));
    await page.keyboard.press('Shift+Tab');
    if (await isInToast()) await page.keyboard.press('Shift+Tab');
    expect(await isInToast()).toBe(false);
    await dismiss.focus();
    await page.keyboard.press('Tab');
    expect(await isInToast()).toBe(false);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });
}
