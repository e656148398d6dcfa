import type { FrameLocator } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

import { expectNoViolations } from './support/axe';
import { exportZip, openZip, startSite } from './support/bakery';
import { expect, showPanel, test } from './support/journey';

const shown = (preview: FrameLocator) =>
  preview
    .locator('main > section:not([hidden])')
    .evaluateAll((sections) => sections.map(({ id }) => id));

test('a section added and a layout chosen by keyboard stay through undo, reload, another theme, export and back', async ({
  page,
  email,
  expectComplaint,
}) => {
  // The driver listens for clicks in the preview's frame, and is refused there; a person's browser does not.
  expectComplaint(/^error: Blocked script execution in 'about:(?:blank|srcdoc)'/);
  const preview = await startSite(page, email);
  await showPanel(page, 'Outline');
  const outline = page.getByRole('region', { name: 'Outline' });
  const before = await shown(preview);
  await preview.locator('html').evaluate((root) => root.setAttribute('data-same', ''));

  await outline.getByRole('treeitem', { name: 'Prices', exact: true }).click();
  await outline.getByRole('button', { name: 'Add a section' }).focus();
  await page.keyboard.press('Enter');
  const catalogue = page.getByRole('region', { name: 'Add a section' });
  await expect(catalogue.getByRole('heading', { name: 'Add a section' })).toBeFocused();
  await expectNoViolations(page, 'the catalogue of sections');
  await catalogue.getByRole('button', { name: 'Team', exact: true }).press('Enter');
  const row = outline.getByRole('treeitem', { name: 'Team', exact: true });
  await expect(row).toBeFocused();
  await expect(outline.getByRole('status')).toHaveText(/^Team added, \d+ of \d+$/);
  const added = before.toSpliced(before.indexOf('pricing') + 1, 0, 'team');
  await expect.poll(() => shown(preview)).toEqual(added);
  await expect(preview.locator('#team')).toBeInViewport();
  await expect(preview.locator('[data-part="footer"] a[href="#team"]')).toHaveText('Team');
  await expect(preview.locator('html[data-same]')).toHaveCount(1);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  expect(await shown(preview)).toEqual(before);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect.poll(() => shown(preview)).toEqual(added);

  await outline.getByRole('treeitem', { name: 'Team', exact: true }).click();
  await outline.getByRole('button', { name: 'People' }).click();
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ana Sousa');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(preview.locator('#team')).toContainText('Ana Sousa');

  await page.getByRole('button', { name: 'Outline', exact: true }).click();
  await outline.getByRole('treeitem', { name: 'Prices', exact: true }).click();
  const layout = () => preview.locator('#pricing').getAttribute('data-layout');
  const first = await layout();
  const others = await preview.locator('#faq').innerHTML();
  await outline.getByRole('button', { name: 'Next layout' }).press('Enter');
  await expect(outline.getByRole('status')).toHaveText(/^Prices: layout 2 of \d+$/);
  await expect.poll(layout).not.toBe(first);
  const chosen = await layout();
  await outline.getByRole('button', { name: 'First layout' }).press('Enter');
  await expect.poll(layout).toBe(first);
  await outline.getByRole('button', { name: 'Next layout' }).press('Enter');
  await expect.poll(layout).toBe(chosen);
  expect(await preview.locator('#faq').innerHTML()).toBe(others);
  await expect(preview.locator('html[data-same]')).toHaveCount(1);

  await page.reload();
  await expect.poll(layout).toBe(chosen);
  await expect.poll(() => shown(preview)).toEqual(added);
  await page.getByRole('button', { name: 'All options' }).click();
  await page.getByText('Elegant', { exact: true }).click();
  await page.getByRole('button', { name: 'Apply to this site' }).click();
  await expect(preview.locator('html[data-theme="elegant"]')).toHaveCount(1);
  await expect.poll(() => shown(preview)).toEqual(added);
  expect(await layout()).toBe(chosen);

  const zip = await exportZip(page);
  const home = strFromU8(unzipSync(zip)['index.html'] ?? new Uint8Array());
  expect(home).toContain('<section id="team"');
  expect(home).toContain('Ana Sousa');
  await openZip(page, zip);
  await expect.poll(() => shown(preview)).toEqual(added);
  expect((await exportZip(page)).equals(zip)).toBe(true);
});
