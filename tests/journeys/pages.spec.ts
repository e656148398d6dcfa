import type { FrameLocator } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

import { expectNoOverflow, expectNoViolations } from './support/axe';
import { exportZip, openZip, startSite } from './support/bakery';
import { expect, showPanel, test } from './support/journey';

const shown = (preview: FrameLocator) =>
  preview
    .locator('main > section:not([hidden])')
    .evaluateAll((sections) => sections.map(({ id }) => id));

const headingOf = (preview: FrameLocator) => preview.getByRole('heading', { level: 1 });

test('pages added, named, ordered and removed stay through undo, reload, another theme, export and back', async ({
  page,
  email,
  expectComplaint,
}) => {
  test.setTimeout(120_000);
  // The driver listens for clicks in the preview's frame, and is refused there; a person's browser does not.
  expectComplaint(/^error: Blocked script execution in 'about:(?:blank|srcdoc)'/);
  const preview = await startSite(page, email);
  await showPanel(page, 'Outline');
  const outline = page.getByRole('region', { name: 'Outline' });
  const said = outline.getByRole('status');
  const row = (name: string) => outline.getByRole('treeitem', { name, exact: true });
  const pageRow = (name: string) => outline.getByRole('treeitem', { name, expanded: true });
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const addPage = async (name: string) => {
    await outline.getByRole('button', { name: 'Add a page' }).press('Enter');
    await expect(outline.getByRole('textbox', { name: 'Name of the new page' })).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  };

  await addPage('');
  await expect(outline.getByRole('alert')).toHaveText('Give the page a name.');
  await page.keyboard.type('home');
  await page.keyboard.press('Enter');
  await expect(outline.getByRole('alert')).toHaveText(/Another page has this name/);
  await expectNoViolations(page, 'the name of a new page');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Price list');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('Price list added, page 2 of 2');
  await expect(pageRow('Price list')).toHaveAttribute('aria-selected', 'true');
  await expect(headingOf(preview)).toHaveText('Price list');
  await expect(preview.locator('[data-part="header"] nav')).toContainText('Price list');

  await row('Prices').click();
  await expect(headingOf(preview)).toHaveText('Fennel & Rye');
  await outline.getByRole('button', { name: 'Move to…' }).press('Enter');
  const target = page.getByRole('menuitemradio', { name: 'Price list' });
  await expect(page.getByRole('menuitemradio', { name: 'Home' })).toHaveAttribute(
    'data-highlighted',
  );
  await page.keyboard.press('ArrowDown');
  await expect(target).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await expect(target).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: /First$/ })).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('Prices, 1 of 2 on Price list');
  await expect(headingOf(preview)).toHaveText('Price list');
  await expect(preview.locator('#pricing')).toBeInViewport();
  await expect(preview.locator('[data-chosen]')).toHaveAttribute('id', 'pricing');

  await pageRow('Price list').getByText('Price list', { exact: true }).first().click();
  await outline.getByRole('button', { name: 'Rename' }).press('Enter');
  await page.keyboard.type('What it costs');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('Price list is now called What it costs');
  await expect(headingOf(preview)).toHaveText('What it costs');
  await expect(page.getByRole('combobox', { name: 'Page of the site' })).toContainText(
    'What it costs',
  );

  await addPage('Weddings');
  await expect(said).toHaveText('Weddings added, page 3 of 3');
  await expect(headingOf(preview)).toHaveText('Weddings');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(said).toHaveText('Weddings, page 2 of 3');
  const links = preview.locator('[data-part="header"] nav li:visible');
  await expect(links.nth(1)).toHaveText('Weddings');
  await expect(links.nth(2)).toHaveText('What it costs');
  await page.keyboard.press('Delete');
  await expect(said).toHaveText('Weddings removed');
  await expect(pageRow('What it costs')).toHaveAttribute('aria-selected', 'true');
  await expect(headingOf(preview)).toHaveText('What it costs');
  await expect(links.filter({ hasText: 'Weddings' })).toHaveCount(0);
  await undo.click();
  await expect(links.nth(1)).toHaveText('Weddings');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(links.filter({ hasText: 'Weddings' })).toHaveCount(0);
  await expectNoViolations(page, 'the pages of the outline');

  await pageRow('What it costs').getByText('What it costs', { exact: true }).first().click();
  await page.keyboard.press('ArrowDown');
  await expect(row('Prices')).toHaveAttribute('aria-selected', 'true');
  await outline.getByRole('button', { name: 'Lock' }).press('Enter');
  await expect(said).toHaveText('Prices is locked');
  const words = await preview.locator('#pricing').innerText();
  const layout = await preview.locator('#pricing').getAttribute('data-layout');

  await page.reload();
  const link = links.filter({ hasText: 'What it costs' });
  await expect(link).toHaveCount(1);
  await page.getByRole('button', { name: 'All options' }).click();
  await page.getByText('Elegant', { exact: true }).click();
  await page.getByRole('button', { name: 'Apply to this site' }).click();
  await expect(preview.locator('html[data-theme="elegant"]')).toHaveCount(1);
  await link.getByRole('link').click();
  await expect(headingOf(preview)).toHaveText('What it costs');
  await expect.poll(() => shown(preview)).toContain('pricing');
  await expect(preview.locator('#pricing')).toHaveAttribute('data-layout', layout ?? '');
  for (const line of words.split('\n').filter((words_) => /[a-z]{4}/.test(words_)))
    await expect(preview.locator('#pricing')).toContainText(line, { ignoreCase: true });

  const zip = await exportZip(page);
  const files = unzipSync(zip);
  const file = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(Object.keys(files).filter((name) => name.endsWith('.html'))).toContain('price-list.html');
  expect(Object.keys(files)).not.toContain('weddings.html');
  expect(file('price-list.html')).toMatch(/<h1[^>]*>.*What it costs/);
  expect(file('price-list.html')).toContain('<section id="pricing"');
  expect(file('index.html')).not.toContain('<section id="pricing"');
  expect(file('index.html')).toContain('href="price-list.html"');
  await openZip(page, zip);
  await showPanel(page, 'Outline');
  await expect(pageRow('What it costs')).toBeVisible();
  await expect(outline.getByRole('treeitem', { name: /^Prices/ })).toContainText('Locked');
  expect((await exportZip(page)).equals(zip)).toBe(true);
});

test('a page that was added has its name in the second language once its heading is written over there', async ({
  page,
  email,
}) => {
  const preview = await startSite(page, email, ', in English and Spanish');
  await showPanel(page, 'Outline');
  const outline = page.getByRole('region', { name: 'Outline' });
  await outline.getByRole('button', { name: 'Add a page' }).click();
  await page.keyboard.type('Weddings');
  await page.keyboard.press('Enter');
  await expect(outline.getByText(/In the other language it is called the same/)).toBeVisible();
  await outline.getByRole('treeitem', { name: 'Questions', exact: true }).click();
  await outline.getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('menuitemradio', { name: 'Weddings' }).click();
  await page.getByRole('menuitem', { name: /First$/ }).click();
  await expect(outline.getByRole('status')).toHaveText('Questions, 1 of 2 on Weddings');

  const choice = page.getByRole('combobox', { name: 'Page of the site' });
  await choice.selectOption('es/weddings.html');
  const heading = headingOf(preview);
  const words = heading.locator('[data-text]');
  await expect(heading).toHaveText('Weddings');
  await expect(words).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Edit text' }).click();
  await words.click();
  await page.keyboard.type('Bodas');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Edit text' }).click();
  await expect(words).not.toHaveAttribute('lang');
  await expect(preview.locator('[data-part="wide"]')).toContainText('Bodas');
  await expect(choice.locator('option:checked')).toHaveText(/^Bodas/);

  const files = unzipSync(await exportZip(page));
  const exported = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  expect(exported('es/weddings.html')).toMatch(/<h1[^>]*><span data-text="[^"]*">Bodas<\/span>/);
  expect(exported('es/index.html')).toContain('Bodas');
  expect(exported('weddings.html')).toContain('Weddings');
  expect(exported('weddings.html')).not.toContain('Bodas');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('a page is added with a finger, and a section put on it', async ({ page, email }) => {
    const preview = await startSite(page, email);
    await page.getByRole('button', { name: 'Outline', exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: 'Outline' });
    await sheet.getByRole('button', { name: 'Add a page' }).tap();
    await sheet.getByRole('textbox', { name: 'Name of the new page' }).fill('Price list');
    await expectNoOverflow(page, 'the name of a new page');
    await expectNoViolations(page, 'the name of a new page');
    await sheet.getByRole('button', { name: 'Add page' }).tap();
    await expect(sheet.getByRole('status')).toHaveText('Price list added, page 2 of 2');
    await sheet.getByRole('treeitem', { name: 'Prices', exact: true }).tap();
    await sheet.getByRole('button', { name: 'Move to…' }).tap();
    await page.getByRole('menuitemradio', { name: 'Price list' }).tap();
    await expectNoOverflow(page, 'the places of another page');
    await page.getByRole('menuitem', { name: /First$/ }).tap();
    await expect(sheet.getByRole('status')).toHaveText('Prices, 1 of 2 on Price list');
    await expect(preview.locator('#pricing')).toBeInViewport();
    await expectNoOverflow(page, 'the outline');
    const small = await sheet
      .locator('button, [role="treeitem"]:not(:has([role="treeitem"]))')
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.getBoundingClientRect().height < 43.5)
          .map((control) => control.textContent),
      );
    expect(small).toEqual([]);
  });
});
