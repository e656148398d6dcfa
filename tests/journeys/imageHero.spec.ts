import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';

import { encodePng } from '../../src/generator/images/encodePng';
import { expect, showPanel, signIn, test } from './support/journey';

const STOCK = 'https://images.unsplash.com/**';
const photo = Buffer.from(
  encodePng({ width: 4, height: 4, pixels: new Uint8ClampedArray(48).fill(120) }),
);
const imagePrompt = 'A loaf of bread on a wooden table';

const promptField = (page: Page, name: string) => page.getByRole('textbox', { name });
const toImages = (page: Page) =>
  page.getByRole('link', { name: 'Image Generator', exact: true }).click();
const toBuilder = (page: Page) =>
  page.getByRole('link', { name: 'Website Builder', exact: true }).click();
const preview = (page: Page) => page.frameLocator('iframe').first();
const heroImage = (page: Page) => preview(page).locator('[data-section="hero"] img');

async function generateImage(page: Page): Promise<void> {
  await promptField(page, 'What should the image show?').fill(imagePrompt);
  await page.getByText('Minimalist', { exact: true }).click();
  await page.getByText('512 × 512', { exact: true }).click();
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText('Image generated successfully!')).toBeVisible();
}

test.describe('an image as the hero of a website', () => {
  test.beforeEach(async ({ page, email }) => {
    await page.route(STOCK, (route) =>
      route.fulfill({
        contentType: 'image/png',
        body: photo,
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    await signIn(page, email);
  });

  test('generate, use as hero, preview, export, reload, back to the drawing', async ({ page }) => {
    await toImages(page);
    await generateImage(page);
    const use = page.getByRole('button', { name: `Use as hero: ${imagePrompt}` });
    await expect(use).toBeDisabled();
    await page.getByRole('link', { name: 'Generate a website first' }).click();
    await promptField(page, 'What should your website be?').fill(
      'A bakery called Fennel & Rye in Leith',
    );
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Website generated successfully!')).toBeVisible();
    await preview(page)
      .locator('html')
      .evaluate((root) => (root.dataset.mark = 'same'));

    await page.getByRole('tab', { name: 'Content' }).click();
    await page.getByText('Choose from your images').click();
    await use.click();
    await expect(heroImage(page)).toBeVisible();
    const size = () =>
      heroImage(page).evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await expect.poll(size).toBe(512);
    await expect(heroImage(page)).toHaveAttribute('alt', /loaf of bread/);
    expect(await preview(page).locator('html').getAttribute('data-mark')).toBe('same');

    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(heroImage(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await expect(heroImage(page)).toBeVisible();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export ZIP' }).click(),
    ]);
    const files = unzipSync(await readFile(await download.path()));
    expect(Object.keys(files)).toContain('images/hero.png');
    const folder = await mkdtemp(join(tmpdir(), 'exported-hero-'));
    for (const [name, bytes] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), bytes);
    }
    const opened = await page.context().newPage();
    await opened.goto(pathToFileURL(join(folder, 'index.html')).href);
    const exported = opened.locator('[data-section="hero"] img');
    await expect(exported).toHaveAttribute('src', 'images/hero.png');
    await expect
      .poll(() => exported.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(512);
    await opened.close();
    await rm(folder, { recursive: true });

    await expect(page.getByText('Saved in this browser')).toBeVisible();
    await page.reload();
    await expect(heroImage(page)).toBeVisible();
    await expect.poll(size).toBe(512);

    await toImages(page);
    await expect(use).toHaveAttribute('aria-pressed', 'true');
    await toBuilder(page);
    await page.getByRole('tab', { name: 'Content' }).click();
    await page.getByRole('button', { name: 'Use the drawn picture again' }).click();
    await expect(heroImage(page)).toHaveCount(0);
  });

  test('two compared builds each show their own hero image', async ({ page }) => {
    const description = promptField(page, 'What should your website be?');
    await toBuilder(page);
    await description.fill('A bakery called Fennel & Rye in Leith');
    await page.keyboard.press('Control+Enter');
    await expect(heroImage(page)).toHaveCount(0);
    await expect(page.getByText('Website generated successfully!')).toBeVisible();
    await toImages(page);
    await generateImage(page);
    await page.getByRole('button', { name: `Use as hero: ${imagePrompt}` }).click();
    await toBuilder(page);
    await expect(heroImage(page)).toBeVisible();
    await description.fill('A florist in Ghent');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Website generated successfully!')).toBeVisible();
    await showPanel(page, 'History');
    const ticks = page.getByRole('checkbox', { name: /^Compare: / });
    await expect(ticks).toHaveCount(2);
    for (const tick of await ticks.all()) await tick.check();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Compare two builds' });
    const heroOf = (letter: string) =>
      dialog
        .getByRole('region', { name: new RegExp(`^Build ${letter}`) })
        .frameLocator('iframe')
        .locator('[data-section="hero"] img');
    // The florist, newest and current, has its drawing; the bakery beside it has its image.
    await expect(heroOf('B')).toBeVisible();
    await expect
      .poll(() => heroOf('B').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(512);
    await expect(heroOf('A')).toHaveCount(0);
  });

  test('fault 14: a double click on Generate and on a download is one image and one file', async ({
    page,
  }) => {
    await toImages(page);
    await promptField(page, 'What should the image show?').fill(imagePrompt);
    await page.getByText('512 × 512', { exact: true }).click();
    await page.getByRole('button', { name: 'Generate', exact: true }).dblclick();
    await expect(page.getByText('Image generated successfully!')).toHaveCount(1);
    const cards = page.getByRole('region', { name: 'Your images' }).getByRole('listitem');
    await expect(cards).toHaveCount(3);
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    await page.getByRole('button', { name: `Download: ${imagePrompt}` }).dblclick();
    await expect(page.getByText('Download started')).toHaveCount(1);
    await expect.poll(() => downloads).toEqual(['a-loaf-of-bread-on-a-wooden-table.png']);
  });

  test('fault 27: markup as an image description is words on the card and in the export', async ({
    page,
  }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const hostile = 'a boat"><svg onload=alert(1)>{{7*7}}';
    await toImages(page);
    await promptField(page, 'What should the image show?').fill(hostile);
    await page.getByText('512 × 512', { exact: true }).click();
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(
      page.getByRole('region', { name: 'Your images' }).getByText(hostile, { exact: true }),
    ).toBeVisible();
    expect(dialogs).toEqual([]);
  });
});

test('fault 41: with the image host down the drawn samples stand, and can be downloaded', async ({
  page,
  email,
  expectComplaint,
}) => {
  expectComplaint(/ERR_FAILED|Failed to load resource|CORS/);
  await page.route(STOCK, (route) => route.abort());
  await signIn(page, email);
  await toImages(page);
  const sample = page.getByRole('img', { name: 'Sample image: a cat' });
  await expect(sample).toBeVisible();
  await expect
    .poll(() => sample.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download: A ginger cat on a table' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('a-ginger-cat-on-a-table.webp');
  await expect(page.getByText('Download started')).toBeVisible();

  await page.route('**/images/sample-cat.webp', (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await expect(page.getByText('Download started')).toHaveCount(0);
  await page.getByRole('button', { name: 'Download: A ginger cat on a table' }).click();
  await expect(
    page.getByText('The image could not be downloaded. Please try again.').first(),
  ).toBeVisible();
  await expect(page.getByText('Download started')).toHaveCount(0);
});
