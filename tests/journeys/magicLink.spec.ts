import { sentLink, sentLinkCount } from './support/emulator';
import { expect, requestLink, test, wakeUp, watch } from './support/journey';

const invalidLink = 'Invalid sign-in link or missing email.';

test('a person signs in with the link from their inbox', async ({ page, email }) => {
  await page.goto('/auth');
  await requestLink(page, email);
  await expect(
    page.getByText('A magic login link has been sent to your email.').first(),
  ).toBeVisible();

  await page.goto(await sentLink(email));

  await expect(page).toHaveURL('/editor');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
});

test('fault 10: Back does not return to the link and the code is in no address', async ({
  page,
  email,
}) => {
  await page.goto('/auth');
  await requestLink(page, email);
  await page.goto(await sentLink(email));
  await expect(page).toHaveURL('/editor');

  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await page.goBack();

  await expect(page).not.toHaveURL(/authEmail|oobCode/);
  expect(visited.filter((url) => /authEmail|oobCode/.test(url))).toEqual([]);
});

test('fault 9: a link that was used, and a reload after it, sign nobody in again', async ({
  page,
  email,
  browser,
  complaints,
  expectComplaint,
}) => {
  expectComplaint(/status of 400/);
  await page.goto('/auth');
  await requestLink(page, email);
  const link = await sentLink(email);
  await page.goto(link);
  await expect(page).toHaveURL('/editor');
  const callback = new URL(link);
  await page.goto(
    `/authEmail?mode=signIn&apiKey=demo-key&oobCode=${callback.searchParams.get('oobCode') ?? ''}`,
  );
  await expect(page).toHaveURL('/editor');

  const elsewhere = await browser.newContext();
  watch(elsewhere, complaints);
  const other = await elsewhere.newPage();
  await other.goto(
    `/authEmail?mode=signIn&apiKey=demo-key&oobCode=${callback.searchParams.get('oobCode') ?? ''}`,
  );
  await other.getByLabel('Please provide your email for confirmation').fill(email);
  await other.keyboard.press('Enter');
  await expect(other.getByText(invalidLink).first()).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/authEmail/);
  await elsewhere.close();
});

for (const [name, path] of [
  ['bare', '/authEmail'],
  ['with a wrong mode', '/authEmail?mode=verifyEmail&oobCode=abc&apiKey=demo'],
  ['without a code', '/authEmail?mode=signIn&apiKey=demo'],
  ['garbage', '/authEmail?&&=&mode'],
] as const) {
  test(`fault 7: a callback address that is ${name} says so and leads back`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(invalidLink).first()).toBeVisible();
    await page
      .getByRole('link', { name: /sign.?in|link/i })
      .first()
      .click();
    await expect(page).toHaveURL('/auth');
  });
}

test('a link with a made-up code signs nobody in', async ({ page, email, expectComplaint }) => {
  expectComplaint(/status of 400/);
  await page.goto('/authEmail?mode=signIn&apiKey=demo-key&oobCode=made-up');
  await page.getByLabel('Please provide your email for confirmation').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(invalidLink).first()).toBeVisible();
  await expect(page).toHaveURL(/authEmail/);
});

test('fault 8: another browser asks for the address, in the page', async ({
  page,
  email,
  browser,
  complaints,
  expectComplaint,
}) => {
  expectComplaint(/400/);
  await page.goto('/auth');
  await requestLink(page, email);
  const link = await sentLink(email);
  const elsewhere = await browser.newContext();
  watch(elsewhere, complaints);
  const other = await elsewhere.newPage();
  await other.goto(link);
  const field = other.getByLabel('Please provide your email for confirmation');

  await field.fill('somebody-else@example.com');
  await other.keyboard.press('Enter');
  await expect(other.getByText('Sign-in failed. Please try again.').first()).toBeVisible();

  await other
    .getByRole('button', { name: /address|again/i })
    .first()
    .click();
  await field.fill(email);
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL('/editor');
  await elsewhere.close();
});

test('fault 6: a stored address that is garbage counts as missing', async ({ page, email }) => {
  await page.goto('/auth');
  await requestLink(page, email);
  await page.evaluate(() => localStorage.setItem('sign-in-email', '<img src=x onerror=alert(1)>'));
  await page.goto(await sentLink(email));
  await expect(page.getByLabel('Please provide your email for confirmation')).toHaveValue('');
});

test('fault 12: an address that is none is refused in place and nothing is sent', async ({
  page,
}) => {
  await page.goto('/auth');
  for (const wrong of ['', '   ', 'nope', 'a@', '@b.co', `${'a'.repeat(300)}@example.com`]) {
    await page.getByRole('textbox', { name: /e-?mail/i }).fill(wrong);
    await page.getByRole('button', { name: /link/i }).click();
    await expect(page.getByRole('alert')).toContainText('name@example.com');
    expect(await sentLinkCount(wrong.trim())).toBe(0);
  }
});

test('fault 14: a double click sends one link', async ({ page, email }) => {
  await page.goto('/auth');
  await page.getByRole('textbox', { name: /e-?mail/i }).fill(`  ${email} `);
  await page.getByRole('button', { name: /link/i }).dblclick();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await sentLink(email);
  expect(await sentLinkCount(email)).toBe(1);
});

test('fault 11: when no link can be sent the address stays and it can be tried again', async ({
  page,
  email,
  context,
  expectComplaint,
}) => {
  expectComplaint(/ERR_FAILED|Failed to load/);
  await context.route('**/accounts:sendOobCode**', (route) => route.abort());
  await page.goto('/auth');
  const field = page.getByRole('textbox', { name: /e-?mail/i });
  await field.fill(email);
  await page.getByRole('button', { name: /link/i }).click();
  await expect(
    page.getByText('Failed to send magic link. Please try again.').first(),
  ).toBeVisible();
  await expect(field).toHaveValue(email);

  await context.unroute('**/accounts:sendOobCode**');
  await page.getByRole('button', { name: /link/i }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
});

test('the form can be filled in and sent before the app is there, and the provider is loaded for nobody who only looks', async ({
  page,
  email,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) scripts.push(pathname);
  });
  await page.goto('/auth');
  await page.waitForLoadState('networkidle');
  expect(scripts).toHaveLength(1);
  await wakeUp(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => path.includes('firebaseAuth'))).toEqual([]);
  await page.getByRole('textbox', { name: 'E-mail address' }).focus();
  await expect.poll(() => scripts.some((path) => path.includes('firebaseAuth'))).toBe(true);

  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/assets\/start-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.locator('#root[data-prerendered="/auth"]')).toHaveCount(1);
  letThrough();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  expect(await sentLinkCount(email)).toBe(1);
});
