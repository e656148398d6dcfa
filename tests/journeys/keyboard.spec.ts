import { readFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

import { expectNoViolations } from './support/axe';
import { expect, openScreen, signIn, test } from './support/journey';
import { beSignedIn } from './support/signedIn';

const several =
  'A multi-page site for a guest house called Marlow House in Porto with rooms, a gallery and a contact form';
const single = 'A bakery called Crumb & Ember in Leith with sourdough and coffee';

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate(
    (element) =>
      element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus(),
    undefined,
    { timeout: 5000 },
  );

/** Goes from one stop to the next until it is there. */
async function reach(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let stops = 0; stops < 150 && !(await isFocused(target)); stops += 1)
    await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

async function press(
  page: Page,
  role: 'button' | 'checkbox' | 'tab',
  name: string | RegExp,
  key = 'Enter',
) {
  const control = page.getByRole(role, { name, exact: true }).first();
  await control.focus();
  await page.keyboard.press(key);
  return control;
}

async function generate(page: Page, words: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'What should your website be?' });
  await field.fill(words);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeFocused();
  await expect(field).toBeFocused();
}

async function makeSite(page: Page, email: string, words: string): Promise<void> {
  await signIn(page, email);
  await openScreen(page, 'Website Builder');
  await generate(page, words);
}

test('by keyboard: what was understood tells its words when focused, is corrected, and keeps the focus', async ({
  page,
  email,
}) => {
  await makeSite(page, email, single);
  await press(page, 'tab', 'Customize', 'Home');
  const panel = page.getByRole('region', { name: 'What I understood' });
  const place = panel.getByRole('button', { name: /^Place/ });

  await place.focus();
  await expect(panel.getByText('Place: From your words: “Leith”')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel.getByText('Place: From your words: “Leith”')).toHaveCount(0);

  const kind = await press(page, 'button', /^Kind/);
  await expect(panel.getByRole('combobox', { name: 'Kind' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(kind).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('combobox', { name: 'Kind' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('combobox')).toHaveCount(0);

  await press(page, 'button', /^Place/);
  await panel.getByRole('button', { name: 'Remove' }).focus();
  await page.keyboard.press('Enter');
  const toAdd = panel.getByRole('group', { name: 'To add' }).getByRole('button', { name: 'Place' });
  await expect(toAdd).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Faro');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('group', { name: 'Understood' }).getByText('Faro')).toBeVisible();
  await expect(place).toBeFocused();
});

test('by keyboard: pages, directions and to-dos are reached, and each dialog gives the focus back', async ({
  page,
  email,
}) => {
  await makeSite(page, email, several);

  const pages = page.getByRole('combobox', { name: 'Page of the site' });
  await pages.focus();
  await page.keyboard.press('ArrowDown');
  await expect(pages).not.toHaveValue('index.html');
  await expect(pages).toBeFocused();

  const opener = await press(page, 'button', 'Alternatives');
  const dialog = page.getByRole('dialog', { name: 'Alternatives' });
  const third = dialog.getByRole('button', { name: /^Use this design: 3/ });
  await expect(third).toBeVisible();
  await expect(dialog.frameLocator('iframe').last().locator('body[tabindex="0"]')).toBeVisible();
  await dialog.getByRole('button', { name: /^Use this design: 2/ }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(third, 'a design is one stop').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await third.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await press(page, 'tab', 'Customize', 'ArrowRight');
  const todos = page.getByRole('list', { name: 'To fill in' }).getByRole('button');
  await todos.first().focus();
  await page.keyboard.press('Enter');
  await expect(
    page.frameLocator('iframe').locator('[data-placeholder]:focus').first(),
  ).toBeVisible();
  await expect(page.getByText('A gap for you to fill.')).toBeVisible();
});

test('by keyboard: a button that goes as it is pressed leaves the focus where the work goes on', async ({
  page,
  email,
}) => {
  await makeSite(page, email, several);
  await generate(page, single);

  await press(page, 'tab', 'Customize', 'End');
  await press(page, 'checkbox', /^Compare: /, 'Space');
  await press(page, 'button', 'Clear');
  await expect(page.getByText('Tick two builds to compare them.')).toBeFocused();

  await press(page, 'button', /^Load Build: /);
  await expect(page.getByRole('button', { name: /^Load Build: / }).first()).toBeFocused();

  await press(page, 'button', /^Delete: /);
  await expect(page.getByRole('heading', { name: 'Build History' })).toBeFocused();
  await press(page, 'button', 'Undo delete');
  await expect(page.getByRole('heading', { name: 'Build History' })).toBeFocused();

  const undo = await press(page, 'button', 'Undo');
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('Enter');
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();
  await press(page, 'button', 'Redo');

  await press(page, 'button', 'Reset');
  await expect(page.getByRole('textbox', { name: 'What should your website be?' })).toBeFocused();
});

test('by keyboard only, without one click or tap: from the prompt to the guides of an export', async ({
  page,
  email,
}) => {
  test.setTimeout(120_000);
  await beSignedIn(page, email);
  await page.goto('/editor/builder');
  await page.evaluate(() => {
    document.documentElement.dataset.presses = '0';
    for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
      addEventListener(kind, () => (document.documentElement.dataset.presses = kind), true);
  });
  const enter = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await reach(page, target, key);
    await page.keyboard.press('Enter');
  };
  const button = (name: string | RegExp, around: Page | Locator = page) =>
    around.getByRole('button', { name, exact: true });
  const preview = page.frameLocator('iframe[title^="Preview of"]');

  const prompt = page.getByRole('textbox', { name: 'What should your website be?' });
  await reach(page, prompt);
  await page.keyboard.type(`${single}, with questions, prices and how to find us`);
  await page.keyboard.press('Control+Enter');
  await expect(button('Generating...')).toBeFocused();
  await expect(page.getByText('Website generated successfully!')).toBeVisible();
  await expect(prompt).toBeFocused();

  // The outline, an item added and moved.
  await reach(page, page.getByRole('tab', { name: 'Customize', exact: true }));
  await page.keyboard.press('ArrowLeft');
  const outline = page.getByRole('region', { name: 'Outline' });
  await reach(page, outline.getByRole('tree').locator('[tabindex="0"]').first());
  const section = outline.getByRole('treeitem', { name: 'Questions', exact: true });
  for (let rows = 0; rows < 12 && !(await isFocused(section)); rows += 1)
    await page.keyboard.press('ArrowDown');
  await expect(section).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Alt+ArrowUp');
  const said = page.getByRole('region').getByRole('status');
  await expect(outline.getByRole('status')).toContainText(/^Questions, \d+ of \d+$/);
  await enter(button('Questions', outline));
  await enter(button('Add a question'));
  await page.keyboard.type('Do you ship?');
  await page.keyboard.press('Tab');
  await page.keyboard.type('No.');
  await enter(button('Save'));
  await expect(said.filter({ hasText: /^Do you ship\? added/ })).toBeVisible();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(said.filter({ hasText: /^Do you ship\?, \d+ of \d+$/ })).toBeVisible();
  await expect(preview.locator('#faq summary').nth(-2)).toHaveText('Do you ship?');
  await enter(button('Outline'), 'Shift+Tab');

  // A page added and renamed.
  await enter(button('Add a page'));
  await page.keyboard.type('Wedings');
  await page.keyboard.press('Enter');
  await expect(outline.getByRole('status')).toHaveText('Wedings added, page 2 of 2');
  await enter(button('Rename', outline));
  await page.keyboard.type('Weddings');
  await page.keyboard.press('Enter');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Weddings');

  // A fact, and where a button leads.
  await reach(page, page.getByRole('tab', { name: 'Outline', exact: true }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await reach(page, page.getByRole('tab', { name: 'Colors', exact: true }));
  for (const tab of ['Layout', 'Content']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: tab, exact: true })).toBeFocused();
  }
  const details = page.getByRole('form', { name: 'Contact details' });
  await reach(page, details.getByRole('textbox', { name: 'Phone' }));
  await page.keyboard.type('0131 555 0142');
  await page.keyboard.press('Enter');
  await expect(button('Save', details)).toHaveCount(0);
  await reach(page, page.getByRole('combobox', { name: 'Button or link' }));
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await reach(page, page.getByRole('combobox', { name: /leads to$/ }));
  await page.keyboard.type('Call');
  await expect(preview.locator('[data-href="tel:01315550142"]').first()).toBeVisible();

  // A change asked for in words, and words written into the site.
  await enter(button('Change something'));
  await page.keyboard.type('make it darker');
  await page.keyboard.press('Enter');
  const request = page.getByRole('region', { name: 'Change something' });
  await enter(button('Apply', request));
  await expect(request.getByRole('status')).toContainText('1 change made. Undo takes it back');
  await enter(button('Change something'), 'Shift+Tab');
  await expect(button('Change something')).toHaveAttribute('aria-expanded', 'false');
  await reach(page, page.getByRole('combobox', { name: 'Page of the site' }), 'Shift+Tab');
  await page.keyboard.press('Home');
  await enter(button('Edit text'));
  const heading = preview.locator('h1[data-text], h1 [data-text]').first();
  await expect(heading).toHaveText('Crumb & Ember');
  await enter(heading);
  await page.keyboard.type('Bread from the fire');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Bread from the fire');
  await page.keyboard.press('Control+z');
  await expect(heading).toHaveText('Crumb & Ember');
  await page.keyboard.press('Control+Shift+z');
  await expect(heading).toHaveText('Bread from the fire');
  await enter(button('Edit text'), 'Shift+Tab');

  const downloading = page.waitForEvent('download');
  await enter(button('Export ZIP'));
  const download = await downloading;
  const files = unzipSync(await readFile(await download.path()));
  const home = strFromU8(files['index.html'] ?? new Uint8Array());
  for (const part of ['Bread from the fire', 'Do you ship?', 'tel:01315550142', 'wedings.html'])
    expect(home).toContain(part);
  const weddings = strFromU8(files['wedings.html'] ?? new Uint8Array());
  for (const part of ['Weddings', 'More here soon.']) expect(weddings).toContain(part);

  // The guides to put it online, read and left; Focus entered and left.
  const opener = button('Put it online');
  await enter(opener);
  const dialog = page.getByRole('dialog', { name: 'Put it online' });
  await expect(dialog.getByRole('heading', { name: 'Put it online' })).toBeFocused();
  const guides = dialog.locator('details');
  await expect(guides).toHaveCount(3);
  await expect(dialog.getByText(`Unpack ${download.suggestedFilename()}`).first()).toBeVisible();
  for (let index = 1; index < 3; index += 1) {
    await enter(guides.nth(index).locator('summary'));
    await expect(guides.nth(index).getByRole('listitem').first()).toBeInViewport();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  const focus = button('Focus');
  await enter(focus, 'Shift+Tab');
  await expect(focus).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(focus).toHaveAttribute('aria-pressed', 'false');
  await expect(focus).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-presses', '0');

  const panels = await press(page, 'button', 'Form and panels');
  await expect(panels).toHaveAttribute('aria-expanded', 'false');
  await expect(panels).toBeFocused();
  await expectNoViolations(page, 'the folded panels');
  await page.reload();
  await expect(panels).toHaveAttribute('aria-expanded', 'false');
  await press(page, 'button', 'Outline');
  await expect(page.getByRole('tab', { name: 'Outline' })).toBeFocused();
  await expect(panels).toHaveAttribute('aria-expanded', 'true');
});
