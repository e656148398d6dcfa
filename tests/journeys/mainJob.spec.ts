import { mkdtemp, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { FrameLocator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';

import { expectNoViolations } from './support/axe';
import { documentsAsked, expect, roundTrip, signIn, test } from './support/journey';

const prompt =
  'A bakery called Fennel & Rye in Leith with sourdough, cardamom buns and filter coffee, a menu and a contact form';

async function openBuilder(page: Page, email: string): Promise<FrameLocator> {
  await signIn(page, email);
  await page.getByRole('link', { name: 'Website Builder', exact: true }).click();
  return page.frameLocator('iframe');
}

/** The generator's worker is there and has loaded its parts: nothing has been asked for since two seconds. */
async function expectPrepared(page: Page): Promise<void> {
  let asked = Date.now();
  page.context().on('request', () => (asked = Date.now()));
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await expect.poll(() => Date.now() - asked, { timeout: 20_000 }).toBeGreaterThan(2000);
}

const promptField = (page: Page) =>
  page.getByRole('textbox', { name: 'What should your website be?' });

async function submitPrompt(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Website generated successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Customize' })).toBeVisible();
}

async function generate(page: Page, words: string): Promise<void> {
  await promptField(page).fill(words);
  await submitPrompt(page);
}

async function exportedSite(page: Page): Promise<{ folder: string; files: string[] }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export ZIP' }).click(),
  ]);
  await expect(
    page.getByText('Export started - download will begin shortly').first(),
  ).toBeVisible();
  const name = download.suggestedFilename();
  expect(name).toMatch(/^[a-z0-9-]{1,60}\.zip$/);
  await page.getByRole('button', { name: 'Put it online' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Put it online' }).getByText(`Unpack ${name}`).first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  const folder = await mkdtemp(join(tmpdir(), 'exported-site-'));
  const zip = unzipSync(await readFile(await download.path()));
  for (const [name, bytes] of Object.entries(zip)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  return { folder, files: Object.keys(zip) };
}

test('describe, generate, restyle, reword, export, open by double-click', async ({
  page,
  email,
  browser,
}) => {
  const preview = await openBuilder(page, email);
  await expect(page.getByRole('heading', { name: 'Ready to Build?' })).toBeVisible();
  await promptField(page).pressSequentially(prompt);
  await submitPrompt(page);

  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Fennel & Rye');
  for (const own of ['Leith', 'ourdough', 'ardamom buns', 'ilter coffee']) {
    await expect(preview.getByText(own).first()).toBeAttached();
  }

  await page.getByRole('textbox', { name: 'Primary color', exact: true }).fill('#7c2d12');
  await expect
    .poll(() =>
      preview
        .locator('html')
        .evaluate((root) => getComputedStyle(root).getPropertyValue('--site-primary').trim()),
    )
    .toBe('#7c2d12');
  await page.getByRole('tab', { name: 'Layout' }).click();
  const layout = page.getByRole('tabpanel', { name: 'Layout' });
  await layout.getByText('Pricing', { exact: true }).click();
  await expect(preview.locator('[data-section="pricing"]')).toBeHidden();
  await page.getByRole('tab', { name: 'Content' }).click();
  await page.getByRole('textbox', { name: 'Site Title' }).fill('Fennel & Rye & Co <3');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Fennel & Rye & Co <3');

  for (const [device, width] of [
    ['Tablet', 768],
    ['Mobile', 375],
  ] as const) {
    await page.getByTitle(device, { exact: true }).click();
    await expect.poll(() => preview.locator('html').evaluate(() => window.innerWidth)).toBe(width);
    await expect(page.getByText(`${width} px`).first()).toBeVisible();
  }

  const { folder, files } = await exportedSite(page);
  expect(files).toEqual(
    expect.arrayContaining(['index.html', 'styles.css', 'README.txt', 'site.json']),
  );
  expect(files.some((file) => /^images\/.+\.svg$/.test(file))).toBe(true);

  const offline = await browser.newContext({ offline: true });
  const opened = await offline.newPage();
  const troubles: string[] = [];
  opened.on('console', (message) => troubles.push(message.text()));
  opened.on('requestfailed', (request) => troubles.push(request.url()));
  await opened.goto(pathToFileURL(join(folder, 'index.html')).href);
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText('Fennel & Rye & Co <3');
  await expect(opened.locator('[data-section="pricing"]')).toHaveCount(0);
  const color = await opened
    .locator('html')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--site-primary').trim());
  expect(color).toBe('#7c2d12');
  for (const width of [320, 768, 1440]) {
    await opened.setViewportSize({ width, height: 900 });
    await expectNoViolations(opened, `the exported site at ${width} px`);
    const overflow = await opened.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
  for (const picture of await opened.locator('img').all()) {
    await picture.evaluate((image) => {
      image.scrollIntoView();
    });
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
  expect(troubles).toEqual([]);
  await offline.close();
  await rm(folder, { recursive: true });
});

test('fault 64: generation and export ask the network for nothing', async ({ page, email }) => {
  await openBuilder(page, email);
  await expectPrepared(page);
  // The editor fetches its own parts ahead once it is idle.
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.context().on('request', (request) => {
    if (!/^(blob|data|about):/.test(request.url())) requests.push(request.url());
  });

  for (const [theme, framework] of [
    ['Modern', 'Tailwind'],
    ['Vibrant', 'Bootstrap'],
    ['Elegant', 'Vuetify'],
  ] as const) {
    if (theme !== 'Modern') await page.getByRole('button', { name: 'All options' }).click();
    await page.getByText(theme, { exact: true }).click();
    await page.getByText(framework, { exact: true }).click();
    await promptField(page).fill(prompt);
    await page.getByRole('button', { name: 'Generate' }).click();
    await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeVisible();
    const { folder } = await exportedSite(page);
    await rm(folder, { recursive: true });
  }

  expect(requests).toEqual([]);
});

test('fault 31: nothing in the preview loads the app inside itself or leaves it', async ({
  page,
  email,
}) => {
  const preview = await openBuilder(page, email);
  await generate(page, `${prompt}, e-mail hello@example.com, phone 0131 555 0142`);
  const address = page.url();
  await page.getByTitle('Tablet', { exact: true }).click();
  const links = preview.locator('a:visible');
  await expect(links.nth(3)).toBeVisible();
  const asked = documentsAsked(page);
  const count = await links.count();
  for (let index = 0; index < count; index += 1) await links.nth(index).click();
  await preview.getByRole('textbox').first().fill('Ada');
  await page.keyboard.press('Enter');
  await preview.locator('form button').first().click();
  await roundTrip(page);
  expect(asked).toEqual([]);
  expect(page.url()).toBe(address);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Fennel & Rye');
  await expect(preview.getByText('Build History')).toHaveCount(0);
});

for (const hostile of [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</style><script>alert(1)</script>',
  '</title><svg onload=alert(1)>',
  '{{7*7}} ${7*7} -->',
]) {
  test(`fault 27: ${hostile} is text wherever it is typed`, async ({ page, email }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const preview = await openBuilder(page, email);
    await generate(page, `A bakery called "${hostile}" in Porto with ${hostile}`);
    await page.getByRole('tab', { name: 'Content' }).click();
    for (const field of ['Site Title', 'Subtitle', 'Description']) {
      await page.getByRole('textbox', { name: field }).fill(hostile);
    }
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(hostile);
    await page.getByRole('button', { name: 'Refresh preview' }).click();
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(hostile);

    const { folder } = await exportedSite(page);
    const opened = await page.context().newPage();
    opened.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await opened.goto(pathToFileURL(join(folder, 'index.html')).href);
    await expect(opened.getByRole('heading', { level: 1 })).toHaveText(hostile);
    await rm(folder, { recursive: true });
    expect(dialogs).toEqual([]);
  });
}

test('a color change keeps the document and its scroll position', async ({ page, email }) => {
  const preview = await openBuilder(page, email);
  await generate(page, prompt);
  await preview.locator('html').evaluate((root) => {
    root.dataset.mark = 'same';
    window.scrollTo({ top: 400, behavior: 'instant' });
  });
  const picker = page.getByLabel('Pick the primary color');
  for (const color of ['#102030', '#203040', '#304050']) await picker.fill(color);
  await expect
    .poll(() =>
      preview.locator('html').evaluate((root) => root.style.getPropertyValue('--site-primary')),
    )
    .toBe('#304050');
  expect(
    await preview.locator('html').evaluate((root) => [root.dataset.mark, window.scrollY]),
  ).toEqual(['same', 400]);
});
