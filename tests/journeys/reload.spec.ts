import type { Page } from '@playwright/test';

import { expect, showPanel, signIn, signInByLink, signOutWithWork, test } from './support/journey';
import { keptRecords, keptText } from './support/kept';

const prompt = 'A florist called Petal & Thorn in Ghent with bouquets and weddings';
const promptField = (page: Page) =>
  page.getByRole('textbox', { name: 'What should your website be?' });

async function openBuilder(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Website Builder', exact: true }).click();
  await expect(promptField(page)).toBeVisible();
}

async function generate(page: Page, words: string): Promise<void> {
  // A notice enters by frames, and a tab in the background draws none.
  await page.bringToFront();
  await promptField(page).fill(words);
  await page.keyboard.press('Control+Enter');
  const notice = page.getByRole('status').filter({ hasText: 'Website generated successfully!' });
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
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
  await expect(page.getByText('Saved in this browser')).toBeVisible();
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
  await showPanel(page, 'History');
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
  await showPanel(page, 'History');
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

test('fault 22: nothing of one user is left in the browser for the next', async ({
  page,
  email,
}) => {
  await signIn(page, email);
  await openBuilder(page);
  await promptField(page).fill('A secret bakery');
  await expect.poll(() => keptText(page)).toContain('A secret bakery');
  await signOutWithWork(page);
  await expect(page).toHaveURL('/auth');
  expect(await keptRecords(page)).toEqual([]);

  await signInByLink(page, `next-${email}`);
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

  await signOutWithWork(other);
  await expect(page).toHaveURL(/\/auth/);
  await expect(other).toHaveURL(/\/auth/);
  expect(await keptRecords(page)).toEqual([]);
});

test('fault 1: a browser that blocks storage works on, and says once that it does not save', async ({
  page,
  email,
}) => {
  await page.clock.install();
  await signIn(page, email);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Storage.prototype.getItem = refuse;
    Storage.prototype.setItem = refuse;
    // The sign-in service keeps its own database.
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name: string, ...version: number[]) {
      return name === 'workspace' ? refuse() : open.call(this, name, ...version);
    };
  });
  await page.goto('/editor/builder');
  const told = page.getByText('could not be saved in this browser');
  await expect(told).toBeVisible();
  await expect(page.getByText('Not saved: this browser allows no storage')).toBeVisible();
  await promptField(page).fill('A bakery in Leith');
  await expect(told).toHaveCount(0);
  await page.clock.runFor(4000);
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
  await expect(page.getByText('Auto Save is off: kept in this tab only')).toBeVisible();
  expect(await keptText(page)).not.toContain('secret');
  await page.reload();
  expect(questions).toEqual(['beforeunload']);
  await expect(promptField(page)).toHaveValue('');
});

test('fault 80: a browser that was closed, or a tab, brings the work back; other tabs learn of it at once', async ({
  page,
  context,
  email,
}) => {
  await signIn(page, email);
  await openBuilder(page);
  const other = await context.newPage();
  await other.goto('/editor/builder');
  await promptField(other).fill('A florist in Gh');
  await generate(page, 'A bakery called Fennel & Rye in Leith');

  await expect(
    other.getByRole('button', { name: /^Load Build: A bakery called Fennel/ }),
  ).toBeVisible();
  await expect(promptField(other)).toHaveValue('A florist in Gh');
  await generate(other, prompt);
  await showPanel(page, 'History');
  await expect(page.getByRole('button', { name: /^Load Build: / })).toHaveCount(2);
  await expect(promptField(page)).toHaveValue('A bakery called Fennel & Rye in Leith');
  await page.getByRole('button', { name: /^Rename: A bakery called Fennel/ }).click();
  await page.getByRole('textbox', { name: 'Name of this build' }).fill('Autumn site');
  await page.keyboard.press('Enter');
  await showPanel(other, 'History');
  await expect(other.getByRole('button', { name: 'Rename: Autumn site' })).toBeVisible();

  await expect(page.getByText('Saved in this browser')).toBeVisible();
  // A new tab begins with the document that was kept last.
  await promptField(other).fill(`${prompt}, and a map`);
  await expect.poll(() => keptText(other)).toContain('and a map');
  const later = await context.newPage();
  await page.close();
  await other.close();
  await later.goto('/editor/builder');
  await showPanel(later, 'History');
  await expect(later.getByRole('button', { name: /^Load Build: / })).toHaveCount(2);
  await expect(later.getByRole('button', { name: 'Rename: Autumn site' })).toBeVisible();
  await expect(promptField(later)).toHaveValue(`${prompt}, and a map`);
  await expect(later.frameLocator('iframe').first().getByRole('heading', { level: 1 })).toHaveText(
    'Petal & Thorn',
  );
});

test('work that an earlier version kept in the tab is taken over', async ({ page, email }) => {
  await signIn(page, email);
  await openBuilder(page);
  await promptField(page).fill('A bakery');
  await expect(page.getByText('Saved in this browser')).toBeVisible();
  const [uid] = (await keptRecords(page))[0]?.key ?? [''];
  const earlier = {
    settings: { betaFeatures: true, notifications: true, autoSave: true },
    builder: {
      prompt: 'An earlier florist',
      theme: 'modern',
      framework: 'tailwind',
      device: 'desktop',
      currentId: null,
      history: [],
      isDesktopHintShown: false,
    },
    comparison: { chosenIds: [], device: 'desktop' },
    renaming: { buildId: null, before: '', name: '' },
    correcting: { field: null, draft: '' },
    componentLibrary: { description: '', framework: 'tailwind', items: [] },
    images: {
      prompt: '',
      style: 'realistic',
      size: '1024x1024',
      quality: 'standard',
      images: [],
      isFavoritesOnly: false,
    },
  };
  await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
    `workspace:${uid}`,
    JSON.stringify({ version: 1, work: earlier }),
  ] as const);
  await page.reload();
  await expect(promptField(page)).toHaveValue('An earlier florist');
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('workspace:');
});
