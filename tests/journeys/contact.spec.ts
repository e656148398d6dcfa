import type { Page, Request } from '@playwright/test';

import { CONTACT_NOTICE_DURATION } from '../../machines/limits';
import { expect, test, wakeUp } from './support/journey';

const SERVICE = '**/__dev/contact';
const sent = 'Thank you! Your message has been sent successfully.';
const noAnswer = 'Sorry, there was an error sending your message. Please try again.';

const button = (page: Page) => page.getByRole('button', { name: /^Send message|Sending\.\.\.$/ });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const inline = (page: Page, text: string) => page.getByRole('main').getByText(text);
/** Toasts stand outside of the page's own parts. */
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /notifications/i }).getByText(text);

async function fill(page: Page, subject: string): Promise<void> {
  await page.goto('/contact');
  await field(page, 'Name').fill('Ada Lovelace');
  await field(page, 'E-mail address').fill('ada@example.com');
  await field(page, 'Subject').fill(subject);
  await field(page, 'Message').fill('Line one\nLine two');
}

async function expectKept(page: Page, subject: string): Promise<void> {
  await expect(field(page, 'Name')).toHaveValue('Ada Lovelace');
  await expect(field(page, 'E-mail address')).toHaveValue('ada@example.com');
  await expect(field(page, 'Subject')).toHaveValue(subject);
  await expect(field(page, 'Message')).toHaveValue('Line one\nLine two');
  await expect(button(page)).not.toHaveAttribute('aria-disabled', 'true');
}

function postsOf(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request);
  });
  return posts;
}

test('fault 44: a message arrives with exactly six keys, clears the form, and a second one can follow', async ({
  page,
  email,
}) => {
  const posts = postsOf(page);
  await fill(page, email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(inline(page, sent)).toBeVisible();
  await expect(toast(page, sent)).toBeVisible();
  for (const name of ['Name', 'E-mail address', 'Subject', 'Message']) {
    await expect(field(page, name)).toHaveValue('');
  }
  expect(posts.map((request) => request.postDataJSON() as unknown)).toEqual([
    {
      access_key: 'local',
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      subject: email,
      message: 'Line one\nLine two',
      from_name: 'AI Website Builder',
    },
  ]);
  await expect(toast(page, sent)).toBeHidden({ timeout: CONTACT_NOTICE_DURATION + 3000 });
  await expect(inline(page, sent)).toBeVisible();

  await field(page, 'Name').fill('Grace');
  await expect(inline(page, sent)).toBeHidden();
  await field(page, 'E-mail address').fill('grace@example.com');
  await field(page, 'Subject').fill('<img src=x onerror=alert(1)>');
  await field(page, 'Message').fill('</script><b>bold</b>');
  await button(page).click();
  await expect(inline(page, sent)).toBeVisible();

  await page.goto('/__dev/inbox');
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await expect(page.getByText('<img src=x onerror=alert(1)>', { exact: true })).toBeVisible();
  await expect(page.getByText('</script><b>bold</b>', { exact: true })).toBeVisible();
});

for (const [name, status, contentType, body, words] of [
  [
    'its own words',
    200,
    'application/json',
    '{"success":false,"message":"We are <b>full</b> today."}',
    'We are <b>full</b> today.',
  ],
  ['HTML', 200, 'text/html', '<h1>Hello</h1>', 'Failed to send message'],
  ['a bare 500', 500, 'text/plain', '', 'Failed to send message'],
] as const) {
  test(`fault 42: a refusal with ${name} keeps the fields and gives the button back`, async ({
    page,
    context,
    expectComplaint,
  }) => {
    expectComplaint(/status of 500/);
    await context.route(SERVICE, (route) => route.fulfill({ status, contentType, body }));
    await fill(page, 'Prices');
    await button(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(words);
    await expect(toast(page, words)).toBeVisible();
    await expectKept(page, 'Prices');

    await context.unroute(SERVICE);
    await button(page).click();
    await expect(inline(page, sent)).toBeVisible();
  });
}

test('fault 43: without a network the person is told so and can try again', async ({
  page,
  context,
  expectComplaint,
}) => {
  expectComplaint(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load/);
  await fill(page, 'Prices');
  await context.route(SERVICE, (route) => route.abort('internetdisconnected'));
  await button(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(noAnswer);
  await expectKept(page, 'Prices');

  await context.unroute(SERVICE);
  await button(page).click();
  await expect(inline(page, sent)).toBeVisible();
});

test('fault 43: a policy that forbids the call is a missing answer', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/Content Security Policy|connect-src/);
  await fill(page, 'Prices');
  await page.evaluate(() => {
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "connect-src 'none'";
    document.head.append(policy);
  });
  await button(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(noAnswer);
  await expectKept(page, 'Prices');
});

test('fault 43: a service that stays silent is given up after 30 seconds', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await context.route(SERVICE, () => undefined);
  const hungUp = page.waitForEvent('requestfailed');
  const isAsked = page.waitForRequest(SERVICE);
  await fill(page, 'Prices');
  await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
  await button(page).click();
  await isAsked;
  await expect(button(page)).toHaveText(/Sending\.\.\./);
  await page.clock.runFor(29_000);
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(1500);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(noAnswer);
  expect((await hungUp).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expectKept(page, 'Prices');
});

test('fault 44: leaving the page while it sends hangs up and tells nothing', async ({
  page,
  context,
}) => {
  await context.route(SERVICE, () => undefined);
  const hungUp = page.waitForEvent('requestfailed');
  await fill(page, 'Prices');
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'AI Website Builder' }).click();
  await expect(page).toHaveURL('/');
  expect((await hungUp).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(page.getByText(noAnswer)).toHaveCount(0);

  await page.goBack();
  await expect(field(page, 'Name')).toHaveValue('');
  await expect(button(page)).not.toHaveAttribute('aria-disabled', 'true');
});

test('fault 14: a double click sends once', async ({ page }) => {
  const posts = postsOf(page);
  await fill(page, 'Prices');
  await button(page).dblclick();
  await expect(inline(page, sent)).toBeVisible();
  expect(posts).toHaveLength(1);
});

test('fault 45: neither a program nor an overlong message is sent', async ({ page }) => {
  const posts = postsOf(page);
  await fill(page, 'Prices');
  await wakeUp(page);
  await field(page, 'Message').fill('a'.repeat(50_000));
  await expect(page.getByText('50,000 of 5,000 characters')).toBeVisible();
  await button(page).click();
  await expect(field(page, 'Message')).toBeFocused();

  await field(page, 'Message').fill('Line one\nLine two');
  await page.locator('input[name="website"]').fill('https://spam.example', { force: true });
  await button(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to send message');
  await expectKept(page, 'Prices');
  expect(posts).toEqual([]);
});

test('what is typed while the app takes the page over stays, in every field', async ({ page }) => {
  await page.goto('/contact');
  await field(page, 'Name').fill('Ada');
  let typed = '';
  // A key at every moment of the takeover.
  while ((await page.locator('#root[data-prerendered]').count()) > 0) {
    for (const key of ['Enter', 'a']) await field(page, 'Message').press(key);
    typed += '\na';
  }
  expect(typed).not.toBe('');
  await field(page, 'Subject').fill('Prices');
  await expect(field(page, 'Name')).toHaveValue('Ada');
  await expect(field(page, 'Message')).toHaveValue(typed);
});

test('without JavaScript the page says how else to write', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/contact');
  await expect(page.getByText('Sending this form needs JavaScript.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  );
  await expect(page.getByText('Monday to Friday')).toBeVisible();
  await context.close();
});
