import type { Locator } from '@playwright/test';

import { expect, requestLink, test } from './support/journey';
import { beSignedIn } from './support/signedIn';

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return box;
};

for (const width of [1280, 390]) {
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

test('notices lie on one another in the header, off the site and its tools', async ({
  page,
  email,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await beSignedIn(page, email);
  await page.goto('/editor/builder');
  await page.getByRole('textbox', { name: 'What should your website be?' }).fill('A bakery');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Export ZIP', exact: true }).click();
  const notices = page.locator('[data-scope=toast][data-part=root]');
  await expect(notices.nth(1)).toBeVisible();
  const tools = await boxOf(page.getByRole('button', { name: 'Export ZIP', exact: true }));
  await expect(async () => {
    for (const notice of await notices.all()) {
      const { y, height } = await boxOf(notice);
      expect(y + height).toBeLessThanOrEqual(tools.y);
    }
  }).toPass({ timeout: 2000 });

  const areas = notices.locator('[data-ghost]');
  expect(await areas.count()).toBeGreaterThan(0);
  for (const area of await areas.all()) await expect(area).toHaveCSS('pointer-events', 'none');
  await notices.first().getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'Edit text', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Edit text', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('what ends while a public page is shown is told there', async ({ page, email }) => {
  await beSignedIn(page, email);
  await page.goto('/editor/builder');
  await page.getByRole('textbox', { name: 'What should your website be?' }).fill('A bakery');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByRole('link', { name: 'AI Website Builder' }).click();
  await expect(page).toHaveURL('/');
  await expect(
    page
      .getByRole('region', { name: /notifications/i })
      .getByText('Website generated successfully!'),
  ).toBeVisible();
});
