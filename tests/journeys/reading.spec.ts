import { sentLink } from './support/emulator';
import { expect, requestLink, test, wakeUp } from './support/journey';

for (const id of [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'QUICKSTART',
  '%00',
  '%E0%A4%A',
  'x'.repeat(10_000),
  '%F0%9F%8D%9E',
]) {
  test(`fault 51: no guide at ${id.slice(0, 20)}`, async ({ page, expectComplaint }) => {
    // The router itself warns of an escape that means nothing.
    if (id === '%E0%A4%A') expectComplaint(/malformed URL segment/);
    await page.goto('/learn');
    await wakeUp(page);
    await page.evaluate((path) => history.replaceState(null, '', path), `/learn/guide/${id}`);
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: null })));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide not found.');
    await page.getByRole('link', { name: 'See all guides' }).click();
    await expect(page).toHaveURL('/learn');
  });
}

test('fault 51: an unknown guide, asked of the server, is told as well', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 404/);
  for (const id of ['gone', '__proto__', 'QUICKSTART', 'x'.repeat(10_000)]) {
    await page.goto(`/learn/guide/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide not found.');
  }
});

test('fault 51: a slash at the end still leads to the guide', async ({ page }) => {
  await page.goto('/learn/guide/ai-writer/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'From drafted words to your own',
  );
});

test('the guides: the first without an id, each by the list, the next by the footer', async ({
  page,
}) => {
  await page.goto('/learn/guide');
  await wakeUp(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Your first website in five steps');
  await page.getByRole('link', { name: 'Read Prompt Perfect' }).click();
  await expect(page).toHaveURL('/learn/guide/prompt-perfect');
  await expect(heading).toBeFocused();
  await page
    .getByRole('navigation', { name: 'Guides' })
    .getByRole('link', { name: 'AI Design' })
    .click();
  await expect(heading).toHaveText('Colors, sections and pictures that fit together');
  await expect(page).toHaveTitle(/^AI Design guide/);
});

test("the blog: 'Read More' features a post, the address follows, Back and reload keep to it", async ({
  page,
}) => {
  await page.goto('/blog');
  await wakeUp(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Write a prompt that gets a usable first draft');

  await page.getByRole('link', { name: /^Read More about What a five-page/ }).click();
  await expect(page).toHaveURL('/blog/five-page-site');
  await expect(heading).toHaveText('What a five-page small-business site needs');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^What a five-page/);

  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect(heading).toHaveText('Write a prompt that gets a usable first draft');

  await page.goForward();
  await page.reload();
  await expect(heading).toHaveText('What a five-page small-business site needs');
});

test('a prompt of the showcase waits in the builder after sign-in, and leaves the address', async ({
  page,
  email,
}) => {
  await page.goto('/showcase#examples');
  const link = page.getByRole('link', { name: 'Build from this prompt: Blog' });
  await link.click();
  await expect(page).toHaveURL(/\/auth\?returnTo=/);
  await requestLink(page, email);
  await page.goto(await sentLink(email));
  await expect(page).toHaveURL('/editor/builder');
  const field = page.getByRole('textbox', { name: 'What should your website be?' });
  await expect(field).toHaveValue(/^A blog called Slow Trains\. Topics: night trains/);

  await field.fill('My own words');
  await page.goBack();
  await page.goto('/editor/builder?prompt=Something%20else');
  await expect(page).toHaveURL('/editor/builder');
  await expect(field).toHaveValue('My own words');
});

test('the pictures of the showcase are there, and all but the first wait until they are near', async ({
  page,
}) => {
  await page.goto('/showcase');
  const pictures = page.locator('main img');
  await expect(pictures).toHaveCount(4);
  for (const [index, picture] of (await pictures.all()).entries()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
    expect(await picture.getAttribute('loading')).toBe(index === 0 ? 'eager' : 'lazy');
    expect(await picture.getAttribute('alt')).not.toBe('');
  }
});
