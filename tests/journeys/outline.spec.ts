import type { FrameLocator } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

import { expectNoOverflow, expectNoViolations } from './support/axe';
import { expect, showPanel, test } from './support/journey';
import { exportZip, openZip, startSite } from './support/bakery';

const shown = (preview: FrameLocator) =>
  preview
    .locator('main > section:not([hidden])')
    .evaluateAll((sections) => sections.map(({ id }) => id));

/** The sections of a page as it stands in a ZIP. */
const sectionsOf = (html: string) =>
  [...html.matchAll(/<section id="([\w-]+)"/g)].map(([, id]) => id);

test('a site arranged in the outline and in the preview stays so through undo, reload, another theme, export and back', async ({
  page,
  email,
  expectComplaint,
}) => {
  // The driver listens for clicks in the preview's frame, and is refused there; a person's browser does not.
  expectComplaint(/^error: Blocked script execution in 'about:(?:blank|srcdoc)'/);
  const preview = await startSite(page, email);
  await showPanel(page, 'Outline');
  const outline = page.getByRole('region', { name: 'Outline' });
  const entry = (name: string) => outline.getByRole('treeitem', { name, exact: true });
  const said = outline.getByRole('status');
  const before = await shown(preview);
  await preview.locator('html').evaluate((root) => root.setAttribute('data-same', ''));

  await entry('Hero').click();
  await page.keyboard.press('End');
  await expect(entry('Orders and questions')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(said).toContainText(/, \d+ of \d+/);
  const keyed = await shown(preview);
  expect(keyed.at(-3)).toBe(before.at(-2));

  await preview.locator('#pricing').click({ position: { x: 5, y: 5 } });
  await expect(entry('Prices')).toHaveAttribute('aria-selected', 'true');
  await expect(preview.locator('[data-chosen]')).toHaveAttribute('id', 'pricing');
  await outline.getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('menuitem', { name: /After Hero/ }).click();
  await expect(said).toHaveText(`Prices, 2 of ${before.length}`);
  await outline.getByRole('button', { name: 'Duplicate' }).click();
  await expect(entry('Prices 2')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Edit text' }).click();
  await preview.locator('[data-text="pricing_2.heading"]').click();
  await page.keyboard.type('For cafés');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Edit text' }).click();
  await entry('Gallery').click();
  await outline.getByRole('button', { name: 'Remove' }).click();
  await expect(said).toHaveText('Gallery removed');
  await entry('Questions').click();
  await outline.getByRole('button', { name: 'Hide' }).click();
  await expectNoViolations(page, 'the outline');

  const arranged = await shown(preview);
  expect(arranged.slice(0, 3)).toEqual(['hero', 'pricing', 'pricing_2']);
  expect(arranged).not.toContain('gallery');
  expect(arranged).not.toContain('faq');
  // Not once was the document loaded again.
  await expect(preview.locator('html[data-same]')).toHaveCount(1);

  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  for (let step = 0; step < 6; step += 1) await undo.click();
  expect(await shown(preview)).toEqual(before);
  for (let step = 0; step < 6; step += 1)
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
  expect(await shown(preview)).toEqual(arranged);

  await page.reload();
  await expect.poll(() => shown(preview)).toEqual(arranged);
  await expect(preview.locator('#pricing_2 h2')).toHaveText('For cafés');

  await page.getByRole('button', { name: 'All options' }).click();
  await page.getByText('Elegant', { exact: true }).click();
  await page.getByRole('button', { name: 'Apply to this site' }).click();
  await expect(preview.locator('html[data-theme="elegant"]')).toHaveCount(1);
  await expect.poll(() => shown(preview)).toEqual(arranged);

  const zip = await exportZip(page);
  const home = strFromU8(unzipSync(zip)['index.html'] ?? new Uint8Array());
  expect(sectionsOf(home)).toEqual(arranged);
  expect(home).toContain('For cafés');
  await openZip(page, zip);
  await expect.poll(() => shown(preview)).toEqual(arranged);
  expect((await exportZip(page)).equals(zip)).toBe(true);
  await showPanel(page, 'Outline');
  await outline.getByRole('button', { name: 'Put back Gallery' }).click();
  await expect.poll(() => shown(preview)).toContain('gallery');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('sections are arranged with a finger', async ({ page, email }) => {
    const preview = await startSite(page, email);
    await page.getByRole('button', { name: 'Outline', exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: 'Outline' });
    await sheet.getByRole('treeitem', { name: 'Gallery', exact: true }).tap();
    await sheet.getByRole('button', { name: 'Move up' }).tap();
    await expect(sheet.getByRole('status')).toContainText(/Gallery, \d+ of \d+/);
    await expect(preview.locator('#gallery')).toBeInViewport();
    await expectNoOverflow(page, 'the outline');
    await expectNoViolations(page, 'the outline');
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
