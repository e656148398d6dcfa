import type { Page } from '@playwright/test';

import { expect, test, wakeUp } from './support/journey';

const banner = (page: Page) => page.getByRole('region', { name: 'Your choice about cookies' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookie-preferences'));

test('the banner shows on a first visit only, and a choice outlives a reload', async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Accept All' }).click();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toBe('{"essential":true,"analytics":true,"marketing":true}');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await wakeUp(page);
  await expect(banner(page)).toBeHidden();
});

test('the settings say what was saved, and can be changed at any time', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Reject All' }).click();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cookie Settings' });
  await expect(dialog.getByRole('checkbox', { name: 'Essential' })).toBeDisabled();
  await expect(dialog.getByRole('checkbox', { name: 'Essential' })).toBeChecked();
  await dialog.getByRole('checkbox', { name: 'Analytics' }).check();
  await dialog.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(dialog).toBeHidden();
  expect(await stored(page)).toBe('{"essential":true,"analytics":true,"marketing":false}');
});

test('fault 5: a choice in one tab ends the banner in the other, which writes nothing', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await wakeUp(page);
  await expect(banner(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/contact');
  await other.getByRole('button', { name: 'Reject All' }).click();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toBe('{"essential":true,"analytics":false,"marketing":false}');
});

test('fault 3: garbage is no choice', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('cookie-preferences', '{"__proto__":{"analytics":true}}'),
  );
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await wakeUp(page);
  await expect(banner(page)).toBeVisible();
});

test('fault 1: where storage is blocked the choice holds in this page', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Storage.prototype.getItem = blocked;
    Storage.prototype.setItem = blocked;
    Storage.prototype.removeItem = blocked;
  });
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Reject All' }).click();
  await expect(banner(page)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(banner(page)).toBeHidden();
});

test('a browser that asks for privacy starts with everything off and says so', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  await page.goto('/');
  await wakeUp(page);
  await expect(banner(page)).toContainText('Your browser asks for privacy');
  await banner(page).getByRole('button', { name: 'Cookie Settings' }).click();
  await expect(page.getByRole('checkbox', { name: 'Analytics' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked();
});

test('fault 65: without consent nothing is asked of another host and nothing optional is stored', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  await page.route(/openstreetmap/, (route) => route.fulfill({ body: 'the map' }));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const own = [baseURL, process.env.JOURNEY_EMULATOR_URL];
    if (protocol.startsWith('http') && !own.includes(origin)) foreign.push(request.url());
  });
  for (const path of ['/', '/contact', '/showcase', '/features', '/blog']) {
    await page.goto(path);
    await wakeUp(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  }
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => [Object.keys(localStorage), document.cookie])).toEqual([[], '']);

  await page.goto('/');
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.locator('iframe[src*="openstreetmap"]')).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toBe('{"essential":true,"analytics":false,"marketing":true}');
});

test('the banner covers nothing for good, and moves nothing when it comes or goes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/contact');
  await expect(banner(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings' });
  const box = await settings.boundingBox();
  const top = (await banner(page).boundingBox())?.y ?? 0;
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Reject All' }).click();
  await expect(banner(page)).toBeHidden();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.02);
});

for (const [width, height] of [
  [1280, 800],
  [375, 700],
] as const) {
  test(`the banner is reached first and covers nothing that has the focus, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    for (const name of ['Accept All', 'Reject All', 'Cookie Settings']) {
      await page.keyboard.press('Tab');
      await expect(banner(page).getByRole('button', { name })).toBeFocused();
    }
    const covered: string[] = [];
    for (let stop = 0; stop < 36; stop += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const focused = document.activeElement;
        const asking = document.querySelector('[aria-labelledby=consent-heading]');
        if (focused === null || asking === null) return 'nothing to compare';
        const isCovered =
          focused.getBoundingClientRect().bottom > asking.getBoundingClientRect().top;
        return isCovered ? focused.textContent : null;
      });
      if (name !== null) covered.push(name);
    }
    expect(covered).toEqual([]);
  });
}

test('fault 56: in a window as low as at 400 %, the banner leaves the page free', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(banner(page)).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Accept All' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
});
