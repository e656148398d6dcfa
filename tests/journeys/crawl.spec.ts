import { expectNoOverflow, expectNoViolations } from './support/axe';
import { expect, publicPaths, signIn, test, wakeUp } from './support/journey';

const sizes = [
  { width: 320, height: 800 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

test('signed out: no violation, no overflow, no dead link on any page', async ({
  page,
  request,
  expectComplaint,
}) => {
  test.setTimeout(600_000);
  expectComplaint(/status of 404/);
  const links = new Map<string, string>();
  const paths = [...(await publicPaths(request)), '/auth', '/authEmail', '/nowhere'];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === '/') await page.getByRole('button', { name: 'Reject All' }).click();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectNoOverflow(page, `${path} at ${size.width}`);
      await expectNoViolations(page, `${path} at ${size.width}`);
    }
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
    for (const href of hrefs) links.set(href, path);
  }
  for (const [href, path] of links) {
    expect((await request.get(href)).status(), `${path} links to ${href}`).toBe(200);
    const { pathname, hash } = new URL(href, 'http://site');
    if (hash === '') continue;
    await page.goto(pathname);
    await expect(page.locator(hash), `${path} links to ${href}`).toHaveCount(1);
  }
});

test('signed in: no violation and no overflow on any page, empty and full', async ({
  page,
  email,
}) => {
  await signIn(page, email);
  const look = async (name: string) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectNoOverflow(page, `${name} at ${size.width}`);
      await expectNoViolations(page, `${name} at ${size.width}`);
    }
  };
  await look('the empty dashboard');
  await page.getByRole('link', { name: 'Website Builder', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ready to Build?' })).toBeVisible();
  await look('the empty builder');
  await page
    .getByRole('textbox', { name: 'What should your website be?' })
    .fill(`A bakery called ${'Pneumonoultramicroscopic'.repeat(8)} in Porto`);
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByRole('heading', { name: 'Customize' })).toBeVisible();
  await look('the builder with a site');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible();
  await look('the dashboard with a build');
});

test('fault 53, 75: a part that a deploy took away reloads once, then says so', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/404|Failed to (load|fetch)|Expected a JavaScript|dynamically imported/);
  let loads = 0;
  await page.goto('/');
  await wakeUp(page);
  page.on('load', () => (loads += 1));
  // Two at once: each of them would be the first to fail in turn.
  await page
    .context()
    .route(/\/assets\/(?:PublicRoute|SignInRoute).*\.js/, (route) => route.abort());
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.locator('#root[data-prerendered="/auth"]')).toHaveCount(1);
  await page.getByRole('textbox', { name: 'E-mail address' }).focus();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toBe(1);
});

test('fault 1: the app works where storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Storage.prototype.getItem = blocked;
    Storage.prototype.setItem = blocked;
    Storage.prototype.removeItem = blocked;
  });
  await page.goto('/auth');
  await expect(page.getByRole('textbox', { name: /e-?mail/i })).toBeVisible();
});
