import type { FrameLocator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';

import { expectNoOverflow, expectNoViolations } from './support/axe';
import { exportZip, openZip, startSite } from './support/bakery';
import { expect, showPanel, test } from './support/journey';
import { phonePhoto } from './support/pictures';

/** The words of the items of a section whose picture is a photo, in order. */
const withPhotos = (preview: FrameLocator, section: string) =>
  preview
    .locator(`#${section} li:has([data-picture^="item."] img), #${section} li:has(img[src])`)
    .locator('h3, [data-tone="meta"]')
    .allTextContents();

async function choose(page: Page) {
  await page.getByLabel(/^Picture file for/).setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: await phonePhoto(page),
  });
  await page.getByRole('button', { name: 'Use this part' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'What it shows' })).toBeVisible();
}

test('an item gets a photo by keyboard, which goes with it through a move, Undo, reload, another framework, ZIP and back, and is out with it', async ({
  page,
  email,
}) => {
  test.setTimeout(120_000);
  const preview = await startSite(page, email);
  await preview.locator('html').evaluate((root) => root.setAttribute('data-same', ''));
  await showPanel(page, 'Outline');
  const panel = page.getByRole('region', { name: /^(?:Outline|What)/ });
  const offered = panel.getByRole('treeitem', { name: /^What/ });
  await offered.first().click();
  await panel.getByRole('button', { name: 'Items' }).click();
  await panel.getByRole('button', { name: /^Edit Cardamom buns/ }).click();
  await panel.getByRole('textbox', { name: /^Details/ }).fill('Baked at six');
  await panel.getByRole('button', { name: /^Add a photo/ }).press('Enter');
  await expect(page.getByRole('heading', { name: /: Cardamom buns$/ })).toBeFocused();
  await expectNoViolations(page, 'the photo of an item');
  await choose(page);
  await expect.poll(() => withPhotos(preview, 'offerings')).toEqual(['Cardamom buns']);

  const publish = page.getByRole('region', { name: 'Before you publish' });
  await showPanel(page, 'Checks');
  await publish
    .getByRole('button', { name: /Describe what the photo shows.*Cardamom buns/ })
    .click();
  await page.getByRole('textbox', { name: 'What it shows' }).fill('Buns & <b>sugar</b>');
  await showPanel(page, 'Checks');
  await expect(publish).not.toContainText('Describe what the photo shows');

  await showPanel(page, 'Outline');
  await panel.getByRole('button', { name: 'Back to the item' }).click();
  await expect(panel.getByRole('textbox', { name: /^Details/ })).toHaveValue('Baked at six');
  await expect(panel.getByRole('button', { name: /^Change the photo/ })).toBeFocused();
  await expectNoViolations(page, 'an item with a photo');
  await panel.getByRole('button', { name: 'Save' }).click();
  await panel.getByRole('button', { name: 'Move Cardamom buns up' }).click();
  const first = preview.locator('#offerings h3').first();
  await expect(first).toHaveText('Cardamom buns');
  await expect.poll(() => withPhotos(preview, 'offerings')).toEqual(['Cardamom buns']);
  await panel.getByRole('button', { name: 'Move or remove Cardamom buns' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(preview.locator('#offerings img')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => withPhotos(preview, 'offerings')).toEqual(['Cardamom buns']);
  // Not once was the document loaded again.
  await expect(preview.locator('html[data-same]')).toHaveCount(1);

  await page.reload();
  await expect.poll(() => withPhotos(preview, 'offerings')).toEqual(['Cardamom buns']);
  await page.getByRole('button', { name: 'All options' }).click();
  await page.getByText('Bootstrap', { exact: true }).click();
  await page.getByRole('button', { name: 'Apply to this site' }).click();
  await expect(preview.locator('html[data-framework="bootstrap"]')).toHaveCount(1);
  await expect.poll(() => withPhotos(preview, 'offerings')).toEqual(['Cardamom buns']);
  const photo = preview.locator('#offerings img').first();
  await expect(photo).toHaveAttribute('alt', 'Buns & <b>sugar</b>');

  const zip = await exportZip(page);
  const names = Object.keys(unzipSync(zip)).filter((name) => name.startsWith('images/photo-'));
  expect(names.map((name) => name.replace(/.*-(\d+)\.(\w+)$/, '$1.$2'))).toContain('480.webp');
  await openZip(page, zip);
  await expect.poll(() => withPhotos(preview, 'offerings')).toEqual(['Cardamom buns']);
  expect((await exportZip(page)).equals(zip)).toBe(true);
});

test('a new item has its photo before it is saved: Cancel drops both, one Undo takes both back', async ({
  page,
  email,
}) => {
  const preview = await startSite(page, email);
  await showPanel(page, 'Outline');
  const panel = page.getByRole('region', { name: /^(?:Outline|What)/ });
  await panel.getByRole('treeitem', { name: /^What/ }).first().click();
  await panel.getByRole('button', { name: 'Items' }).click();
  const write = async () => {
    await panel.getByRole('button', { name: 'Add an item' }).press('Enter');
    await panel.getByRole('textbox', { name: 'Name' }).fill('Rye loaf');
    await panel.getByRole('button', { name: /^Add a photo/ }).press('Enter');
    await choose(page);
    await page.getByRole('textbox', { name: 'What it shows' }).fill('A dark loaf');
    await panel.getByRole('button', { name: 'Back to the item' }).press('Enter');
    await expect(panel.getByRole('button', { name: /^Change the photo/ })).toBeFocused();
    await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveValue('Rye loaf');
  };
  await write();
  await expectNoViolations(page, 'a new item with a photo');
  await panel.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(preview.locator('#offerings img')).toHaveCount(0);
  await write();
  await panel.getByRole('button', { name: 'Save' }).press('Enter');
  await expect.poll(() => withPhotos(preview, 'offerings')).toEqual(['Rye loaf']);
  await expect(preview.locator('#offerings img').first()).toHaveAttribute('alt', 'A dark loaf');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(preview.locator('#offerings')).not.toContainText('Rye loaf');
  await expect(preview.locator('#offerings img')).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect.poll(() => withPhotos(preview, 'offerings')).toEqual(['Rye loaf']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('a picture of the gallery is one’s own, with a finger', async ({ page, email }) => {
    const preview = await startSite(page, email);
    await page.getByRole('button', { name: 'Customize', exact: true }).tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('tab', { name: 'Content' }).tap();
    await sheet
      .getByRole('button', { name: /^Gallery: / })
      .first()
      .tap();
    await choose(page);
    await expectNoOverflow(page, 'the photo of an item');
    await expectNoViolations(page, 'the photo of an item on a phone');
    await expect(preview.locator('#gallery [data-picture^="item."] img')).toHaveCount(1);
  });
});
