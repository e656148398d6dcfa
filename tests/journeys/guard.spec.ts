import { sentLink } from './support/emulator';
import { expect, requestLink, signIn, test } from './support/journey';

test('fault 15: a deep link waits for sign-in, shows nothing of the editor and comes back whole', async ({
  page,
  email,
}) => {
  const seen: string[] = [];
  await page.exposeFunction('sawEditor', (text: string) => void seen.push(text));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const text = document.body?.innerText ?? '';
      if (/Sign Out|Build History|Ready to Build/.test(text)) {
        (window as unknown as { sawEditor: (text: string) => void }).sawEditor(text);
      }
    }).observe(document, { childList: true, subtree: true });
  });

  await page.goto('/editor/builder?from=mail#x');
  await expect(page).toHaveURL(/\/auth\?returnTo=/);
  expect(seen).toEqual([]);

  await requestLink(page, email);
  await page.goto(await sentLink(email));
  await expect(page).toHaveURL('/editor/builder?from=mail#x');
  await expect(page.getByRole('heading', { level: 1, name: 'Website Builder' })).toBeVisible();
  expect(
    await page.evaluate(() =>
      ['sign-in-email', 'return-to'].map((key) => localStorage.getItem(key)),
    ),
  ).toEqual([null, null]);
});

for (const path of [
  '/editor',
  '/editor/',
  '/editor/builder',
  '/EDITOR',
  '/editor//builder',
  '/editor/unknown',
]) {
  test(`fault 16: ${path} is guarded`, async ({ page, expectComplaint }) => {
    // The hosting tells letter cases apart and answers 404; the app does not.
    if (path === '/EDITOR') expectComplaint(/status of 404/);
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth/);
  });
}

for (const path of ['/editorial', '/nowhere', '/editor%2Fbuilder']) {
  test(`fault 16: ${path} is no editor page but an unknown one`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/status of 404/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/Page not found/);
    await page.getByRole('link', { name: /home/i }).first().click();
    await expect(page.getByRole('heading', { name: 'AI- Website Creator for All' })).toBeVisible();
  });
}

test('fault 16: an unknown editor page is shown inside the editor', async ({ page, email }) => {
  await signIn(page, email);
  await page.goto('/editor/unknown');
  await expect(page).toHaveTitle(/Page not found/);
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

for (const target of [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/editor/../auth',
  '%2F%2Fevil.example',
]) {
  test(`fault 17: returnTo=${target} leads to the editor`, async ({ page, email }) => {
    await page.goto(`/auth?${new URLSearchParams({ returnTo: target }).toString()}`);
    await requestLink(page, email);
    await page.goto(await sentLink(email));
    await expect(page).toHaveURL('/editor');
  });
}

test('a signed-in person who opens /auth goes to the editor', async ({ page, email }) => {
  await signIn(page, email);
  await page.goto('/auth');
  await expect(page).toHaveURL('/editor');
});

test('a navigation scrolls to the top, names the page and focuses its heading', async ({
  page,
  email,
}) => {
  await signIn(page, email);
  await page.getByRole('link', { name: 'Website Builder', exact: true }).click();
  await expect(page).toHaveTitle('Website Builder · AI Website Builder');
  await expect(page.getByRole('heading', { level: 1, name: 'Website Builder' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
