import { strFromU8, unzipSync } from 'fflate';

import { expectNoOverflow, expectNoViolations } from './support/axe';
import { exportZip, openZip, startSite } from './support/bakery';
import { expect, showPanel, test } from './support/journey';
import { blackPng } from './support/pictures';

const FIVE = {
  Primary: '#7c2d12',
  Secondary: '#475569',
  Accent: '#f59e0b',
  Background: '#14110f',
  Text: '#f5efe6',
} as const;

test('a typeface, the dark appearance, all five colors, corners, spacing, a page’s title and its share image go through undo, reload, Bootstrap, ZIP and back', async ({
  page,
  email,
}) => {
  test.setTimeout(120_000);
  const preview = await startSite(page, email);
  const root = preview.locator('html');
  await root.evaluate((element) => element.setAttribute('data-same', ''));
  const variable = (name: string) =>
    root.evaluate((element, of) => getComputedStyle(element).getPropertyValue(of).trim(), name);
  await showPanel(page, 'Customize');

  // By keyboard: the appearance, then the colors by hand.
  await page.getByRole('radio', { name: 'Light' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await variable('--site-scheme')).toBe('dark');
  for (const [name, value] of Object.entries(FIVE)) {
    const field = page.getByRole('textbox', { name: `${name} color`, exact: true });
    await field.fill(value);
    await field.blur();
  }
  expect(await variable('--site-background')).toBe(FIVE.Background);
  await expect(page.getByText(/^Readable: it has .+ on the background\.$/)).toBeVisible();
  await expect(page.getByText(/^Links in this color use /).first()).toBeVisible();
  await expectNoViolations(page, 'five colors with their contrast');

  await page.getByRole('tab', { name: 'Layout' }).click();
  await page
    .getByRole('combobox', { name: 'Typefaces' })
    .selectOption({ label: 'Oswald and Spectral: newspaper' });
  await page.getByRole('radio', { name: 'Square' }).focus();
  await page.keyboard.press('Space');
  await page.getByText('Airy', { exact: true }).click();
  const heading = preview.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('font-family', /^Oswald/);
  await expect(root).toHaveAttribute('data-type', 'oswaldSpectral');
  await expect
    .poll(() =>
      root.evaluate(({ ownerDocument }) => ownerDocument.fonts.check("600 20px 'Oswald'")),
    )
    .toBe(true);
  expect(await variable('--site-radius-card')).toBe('0px');
  expect(await variable('--site-space-section')).toContain('* 1.45');
  await expect(preview.locator('html[data-same]')).toHaveCount(1);

  await page.getByRole('tab', { name: 'Content' }).click();
  await page.getByRole('list', { name: 'Listed pages' }).getByRole('button').press('Enter');
  const title = page.getByRole('textbox', { name: 'Page title' });
  await title.fill('Sourdough and buns in Leith');
  await page
    .getByRole('textbox', { name: 'Description', exact: true })
    .last()
    .fill('Baked at night, “warm” & early.');
  const result = page.getByRole('figure', { name: 'In search results' }).first();
  await expect(result).toContainText('Sourdough and buns in Leith');
  await expect(result).toContainText('Baked at night, “warm” & early.');
  await page.getByRole('button', { name: 'Use a picture of yours' }).press('Enter');
  await page
    .getByLabel('Picture file for Share image')
    .setInputFiles({ name: 'share.png', mimeType: 'image/png', buffer: blackPng(1600, 1000) });
  const card = page.getByRole('figure', { name: 'As a shared link' }).first().locator('img');
  await page.getByRole('button', { name: 'Use this part' }).press('Enter');
  await expect(card).toHaveAttribute('src', /^blob:/);
  await page.getByRole('textbox', { name: 'What it shows' }).fill('Loaves before dawn');
  await page.getByRole('button', { name: 'Back to the page' }).click();
  await expectNoViolations(page, 'a page’s listing');

  // Each is a step: the picture's words, the picture, the description.
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  for (let step = 0; step < 3; step += 1) await undo.click();
  await expect(card).toHaveAttribute('src', /^data:image\/png/);
  await expect(result).not.toContainText('Baked at night');
  const redo = page.getByRole('button', { name: 'Redo', exact: true });
  for (let step = 0; step < 3; step += 1) await redo.click();
  await expect(card).toHaveAttribute('src', /^blob:/);

  await page.reload();
  await expect(heading).toHaveCSS('font-family', /^Oswald/);
  await page.getByRole('button', { name: 'All options' }).click();
  await page.getByText('Bootstrap', { exact: true }).click();
  await page.getByRole('button', { name: 'Apply to this site' }).click();
  await expect(preview.locator('html[data-framework="bootstrap"]')).toHaveCount(1);
  await expect(heading).toHaveCSS('font-family', /^Oswald/);
  expect(await variable('--site-background')).toBe(FIVE.Background);
  expect(await variable('--site-radius-card')).toBe('0px');

  const zip = await exportZip(page);
  const files = unzipSync(zip);
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  const css = text('styles.css');
  expect(css).toContain("--site-font-heading: 'Oswald', 'Oswald Fallback'");
  expect(css).toContain(`--site-background: ${FIVE.Background};`);
  expect(css).toContain(`--site-primary: ${FIVE.Primary};`);
  expect(css).toContain('--site-scheme: dark;');
  expect(Object.keys(files)).toContain('fonts/oswald-latin-600-normal.woff2');
  expect(text('LICENSES.txt')).toContain('Spectral');
  const head = text('index.html').split('</head>')[0] ?? '';
  expect(head).toContain('<title>Sourdough and buns in Leith</title>');
  expect(head).toContain('<meta name="twitter:title" content="Sourdough and buns in Leith">');
  expect(head).toContain('content="Baked at night, “warm” &amp; early."');
  expect(head).toContain('<meta property="og:image:alt" content="Loaves before dawn">');
  const [, image = ''] =
    /og:image" content="[^"]*\/(images\/photo-\w+-1200\.jpg)"/.exec(head) ?? [];
  expect([...(files[image] ?? [])].slice(0, 3)).toEqual([0xff, 0xd8, 0xff]);

  await openZip(page, zip);
  await expect(heading).toHaveCSS('font-family', /^Oswald/);
  expect(await variable('--site-background')).toBe(FIVE.Background);
  expect((await exportZip(page)).equals(zip)).toBe(true);
});

test('the looks and the listing of a site fit a phone of 320 px and a finger', async ({
  page,
  email,
}) => {
  await startSite(page, email);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('button', { name: 'Customize', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Dark', { exact: true }).click();
  await expect(sheet.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expectNoOverflow(page, 'the colors on a phone');
  await sheet.getByRole('tab', { name: 'Layout' }).click();
  await sheet.getByText('Round', { exact: true }).click();
  await expectNoOverflow(page, 'the layout on a phone');
  await expectNoViolations(page, 'the layout on a phone');
  await sheet.getByRole('tab', { name: 'Content' }).click();
  await sheet.getByRole('list', { name: 'Listed pages' }).getByRole('button').click();
  await sheet.getByRole('textbox', { name: 'Page title' }).fill('x'.repeat(90));
  await expect(sheet.getByText(/^90 characters\. Search results show about 60/)).toBeVisible();
  await expectNoOverflow(page, 'a listing on a phone');
});
