import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openBuilder, timeColorChanges } from './benchBrowser.mjs';

/** @typedef {{ baseUrl: string }} Site */
/** @typedef {Awaited<ReturnType<import('playwright-core').BrowserContext['storageState']>>} SignedIn */

const PROMPT =
  'A bakery called Crumb & Ember in Porto with sourdough €4, cardamom buns €2 and coffee, a gallery, questions and a contact form';
const SECTIONS = 30;
const EDITS = 40;
const PHOTOS = 20;
/** 12 megapixels, as a phone takes them. */
const PHOTO_SIZE = { width: 4000, height: 3000 };

/**
 * Edits of a site of 30 sections.
 * @param {import('playwright-core').Browser} browser
 * @param {Site} site
 * @param {SignedIn} signedIn
 * @returns {Promise<Record<string, number[]>>} milliseconds by what was done, from the press to the end of the frame that shows it
 */
export async function measureEdits(browser, site, signedIn) {
  const { context, page } = await openBuilder(browser, site, signedIn, PROMPT);
  const sections = page.frameLocator('iframe').locator('main > section');
  await page.getByRole('tab', { name: 'Outline' }).click();
  const outline = page.getByRole('region', { name: 'Outline' });
  await outline.getByRole('treeitem', { name: 'Prices', exact: true }).click();
  while ((await sections.count()) < SECTIONS)
    await outline.getByRole('button', { name: 'Duplicate' }).click();
  /** @type {Record<string, number[]>} */
  const times = {};
  for (const [name, [one, other]] of Object.entries({
    'a section moved': ['Move up', 'Move down'],
    'a section hidden or shown': ['Hide', 'Show'],
  }))
    times[name] = await outline.evaluate(timePresses, { names: [one, other], count: EDITS });
  await page.getByRole('tab', { name: 'Customize' }).click();
  const picker = page.getByLabel(/primary color/i).and(page.locator('input[type="color"]'));
  await picker.waitFor();
  times['a color changed'] = (await picker.evaluate(timeColorChanges, EDITS)).changed;
  await context.close();
  return times;
}

/** Runs in the page: presses two buttons in turn, each until the order or the state of the sections is another. */
async function timePresses(
  /** @type {Element} */ outline,
  /** @type {{ names: string[], count: number }} */ { names, count },
) {
  const site = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe')).contentDocument;
  const state = () =>
    [...(site?.querySelectorAll('main > section') ?? [])]
      .map(({ id, clientHeight }) => `${id} ${clientHeight > 0}`)
      .join();
  const button = (/** @type {string} */ name) =>
    [...outline.querySelectorAll('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent).trim() === name,
    );
  /** @type {number[]} */
  const times = [];
  for (let index = 0; index < count; index += 1) {
    await new Promise((resolve) => setTimeout(resolve, 60 + (index % 17)));
    const [name = ''] = names.filter((_, at) => at === index % names.length);
    const pressed = button(name);
    if (pressed === undefined) throw new Error(`There is no button "${name}" in the outline.`);
    const before = state();
    const startedAt = performance.now();
    pressed.click();
    do await globalThis.endOfFrame();
    while (state() === before && performance.now() - startedAt < 5000);
    times.push(performance.now() - startedAt);
  }
  return times;
}

/**
 * Takes in 20 photos of 12 megapixels, one after the other.
 * @param {import('playwright-core').Browser} browser
 * @param {Site} site
 * @param {SignedIn} signedIn
 * @returns {Promise<{ taken: number[], frames: number[] }>} milliseconds: from the choice of a file to its picture in the preview,
 *   and of every frame of the page meanwhile
 */
export async function measurePhotos(browser, site, signedIn) {
  const folder = await mkdtemp(join(tmpdir(), 'photos-'));
  const files = await paintPhotos(browser, folder);
  const { context, page } = await openBuilder(browser, site, signedIn, PROMPT);
  try {
    await page.getByRole('tab', { name: 'Customize' }).click();
    await page.getByRole('tab', { name: 'Content' }).click();
    await page.getByRole('button', { name: /^Hero/ }).click();
    const hero = page.frameLocator('iframe').locator('#hero [data-picture] img');
    /** @type {number[]} */
    const taken = [];
    /** @type {number[]} */
    const frames = [];
    for (const [index, file] of files.entries()) {
      await page.evaluate(recordFrames);
      const before = index === 0 ? null : await hero.getAttribute('src');
      const startedAt = performance.now();
      await page.getByLabel(/^Picture file for/).setInputFiles(file);
      await page.getByRole('button', { name: 'Use this part' }).click();
      await page.waitForFunction(isAnother, before);
      taken.push(performance.now() - startedAt);
      frames.push(...(await page.evaluate(() => globalThis.framesRecorded)));
    }
    return { taken, frames };
  } finally {
    await rm(folder, { recursive: true });
    await context.close();
  }
}

/**
 * Writes each photo as a file of its own: the same one again would change nothing.
 * @param {import('playwright-core').Browser} browser
 * @param {string} folder
 * @returns {Promise<string[]>} paths
 */
async function paintPhotos(browser, folder) {
  const page = await browser.newPage();
  const files = [];
  for (let index = 0; index < PHOTOS; index += 1) {
    const file = join(folder, `photo-${index}.jpg`);
    const photo = await page.evaluate(photoOf, { ...PHOTO_SIZE, seed: index });
    await writeFile(file, Buffer.from(photo, 'base64'));
    files.push(file);
  }
  await page.close();
  return files;
}

/** Runs in the page: a JPEG with enough in it not to be small. */
async function photoOf(
  /** @type {{ width: number, height: number, seed: number }} */ { width, height, seed },
) {
  const canvas = new OffscreenCanvas(width, height);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
  for (let index = 0; index < 20_000; index += 1) {
    context.fillStyle = `hsl(${(index * 47 + seed * 13) % 360} 60% ${20 + (index % 60)}%)`;
    context.fillRect((index * 7919) % width, (index * 104_729) % height, 90, 60);
  }
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Runs in the page: whether the hero shows another picture than the one at an address. */
function isAnother(/** @type {string | null} */ before) {
  const site = /** @type {HTMLIFrameElement | null} */ (document.querySelector('iframe'));
  const image = site?.contentDocument?.querySelector('#hero [data-picture] img');
  return image != null && image.getAttribute('src') !== before;
}

/** Runs in the page: how long every frame takes from now on. */
function recordFrames() {
  /** @type {number[]} */
  const frames = [];
  Object.assign(globalThis, { framesRecorded: frames });
  let last = performance.now();
  const next = (/** @type {number} */ now) => {
    if (globalThis.framesRecorded !== frames) return;
    frames.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}
