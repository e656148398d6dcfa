import type { Page } from '@playwright/test';

import { expectNoOverflow, expectNoViolations } from './support/axe';
import { sentLink, sentVerification, signsInByPassword } from './support/emulator';
import { expect, signIn, signInByLink, test } from './support/journey';

const PASSWORD = 'Correct-Horse-1';

async function signInTo(page: Page, email: string, path: string): Promise<void> {
  await signIn(page, email);
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
}

/** Answers the next account update that carries `field` as the provider refuses it. */
async function refuseUpdate(page: Page, field: string, code: string): Promise<void> {
  let isRefused = false;
  await page.route(/accounts:update/, async (route) => {
    const body = (route.request().postDataJSON() ?? {}) as Record<string, unknown>;
    if (isRefused || !(field in body)) return route.fallback();
    isRefused = true;
    await route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 400, message: code } },
    });
  });
}

test('a person renames themselves: the sidebar follows and a reload keeps it', async ({
  page,
  email,
}) => {
  await signInTo(page, email, '/editor/settings');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada <b>King</b>');
  await page.getByRole('button', { name: 'Save Changes' }).dblclick();
  await expect(page.getByText('Profile updated successfully')).toHaveCount(1);
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  await expect(sidebar.getByText('Ada <b>King</b>')).toBeVisible();
  await page.reload();
  await expect(sidebar.getByText('Ada <b>King</b>')).toBeVisible();
});

test('a photo of the person’s own is made small on the device, kept by the provider, and can be taken away', async ({
  page,
  email,
}) => {
  await signInTo(page, email, '/editor/settings');
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  const photo = sidebar.locator('img[src^="data:image/"]');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Photo file').setInputFiles({
    name: 'notes.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByRole('alert').filter({ hasText: 'could not be used' })).toBeVisible();
  // A photograph of the product's own: 800 pixels wide at least.
  await page.getByLabel('Photo file').setInputFiles('public/images/sample-cat.webp');
  await expect(page.getByRole('form', { name: 'Profile' }).locator('img')).toBeVisible();
  await expect(photo).toHaveCount(0);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(photo).toBeVisible();
  expect((await photo.getAttribute('src'))?.length).toBeLessThanOrEqual(2000);
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(31);
  await page.reload();
  await expect(photo).toBeVisible();

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(photo).toHaveCount(0);
  await page.reload();
  await expect(sidebar.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(photo).toHaveCount(0);
});

test('a changed address counts at once where the provider allows it', async ({ page, email }) => {
  await signInTo(page, email, '/editor/settings?tab=profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(`new-${email}`);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(
    page.getByRole('complementary', { name: 'Sidebar' }).getByText(`new-${email}`),
  ).toBeVisible();
});

test('fault 49: where it wants the address confirmed first, the link changes it', async ({
  page,
  email,
  expectComplaint,
}) => {
  expectComplaint(/status of 400/);
  const next = `next-${email}`;
  await signInTo(page, email, '/editor/settings');
  await refuseUpdate(page, 'email', 'OPERATION_NOT_ALLOWED');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada King');
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(next);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/Your name was saved\. We sent a link to/).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(email);

  expect((await fetch(await sentVerification(email))).status).toBe(200);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await signInByLink(page, next);
  await expect(page.getByText('Welcome back, Ada King')).toBeVisible();
});

test('fault 48: a new password signs in, and nothing of it stays on the page', async ({
  page,
  email,
}) => {
  await signInTo(page, email, '/editor/settings');
  const fresh = page.getByLabel('New Password', { exact: true });
  const again = page.getByLabel('Confirm New Password');
  await fresh.fill(PASSWORD);
  await again.fill(`${PASSWORD}!`);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Passwords do not match' })).toBeVisible();
  await again.fill(PASSWORD);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  await expect(fresh).toHaveValue('');
  await expect(again).toHaveValue('');
  expect(await page.content()).not.toContain(PASSWORD);
  expect(await signsInByPassword(email, PASSWORD)).toBe(true);
});

test('fault 48: a sign-in that is too old is renewed by a fresh link', async ({
  page,
  context,
  email,
  expectComplaint,
}) => {
  expectComplaint(/status of 400/);
  await signInTo(page, email, '/editor/settings');
  await refuseUpdate(page, 'password', 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  await page.getByLabel('New Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm New Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByRole('button', { name: 'Send a fresh sign-in link' }).click();
  await expect(page.getByText(/A sign-in link is on its way/)).toBeVisible();

  const other = await context.newPage();
  await other.goto(await sentLink(email));
  await expect(other).toHaveURL('/editor/settings?tab=profile');
  await expect(other.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password changed successfully')).toBeVisible();
});

test('fault 15: a deep link to a tab survives the sign-in', async ({ page, email }) => {
  await page.goto('/editor/settings?tab=api#x');
  await page.getByRole('textbox', { name: /e-?mail/i }).fill(email);
  await page.getByRole('button', { name: /link/i }).click();
  await page.goto(await sentLink(email));
  await expect(page).toHaveURL('/editor/settings?tab=api#x');
  await expect(page.getByRole('tab', { name: 'API Keys', selected: true })).toBeVisible();
  await page.getByRole('tab', { name: 'API Keys' }).press('ArrowRight');
  await expect(page).toHaveURL('/editor/settings?tab=billing');
  await expect(page.getByRole('tab', { name: 'Billing', selected: true })).toBeFocused();
});

test('fault 22: plan, key and webhooks survive a reload and end with the sign-out', async ({
  page,
  email,
}) => {
  await signInTo(page, email, '/editor/billing?plan=pro');
  await expect(page.getByText('Free plan', { exact: true })).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!/\/assets\/|\/favicon\.svg$/.test(request.url())) sent.push(request.url());
  });
  await page.getByRole('button', { name: 'Choose Pro' }).click();
  await expect(page.getByText('Switched to Pro plan')).toHaveCount(1);
  await expect(page.getByText('Pro plan', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('tab', { name: 'API Keys' }).click();
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await page.getByRole('button', { name: 'Regenerate key' }).click();
  await expect(page.getByText('API key regenerated successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Show key' }).click();
  const key = await page.getByText(/^wt_[A-Za-z0-9]{16}$/).innerText();
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please enter a webhook URL' }),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Webhook URL' }).fill('https://example.com/hook');
  // Toasts stay, and new ones wait, while the pointer rests on them.
  await page.mouse.move(0, 0);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Webhook endpoint added')).toBeVisible();
  // Fault 64: none of this asks anybody.
  expect(sent).toEqual([]);

  await page.reload();
  await expect(page.getByText('Pro plan', { exact: true })).toBeVisible();
  await expect(page.getByText('https://example.com/hook')).toBeVisible();
  await page.getByRole('button', { name: 'Show key' }).click();
  await expect(page.getByText(key)).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await signInByLink(page, `next-${email}`);
  await page.goto('/editor/settings?tab=api');
  await expect(page.getByText('Free plan', { exact: true })).toBeVisible();
  await expect(page.getByText('No webhooks yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Show key' }).click();
  await expect(page.getByText(/^wt_[A-Za-z0-9]{16}$/)).toBeVisible();
  await expect(page.getByText(key)).toHaveCount(0);
});

test('fault 40: the key is copied, or the person is told that it was not', async ({
  page,
  context,
  email,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInTo(page, email, '/editor/settings?tab=api');
  await page.getByRole('button', { name: 'Copy key' }).click();
  await expect(page.getByText('Copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^wt_[A-Za-z0-9]{16}$/);
  await page.reload();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await page.getByRole('button', { name: 'Copy key' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'did not allow copying' })).toBeVisible();
  await expect(page.getByText(/^wt_[A-Za-z0-9]{16}$/)).toBeVisible();
  await expect(page.getByText('Copied to clipboard')).toHaveCount(0);
});

test('no violation and no overflow on any tab and on Billing', async ({ page, email }) => {
  await signIn(page, email);
  for (const path of [
    ...['profile', 'app', 'api', 'billing'].map((tab) => `/editor/settings?tab=${tab}`),
    '/editor/billing?plan=agency',
  ]) {
    await page.goto(path);
    await expect(
      page
        .getByRole('tabpanel')
        .or(page.getByRole('heading', { name: 'Choose an editor plan' }))
        .first(),
    ).toBeVisible();
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoOverflow(page, `${path} at ${width}`);
      await expectNoViolations(page, `${path} at ${width}`);
    }
  }
});
