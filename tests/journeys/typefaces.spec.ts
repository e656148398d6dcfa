import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { serve } from '../../dev/serve.mjs';
import { exportSamples, unpacked } from './support/disk';
import { expect, signIn, test } from './support/journey';
import { typefacesOf } from './support/typefaces';

/** Files with the widths of Arial and Times New Roman, which not every system has. */
const STAND_INS: Record<string, string> = {
  'Arial Bold': 'arimo/files/arimo-latin-700-normal',
  Arial: 'arimo/files/arimo-latin-400-normal',
  'Times New Roman Bold': 'tinos/files/tinos-latin-700-normal',
  'Times New Roman Italic': 'tinos/files/tinos-latin-400-italic',
  'Times New Roman': 'tinos/files/tinos-latin-400-normal',
};

const NAMES = ['tailwind-modern-en', 'bootstrap-vibrant-en', 'vuetify-elegant-en'];

let folder = '';
test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = await mkdtemp(join(tmpdir(), 'typefaces-'));
  await exportSamples(folder, { TZ: 'UTC', LANG: 'C' }, NAMES);
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** The style sheet of a site on a system that has Arial and Times New Roman. */
async function withLocalFonts(css: string): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  let sheet = css;
  for (const [name, file] of Object.entries(STAND_INS)) {
    const base64 = await readFile(resolve(`@fontsource/${file}.woff2`), 'base64');
    sheet = sheet.replaceAll(`local('${name}')`, `url('data:font/woff2;base64,${base64}')`);
  }
  return sheet;
}

/** Sum of the layout shifts from now on until all fonts have arrived. */
async function shiftsDuring(page: Page, arrive: () => void): Promise<number> {
  await page.evaluate(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value);
    }).observe({ type: 'layout-shift' });
    Object.assign(globalThis, { shifts });
  });
  arrive();
  await typefacesOf(page.locator('html'));
  // A shift is reported after the frame in which it happens.
  await page.evaluate(
    () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
  );
  return page.evaluate(() =>
    (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  );
}

type LayoutShift = PerformanceEntry & { value: number };

for (const name of NAMES) {
  for (const width of [375, 1280]) {
    test(`nothing moves when the fonts arrive: ${name} at ${width} px`, async ({ page }) => {
      await unpacked(folder, name);
      const site = await serve({ folder: join(folder, name), hosting: null });
      const held: (() => void)[] = [];
      await page.setViewportSize({ width, height: 900 });
      await page.route('**/styles.css', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: await withLocalFonts(await response.text()) });
      });
      await page.route('**/fonts/*', (route) => held.push(() => void route.continue()));
      await page.goto(`${site.url}/index.html`, { waitUntil: 'commit' });
      await expect.poll(() => held.length).toBeGreaterThan(1);
      const loaded = () =>
        page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
      await expect.poll(loaded, 'the local fonts stand in').toBeGreaterThan(1);
      const before = await page.locator('h1').boundingBox();
      const shift = await shiftsDuring(page, () => held.forEach((go) => go()));
      const { asked, loaded: own } = await typefacesOf(page.locator('html'));
      expect(own).toEqual(asked);
      expect(shift).toBeLessThan(0.05);
      const after = await page.locator('h1').boundingBox();
      expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(2);
      await site.close();
    });
  }
}

test('the preview is set in them, and so is the site in a tab of its own', async ({
  page,
  email,
}) => {
  await signIn(page, email);
  await page.getByRole('link', { name: 'Website Builder', exact: true }).click();
  await page.getByText('Elegant', { exact: true }).click();
  await page
    .getByRole('textbox', { name: 'What should your website be?' })
    .fill('A bakery in Leith');
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByRole('heading', { name: 'Customize' })).toBeVisible();
  const preview = page.frameLocator('iframe[title^="Preview of"]').locator('html');
  await expect.poll(() => typefacesOf(preview)).toEqual(fonts('Cormorant Garamond', 'Figtree'));

  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Open in a new tab' }).click(),
  ]);
  // Until its page is there, the tab's first, empty document goes away while it is being looked at.
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => typefacesOf(tab.locator('html')))
    .toEqual(fonts('Cormorant Garamond', 'Figtree'));

  await page.getByRole('button', { name: 'Alternatives' }).click();
  for (const [place, theme, asked] of [
    [1, 'Modern', fonts('Manrope', 'Sora')],
    [2, 'Vibrant', fonts('Bitter', 'Karla')],
    [3, 'Elegant', fonts('Bodoni Moda', 'Jost')],
  ] as const) {
    const design = page.frameLocator(`iframe[title="Design ${place}: ${theme}"]`).locator('html');
    await expect.poll(() => typefacesOf(design)).toEqual(asked);
  }
});

const fonts = (...names: string[]) => ({ asked: names, loaded: names });
