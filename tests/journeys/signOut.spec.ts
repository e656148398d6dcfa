import { readFileSync } from 'node:fs';

import { unzipSync } from 'fflate';

import { sentLink } from './support/emulator';
import {
  expect,
  openScreen,
  requestLink,
  signIn,
  signInByLink,
  signOutWithWork,
  test,
  watch,
} from './support/journey';

test('fault 22: the next person sees nothing of the last', async ({ page, email }) => {
  await signIn(page, email);
  await page.getByRole('link', { name: 'Website Builder', exact: true }).click();
  await page.getByRole('textbox', { name: 'What should your website be?' }).fill('A secret bakery');
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('Website generated successfully!')).toBeVisible();

  await signOutWithWork(page);
  await expect(page.getByText('Sign out successfull!')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('A secret bakery')).toHaveCount(0);

  const next = `next-${email}`;
  await signInByLink(page, next);
  await expect(page.getByText(next)).toBeVisible();
  await expect(page.getByText(email, { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Website Builder', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'What should your website be?' })).toHaveValue('');
  await expect(page.getByText('A secret bakery')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Ready to Build?' })).toBeVisible();
});

test('fault 20: signing out in another tab ends a generation here without a word', async ({
  page,
  context,
  email,
}) => {
  await page.clock.install();
  await signIn(page, email);
  await page.getByRole('link', { name: 'Website Builder', exact: true }).click();
  const other = await context.newPage();
  await other.goto('/editor');
  await expect(other.getByRole('button', { name: 'Sign Out' })).toBeVisible();

  await page.getByRole('textbox', { name: 'What should your website be?' }).fill('A bakery');
  await page.getByRole('button', { name: 'Generate' }).click();
  await signOutWithWork(other);

  await expect(page).toHaveURL(/\/auth/);
  await page.clock.runFor(2500);
  await expect(page.getByText('Website generated successfully!')).toHaveCount(0);
});

test('fault 80: signing out offers to export all work first, and says what goes with it', async ({
  page,
  context,
  email,
}) => {
  await signIn(page, email);
  await openScreen(page, 'Website Builder');
  const prompt = page.getByRole('textbox', { name: 'What should your website be?' });
  await prompt.fill('A bakery called Crumb & Ember in Porto');
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('Website generated successfully!')).toBeVisible();
  await openScreen(page, 'UI Components');
  await page.getByRole('textbox', { name: 'What should your component be?' }).fill('A login form');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Component generated successfully!')).toBeVisible();

  const signOut = page.getByRole('button', { name: 'Sign Out' });
  await signOut.click();
  const dialog = page.getByRole('alertdialog', { name: 'Sign out and remove your work?' });
  await expect(dialog).toContainText('1 website and 1 component');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(signOut).toBeFocused();

  await signOut.click();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export all' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^my-work-\d{4}-\d{2}-\d{2}\.zip$/);
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  expect(Object.keys(files)).toEqual([
    'websites/crumb-ember.zip',
    'components/a-login-form.html',
    'README.txt',
  ]);
  const site = unzipSync(files['websites/crumb-ember.zip'] ?? new Uint8Array());
  expect(Object.keys(site)).toContain('index.html');
  await expect(dialog.getByText(/is on its way to your downloads/)).toBeVisible();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  // A tab without work knows of it too.
  const other = await context.newPage();
  await other.goto('/editor');
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await other
    .getByRole('alertdialog', { name: 'Sign out and remove your work?' })
    .getByRole('button', { name: 'Sign out' })
    .click();
  await expect(other).toHaveURL('/auth');
  await expect(page).toHaveURL(/\/auth/);
});

test('fault 80: signing out asks about the work of another tab that is busy', async ({
  page,
  context,
  email,
}) => {
  await signIn(page, email);
  await openScreen(page, 'Website Builder');
  const other = await context.newPage();
  await other.goto('/editor');
  const signOut = other.getByRole('button', { name: 'Sign Out' });
  await expect(signOut).toBeVisible();
  await page.getByRole('textbox', { name: 'What should your website be?' }).fill('A bakery');

  const busy = page.evaluate(() => {
    const end = performance.now() + 3000;
    while (performance.now() < end);
  });
  await signOut.click();
  const dialog = other.getByRole('alertdialog', { name: 'Sign out and remove your work?' });
  await expect(dialog).toContainText('another open tab has');
  await busy;
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('textbox', { name: 'What should your website be?' }).clear();
  await signOut.click();
  await expect(other).toHaveURL('/auth');
});

test('on a phone the question stands over the navigation and gives the focus back', async ({
  page,
  email,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await signIn(page, email);
  await page.goto('/editor/builder');
  await page.getByRole('textbox', { name: 'What should your website be?' }).fill('A bakery');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const signOut = page.getByRole('button', { name: 'Sign Out', exact: true });
  await signOut.click();
  const dialog = page.getByRole('alertdialog', { name: 'Sign out and remove your work?' });
  await expect(dialog).toContainText('what you have typed');
  await expect(dialog.getByRole('button', { name: 'Export all' })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(signOut).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/auth');
});

test('fault 14: a double click on Sign Out is one sign-out', async ({ page, email }) => {
  await signIn(page, email);
  await page.getByRole('button', { name: 'Sign Out' }).dblclick();
  await expect(page.getByText('Sign out successfull!')).toHaveCount(1);
  await expect(page).toHaveURL('/auth');
});

test('fault 69: when somebody else signs in in another tab, nothing of the last person stays here', async ({
  page,
  context,
  browser,
  complaints,
  email,
}) => {
  await signIn(page, email);
  await openScreen(page, 'Settings');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('A secret name');
  const password = page.getByLabel('New Password', { exact: true });
  await password.fill('A secret 1');

  const next = `next-${email}`;
  const elsewhere = await browser.newContext();
  watch(elsewhere, complaints);
  const sender = await elsewhere.newPage();
  await sender.goto('/auth');
  await requestLink(sender, next);
  await elsewhere.close();
  // The next person asked for their link in this browser too.
  const other = await context.newPage();
  await other.goto('/');
  await other.evaluate((address) => localStorage.setItem('sign-in-email', address), next);
  await other.goto(await sentLink(next));
  await expect(other).toHaveURL('/editor');

  await expect(page.getByText(next).first()).toBeVisible();
  await expect(page.getByText(email, { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await expect(password).toHaveValue('');
  await expect(page.getByText('A secret name')).toHaveCount(0);
});
