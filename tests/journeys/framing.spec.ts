import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

import { listen } from '../../dev/ports.mjs';
import { expect, signIn, test } from './support/journey';

/** What a stranger would like to put under their own buttons. */
const FRAMED = ['/', '/auth', '/editor', '/editor/settings?tab=api', '/view', '/no-such-page'];

/** The first page of a site that was generated and exported here. */
async function exportedPage(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Website Builder', exact: true }).click();
  await page
    .getByRole('textbox', { name: 'What should your website be?' })
    .fill('A bakery called Fennel & Rye in Leith with sourdough and a contact form');
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('Website generated successfully!')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export ZIP' }).click(),
  ]);
  return strFromU8(
    unzipSync(await readFile(await download.path()))['index.html'] ?? new Uint8Array(),
  );
}

/** A page at an origin of its own. */
async function published(html: string) {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html);
  });
  const { port, close } = await listen(server, 0);
  return { url: `http://localhost:${port}/`, close };
}

test('fault 60, fault 73: a generated site at another origin can neither frame the app nor reach into it', async ({
  page,
  email,
  baseURL,
  expectComplaint,
}) => {
  if (baseURL === undefined) throw new Error('The journeys know no address of the site.');
  // Chromium complains of each frame, and of what is missing in its own page about it.
  expectComplaint(/frame-ancestors|CORS policy|net::ERR_FAILED|status of 404/);
  await signIn(page, email);
  const html = await exportedPage(page);
  expect(html).toContain('Fennel &amp; Rye');
  const frames = FRAMED.map((path) => `<iframe src="${baseURL}${path}"></iframe>`).join('');
  const stranger = await published(html.replace('</body>', `${frames}</body>`));
  try {
    const site = await page.context().newPage();
    await site.goto(stranger.url);
    await expect(site.getByRole('heading', { level: 1 })).toBeVisible();
    // Chromium puts its own page about a refusal into the frame.
    await expect
      .poll(() =>
        site
          .frames()
          .slice(1)
          .map((frame) => frame.url()),
      )
      .toEqual(FRAMED.map(() => 'chrome-error://chromewebdata/'));

    const read = site.evaluate(
      (address) => fetch(address).then((answer) => answer.text()),
      baseURL,
    );
    await expect(read).rejects.toThrow('Failed to fetch');

    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      site.evaluate((address) => {
        Object.assign(window, { opened: window.open(address) });
      }, `${baseURL}/editor`),
    ]);
    await expect(opened.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
    expect(await site.evaluate(() => (window as unknown as { opened: Window }).opened.closed)).toBe(
      true,
    );
  } finally {
    await stranger.close();
  }
});
