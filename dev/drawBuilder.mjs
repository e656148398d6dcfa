import { signIn } from './benchBrowser.mjs';
import { startJourneysSite } from './journeysSite.mjs';

/** Milliseconds after which the editor's notices are gone. */
const NOTICE_GONE = 4000;

/**
 * A picture of the builder with the site that it made, in the production build.
 * @param {import('playwright-core').Browser} browser
 * @param {{ prompt: string, screen: { width: number, height: number }, density: number }} order
 * @returns {Promise<Buffer>} a PNG file
 */
export async function drawBuilder(browser, { prompt, screen, density }) {
  const site = await startJourneysSite();
  try {
    const context = await browser.newContext({
      storageState: await signIn(browser, site),
      viewport: screen,
      deviceScaleFactor: density,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(`${site.baseUrl}/editor/builder`);
    await page.getByRole('textbox').first().fill(prompt);
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await page.locator('iframe').waitFor();
    await page
      .getByLabel(/primary color/i)
      .first()
      .waitFor();
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(NOTICE_GONE);
    const png = await page.screenshot();
    await context.close();
    return png;
  } finally {
    await site.close();
  }
}
