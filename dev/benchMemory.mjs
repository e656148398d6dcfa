import { openBuilder } from './benchBrowser.mjs';

const PROMPT = 'A bakery called Crumb & Ember in Porto with sourdough, croissants and coffee';
const IMAGE_PROMPT = 'A loaf of bread on a wooden table';
/** How often each thing is done in all; memory is measured after a tenth of it and after all. */
const WORK = { generations: 200, images: 60, edits: 200 };
/** Milliseconds after the last deed in which what waits for a quiet moment is done. */
const SETTLING = 3000;

/**
 * What a long session keeps in the memory of its page, in megabytes of its JavaScript heap once garbage is collected.
 * @param {import('playwright-core').Browser} browser
 * @param {{ baseUrl: string }} site
 * @param {Parameters<typeof openBuilder>[2]} signedIn
 * @param {typeof WORK} [work]
 * @returns {Promise<{ tenth: number, whole: number }>} after a tenth of the work, and after all of it
 */
export async function measureMemory(browser, site, signedIn, work = WORK) {
  const { context, page } = await openBuilder(browser, site, signedIn, PROMPT);
  const devtools = await context.newCDPSession(page);
  await doWork(page, work, 0.1);
  const tenth = await heapOf(page, devtools);
  await doWork(page, work, 0.9);
  const whole = await heapOf(page, devtools);
  await context.close();
  return { tenth, whole };
}

async function doWork(
  /** @type {import('playwright-core').Page} */ page,
  /** @type {typeof WORK} */ work,
  /** @type {number} */ share,
) {
  await page.getByRole('link', { name: 'Image Generator', exact: true }).click();
  await page.getByRole('textbox', { name: 'What should the image show?' }).fill(IMAGE_PROMPT);
  for (let count = 0; count < work.images * share; count += 1) await generate(page);
  await page.getByRole('link', { name: 'Website Builder', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Website Builder' }).waitFor();
  for (let count = 0; count < work.generations * share; count += 1) await generate(page);
  await page.getByRole('tab', { name: 'Customize' }).click();
  const hex = page.getByRole('textbox', { name: 'Primary color', exact: true });
  for (let count = 0; count < work.edits * share; count += 1) {
    await hex.fill(`#${(count * 4099 + 257).toString(16).padStart(6, '0')}`);
    await hex.blur();
  }
}

async function generate(/** @type {import('playwright-core').Page} */ page) {
  const button = page.getByRole('button', { name: 'Generate', exact: true });
  await button.click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).waitFor();
  await button.waitFor();
}

async function heapOf(
  /** @type {import('playwright-core').Page} */ page,
  /** @type {import('playwright-core').CDPSession} */ devtools,
) {
  await page.waitForTimeout(SETTLING);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
