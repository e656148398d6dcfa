import type { Page } from '@playwright/test';

import { expect, openScreen, signIn, signInByLink, signOutWithWork, test } from './support/journey';
import { keptText } from './support/kept';

const description = (page: Page) =>
  page.getByRole('textbox', { name: 'What should your component be?' });
const imagePrompt = (page: Page) =>
  page.getByRole('textbox', { name: 'What should the image show?' });
const cards = (page: Page) => page.getByRole('article');
/** The stock host of the sample images is out of reach here; their drawn fallbacks stand in. */
const NO_STOCK_HOST = /ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED/;
const saved = (page: Page) => expect(page.getByText('Saved in this browser')).toBeVisible();

/** Gives the newest component or image a name of its own. */
async function rename(page: Page, what: 'component' | 'image', name: string): Promise<void> {
  await page.getByRole('button', { name: /^Rename: / }).click();
  await page.getByRole('textbox', { name: `Name of this ${what}` }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Rename: ${name}` })).toBeFocused();
}

/** Something in every part of the workspace. */
async function makeEverything(page: Page): Promise<void> {
  await openScreen(page, 'UI Components');
  await description(page).fill('A table of parts called "Secret stock"');
  await description(page).press('Control+Enter');
  await expect(page.getByText('Component generated successfully!')).toBeVisible();
  await rename(page, 'component', 'Parts table');
  await description(page).fill('A half-typed compo');

  await openScreen(page, 'Image Generator');
  await imagePrompt(page).fill('A secret lighthouse');
  await page.getByText('Minimalist', { exact: true }).click();
  await page.getByText('512x512', { exact: true }).or(page.getByText('512 × 512')).first().click();
  await imagePrompt(page).press('Control+Enter');
  await expect(page.getByText('Image generated successfully!')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: /^Favorite: A secret lighthouse/ }).click();
  await expect(page.getByText('Added to favorites')).toBeVisible();
  await rename(page, 'image', 'Night light');
  await imagePrompt(page).fill('A half-typed ima');

  await openScreen(page, 'Settings');
  await page.getByRole('tab', { name: 'App Settings' }).click();
  await page.getByText('Beta Features', { exact: true }).click();
  await page.getByRole('tab', { name: 'Billing' }).click();
  await page.getByRole('button', { name: 'Choose Enterprise' }).click();
  await page.getByRole('tab', { name: 'API Keys' }).click();
  await page.getByRole('textbox', { name: 'Webhook URL' }).fill('https://secret.example/hook');
  await page.keyboard.press('Enter');
  await expect(page.getByText('https://secret.example/hook')).toBeVisible();
}

test('a reload brings every part of the work back', async ({ page, email, expectComplaint }) => {
  test.setTimeout(120_000);
  expectComplaint(NO_STOCK_HOST);
  await signIn(page, email);
  await makeEverything(page);
  await page.getByRole('button', { name: 'Show key' }).click();
  const key = await page.getByText(/^wt_[A-Za-z0-9]{16}$/).innerText();

  await page.reload();
  await expect(page.getByText('https://secret.example/hook')).toBeVisible();
  await page.getByRole('button', { name: 'Show key' }).click();
  await expect(page.getByText(key)).toBeVisible();
  await expect(page.getByText('Enterprise plan', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'App Settings' }).click();
  await expect(page.getByRole('checkbox', { name: 'Beta Features' })).toBeChecked();
  await page.getByRole('tab', { name: 'Billing' }).click();
  await expect(page.getByText(/Counted on this device/)).toBeVisible();
  await expect(page.getByText('1 · unlimited')).toHaveCount(2);

  await openScreen(page, 'UI Components');
  await expect(description(page)).toHaveValue('A half-typed compo');
  await expect(cards(page)).toHaveCount(3);
  await expect(cards(page).first()).toHaveAccessibleName('Parts table');
  // Its preview is not saved: it is drawn again from the description.
  await expect(
    page.frameLocator('iframe').first().getByRole('table', { name: 'Secret stock' }),
  ).toBeVisible();

  await openScreen(page, 'Image Generator');
  await expect(imagePrompt(page)).toHaveValue('A half-typed ima');
  await expect(page.getByRole('radio', { name: /minimalist/i })).toBeChecked();
  await expect(
    page.getByRole('button', { name: 'Favorite: Night light', exact: true }),
  ).toHaveAttribute('aria-pressed', 'true');
});

test('a reload in the middle of a generation keeps what was described, and nothing half made', async ({
  page,
  email,
}) => {
  await signIn(page, email);
  await openScreen(page, 'UI Components');
  await description(page).fill('A login form');
  await description(page).press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible();
  await page.reload();
  await expect(description(page)).toHaveValue('A login form');
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
});

test('fault 22: the next person finds nothing of the last, in any part', async ({
  page,
  email,
  expectComplaint,
}) => {
  test.setTimeout(120_000);
  expectComplaint(NO_STOCK_HOST);
  await signIn(page, email);
  await makeEverything(page);
  await saved(page);
  await signOutWithWork(page);
  await expect(page.getByText('Sign out successfull!')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  expect(await keptText(page)).not.toMatch(/secret/i);

  await signInByLink(page, `next-${email}`);
  await expect(page.getByText('Free plan', { exact: true })).toBeVisible();
  await openScreen(page, 'UI Components');
  await expect(description(page)).toHaveValue('');
  await expect(cards(page)).toHaveCount(2);
  await openScreen(page, 'Image Generator');
  await expect(imagePrompt(page)).toHaveValue('');
  await expect(page.getByRole('button', { name: /^Favorite: .*secret/i })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Favorite:/, pressed: true })).toHaveCount(0);
  await openScreen(page, 'Settings');
  await page.getByRole('tab', { name: 'App Settings' }).click();
  await expect(page.getByRole('checkbox', { name: 'Beta Features' })).not.toBeChecked();
  await page.getByRole('tab', { name: 'API Keys' }).click();
  await expect(page.getByText('No webhooks yet.')).toBeVisible();
  await expect(page.getByText(/secret/i)).toHaveCount(0);
});

test('two tabs of one person keep their own components; signing out in one clears the other', async ({
  page,
  context,
  email,
}) => {
  await signIn(page, email);
  const other = await context.newPage();
  await other.goto('/editor/ui-components');
  await openScreen(page, 'UI Components');
  await description(page).fill('A secret button');
  await description(other).fill('A secret card');
  await saved(page);
  await saved(other);
  await page.reload();
  await other.reload();
  await expect(description(page)).toHaveValue('A secret button');
  await expect(description(other)).toHaveValue('A secret card');

  await signOutWithWork(other);
  await expect(page).toHaveURL(/\/auth\?/);
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  for (const tab of [page, other]) {
    expect(await keptText(tab)).not.toMatch(/secret/);
  }
});
