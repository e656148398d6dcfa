import { randomUUID } from 'node:crypto';

import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Page,
  test as base,
} from '@playwright/test';

import { LOGO_CDN } from '../../../src/content/frameworkLogos';
import { sentLink } from './emulator';
import { beSignedIn } from './signedIn';

/** Chromium itself has the name of Chrome's language model, and says that there is nothing behind it. */
const NO_MODEL = /^(Unable to create a text session|The requested language options are not)/;

interface Journey {
  /** An address nobody used before. */
  email: string;
  /** Console errors, uncaught errors and policy violations of every page of the test; must end empty. */
  complaints: string[];
  /** Complaints that the journey provokes on purpose. */
  expectComplaint: (pattern: RegExp) => void;
}

/** Playwright's test, whose every page must keep its console silent. */
export const test = base.extend<Journey & { expected: RegExp[] }>({
  email: async ({}, use) => use(`journey-${randomUUID()}@example.com`),
  expected: async ({}, use) => use([]),
  expectComplaint: async ({ expected }, use) => use((pattern) => void expected.push(pattern)),
  complaints: [
    async ({ context, expected }, use) => {
      const complaints: string[] = [];
      watch(context, complaints);
      await use(complaints);
      const unexpected = complaints.filter(
        (complaint) => !expected.some((pattern) => pattern.test(complaint)),
      );
      expect(unexpected, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Collects what the pages of `context` complain about. */
export function watch(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    // The emulator's own window has no favicon; that is not the product's.
    if (message.location().url.startsWith(process.env.JOURNEY_EMULATOR_URL ?? 'none')) return;
    // A machine without the internet does not reach the logos; their drawings stay.
    if (message.location().url.startsWith(LOGO_CDN)) return;
    if (NO_MODEL.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`${message.type()}: ${message.text()}`);
    }
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
}

/** Fills in the address and asks for a link; ends at "Check your inbox". */
export async function requestLink(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: /e-?mail/i }).fill(email);
  await page.getByRole('button', { name: /link/i }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
}

/** Opens the Dashboard in a browser in which that person signed in before, and nobody did anything else. */
export async function signIn(page: Page, email: string): Promise<void> {
  await beSignedIn(page, email);
  await page.goto('/editor');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** Signs in by e-mail link from /auth, in a browser that may hold anything; ends where the app sends the person. */
export async function signInByLink(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await requestLink(page, email);
  await page.goto(await sentLink(email));
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** Brings a panel of the builder beside the preview, in a wide window. */
export async function showPanel(
  page: Page,
  name: 'Understood' | 'Outline' | 'Customize' | 'Checks' | 'History',
): Promise<void> {
  const tab = page.getByRole('tab', { name, exact: true });
  // The form folds as a generation ends, and a press may land where the tab was.
  await expect(async () => {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
  }).toPass();
}

/** Signs out where there is work, here or in another tab, and lets it go. */
export async function signOutWithWork(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Sign out and remove your work?' });
  await dialog.getByRole('button', { name: 'Sign out' }).click();
}

/** Follows a link of the sidebar, so that what is in memory stays. */
export async function openScreen(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Editor' })
    .getByRole('link', { name, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Gives the first sign of a person, and waits until the app has taken over the prerendered page. */
export async function wakeUp(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
}

/** The addresses of the documents that `page` and its frames ask for from now on. */
export function documentsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url());
  });
  return asked;
}

/** Asks for a small file and waits for it: whatever `page` asked for before is known by then. */
export async function roundTrip(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/robots.txt')).text());
}

/** The paths of all public pages, as the sitemap lists them. */
export async function publicPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(paths).toContain('/');
  return paths;
}
