import { faq } from '../../src/content/faq';
import { testimonials } from '../../src/content/testimonials';
import { expect, test } from './support/journey';

const question = (index: number) => faq[index]?.question ?? 'none';

test('the questions work by keyboard alone', async ({ page }) => {
  await page.goto('/');
  const first = page.getByRole('button', { name: question(0) });
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: question(1) })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show More' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: question(3) })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Show Less' })).toBeVisible();
});

test('a press on an owner brings their words to the front', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Marit Solberg/ }).click();
  await expect(page.getByText(testimonials[3]?.feedback ?? '')).toBeVisible();
  await expect(page.getByText(testimonials[0]?.feedback ?? '')).toBeHidden();
});

test('fault 65: no other host is asked before the map is allowed', async ({ page, context }) => {
  const elsewhere: string[] = [];
  await context.route(/openstreetmap/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A map</title>' }),
  );
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== new URL(page.url()).origin) elsewhere.push(origin);
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Show the map' }).scrollIntoViewIfNeeded();
  expect(elsewhere.filter((origin) => origin.includes('openstreetmap'))).toEqual([]);

  await page.getByRole('button', { name: 'Reject All' }).click();
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.locator('iframe[title^="Map of"]')).toBeVisible();
  await expect.poll(() => elsewhere).toContain('https://www.openstreetmap.org');
});

test('fault 63: without JavaScript every answer and every testimonial can be read', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  for (const { answer } of faq) await expect(page.getByText(answer)).toBeVisible();
  for (const { feedback } of testimonials) await expect(page.getByText(feedback)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/editor');
  await context.close();
});
