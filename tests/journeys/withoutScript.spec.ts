import { expect, publicPaths, test } from './support/journey';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('fault 63: every public page can be read and left by its links', async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    for (const path of await publicPaths(request)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('link', { name: 'Privacy Policy' }).last(), path).toBeVisible();
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(100);
      await expect(page.getByRole('region', { name: /cookies/ }), path).toBeHidden();
      await expect(page.locator('noscript'), path).toBeVisible();
    }
  });

  test('an unknown address has a page, too', async ({ page, expectComplaint }) => {
    expectComplaint(/status of 404/);
    const answer = await page.goto('/nowhere');
    expect(answer?.status()).toBe(404);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page.getByRole('heading', { name: 'AI- Website Creator for All' })).toBeVisible();
  });
});

test('fault 63: the site is read where the sign-in provider is blocked', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource|ERR_FAILED/);
  await page.route(/identitytoolkit|googleapis|firebaseAuth/, (route) => route.abort());
  await page.goto('/');
  await page.mouse.move(5, 5);
  await page.getByRole('navigation', { name: 'Main' }).getByText('About').click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
