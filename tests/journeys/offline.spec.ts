import type { BrowserContext, Page } from '@playwright/test';

import { expect, openScreen, signIn, test } from './support/journey';

const prompt = 'A florist called Petal & Thorn in Ghent with bouquets and weddings';
/** A slow machine takes its time to load the worker. */
const LOADED = { timeout: 60_000 };
const promptField = (page: Page) =>
  page.getByRole('textbox', { name: 'What should your website be?' });

/** Keeps parts of the app from being loaded ahead; gives back what lets them through. */
async function withhold(context: BrowserContext, parts: RegExp): Promise<() => Promise<void>> {
  await context.route(parts, (route) => route.abort('internetdisconnected'));
  return () => context.unroute(parts);
}

/** What a browser has loaded: `rest` waits for parts of the app, and until nothing more comes. */
function loadedIn(context: BrowserContext): { rest: (...parts: string[]) => Promise<void> } {
  const loaded = new Set<string>();
  context.on('response', (response) => loaded.add(new URL(response.url()).pathname));
  return {
    rest: async (...parts) => {
      for (const part of parts)
        await expect.poll(() => [...loaded].some((path) => path.includes(`/${part}-`))).toBe(true);
      // The worker loads its own parts after its first one.
      let before = -1;
      await expect
        .poll(
          () => {
            const isQuiet = loaded.size === before;
            before = loaded.size;
            return isQuiet;
          },
          { intervals: [4000], timeout: 40_000 },
        )
        .toBe(true);
    },
  };
}

test.beforeEach(({ expectComplaint }) => {
  test.slow();
  expectComplaint(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
});

test('fault 82: a first generation without its worker says that the network is missing, and goes on when it is back', async ({
  page,
  context,
  email,
}) => {
  const release = await withhold(context, /\/assets\/worker-.*\.js/);
  await signIn(page, email);
  await openScreen(page, 'Website Builder');
  await promptField(page).fill(prompt);
  await context.setOffline(true);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'There is no network' })).toBeVisible();
  await expect(promptField(page)).toHaveValue(prompt);
  await expect(promptField(page)).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  await release();
  await context.setOffline(false);
  await expect(page.getByText('Website generated successfully!')).toBeVisible(LOADED);
  await expect(page.getByText('There is no network')).toHaveCount(0);
});

test('fault 82: a screen not loaded yet says so inside the editor, and opens when the network is back', async ({
  page,
  context,
  email,
}) => {
  const loaded = loadedIn(context);
  const release = await withhold(context, /\/assets\/UIComponentsRoute-.*\.js/);
  await signIn(page, email);
  // With a network a part that fails loads the page again, once.
  await loaded.rest('worker');
  await openScreen(page, 'Website Builder');
  await promptField(page).fill(prompt);
  await context.setOffline(true);
  const link = page.getByRole('navigation', { name: 'Editor' }).getByRole('link', {
    name: 'UI Components',
    exact: true,
  });
  await link.click();
  await expect(page.getByRole('heading', { name: 'There is no network' })).toBeVisible();
  await openScreen(page, 'Website Builder');
  await expect(promptField(page)).toHaveValue(prompt);
  await link.click();
  await release();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Generate' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'UI Components' })).toBeVisible();
});

test('fault 82: a first site without what it is shown with says that the network is missing, and is there when it is back', async ({
  page,
  context,
  email,
}) => {
  const loaded = loadedIn(context);
  const release = await withhold(context, /\/assets\/siteParts-.*\.js/);
  await signIn(page, email);
  // With a network a part that fails loads the page again, once.
  await loaded.rest('worker');
  await openScreen(page, 'Website Builder');
  await promptField(page).fill(prompt);
  await context.setOffline(true);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'There is no network' })).toBeVisible(LOADED);
  await release();
  await context.setOffline(false);
  await expect(page.getByRole('region', { name: 'Preview' }).locator('iframe')).toBeVisible(LOADED);
});

test('fault 82: once idle all of the editor is here: it opens every screen and generates without a network', async ({
  page,
  context,
  email,
}) => {
  const loaded = loadedIn(context);
  await signIn(page, email);
  await loaded.rest(
    'BillingRoute',
    'SettingsRoute',
    'ImageGeneratorRoute',
    'siteParts',
    'waitingScreen',
    'worker',
  );
  await context.setOffline(true);
  for (const name of ['Settings', 'UI Components', 'Image Generator', 'Website Builder'])
    await openScreen(page, name);
  await promptField(page).fill(prompt);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Website generated successfully!')).toBeVisible(LOADED);
});
