import type { FrameLocator } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

import { expectNoViolations } from './support/axe';
import { exportZip, openZip, startSite } from './support/bakery';
import { expect, showPanel, test } from './support/journey';

const HOURS = ', show how to find us, open Tue-Sun 7am-3pm';

const prices = (preview: FrameLocator) => preview.locator('#pricing h3').allTextContents();

test('prices, a question and opening hours are made one’s own, and stay so through undo, reload, another framework, export and back', async ({
  page,
  email,
}) => {
  const preview = await startSite(page, email, HOURS);
  await showPanel(page, 'Outline');
  const panel = page.getByRole('region', { name: /^(?:Outline|Prices|Questions|How to find us)/ });
  const said = panel.getByRole('status');
  const entry = (name: string) => panel.getByRole('treeitem', { name, exact: true });
  const before = await prices(preview);
  await preview.locator('html').evaluate((root) => root.setAttribute('data-same', ''));

  await entry('Prices').click();
  await panel.getByRole('button', { name: 'Price list' }).click();
  await expectNoViolations(page, 'the price list');
  await panel.getByRole('button', { name: 'Add a price' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('alert')).toHaveText('Fill in “Name”.');
  await expectNoViolations(page, 'a price that is missing');
  await page.keyboard.type('Rye <b>loaf</b>');
  await page.keyboard.press('Tab');
  await page.keyboard.type('£5');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('Rye <b>loaf</b> added, 4 of 4');
  await expect.poll(() => prices(preview)).toEqual([...before, 'Rye <b>loaf</b>']);
  await expect(panel.getByRole('button', { name: /^Edit Rye <b>loaf/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('Rye <b>loaf</b>, 3 of 4');
  await panel.getByRole('button', { name: 'Move or remove Filter coffee' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(said).toHaveText('Filter coffee removed');
  await panel.getByRole('button', { name: /^Edit Sourdough/ }).click();
  await panel.getByRole('textbox', { name: /^Price/ }).fill('£4.50');
  await panel.getByRole('button', { name: 'Save' }).click();
  const mine = ['Sourdough', 'Cardamom buns', 'Rye <b>loaf</b>'];
  await expect.poll(() => prices(preview)).toEqual(mine);
  await expect(preview.locator('#pricing')).toContainText('£4.50');
  await panel.getByRole('button', { name: 'Outline' }).click();
  await expect(panel.getByRole('button', { name: 'Price list' })).toBeFocused();

  await entry('How to find us').click();
  await panel.getByRole('button', { name: 'Details' }).click();
  await panel.getByRole('button', { name: /^Edit Opening hours/ }).click();
  await panel.getByRole('checkbox', { name: 'Sunday' }).press('Space');
  await panel.getByLabel('Saturday closes').fill('12:30');
  await expectNoViolations(page, 'the opening hours');
  await panel.getByRole('button', { name: 'Save' }).click();
  const hours = 'Tue–Fri 7 am–3 pm, Sat 7 am–12:30 pm';
  await expect(preview.locator('#visit')).toContainText(hours);

  // Not once was the document loaded again.
  await expect(preview.locator('html[data-same]')).toHaveCount(1);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  for (let step = 0; step < 5; step += 1) await undo.click();
  await expect.poll(() => prices(preview)).toEqual(before);
  for (let step = 0; step < 5; step += 1)
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect.poll(() => prices(preview)).toEqual(mine);
  await expect(preview.locator('html[data-same]')).toHaveCount(1);

  await page.reload();
  await expect.poll(() => prices(preview)).toEqual(mine);
  await page.getByRole('button', { name: 'All options' }).click();
  await page.getByText('Bootstrap', { exact: true }).click();
  await page.getByRole('button', { name: 'Apply to this site' }).click();
  await expect(preview.locator('html[data-framework="bootstrap"]')).toHaveCount(1);
  await expect.poll(() => prices(preview)).toEqual(mine);

  const zip = await exportZip(page);
  const home = strFromU8(unzipSync(zip)['index.html'] ?? new Uint8Array());
  expect(home).toContain('Rye &lt;b&gt;loaf&lt;/b&gt;');
  expect(home).toContain('"openingHours":["Tu-Fr 07:00-15:00","Sa 07:00-12:30"]');
  expect(home.slice(home.indexOf('id="pricing"'), home.indexOf('id="faq"'))).not.toContain(
    'Filter coffee',
  );
  await openZip(page, zip);
  await expect.poll(() => prices(preview)).toEqual(mine);
  expect((await exportZip(page)).equals(zip)).toBe(true);
});
