import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Browser, Page } from '@playwright/test';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { HtmlValidate } from 'html-validate';

import { openModules } from '../../dev/modules.mjs';
import type * as siteFiles from '../../src/generator/export/writeSiteFile';
import type * as sites from '../../src/generator/generateSite';
import type * as customizations from '../../src/generator/initialCustomization';
import { expectNoOverflow, expectNoViolations } from './support/axe';
import { visit } from './support/disk';
import { expect, signIn, test } from './support/journey';

const request = {
  prompt:
    'A multi-page site for Olmo, an Italian restaurant in Leeds. We serve ravioli, risotto, focaccia and tiramisu. hello@olmo.example',
  theme: 'vibrant',
  framework: 'bootstrap',
  corrections: { secondLanguage: 'de' },
} as const;

/** A ZIP that holds nothing but the state of a site. */
async function zipOf(): Promise<Buffer> {
  const modules = await openModules();
  try {
    const { generateSite } = (await modules.ssrLoadModule(
      '/src/generator/generateSite.ts',
    )) as typeof sites;
    const { initialCustomization } = (await modules.ssrLoadModule(
      '/src/generator/initialCustomization.ts',
    )) as typeof customizations;
    const { writeSiteFile } = (await modules.ssrLoadModule(
      '/src/generator/export/writeSiteFile.ts',
    )) as typeof siteFiles;
    const site = await generateSite(request);
    const customization = initialCustomization(site);
    const website = { html: '', css: '', components: [], images: [], site: '', customization };
    const state = writeSiteFile(site, { ...request, website, customization });
    return Buffer.from(zipSync({ 'site.json': strToU8(JSON.stringify(state)) }));
  } finally {
    await modules.close();
  }
}

async function exportedTo(page: Page, folder: string): Promise<string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export ZIP' }).click(),
  ]);
  const files = unzipSync(await readFile(await download.path()));
  for (const [name, bytes] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  return Object.keys(files);
}

/** Opens the first page from the disk and follows every link of the site; tells where they led. */
async function crawled(
  browser: Browser,
  folder: string,
  { javaScriptEnabled }: { javaScriptEnabled: boolean },
  look: (page: Page, path: string) => Promise<void>,
): Promise<string[]> {
  const { context, page, troubles } = await visit(browser, { javaScriptEnabled, width: 1280 });
  const root = `${pathToFileURL(folder).href}/`;
  const waiting = ['index.html'];
  for (const path of waiting) {
    await page.goto(root + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await look(page, path);
    for (const link of await page.locator('a[href*=".html"]').all()) {
      const to = new URL((await link.getAttribute('href')) ?? '', root + path);
      const next = decodeURI(to.href).slice(root.length).replace(/#.*$/, '');
      if (!waiting.includes(next)) waiting.push(next);
    }
  }
  expect(troubles).toEqual([]);
  await context.close();
  return waiting;
}

test('a site of several pages in two languages is looked through, exported and opened from the disk', async ({
  page,
  email,
  browser,
}) => {
  test.setTimeout(120_000);
  await signIn(page, email);
  await page.getByRole('link', { name: 'Website Builder', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a ZIP' }).click();
  await (
    await chooser
  ).setFiles({ name: 'olmo.zip', mimeType: 'application/zip', buffer: await zipOf() });

  const preview = page.frameLocator('iframe[title^="Preview of"]');
  const choice = page.getByLabel('Page of the site');
  await expect(choice).toHaveValue('index.html');
  await preview.locator('main a[data-page="menu.html#offerings"]').first().click();
  await expect(choice).toHaveValue('menu.html');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Menu');
  await choice.selectOption({ label: 'Startseite · DE' });
  await expect(preview.locator('html')).toHaveAttribute('lang', 'de');

  const folder = await mkdtemp(join(tmpdir(), 'several-pages-'));
  const files = await exportedTo(page, folder);
  // No page leads to the report: it is for the owner.
  const pages = files.filter((file) => file.endsWith('.html') && file !== 'report.html').sort();
  expect(pages.length).toBeGreaterThan(5);
  expect(files).toEqual(
    expect.arrayContaining(['sitemap.xml', 'robots.txt', 'images/share.png', 'site.json']),
  );
  const validator = new HtmlValidate({ extends: ['html-validate:recommended'] });
  const seen = await crawled(browser, folder, { javaScriptEnabled: true }, async (site, path) => {
    const { results } = await validator.validateString(await readFile(join(folder, path), 'utf8'));
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
    for (const width of [320, 1280]) {
      await site.setViewportSize({ width, height: 900 });
      await expectNoOverflow(site, `${path} at ${width} px`);
      await expectNoViolations(site, `${path} at ${width} px`);
    }
  });
  expect(seen.toSorted()).toEqual(pages);
  const quiet = await crawled(browser, folder, { javaScriptEnabled: false }, () =>
    Promise.resolve(),
  );
  expect(quiet.toSorted()).toEqual(pages);
  await rm(folder, { recursive: true });
});
