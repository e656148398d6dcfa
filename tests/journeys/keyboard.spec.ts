import type { Locator, Page } from '@playwright/test';

import { expectNoViolations } from './support/axe';
import { expect, openScreen, signIn, test } from './support/journey';

const several =
  'A multi-page site for a guest house called Marlow House in Porto with rooms, a gallery and a contact form';
const single = 'A bakery called Crumb & Ember in Leith with sourdough and coffee';

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
  await expect(page.getByText('Website generated successfully!')).toBeVisible();
  await expect(page.getByText('Website generated successfully!')).toHaveCount(0);
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
  await panel.getByRole('button', { name: 'Leave out' }).focus();
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

  const opener = await press(page, 'button', 'Three directions');
  const dialog = page.getByRole('dialog', { name: 'Three directions' });
  const third = dialog.getByRole('button', { name: /^Use it: design 3/ });
  await expect(third).toBeVisible();
  await expect(dialog.frameLocator('iframe').last().locator('body[tabindex="0"]')).toBeVisible();
  await dialog.getByRole('button', { name: /^Use it: design 2/ }).focus();
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

test('by keyboard: Control+Enter never drops the focus, and what was written into the site is taken back with Control+Z', async ({
  page,
  email,
}) => {
  await signIn(page, email);
  await openScreen(page, 'Website Builder');
  const prompt = page.getByRole('textbox', { name: 'What should your website be?' });
  await prompt.fill(single);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeFocused();
  await expect(page.getByText('Website generated successfully!')).toBeVisible();
  await expect(prompt).toBeFocused();

  await press(page, 'button', 'Edit text');
  const preview = page.frameLocator('iframe[title^="Preview of"]');
  const heading = preview.locator('h1[data-text], h1 [data-text]').first();
  const words = await heading.textContent();
  await heading.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Bread from the fire');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Bread from the fire');
  await page.keyboard.press('Control+z');
  await expect(heading).toHaveText(words ?? '');
  await page.keyboard.press('Control+Shift+z');
  await expect(heading).toHaveText('Bread from the fire');
});

test('by keyboard: the guides to put a site online are opened after an export, read and left; Focus is entered and left', async ({
  page,
  email,
}) => {
  await makeSite(page, email, single);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page, 'button', 'Export ZIP'),
  ]);
  const opener = page.getByRole('button', { name: 'Put it online' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Put it online' });
  await expect(dialog.getByRole('heading', { name: 'Put it online' })).toBeFocused();
  const guides = dialog.locator('details');
  await expect(guides).toHaveCount(3);
  await expect(dialog.getByText(`Unpack ${download.suggestedFilename()}`).first()).toBeVisible();

  const reach = async (target: Locator) => {
    for (let presses = 0; presses < 30; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  for (let index = 1; index < 3; index += 1) {
    const guide = guides.nth(index);
    await reach(guide.locator('summary'));
    await page.keyboard.press('Enter');
    await expect(guide.getByRole('listitem').first()).toBeInViewport();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  const focus = await press(page, 'button', 'Focus');
  await expect(focus).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(focus).toHaveAttribute('aria-pressed', 'false');
  await expect(focus).toBeFocused();

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
