import type { Page } from '@playwright/test';

import { disableAccount } from './support/emulator';
import {
  documentsAsked,
  expect,
  openScreen,
  roundTrip,
  showPanel,
  signIn,
  signInByLink,
  test,
} from './support/journey';
import { keptText } from './support/kept';

const HOSTILE = '<img src=x onerror=alert(1)></style><script>alert(1)</script>{{7*7}}';
const description = (page: Page) =>
  page.getByRole('textbox', { name: 'What should your component be?' });
const promptField = (page: Page) =>
  page.getByRole('textbox', { name: 'What should your website be?' });

const builds = (page: Page) =>
  page.getByRole('region', { name: /^Build History/ }).getByRole('listitem');

/** Puts the page out of sight and back, as if `minutes` had passed meanwhile. */
async function lookAway(page: Page, minutes: number): Promise<void> {
  await page.evaluate((away) => {
    const look = (state: string) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    look('hidden');
    const real = Date.now;
    Date.now = () => real() + away * 60_000;
    look('visible');
  }, minutes);
}

/** As a browser does with a page that it kept when the person left it. */
async function restoreFromCache(page: Page): Promise<void> {
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
}

test('fault 2: a full storage is told once, and the work goes on', async ({ page, email }) => {
  await signIn(page, email);
  await openScreen(page, 'UI Components');
  await page.evaluate(() => {
    let refused = 0;
    IDBObjectStore.prototype.put = () => {
      document.body.setAttribute('data-refused', String((refused += 1)));
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const told = page
    .getByRole('status')
    .filter({ hasText: 'Your work could not be saved in this browser: its storage is full.' });
  await description(page).fill('A login form');
  await told.getByRole('button', { name: 'Dismiss' }).click();
  await expect(told).toHaveCount(0);
  await expect(page.getByText('Not saved: this browser’s storage is full')).toBeVisible();
  const refused = (await page.locator('body').getAttribute('data-refused')) ?? '';
  await description(page).press('Control+Enter');
  await expect(page.getByText('Component generated successfully!')).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-refused', refused);
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(await told.count()).toBe(0);
});

test('fault 14: a double click on Generate makes one build, with one message', async ({
  page,
  email,
}) => {
  await signIn(page, email);
  await openScreen(page, 'Website Builder');
  await promptField(page).fill('A bakery');
  await page.getByRole('button', { name: 'Generate', exact: true }).dblclick();
  await expect(page.getByText('Website generated successfully!')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeVisible();
  await showPanel(page, 'History');
  await expect(builds(page)).toHaveCount(1);
});

test('fault 14: a double click on Google opens one window', async ({ page, context }) => {
  await page.goto('/auth');
  const opened: unknown[] = [];
  context.on('page', (popup) => opened.push(popup));
  const first = context.waitForEvent('page');
  await page.getByRole('button', { name: /google/i }).dblclick();
  await expect((await first).locator('#add-account-button')).toBeVisible();
  expect(opened).toHaveLength(1);
});

test('fault 19: an account that is closed meanwhile ends the session, and its draft with it', async ({
  page,
  email,
  expectComplaint,
}) => {
  expectComplaint(/status of 400/);
  await signIn(page, email);
  await openScreen(page, 'UI Components');
  await description(page).fill('A secret button');
  await expect(page.getByText('Saved in this browser')).toBeVisible();
  await disableAccount(email);
  await lookAway(page, 5);

  await expect(page).toHaveURL(/\/auth\?returnTo=/);
  await expect(page.getByText('Your session has ended. Sign in again to carry on.')).toBeVisible();
  expect(await keptText(page)).not.toMatch(/secret/);
  await signInByLink(page, `next-${email}`);
  await openScreen(page, 'UI Components');
  await expect(description(page)).toHaveValue('');
});

test('fault 27: a hostile description and a hostile name are shown as typed', async ({
  page,
  email,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await signIn(page, email);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (/\/x$/.test(request.url())) foreign.push(request.url());
  });
  await openScreen(page, 'UI Components');
  await description(page).fill(`A button labelled "${HOSTILE}"`);
  await description(page).press('Control+Enter');
  await expect(page.getByText('Component generated successfully!')).toBeVisible();
  await expect(page.frameLocator('iframe').first().getByRole('button').first()).toContainText(
    '<img src=x onerror=alert(1)>',
  );

  await openScreen(page, 'Settings');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(HOSTILE);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(
    page.getByRole('complementary', { name: 'Sidebar' }).getByText(HOSTILE),
  ).toBeVisible();
  await openScreen(page, 'Dashboard');
  await expect(page.getByText(HOSTILE).first()).toBeVisible();
  expect([dialogs, foreign]).toEqual([[], []]);
});

test('fault 31: nothing in the preview of a component leads anywhere', async ({ page, email }) => {
  await signIn(page, email);
  await openScreen(page, 'UI Components');
  await description(page).fill('A navbar called "Crumb" with Menu, Story and Visit');
  await description(page).press('Control+Enter');
  await expect(page.getByText('Component generated successfully!')).toBeVisible();
  const preview = page.frameLocator('iframe').first();
  await expect(preview.getByText('Crumb').first()).toBeVisible();
  const links = preview.locator('a:visible');
  await expect(links.nth(1)).toBeVisible();
  const asked = documentsAsked(page);
  const count = await links.count();
  for (let index = 0; index < count; index += 1) await links.nth(index).press('Enter');
  await roundTrip(page);
  expect(asked).toEqual([]);
  await expect(page).toHaveURL('/editor/ui-components');
  await expect(preview.getByText('Crumb').first()).toBeVisible();
  await expect(preview.getByText('Sign Out')).toHaveCount(0);
});

test('fault 32, fault 71: a generation that is left alone is told once, on the screen that is shown, and is there on return', async ({
  page,
  email,
}) => {
  await signIn(page, email);
  await openScreen(page, 'UI Components');
  await description(page).fill('A login form');
  await description(page).press('Control+Enter');
  await openScreen(page, 'Settings');
  const told = page.getByText('Component generated successfully!');
  await expect(told).toHaveCount(1);
  await expect(told).toHaveCount(0);
  await openScreen(page, 'UI Components');
  await expect(told).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeVisible();
});

test('fault 35: a page brought back as it was left asks the provider before it shows anything', async ({
  page,
  email,
  expectComplaint,
}) => {
  expectComplaint(/status of 400/);
  await signIn(page, email);
  await openScreen(page, 'UI Components');
  await description(page).fill('A secret button');
  await restoreFromCache(page);
  await expect(page.getByText('Checking whether you are signed in…')).toBeVisible();
  await expect(description(page)).toHaveCount(0);
  await expect(description(page)).toHaveValue('A secret button');

  await disableAccount(email);
  await restoreFromCache(page);
  await expect(description(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/auth\?/);
});

test('fault 35: a clock that jumps and a tab that stood still make one build, with a date', async ({
  page,
  email,
}) => {
  await signIn(page, email);
  await openScreen(page, 'Website Builder');
  await promptField(page).fill('A bakery');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await lookAway(page, 5);
  await expect(page.getByText('Website generated successfully!')).toHaveCount(1);
  await page.evaluate(() => {
    Date.now = () => 0;
  });
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeVisible();
  await showPanel(page, 'History');
  await expect(builds(page)).toHaveCount(1);
  await openScreen(page, 'Dashboard');
  await expect(page.getByText(/Invalid Date|NaN|-\d+ (second|minute|hour|day)/)).toHaveCount(0);
});

test('fault 40: without a clipboard the code of a component is selected to be copied by hand', async ({
  page,
  email,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await signIn(page, email);
  await openScreen(page, 'UI Components');
  await page
    .getByRole('button', { name: /^Copy code of/ })
    .first()
    .click();
  await expect(page.getByText(/The code could not be copied/).first()).toBeVisible();
  const code = page.getByRole('textbox', { name: /^Code of/ });
  await expect(code).toBeFocused();
  expect(
    await code.evaluate((field: HTMLTextAreaElement) => [field.selectionStart, field.selectionEnd]),
  ).toEqual([0, (await code.inputValue()).length]);
  await expect(page.getByText('Code copied to clipboard!')).toHaveCount(0);
});

test('fault 40: a clipboard that refuses leaves the page and the link in fields, selected', async ({
  page,
  email,
}) => {
  await page.addInitScript(() => {
    const refuse = () =>
      Promise.reject(new DOMException('Document is not focused.', 'NotAllowedError'));
    Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
  });
  await signIn(page, email);
  await openScreen(page, 'Website Builder');
  await promptField(page).fill('A bakery');
  await page.keyboard.press('Control+Enter');
  await showPanel(page, 'History');
  await expect(builds(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Copy HTML' }).click();
  const html = page.getByRole('textbox', { name: 'HTML of your page' });
  await expect(html).toBeFocused();
  await expect(html).toHaveValue(/^<!doctype html>/i);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copy HTML' })).toBeFocused();

  await page.getByRole('button', { name: 'Share link' }).click();
  const link = page.getByRole('textbox', { name: 'Share link' });
  await expect(link).toBeFocused();
  await expect(link).toHaveValue(/\/view#/);
  await expect(page.getByText('Copied to clipboard')).toHaveCount(0);
});

test('fault 59: a search that looks like a pattern is plain words', async ({ page, email }) => {
  await signIn(page, email);
  await openScreen(page, 'UI Components');
  await expect(page.getByRole('article')).toHaveCount(2);
  for (const words of ['(a+)+$', '\\', '.*', '(a+)+$'.repeat(1700)]) {
    await page.getByRole('searchbox', { name: 'Search' }).fill(words);
    await expect(page.getByRole('heading', { name: 'No components found' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Show all components' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
});
