import { readFile } from 'node:fs/promises';

import type { BrowserContext, FrameLocator, Page } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

import { expectNoOverflow, expectNoViolations } from './support/axe';
import { expect, showPanel, signIn, test, watch } from './support/journey';
import { typefacesOf } from './support/typefaces';

const prompt =
  'A bakery called Fennel & Rye in Leith with sourdough, cardamom buns and filter coffee, a menu and a contact form';

async function openBuilder(page: Page, email: string): Promise<FrameLocator> {
  await signIn(page, email);
  await page.getByRole('link', { name: 'Website Builder', exact: true }).click();
  return page.frameLocator('iframe[title^="Preview of"]');
}

async function generate(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'What should your website be?' }).fill(words);
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByRole('heading', { name: 'Customize' })).toBeVisible();
}

/** The entries of Build History. */
const buildsOf = (page: Page) =>
  page.getByRole('region', { name: 'Build History' }).getByRole('listitem');

/** A color, a title and a text edited in place: what must come back. */
async function makeItOnesOwn(page: Page, preview: FrameLocator): Promise<void> {
  await page.getByRole('textbox', { name: 'Primary color', exact: true }).fill('#7c2d12');
  await page.getByRole('tab', { name: 'Content' }).click();
  await page.getByRole('textbox', { name: 'Site Title' }).fill('Fennel & Rye & Co <3');
  await page.getByRole('button', { name: 'Edit text' }).click();
  await preview.locator('[data-text="features.heading"]').click();
  await page.keyboard.type('Baked before dawn');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Edit text' }).click();
}

async function expectOnesOwn(site: FrameLocator): Promise<void> {
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Fennel & Rye & Co <3');
  await expect(site.locator('[data-text="features.heading"]')).toHaveText('Baked before dawn');
  await expect
    .poll(() =>
      site
        .locator('html')
        .evaluate((root) => getComputedStyle(root).getPropertyValue('--site-primary').trim()),
    )
    .toBe('#7c2d12');
}

async function exportZip(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export ZIP' }).click(),
  ]);
  return readFile(await download.path());
}

const zipFile = (buffer: Buffer, name = 'fennel-rye.zip') => ({
  name,
  mimeType: 'application/zip',
  buffer,
});

async function drop(page: Page, target: string, buffer: Buffer, name: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ({ content, name }) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: 'application/zip' }));
      return transfer;
    },
    { content: buffer.toString('base64'), name },
  );
  await page.locator(target).first().dispatchEvent('dragenter', { dataTransfer });
  const over = page.getByText('Drop the ZIP to open its site');
  await expect(over).toBeVisible();
  await page.locator('[data-drop-target]').dispatchEvent('drop', { dataTransfer });
  await expect(over).toBeHidden();
}

async function shareLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share link' }).click();
  await expect(page.getByText('Copied to clipboard')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Opens a link as somebody who was never here; tells what its pages say and ask for. */
async function openAsStranger(stranger: BrowserContext, link: string) {
  const troubles: string[] = [];
  const requests: string[] = [];
  watch(stranger, troubles);
  stranger.on('dialog', (dialog) => {
    troubles.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  stranger.on('request', (request) => requests.push(request.url()));
  const page = await stranger.newPage();
  await page.goto(link);
  return { page, troubles, requests, site: page.frameLocator('iframe') };
}

test('an exported ZIP opens again, picked and dropped, with its words, colors and edits', async ({
  page,
  email,
}) => {
  const preview = await openBuilder(page, email);
  await page.getByText('Elegant', { exact: true }).click();
  await page.getByText('Bootstrap', { exact: true }).click();
  await generate(page, prompt);
  await makeItOnesOwn(page, preview);
  await expectOnesOwn(preview);
  const zip = await exportZip(page);

  const field = page.getByRole('textbox', { name: 'What should your website be?' });
  const reset = async () => {
    await page.getByRole('button', { name: 'All options' }).click();
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.getByText('Modern', { exact: true }).click();
    await page.getByText('Tailwind', { exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Ready to Build?' })).toBeVisible();
  };
  const expectItBack = async (builds: number) => {
    await expectOnesOwn(preview);
    await expect(field).toHaveValue(prompt);
    await page.getByRole('button', { name: 'All options' }).click();
    await expect(page.getByRole('radio', { name: 'Elegant' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Bootstrap' })).toBeChecked();
    await page.getByRole('button', { name: 'All options' }).click();
    await showPanel(page, 'History');
    await expect(buildsOf(page)).toHaveCount(builds);
  };

  await reset();
  const [picker] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open a ZIP' }).click(),
  ]);
  await picker.setFiles(zipFile(zip));
  await expect(page.getByText('Site opened')).toBeVisible();
  await expect(page.getByText(/^Opened fennel-rye\.zip/)).toBeVisible();
  await expectItBack(2);
  expect((await exportZip(page)).equals(zip)).toBe(true);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ready to Build?' })).toBeVisible();
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expectItBack(2);

  await reset();
  await drop(page, 'main', zip, 'dropped.zip');
  await expect(page.getByText(/^Opened dropped\.zip/)).toBeVisible();
  await expectItBack(3);

  // Opened builds are no generations of this month.
  await page.goto('/editor/billing');
  await expect(page.getByText('1 of 5', { exact: true })).toBeVisible();
  await page.goto('/editor/builder');
  await expectItBack(3);
});

test('a file that is no site says why, next to the button, and nothing is lost', async ({
  page,
  email,
}) => {
  const preview = await openBuilder(page, email);
  await generate(page, prompt);
  await makeItOnesOwn(page, preview);
  const zip = await exportZip(page);
  const files = unzipSync(zip);
  const newer = strFromU8(files['site.json'] ?? new Uint8Array()).replace(
    '"version": 1',
    '"version": 2',
  );
  const input = page.locator('input[type=file][accept*=zip]');
  for (const [name, buffer, words] of [
    ['photo.zip', Buffer.from('no zip'), 'This file is not a ZIP.'],
    ['other.zip', Buffer.from(zipSync({ 'a.txt': strToU8('a') })), 'This ZIP was not made here'],
    ['half.zip', zip.subarray(0, zip.length / 2), 'This ZIP is damaged'],
    ['newer.zip', Buffer.from(zipSync({ 'site.json': strToU8(newer) })), 'newer version'],
    ['bomb.zip', Buffer.from(zipSync({ 'site.json': new Uint8Array(9_000_000) })), 'too large'],
  ] as const) {
    await input.setInputFiles(zipFile(buffer, name));
    await expect(
      page.getByRole('alert').filter({ hasText: words }).first(),
      `what ${name} is told`,
    ).toBeVisible();
    await expectOnesOwn(preview);
    await showPanel(page, 'History');
    await expect(buildsOf(page)).toHaveCount(1);
  }
  await expectNoViolations(page, 'the builder after a refused file');
  await input.setInputFiles(zipFile(zip));
  await showPanel(page, 'History');
  await expect(buildsOf(page)).toHaveCount(2);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a site is shared as a link, what is beta about it is said, and it opens for a stranger', async ({
  page,
  email,
  browser,
  baseURL,
}) => {
  const preview = await openBuilder(page, email);
  await generate(page, prompt);
  await makeItOnesOwn(page, preview);
  await expectOnesOwn(preview);
  const beta = page.getByText('Beta: a large site may not fit, and some apps cut long links.');
  await expect(beta).toBeHidden();
  await page.getByRole('button', { name: 'Share link' }).hover();
  await expect(beta).toBeVisible();
  await page.keyboard.press('Escape');

  const sent: string[] = [];
  page.on('request', (request) => {
    if (!/^(blob|data|about):/.test(request.url())) sent.push(request.url());
  });
  const link = await shareLink(page);
  expect(sent).toEqual([]);
  expect(link.startsWith(`${baseURL}/view#1.`)).toBe(true);
  expect(link.length).toBeLessThan(12_000);

  const stranger = await browser.newContext();
  const { page: view, site, troubles, requests } = await openAsStranger(stranger, link);
  await expectOnesOwn(site);
  for (const shown of [preview, site]) {
    const { asked, loaded } = await typefacesOf(shown.locator('html'));
    expect(loaded).toEqual(asked);
  }
  await expect(view).toHaveTitle('Fennel & Rye & Co <3 · AI Website Builder');
  await expect(view.getByText('We have not checked what is in it.')).toBeVisible();
  await expect(view.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  for (const width of [320, 375, 768, 1440]) {
    await view.setViewportSize({ width, height: 900 });
    await expectNoViolations(view, `the viewer at ${width} px`);
    await expectNoOverflow(view, `the viewer at ${width} px`);
  }
  const address = view.url();
  // The link that skips the navigation is seen only while it has focus.
  const links = site.locator('a:visible:not([data-part="skip"])');
  await expect(links.nth(3)).toBeVisible();
  const count = await links.count();
  for (let index = 0; index < count; index += 1) await links.nth(index).click();
  await site.getByRole('textbox').first().fill('Ada');
  await view.keyboard.press('Enter');
  expect(view.url()).toBe(address);
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Fennel & Rye & Co <3');
  await expect(site.getByText('Make your own')).toHaveCount(0);

  await view.evaluate(() => {
    location.hash = '#1.cut.off';
  });
  await expect(view.getByRole('heading', { name: 'This link is damaged' })).toBeFocused();
  await view.goBack();
  await expectOnesOwn(site);
  await view.reload();
  await expectOnesOwn(site);

  // What the test driver and axe try in the frame is refused there, too; a visitor's browser has neither.
  const ofTheDriver =
    /^error: Blocked script execution in 'about:(?:blank|srcdoc)|^warning: Failed to execute 'postMessage' on 'DOMWindow'/;
  expect(troubles.filter((trouble) => !ofTheDriver.test(trouble))).toEqual([]);
  const elsewhere = requests.filter(
    (url) => !url.startsWith(`${baseURL}/`) && !/^(blob|data|about):/.test(url),
  );
  expect(elsewhere).toEqual([]);
  expect(requests.filter((url) => /firebase|identitytoolkit|securetoken/i.test(url))).toEqual([]);
  await view.getByRole('link', { name: 'Make your own' }).click();
  await expect(view).toHaveURL(/\/auth\?returnTo=/);
  await stranger.close();
});

test('fault 27: what is hostile in a shared site or an opened ZIP is text', async ({
  page,
  email,
  browser,
  baseURL,
}) => {
  const hostile = '<img src=x onerror=alert(1)></style><script>alert(2)</script>';
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

  const stranger = await browser.newContext();
  const link = await shareLink(page);
  const { page: view, site, troubles, requests } = await openAsStranger(stranger, link);
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(hostile);
  await expect(view.getByRole('heading', { level: 1 }).first()).toHaveText(hostile);
  await expect(view.locator('iframe')).toHaveAttribute('sandbox', '');
  await Promise.all(view.frames().map((frame) => frame.waitForLoadState()));
  expect([troubles, requests.filter((url) => !url.startsWith(`${baseURL}/`))]).toEqual([[], []]);
  await stranger.close();

  const zip = await exportZip(page);
  await page.locator('input[type=file][accept*=zip]').setInputFiles(zipFile(zip));
  await showPanel(page, 'History');
  await expect(buildsOf(page)).toHaveCount(2);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(hostile);
  expect(dialogs).toEqual([]);
});

for (const [name, path, heading] of [
  ['nothing', '/view', 'No site in this link'],
  ['garbage', '/view#%00%ff<script>', 'This link is damaged'],
  ['a newer format', '/view#9.abc.def', 'This link needs a newer version'],
  ['too much', `/view#1.${'A'.repeat(40_000)}.x`, 'This link is too long'],
] as const) {
  test(`a link that holds ${name} says so`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoViolations(page, `the viewer with ${name} at ${width} px`);
      await expectNoOverflow(page, `the viewer with ${name} at ${width} px`);
    }
    await expect(page.locator('iframe')).toHaveCount(0);
  });
}
