import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';

import { messages } from '../../machines/messages';
import { expectNoViolations } from './support/axe';
import { exportZip, openZip, startSite } from './support/bakery';
import { expect, showPanel, signOutWithWork, test } from './support/journey';
import { keptRecords } from './support/kept';
import { blackPng, phonePhoto, POSITION } from './support/pictures';

const { photos: said } = messages;

/** Takes a file in where a place is open. */
async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.getByLabel(/^Picture file for/).setInputFiles(file);
}

/** The size of a picture, and its color at the top and the bottom. */
const seen = (image: Locator) =>
  image.evaluate(async (element) => {
    const picture = element as HTMLImageElement;
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(picture, 0, 0);
    const colorAt = (y: number) => {
      const [red = 0, , blue = 0] = context?.getImageData(width / 2, y, 1, 1).data ?? [];
      return red > blue ? 'red' : 'blue';
    };
    return { isUpright: height > width, colors: [colorAt(4), colorAt(height - 4)] };
  });

test('fault 77: a photo is taken in by keyboard, upright and without its position, and goes through reload, undo, framework, ZIP and back; what is none is refused', async ({
  page,
  email,
}) => {
  test.setTimeout(120_000);
  const preview = await startSite(page, email);
  await preview.locator('html').evaluate((root) => root.setAttribute('data-same', ''));
  const hero = preview.locator('#hero [data-picture] img');
  await showPanel(page, 'Customize');
  await page.getByRole('tab', { name: 'Content' }).click();
  await page.getByRole('button', { name: /^Hero/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Hero', exact: true })).toBeFocused();

  const panel = page.getByRole('region', { name: 'Hero' });
  const picture = (buffer: Buffer, name = 'photo.jpg', mimeType = 'image/jpeg') => ({
    name,
    mimeType,
    buffer,
  });
  for (const [file, problem] of [
    [picture(Buffer.alloc(0)), said.empty],
    [picture(Buffer.alloc(30_000_001, 0xff)), said.tooLarge],
    [picture(Buffer.from('I am no picture')), said.wrongType],
    [picture(Buffer.from('\0\0\0\x18ftypheic....mif1heic'), 'photo.heic'), said.heic],
    [picture(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4])), said.corrupt],
    [picture(blackPng(8000, 5100), 'large.png', 'image/png'), said.tooManyPixels],
  ] as const) {
    await choose(page, file);
    await expect(panel.getByRole('alert')).toHaveText(problem);
  }
  await expectNoViolations(page, 'a picture that is refused');
  await expect(hero).toHaveCount(0);

  await choose(page, picture(await phonePhoto(page)));
  const frame = panel.locator('[data-part="selection"]');
  await expect(frame).toBeVisible();
  await expectNoViolations(page, 'the part that is taken');
  await frame.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('ArrowRight');
  await panel.getByRole('button', { name: 'Use this part' }).press('Enter');
  await expect(hero).toHaveCount(1);
  expect(await seen(hero)).toEqual({ isUpright: true, colors: ['red', 'blue'] });
  await expect(preview.locator('html[data-same]')).toHaveCount(1);

  const publish = page.getByRole('region', { name: 'Before you publish' });
  const todo = publish.getByRole('button', { name: /Describe what the photo shows/ });
  await page.getByRole('button', { name: 'All pictures' }).click();
  await showPanel(page, 'Checks');
  await todo.click();
  await page.getByRole('textbox', { name: 'What it shows' }).fill('Red & <b>blue</b>');
  await showPanel(page, 'Checks');
  await expect(publish).not.toContainText('Describe what the photo shows');
  await showPanel(page, 'Customize');
  await expect(hero).toHaveAttribute('alt', 'Red & <b>blue</b>');

  // A picture of the gallery is pasted; an SVG with a script, dropped, becomes pixels.
  await page.getByRole('button', { name: 'All pictures' }).click();
  await page
    .getByRole('button', { name: /^Gallery: / })
    .first()
    .click();
  await page.getByRole('heading', { name: /^Gallery: / }).evaluate(
    (heading, bytes) => {
      const clipboardData = new DataTransfer();
      const file = new File([new Uint8Array(bytes)], 'shot.png', { type: 'image/png' });
      clipboardData.items.add(file);
      heading.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    [...blackPng(600, 400)],
  );
  await page.getByRole('button', { name: 'Use this part' }).click();
  await expect(preview.locator('[data-picture^="item.gallery."] img')).toHaveCount(1);
  await page.getByRole('button', { name: 'All pictures' }).click();
  await page.getByRole('button', { name: /^Logo/ }).click();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" onload="parent.hacked=1"><script>parent.hacked=1</script><rect width="40" height="20" fill="teal"/></svg>';
  const dataTransfer = await page.evaluateHandle((words) => {
    const data = new DataTransfer();
    data.items.add(new File([words], 'logo.svg', { type: 'image/svg+xml' }));
    return data;
  }, svg);
  await page.dispatchEvent('body', 'dragenter', { dataTransfer });
  await expect(page.getByText('Drop a picture for: Logo')).toBeVisible();
  await page.dispatchEvent('[data-drop-target]', 'drop', { dataTransfer });
  await page.getByRole('button', { name: 'Use this part' }).click();
  const logo = preview.locator('[data-part="header"] [data-logo]');
  await expect(logo).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(logo).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(logo).toBeVisible();
  await page.reload();
  await expect(hero).toHaveCount(1);
  await expect(logo).toBeVisible();
  await page.getByRole('button', { name: 'All options' }).click();
  await page.getByText('Bootstrap', { exact: true }).click();
  await page.getByRole('button', { name: 'Apply to this site' }).click();
  await expect(preview.locator('html[data-framework="bootstrap"]')).toHaveCount(1);
  await expect(hero).toHaveCount(1);

  const zip = await exportZip(page);
  const files = unzipSync(zip);
  const photos = Object.keys(files).filter((name) => name.startsWith('images/photo-'));
  expect(photos.map((name) => name.replace(/.*-(\d+)\.(\w+)$/, '$1.$2')).sort()).toEqual([
    '192.png',
    '480.png',
    '480.webp',
    '480.webp',
    '600.webp',
    expect.stringMatching(/^\d+\.webp$/),
  ]);
  for (const name of photos)
    expect(Buffer.from(files[name] ?? []).includes(POSITION), name).toBe(false);

  await openZip(page, zip);
  await expect(hero).toHaveCount(1);
  expect((await exportZip(page)).equals(zip)).toBe(true);
  const isPhoto = ({ store }: { store: string }) => store === 'photos';
  expect((await keptRecords(page)).filter(isPhoto)).not.toEqual([]);
  await signOutWithWork(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(async () => (await keptRecords(page)).filter(isPhoto)).toEqual([]);
});

/** From now on there is no room for photos. */
const fillDisk = (page: Page) =>
  page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...values) {
      if (this.name === 'photos') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, values);
    };
  });

test('fault 78: the photos of a ZIP that find a full disk are shown and exported, which is told beside the button', async ({
  page,
  email,
  browser,
}) => {
  const hero = '#hero [data-picture] img';
  const zip = await test.step('somebody exports a site with a photo', async () => {
    const other = await browser.newPage();
    const preview = await startSite(other, `other-${email}`);
    await showPanel(other, 'Customize');
    await other.getByRole('tab', { name: 'Content' }).click();
    await other.getByRole('button', { name: /^Hero/ }).click();
    await choose(other, {
      name: 'photo.jpg',
      mimeType: 'image/jpeg',
      buffer: await phonePhoto(other),
    });
    await other.getByRole('button', { name: 'Use this part' }).click();
    await expect(preview.locator(hero)).toHaveCount(1);
    const exported = await exportZip(other);
    await other.close();
    return exported;
  });
  const preview = await startSite(page, email);
  await fillDisk(page);
  await openZip(page, zip);
  await expect(preview.locator(hero)).toHaveCount(1);
  await page.getByRole('button', { name: 'All options' }).click();
  const problem = page.getByRole('alert').filter({ hasText: messages.siteFile.unkept.full });
  await expect(problem).toBeVisible();
  await expectNoViolations(page, 'photos that are not kept');
  await expect(page.getByText('Not saved: this browser’s storage is full')).toBeVisible();
  const photosIn = (bytes: Buffer) =>
    Object.keys(unzipSync(new Uint8Array(bytes))).filter((path) => path.includes('photo-'));
  expect(photosIn(await exportZip(page))).toEqual(photosIn(zip));
  await page.reload();
  await showPanel(page, 'History');
  await expect(
    page.getByRole('region', { name: 'Build History' }).getByRole('listitem'),
  ).toHaveCount(2);
});

test('fault 78: a full disk refuses a photo beside the button, and all else is kept', async ({
  page,
  email,
}) => {
  const preview = await startSite(page, email);
  await showPanel(page, 'Customize');
  await page.getByRole('tab', { name: 'Content' }).click();
  await page.getByRole('button', { name: /^Hero/ }).click();
  await fillDisk(page);
  await choose(page, {
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: await phonePhoto(page),
  });
  await page.getByRole('button', { name: 'Use this part' }).click();
  await expect(page.getByRole('alert').filter({ hasText: said.full })).toBeVisible();
  await expect(preview.locator('#hero [data-picture] img')).toHaveCount(0);
  await page.reload();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Fennel & Rye');
});
