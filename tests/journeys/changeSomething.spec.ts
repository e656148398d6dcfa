import type { FrameLocator, Page } from '@playwright/test';

import { expectNoOverflow, expectNoViolations } from './support/axe';
import { startSite } from './support/bakery';
import { expect, showPanel, test } from './support/journey';

const request = (page: Page) => page.getByRole('region', { name: 'Change something' });
const field = (page: Page) => request(page).getByRole('textbox', { name: 'Change something' });

/** The line under the site, unfolded by keyboard. */
async function open(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Change something' });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(field(page)).toBeFocused();
}

/** Asks by keyboard; ends once the list stands there, or that nothing was understood. */
async function ask(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await field(page).press('Enter');
  await expect(request(page).getByRole('button', { name: /^(?:Cancel|Close)$/ })).toBeVisible();
}

async function apply(page: Page): Promise<void> {
  await request(page).getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(request(page).getByRole('status')).toContainText('made. Undo takes');
}

const sections = (preview: FrameLocator) =>
  preview
    .locator('main section:visible')
    .evaluateAll((all) => all.map(({ id }) => id).filter((id) => id !== ''));
const primary = (preview: FrameLocator) =>
  preview
    .locator('html')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--site-primary').trim());

test('a site is changed by saying so: shown with the reasons, applied as one step, undone as one', async ({
  page,
  email,
}) => {
  const preview = await startSite(page, email, ', about us');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const heading = preview.getByRole('heading', { level: 1 });
  await preview.locator('html').evaluate((root) => root.setAttribute('data-same', ''));
  const color = await primary(preview);
  const before = await sections(preview);
  await open(page);

  await ask(page, 'make it darker and call it Pettifer & Sons');
  const changes = request(page).getByRole('list', { name: 'Changes' });
  await expect(changes.getByRole('listitem')).toHaveText([
    'Colors: darker, because you wrote “make it darker”',
    'Name: Pettifer & Sons, because you wrote “call it Pettifer & Sons”',
  ]);
  await expectNoViolations(page, 'the list of changes');
  await expect(heading).toHaveText('Fennel & Rye');
  await apply(page);
  await expect(heading).toHaveText('Pettifer & Sons');
  expect(await primary(preview)).not.toBe(color);
  await expect(field(page)).toBeFocused();
  await undo.click();
  await expect(heading).toHaveText('Fennel & Rye');
  expect(await primary(preview)).toBe(color);

  await ask(page, 'put prices before about, drop the questions, add a team page');
  await changes.getByRole('checkbox', { name: /^Team: added/ }).press('Space');
  await expect(changes.getByRole('checkbox', { name: /^Team: added/ })).not.toBeChecked();
  await apply(page);
  await expect.poll(() => sections(preview)).not.toContain('faq');
  const after = await sections(preview);
  expect(after).not.toContain('team');
  expect(after.indexOf('pricing')).toBe(after.indexOf('about') - 1);
  await undo.click();
  await expect.poll(() => sections(preview)).toEqual(before);

  await ask(page, 'the second heading is too long');
  await expect(changes.getByRole('listitem')).toHaveText(/^Heading of .+: “.+” instead of “.+”/);
  await apply(page);
  // Not once was the document loaded again.
  await expect(preview.locator('html[data-same]')).toHaveCount(1);
  await undo.click();

  await ask(page, 'make it elegant and call it Oak; also in Spanish');
  await apply(page);
  await expect(preview.locator('html[data-theme="elegant"]')).toHaveCount(1);
  await expect(heading.first()).toHaveText('Oak');
  await undo.click();
  await expect(heading.first()).toHaveText('Fennel & Rye');
  await expect(preview.locator('html[data-theme="elegant"]')).toHaveCount(0);
  await page.reload();
  await expect(heading).toHaveText('Fennel & Rye');
});

test('what is not understood is said and stays; a selected section is all that changes', async ({
  page,
  email,
}) => {
  const preview = await startSite(page, email);
  await open(page);
  await ask(page, 'bake me a cake');
  const unread = request(page).getByRole('list', { name: 'Not understood' });
  await expect(unread.getByRole('listitem')).toHaveText([/^“bake me a cake” /]);
  await expect(field(page)).toHaveValue('bake me a cake');
  await expectNoViolations(page, 'what was not understood');
  await request(page).getByRole('button', { name: 'make it darker' }).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('make it darker');

  await showPanel(page, 'Outline');
  await page.getByRole('treeitem', { name: 'Prices', exact: true }).click();
  const only = request(page).getByRole('checkbox', { name: 'Only in Prices' });
  await expect(only).toBeChecked();
  const markup = (id: string) => preview.locator(`#${id}`).evaluate(({ innerHTML }) => innerHTML);
  const others = await Promise.all(['offerings', 'faq', 'gallery'].map(markup));
  const color = await primary(preview);
  await ask(page, 'make it darker, add rye loaf for £5, call its heading What it costs');
  const unchanged = request(page).getByRole('list', { name: 'Not changed' });
  await expect(unchanged).toContainText('This is outside the selected section.');
  await apply(page);
  await expect(preview.locator('#pricing')).toContainText('rye loaf');
  await expect(preview.locator('#pricing h2')).toHaveText('What it costs');
  expect(await Promise.all(['offerings', 'faq', 'gallery'].map(markup))).toEqual(others);
  expect(await primary(preview)).toBe(color);

  await only.press('Space');
  await ask(page, 'make it darker');
  await apply(page);
  expect(await primary(preview)).not.toBe(color);
});

test('a site of several pages in two languages has room beside all tools, in one row, while a section is selected', async ({
  page,
  email,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await startSite(page, email, ', on several pages, in English and Spanish');
  await expect(page.getByRole('button', { name: /^Share link/ })).toBeVisible();
  await showPanel(page, 'Outline');
  const outline = page.getByRole('region', { name: 'Outline' });
  await outline.getByRole('treeitem', { name: 'Questions', exact: true }).first().click();
  const choice = page.getByRole('combobox', { name: 'Page of the site' });
  await expect(choice.getByRole('option')).not.toHaveCount(0);
  await choice.selectOption({ index: (await choice.getByRole('option').count()) - 1 });
  await expect(choice.locator('option:checked')).toContainText('· ES');
  const site = await page.locator('iframe[title^="Preview of"]').boundingBox();
  expect(site?.width).toBeGreaterThan(1280 * 0.6);
  expect(site?.height).toBeGreaterThan(800 * 0.8);
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const tools = await page
      .getByRole('region', { name: 'Preview' })
      .locator('fieldset label, select, button')
      .evaluateAll((all) =>
        all
          .map((tool) => tool.getBoundingClientRect())
          .filter(({ top, height }) => height > 0 && top < 150)
          .sort((one, other) => one.left - other.left)
          .map(({ left, right, top, height }) => ({ left, right, middle: top + height / 2 })),
      );
    expect(tools.length, `tools at ${width} px`).toBeGreaterThan(11);
    tools.slice(1).forEach((tool, index) => {
      const before = tools[index] ?? tool;
      expect(Math.abs(tool.middle - before.middle), `one row at ${width} px`).toBeLessThan(4);
      expect(tool.left, `apart at ${width} px`).toBeGreaterThanOrEqual(before.right);
    });
    expect((await choice.boundingBox())?.width).toBeGreaterThanOrEqual(width < 1280 ? 80 : 96);
    await expectNoOverflow(page, `the tools at ${width} px`);
  }
  for (const width of [768, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page, `the tools at ${width} px`);
  }
});

test('under the site there is room for the site, whatever is said and done there', async ({
  page,
  email,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await startSite(page, email);
  const expectRoom = async (what: string) => {
    const site = await page.locator('iframe[title^="Preview of"]').boundingBox();
    expect(site?.width, `the width ${what}`).toBeGreaterThan(1280 * 0.6);
    expect(site?.height, `the height ${what}`).toBeGreaterThan(800 * 0.8);
  };
  await expectRoom('at rest');
  const edit = page.getByRole('button', { name: 'Edit text' });
  const online = page.getByRole('button', { name: 'Put it online' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export ZIP' }).click();
  await download;
  await expect(online).toBeVisible();
  await expect(page.getByText(/\.zip is among your downloads/)).toBeVisible();
  await expectRoom('after an export');
  await edit.click();
  await expect(page.getByText(/^Click a text, or Tab to it/)).toBeVisible();
  await expectRoom('while texts are edited');
  await open(page);
  await expectRoom('while a change is asked for and texts are edited');
  await edit.click();
  await expectRoom('while a change is asked for');
  await page.getByRole('button', { name: 'Change something' }).press('Enter');
  await expect(online).toBeVisible();
  await expectRoom('after all of it');
  await open(page);
  for (const width of [1920, 1280, 768, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await request(page).scrollIntoViewIfNeeded();
    await expectNoOverflow(page, `the request at ${width} px`);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('a change is asked for, taken out and applied with a finger', async ({ page, email }) => {
    const preview = await startSite(page, email);
    await page.getByRole('button', { name: 'Change something' }).tap();
    await field(page).fill('hide the questions and put the gallery last');
    await request(page).getByRole('button', { name: 'Show changes' }).tap();
    const changes = request(page).getByRole('list', { name: 'Changes' });
    await expect(changes.getByRole('listitem')).toHaveCount(2);
    await expectNoOverflow(page, 'the list of changes');
    await expectNoViolations(page, 'the list of changes');
    const small = await request(page)
      .locator('button, label:has(input), input[type="text"]')
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.getBoundingClientRect().height < 43.5)
          .map((control) => control.textContent),
      );
    expect(small).toEqual([]);
    await changes.getByText(/^Gallery/).tap();
    await expect(changes.getByRole('checkbox', { name: /^Gallery/ })).not.toBeChecked();
    await request(page).getByRole('button', { name: 'Apply', exact: true }).tap();
    await expect(preview.locator('#faq')).toBeHidden();
  });
});
