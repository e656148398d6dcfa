import { readFile } from 'node:fs/promises';

import type { FrameLocator, Page } from '@playwright/test';

import { expect, showPanel } from './journey';
import { beSignedIn } from './signedIn';

const PROMPT =
  'A bakery called Fennel & Rye in Leith with sourdough £4, cardamom buns £2 and filter coffee, a gallery, questions and a contact form';

/** The site of a bakery, made by somebody who is signed in; gives its preview. `more`: what the prompt says besides. */
export async function startSite(page: Page, email: string, more = ''): Promise<FrameLocator> {
  await beSignedIn(page, email);
  return makeSite(page, more);
}

/** The same by somebody who is signed in already. */
export async function makeSite(page: Page, more = ''): Promise<FrameLocator> {
  await page.goto('/editor/builder');
  await page.getByRole('textbox', { name: 'What should your website be?' }).fill(PROMPT + more);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  const preview = page.frameLocator('iframe[title^="Preview of"]');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Fennel & Rye');
  return preview;
}

/** The ZIP that Export gives. */
export async function exportZip(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export ZIP' }).click(),
  ]);
  return readFile(await download.path());
}

/** Opens an exported ZIP beside the builds that there are; `count`: how many the history has then. */
export async function openZip(page: Page, zip: Buffer, count = 2): Promise<void> {
  const [picker] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open a ZIP' }).click(),
  ]);
  await picker.setFiles({ name: 'fennel-rye.zip', mimeType: 'application/zip', buffer: zip });
  await showPanel(page, 'History');
  await expect(
    page.getByRole('region', { name: 'Build History' }).getByRole('listitem'),
  ).toHaveCount(count);
}
