import type { Page } from '@playwright/test';

import { expect, signIn, test } from './support/journey';

const prompt = 'A florist called Petal & Thorn in Ghent with bouquets and weddings';
const promptField = (page: Page) =>
  page.getByRole('textbox', { name: 'What should your website be?' });
const savedKeys = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('workspace:')));

async function openBuilder(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Website Builder', exact: true }).click();
  await expect(promptField(page)).toBeVisible();
}

async function generate(page: Page, words: string): Promise<void> {
  await promptField(page).fill(words);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Website generated successfully!')).toBeVisible();
}

async function turnAutoSaveOff(page: Page): Promise<void> {
  await page.goto('/editor/settings?tab=app');
  await page.getByText('Auto Save', { exact: true }).click();
  await expect(page.getByText('Auto Save is off').first()).toBeVisible();
}

test('a reload in the middle of a word keeps the prompt, the theme, the framework and the device', async ({
  page,
  email,
}) => {
  await signIn(page, email);
  await openBuilder(page);
  await promptField(page).pressSequentially('A florist in Gh');
  await page.getByText('Elegant', { exact: true }).click();
  await page.getByText('Bootstrap', { exact: true }).click();
  await page.getByTitle('Mobile', { exact: true }).click();
  await page.reload();
  await expect(promptField(page)).toHaveValue('A florist in Gh');
  await expect(page.getByRole('radio', { name: 'Elegant' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Bootstrap' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Mobile' })).toBeChecked();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('a reload keeps every build, what was customized, and what stands in the preview', async ({
  page,
  email,
}) => {
  await signIn(page, email);
  await openBuilder(page);
  await generate(page, 'A bakery called Fennel & Rye in Leith');
  await generate(page, prompt);
  await page.getByRole('textbox', { name: 'Primary color', exact: true }).fill('#7c2d12');
  await page.reload();

  const preview = page.frameLocator('iframe').first();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Petal & Thorn');
  await expect
    .poll(() =>
      preview
        .locator('html')
        .evaluate((root) => getComputedStyle(root).getPropertyValue('--site-primary').trim()),
    )
    .toBe('#7c2d12');
  await page.getByRole('button', { name: /^Load Build: A bakery called Fennel/ }).click();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Fennel & Rye');
  await expect(promptField(page)).toHaveValue('A bakery called Fennel & Rye in Leith');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export ZIP' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
});

test('a reload keeps a name that is being typed and the builds that were ticked', async ({
  page,
  email,
}) => {
  await signIn(page, email);
  await openBuilder(page);
  await generate(page, 'A bakery called Fennel & Rye in Leith');
  await generate(page, prompt);
  const ticks = page.getByRole('checkbox', { name: /^Compare: / });
  await expect(ticks).toHaveCount(2);
  for (const tick of await ticks.all()) await tick.check();
  await page.getByRole('button', { name: /^Rename: A bakery called Fennel/ }).click();
  const name = page.getByRole('textbox', { name: 'Name of this build' });
  await name.fill('Autumn si');
  await page.reload();

  await expect(name).toHaveValue('Autumn si');
  await name.fill('Autumn site');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Rename: Autumn site' })).toBeFocused();
  await expect(ticks).toHaveCount(2);
  for (const tick of await ticks.all()) await expect(tick).toBeChecked();

  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Compare two builds' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Compare', exact: true })).toBeEnabled();
});

test('a reload in the middle of a generation keeps the prompt', async ({ page, email }) => {
  await signIn(page, email);
  await openBuilder(page);
  await promptField(page).fill(prompt);
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible();
  await page.reload();
  await expect(promptField(page)).toHaveValue(prompt);
  await expect(page.getByRole('button', { name: 'Generate' })).toBeEnabled();
});

test('fault 22: nothing of one user is left in the tab for the next', async ({ page, email }) => {
  await signIn(page, email);
  await openBuilder(page);
  await promptField(page).fill('A secret bakery');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await savedKeys(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/auth');
  expect(await savedKeys(page)).toEqual([]);

  await signIn(page, `next-${email}`);
  await openBuilder(page);
  await expect(promptField(page)).toHaveValue('');
  await expect(page.getByText('A secret bakery')).toHaveCount(0);
});

test('two tabs keep their own work; signing out in one clears both', async ({
  page,
  context,
  email,
}) => {
  await signIn(page, email);
  await openBuilder(page);
  const other = await context.newPage();
  await other.goto('/editor/builder');
  await promptField(page).fill('A bakery');
  await promptField(other).fill('A florist');
  await page.reload();
  await other.reload();
  await expect(promptField(page)).toHaveValue('A bakery');
  await expect(promptField(other)).toHaveValue('A florist');

  await other.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(other).toHaveURL(/\/auth/);
  expect([await savedKeys(page), await savedKeys(other)]).toEqual([[], []]);
});

test('fault 1: a browser that blocks storage works on, and says once that it does not save', async ({
  page,
  email,
}) => {
  await signIn(page, email);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Storage.prototype.getItem = refuse;
    Storage.prototype.setItem = refuse;
  });
  await page.goto('/editor/builder');
  await promptField(page).fill('A bakery');
  const told = page.getByText('could not be saved in this browser');
  await expect(told).toBeVisible();
  await expect(page.getByText('Not saved: this browser allows no storage')).toBeVisible();
  await promptField(page).fill('A bakery in Leith');
  await expect(told).toHaveCount(0);
  await page.waitForTimeout(4000);
  await expect(told).toHaveCount(0);
  await expect(promptField(page)).toHaveValue('A bakery in Leith');
});

test('with Auto Save off nothing is kept, and leaving asks only while there is work', async ({
  page,
  email,
}) => {
  await signIn(page, email);
  await turnAutoSaveOff(page);
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await expect(page.getByText('Auto Save is off').first()).toBeVisible();
  expect(questions).toEqual([]);

  await openBuilder(page);
  await promptField(page).fill('A secret bakery');
  const [key] = await savedKeys(page);
  expect(await page.evaluate((name) => sessionStorage.getItem(name), key ?? '')).not.toContain(
    'secret',
  );
  await page.reload();
  expect(questions).toEqual(['beforeunload']);
  await expect(promptField(page)).toHaveValue('');
});
