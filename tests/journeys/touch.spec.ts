import type { Locator, Page } from '@playwright/test';

import { expectNoOverflow, expectNoViolations } from './support/axe';
import { startSite } from './support/bakery';
import { expect, signIn, test } from './support/journey';
import { expectUsable } from './support/touch';

// The narrowest phone that WCAG reckons with, and a finger.
test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

const PROMPT =
  'A bakery called Crumb & Ember in Porto on several pages, with sourdough, a gallery and a contact form';

async function openScreen(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Open navigation' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await expect(drawer.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expectUsable(page, 'the drawer');
  await drawer.getByRole('link', { name, exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(drawer).toHaveCount(0);
}

test('a phone of 320 px has room for every screen, and every control is as large as a finger', async ({
  page,
  email,
  expectComplaint,
}) => {
  // The stock host of the sample images is out of reach here; their drawings stand in.
  expectComplaint(/ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED/);
  await signIn(page, email);
  await expectUsable(page, 'Dashboard');

  await openScreen(page, 'Website Builder');
  await expectUsable(page, 'an empty builder');
  const generate = async (prompt: string) => {
    await page.getByRole('textbox', { name: 'What should your website be?' }).fill(prompt);
    await page.getByRole('button', { name: 'Generate', exact: true }).tap();
    await expect(page.getByText('Website generated successfully!')).toBeVisible();
    await expect(page.getByText('Website generated successfully!')).toHaveCount(0);
  };
  await generate('A yoga studio called Harbour Yoga in Aarhus');
  await generate(PROMPT);
  await expectUsable(page, 'the builder');
  const siteMenu = page.frameLocator('iframe').locator('[data-part="menu"] > summary');
  const menuBox = await siteMenu.boundingBox();
  // The site stands in 278 px here: its menu button stays on one line.
  expect(menuBox?.height).toBeLessThanOrEqual(48);

  const understood = page.getByRole('region', { name: 'What I understood' });
  for (const field of ['Language', 'Kind', 'Name', 'Offers', 'Sections', 'Pages', 'Phone']) {
    await understood.getByRole('button', { name: new RegExp(`^${field}`) }).tap();
    const editor = understood.getByRole('form', { name: field });
    await expect(editor).toBeInViewport();
    await expectUsable(page, `${field} being corrected`);
    await editor.getByRole('button', { name: /^(Done|Cancel)$/ }).tap();
    await expect(editor).toHaveCount(0);
  }

  await page.getByRole('combobox', { name: 'Page of the site' }).selectOption({ index: 1 });
  await expectUsable(page, 'another page in the preview');
  await page.getByRole('button', { name: 'Alternatives' }).tap();
  const directions = page.getByRole('dialog', { name: 'Alternatives' });
  await expect(directions.getByRole('button', { name: /^Use this design: 3/ })).toBeVisible();
  await expectUsable(page, 'the three directions');
  await directions.getByRole('button', { name: 'Close the alternatives' }).tap();
  await expect(directions).toHaveCount(0);

  const publish = page.getByRole('region', { name: 'Before you publish' });
  await publish.scrollIntoViewIfNeeded();
  await expect(publish.getByRole('heading', { name: /^To fill in/ })).toBeVisible();
  await expectUsable(page, 'what to do before publishing');

  await page.getByRole('button', { name: /^Rename: A bakery/ }).tap();
  await expectUsable(page, 'renaming a build');
  await page.getByRole('textbox', { name: 'Name of this build' }).fill('Bakery');
  await page.keyboard.press('Enter');
  for (const tick of await page.getByRole('checkbox', { name: /^Compare: / }).all()) {
    await tick.check();
  }
  await page.getByRole('button', { name: 'Compare', exact: true }).tap();
  const comparison = page.getByRole('dialog', { name: 'Compare two builds' });
  await expect(comparison).toBeVisible();
  await expectUsable(page, 'the comparison');
  await comparison.getByText('Build B', { exact: true }).first().tap();
  await comparison.getByRole('button', { name: 'Close comparison' }).tap();
  await expect(comparison).toHaveCount(0);

  await page.getByRole('button', { name: 'Customize', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'Customize' });
  for (const tab of ['Layout', 'Content', 'Colors']) {
    await sheet.getByRole('tab', { name: tab }).tap();
    await expectUsable(page, `Customize, ${tab}`);
  }
  await page.getByRole('button', { name: 'Close Customize' }).tap();
  await expect(sheet).toHaveCount(0);

  for (const screen of ['UI Components', 'Image Generator', 'Settings']) {
    await openScreen(page, screen);
    await expectUsable(page, screen);
  }
  for (const tab of ['App Settings', 'API Keys', 'Billing']) {
    await page.getByRole('tab', { name: tab }).tap();
    await expectUsable(page, `Settings, ${tab}`);
  }
});

test('fault 56: at 400 % zoom of a laptop the builder, its sheet and its dialogs can be used', async ({
  page,
  email,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signIn(page, email);
  await openScreen(page, 'Website Builder');
  for (const prompt of ['A yoga studio called Harbour Yoga in Aarhus', PROMPT]) {
    await page.getByRole('textbox', { name: 'What should your website be?' }).fill(prompt);
    await page.getByRole('button', { name: 'Generate', exact: true }).tap();
    await expect(page.getByText('Website generated successfully!')).toBeVisible();
    await expect(page.getByText('Website generated successfully!')).toHaveCount(0);
  }
  const heightOf = async (locator: Locator) => (await locator.boundingBox())?.height ?? 0;
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.scrollIntoViewIfNeeded();
  expect(await heightOf(preview.locator('iframe'))).toBeGreaterThan(100);
  const header = page.getByRole('banner');
  await expect(header, 'the header makes room').not.toBeInViewport();

  await page.getByRole('button', { name: 'Customize', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'Customize' });
  await expect.poll(() => heightOf(sheet)).toBeGreaterThan(240);
  await expectNoOverflow(page, 'Customize');
  await page.getByRole('button', { name: 'Close Customize' }).tap();
  await expect(sheet).toHaveCount(0);

  await page.getByRole('button', { name: 'Alternatives' }).tap();
  const directions = page.getByRole('dialog', { name: 'Alternatives' });
  await expect(directions.locator('iframe')).toHaveCount(3);
  expect(await heightOf(directions.getByRole('listitem').first())).toBeGreaterThan(300);
  await directions.getByRole('button', { name: 'Close the alternatives' }).tap();
  await expect(directions).toHaveCount(0);

  for (const tick of await page.getByRole('checkbox', { name: /^Compare: / }).all()) {
    await tick.check();
  }
  await page.getByRole('button', { name: 'Compare', exact: true }).tap();
  const comparison = page.getByRole('dialog', { name: 'Compare two builds' });
  await expect(comparison).toBeVisible();
  expect(await heightOf(comparison.locator('iframe:visible'))).toBeGreaterThan(150);
  await expectNoOverflow(page, 'the comparison');
});

for (const [where, viewport] of [
  ['a phone of 375 px', { width: 375, height: 812 }],
  ['400 % zoom of a laptop', { width: 320, height: 256 }],
] as const)
  test(`on ${where} a site is made one’s own: pages, details, links, looks, listing, requests, guides`, async ({
    page,
    email,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    const preview = await startSite(page, email);
    const check = async (what: string) => {
      await expectUsable(page, `${what} on ${where}`);
      await expectNoViolations(page, `${what} on ${where}`);
    };
    await page.getByRole('button', { name: 'Outline', exact: true }).tap();
    const outline = page.getByRole('dialog', { name: 'Outline' });
    await outline.getByRole('button', { name: 'Add a page' }).tap();
    await outline.getByRole('textbox', { name: 'Name of the new page' }).fill('Price list');
    await outline.getByRole('button', { name: 'Add page' }).tap();
    await expect(outline.getByRole('status')).toHaveText('Price list added, page 2 of 2');
    await check('the pages of the outline');
    await page.getByRole('button', { name: 'Close Outline' }).tap();
    await expect(outline).toHaveCount(0);

    await page.getByRole('button', { name: 'Customize', exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: 'Customize' });
    await sheet.getByText('Dark', { exact: true }).tap();
    await expect(sheet.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await check('the colors');
    await sheet.getByRole('tab', { name: 'Layout' }).tap();
    await sheet.getByRole('combobox', { name: 'Typefaces' }).selectOption({ index: 1 });
    await check('the typefaces');
    await sheet.getByRole('tab', { name: 'Content' }).tap();
    const details = sheet.getByRole('form', { name: 'Contact details' });
    await details.getByRole('textbox', { name: 'Phone' }).fill('0131 555 0142');
    await details.getByRole('button', { name: 'Save' }).tap();
    await sheet.getByRole('combobox', { name: 'Button or link' }).selectOption('hero.action.1');
    await sheet.getByRole('combobox', { name: /leads to$/ }).selectOption('Call the phone number');
    await sheet.getByRole('list', { name: 'Listed pages' }).getByRole('button').first().tap();
    await sheet.getByRole('textbox', { name: 'Page title' }).fill('Bread in Leith');
    await check('details, links and a listing');
    await page.getByRole('button', { name: 'Close Customize' }).tap();
    await expect(sheet).toHaveCount(0);

    await page.getByRole('button', { name: 'Change something' }).tap();
    const request = page.getByRole('region', { name: 'Change something' });
    await request
      .getByRole('textbox', { name: 'Change something' })
      .fill('call it Pettifer & Sons');
    await page.keyboard.press('Enter');
    await check('a request for change');
    await request.getByRole('button', { name: 'Apply', exact: true }).tap();
    await page.getByRole('combobox', { name: 'Page of the site' }).selectOption({ index: 0 });
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Pettifer & Sons');

    await page.getByRole('button', { name: 'Export ZIP' }).tap();
    await page.getByRole('button', { name: 'Put it online' }).tap();
    await expect(page.getByRole('dialog', { name: 'Put it online' })).toBeVisible();
    await check('the guides');
  });
