import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

import { PROJECT } from './authEmulator.mjs';

const EMAIL = 'ada@example.com';
const COLOR_CHANGES = 200;

/** @typedef {{ baseUrl: string, emulatorUrl: string, folder: string }} Site */
/** @typedef {{ files: number, bytes: number }} Weight brotli bytes */

/**
 * Every address of a route table, with a stand-in for parameters and for "anything else".
 * @param {{ path?: string, index?: boolean, children?: object[] }[]} routes
 * @param {string} [base]
 * @returns {string[]}
 */
export function addressesOf(routes, base = '/') {
  return routes.flatMap(({ path = '', children }) => {
    const own = path.replace('*', 'no-such-page').replace(/:\w+\??/g, 'quickstart');
    const address = own.startsWith('/') ? own : `${base.replace(/\/$/, '')}/${own}`;
    const here = address === '/' ? address : address.replace(/\/$/, '');
    return children === undefined ? [here] : addressesOf(children, here);
  });
}

/**
 * Signs in with an e-mail link, as a person who opens it in another browser does.
 * @param {import('playwright-core').Browser} browser
 * @param {Site} site
 * @returns {Promise<Awaited<ReturnType<import('playwright-core').BrowserContext['storageState']>>>}
 */
export async function signIn(browser, { baseUrl, emulatorUrl }) {
  await fetch(
    `${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=demo-key`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        requestType: 'EMAIL_SIGNIN',
        email: EMAIL,
        continueUrl: `${baseUrl}/authEmail`,
        canHandleCodeInApp: true,
      }),
    },
  );
  const sent = await fetch(`${emulatorUrl}/emulator/v1/projects/${PROJECT}/oobCodes`);
  const { oobCodes } = await sent.json();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(oobCodes.at(-1).oobLink);
  await page.getByLabel('Please provide your email for confirmation').fill(EMAIL);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${baseUrl}/editor`);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

/**
 * JavaScript that the site is asked for when an address is opened with an empty cache: to show the page, and all
 * together once a person has moved the pointer over it. What the editor loads ahead, and its worker, show no page.
 * @param {import('playwright-core').Browser} browser
 * @param {Site} site
 * @param {object} visit
 * @param {string} visit.address
 * @param {Awaited<ReturnType<typeof signIn>>} visit.signedIn
 * @param {Set<string>} visit.requested filled by the server with the paths it is asked for
 * @returns {Promise<{ read: Weight, touched: Weight }>}
 */
export async function measureRoute(browser, { baseUrl, folder }, { address, signedIn, requested }) {
  const isPrivate = /^\/editor(\/|$)/.test(address);
  const open = async () => {
    const context = await browser.newContext(isPrivate ? { storageState: signedIn } : {});
    return { context, page: await context.newPage() };
  };
  const show = async (/** @type {import('playwright-core').Page} */ page) => {
    requested.clear();
    await page.goto(baseUrl + address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    return weigh(requested, folder);
  };
  const first = await open();
  if (isPrivate) await first.page.addInitScript(loadNothingAhead);
  const read = await show(first.page);
  await first.context.close();

  const { context, page } = await open();
  await show(page);
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await page.waitForTimeout(2500);
  await page.waitForLoadState('networkidle');
  const touched = weigh(requested, folder);
  await context.close();
  return { read, touched };
}

/** Runs in the page. */
function loadNothingAhead() {
  globalThis.requestIdleCallback = () => 0;
  globalThis.Worker = /** @type {typeof Worker} */ (
    /** @type {unknown} */ (
      class extends EventTarget {
        postMessage() {}
        terminate() {}
      }
    )
  );
}

/** @returns {Weight} */
function weigh(/** @type {Set<string>} */ requested, /** @type {string} */ folder) {
  const files = [...requested].filter((path) => /^\/assets\/.*\.js$/.test(path));
  const sizes = files.map((path) => brotliCompressSync(readFileSync(`${folder}${path}`)).length);
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/**
 * The builder with a new site in it, saved. Its pages have `endOfFrame`, which waits for the end of the next frame: it is over
 * when a message posted in its animation callback arrives.
 * @param {import('playwright-core').Browser} browser
 * @param {{ baseUrl: string }} site
 * @param {Awaited<ReturnType<typeof signIn>>} signedIn
 * @param {string} prompt
 */
export async function openBuilder(browser, { baseUrl }, signedIn, prompt) {
  const context = await browser.newContext({
    storageState: signedIn,
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript(() => {
    globalThis.endOfFrame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(undefined);
          port2.postMessage(null);
        });
      });
  });
  const page = await context.newPage();
  await page.goto(`${baseUrl}/editor/builder`);
  await page.getByRole('textbox').first().fill(prompt);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.locator('iframe').first().waitFor();
  await page.waitForFunction(hasKeptBuild);
  return { context, page };
}

/** Runs in the page: whether its database of work holds a build; "Saved" may still be said of the typed words. */
async function hasKeptBuild() {
  /** @type {<T>(request: IDBRequest<T>) => Promise<T>} */
  const answered = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'workspace')) return false;
  const database = await answered(indexedDB.open('workspace'));
  const count = await answered(database.transaction('builds').objectStore('builds').count());
  database.close();
  return count > 0;
}

/**
 * Generates a site in the builder and changes its primary color many times.
 * @param {import('playwright-core').Browser} browser
 * @param {Site} site
 * @param {Awaited<ReturnType<typeof signIn>>} signedIn
 * @returns {Promise<{ changed: number[], unchanged: number[] }>} milliseconds from the input event to the end
 *   of the frame that shows the color, and to the end of a frame when nothing changes: the floor of the measure
 */
export async function measureColorChanges(browser, site, signedIn) {
  const { context, page } = await openBuilder(
    browser,
    site,
    signedIn,
    'A bakery called Crumb & Ember in Porto with sourdough, croissants and coffee',
  );
  const picker = page.getByLabel(/primary color/i).and(page.locator('input[type="color"]'));
  await picker.waitFor();
  await page.waitForTimeout(1000);
  const times = await picker.evaluate(timeColorChanges, COLOR_CHANGES);
  await context.close();
  return times;
}

/** Runs in the page. */
export async function timeColorChanges(
  /** @type {HTMLInputElement} */ picker,
  /** @type {number} */ count,
) {
  const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'));
  const site = /** @type {Document} */ (frame.contentDocument);
  const looks = [...site.querySelectorAll('a, button, section, header, footer')].map((element) => {
    const style = getComputedStyle(element);
    return () => `${style.backgroundColor}${style.borderTopColor}${style.color}`;
  });
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const change = (/** @type {number} */ index) => {
    const hue = (index * 47) % 256;
    const hex = [hue, 255 - hue, (hue * 7) % 256].map((part) => part.toString(16).padStart(2, '0'));
    setValue?.call(picker, `#${hex.join('')}`);
    picker.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const before = looks.map((look) => look());
  change(count + 1);
  await globalThis.endOfFrame();
  await globalThis.endOfFrame();
  const witness = looks.find((look, index) => look() !== before[index]);
  if (witness === undefined) throw new Error('No element of the preview took the new color.');

  // A pause of changing length, so that the changes fall on every moment of a frame.
  const pause = (/** @type {number} */ index) =>
    new Promise((resolve) => setTimeout(resolve, 20 + (index % 17)));
  /** @type {{ changed: number[], unchanged: number[] }} */
  const times = { changed: [], unchanged: [] };
  for (let index = 0; index < count; index += 1) {
    await pause(index);
    const idleFrom = performance.now();
    await globalThis.endOfFrame();
    times.unchanged.push(performance.now() - idleFrom);

    await pause(index);
    const shown = witness();
    const startedAt = performance.now();
    change(index);
    do await globalThis.endOfFrame();
    while (witness() === shown && performance.now() - startedAt < 2000);
    times.changed.push(performance.now() - startedAt);
  }
  return times;
}
