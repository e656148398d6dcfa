import type { Page } from '@playwright/test';

import { expect, requestLink, test } from './support/journey';

const failure = 'Google login failed. Please try again.';

/** Opens Google's window on a clock that {@link waitOutClosedWindow} moves. */
async function openGoogle(page: Page): Promise<Page> {
  await page.clock.install();
  await page.goto('/auth');
  const [popup] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: /google/i }).click(),
  ]);
  return popup;
}

// The provider notices a closed window after eight to ten seconds.
const waitOutClosedWindow = (page: Page) => page.clock.runFor(11_000);

test('a person signs in with Google', async ({ page, email }) => {
  const popup = await openGoogle(page);
  await popup.locator('#add-account-button').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill('Ada Journey');
  await popup.locator('#sign-in').click();

  await expect(page).toHaveURL('/editor');
  await expect(page.getByText('Google login successful (demo).')).toBeVisible();
  await expect(page.getByText('Ada Journey').first()).toBeVisible();
});

test('the address and the way back of an earlier try go when a person signs in with Google', async ({
  page,
  email,
}) => {
  await page.goto('/editor/settings?tab=profile');
  await requestLink(page, email);
  await page.getByRole('button', { name: 'Use a different address' }).click();
  const [popup] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: /google/i }).click(),
  ]);
  await popup.locator('#add-account-button').click();
  await popup.locator('#email-input').fill(`google-${email}`);
  await popup.locator('#display-name-input').fill('Ada Lovelace');
  await popup.locator('#sign-in').click();
  await expect(page).toHaveURL('/editor/settings?tab=profile');
  expect(
    await page.evaluate(() =>
      ['sign-in-email', 'return-to'].map((key) => localStorage.getItem(key)),
    ),
  ).toEqual([null, null]);
});

test('fault 13: closing the window says so and the button works again', async ({ page }) => {
  const popup = await openGoogle(page);
  await popup.waitForLoadState();
  await popup.close();
  await waitOutClosedWindow(page);
  await expect(page.getByText(failure).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /google/i })).toBeEnabled();
});

test('fault 13: Cancel frees the page at once and nothing is said later', async ({ page }) => {
  const popup = await openGoogle(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: /google/i })).toBeEnabled();
  await popup.close();
  await waitOutClosedWindow(page);
  await expect(page.getByText(failure)).toHaveCount(0);
});
