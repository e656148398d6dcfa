import { openBuilder } from './benchBrowser.mjs';
import { quantile } from './statistics.mjs';

/** @typedef {{ baseUrl: string }} Site */
/** @typedef {Awaited<ReturnType<import('playwright-core').BrowserContext['storageState']>>} SignedIn */

const PROMPT = 'A bakery called Crumb & Ember in Porto with sourdough, croissants and coffee';
const SCROLL_STEPS = 60;
const LOADS = 15;
const RELOADS = 7;

/**
 * What a person waits for with a short and with a long build history.
 * @param {import('playwright-core').Browser} browser
 * @param {Site} site
 * @param {SignedIn} signedIn
 * @param {number} count entries of the history
 * @returns {Promise<Record<string, number[]>>} milliseconds by what was done: `open` from the click to the list,
 *   `scroll` a step of the list to the end of its frame, `load` from the click to the site in the preview, `reload` from
 *   the start of the navigation to prompt, list and preview as they were
 */
export async function measureHistory(browser, site, signedIn, count) {
  const { baseUrl } = site;
  const { context, page } = await openBuilder(browser, site, signedIn, PROMPT);
  await page.evaluate(multiply, count);

  /** @type {Record<string, number[]>} */
  const times = { open: [], scroll: [], load: [], reload: [] };
  const entry = page.getByRole('button', { name: /^Load Build: / }).first();
  for (let round = 0; round < RELOADS; round += 1) {
    await page.goto(`${baseUrl}/editor`);
    await page.getByRole('heading', { name: 'Recent Builds' }).waitFor();
    times.open?.push(
      await page.getByRole('link', { name: 'Website Builder', exact: true }).evaluate(timeOpening),
    );
  }
  await entry.waitFor();
  times.scroll = await entry.evaluate(timeScrolling, SCROLL_STEPS);
  for (let round = 0; round < LOADS; round += 1) {
    const other = page.getByRole('button', { name: /^Load Build: / }).nth(1 + (round % 2));
    times.load?.push(await other.evaluate(timeLoading));
  }
  for (let round = 0; round < RELOADS; round += 1) {
    await page.goto(`${baseUrl}/editor/builder`, { waitUntil: 'commit' });
    times.reload?.push(await page.evaluate(timeRestoring));
  }
  await context.close();
  return times;
}

/**
 * Two lines of a table: the medians of a short and of a long history and what the long one costs more.
 * @param {Record<string, number[]>} short
 * @param {Record<string, number[]>} long
 */
export function historyRows(short, long) {
  return Object.entries(long).map(([name, samples]) => {
    const few = quantile(short[name] ?? [], 0.5);
    const many = quantile(samples, 0.5);
    const cell = (/** @type {number} */ time) => `${time.toFixed(1).padStart(8)} ms`;
    return `  ${name.padEnd(26)} ${cell(few)} ${cell(many)}   p95 ${cell(quantile(samples, 0.95))}   ratio ${(many / few).toFixed(2)}`;
  });
}

/** Runs in the page: puts its one build into the database of work as often as wanted. */
async function multiply(/** @type {number} */ count) {
  /** @type {<T>(request: IDBRequest<T>) => Promise<T>} */
  const answered = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await answered(indexedDB.open('workspace'));
  const builds = database.transaction('builds', 'readwrite').objectStore('builds');
  const [key] = await answered(builds.getAllKeys());
  const [build] = await answered(builds.getAll());
  const [uid, id] = /** @type {[string, string]} */ (key);
  const written = Array.from({ length: count - 1 }, (_, index) => {
    const copy = {
      ...build,
      id: `${id}-${index + 1}`,
      createdAt: build.createdAt - (index + 1) * 60_000,
      // Those far down are made again from their prompts, which takes longest.
      website: index < 9 ? build.website : { ...build.website, site: '' },
    };
    return answered(builds.put(copy, [uid, copy.id]));
  });
  await Promise.all(written);
  database.close();
}

async function timeOpening(/** @type {Element} */ link) {
  const startedAt = performance.now();
  /** @type {HTMLElement} */ (link).click();
  while (document.querySelector('[aria-setsize]') === null) {
    // Another panel may stand in its place.
    const tabs = document.querySelectorAll('[role="tab"][aria-selected="false"]');
    const tab = [...tabs].find(({ textContent }) => textContent.trim() === 'History');
    /** @type {HTMLElement | undefined} */ (tab)?.click();
    await new Promise(requestAnimationFrame);
  }
  return performance.now() - startedAt;
}

async function timeScrolling(/** @type {Element} */ entry, /** @type {number} */ steps) {
  let box = entry.parentElement;
  while (box !== null && box.scrollHeight <= box.clientHeight + 1) box = box.parentElement;
  /** @type {number[]} */
  const times = [];
  for (let step = 1; step <= steps; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const startedAt = performance.now();
    if (box !== null) box.scrollTop = step * 170;
    await globalThis.endOfFrame();
    times.push(performance.now() - startedAt);
  }
  if (box !== null) box.scrollTop = 0;
  return times;
}

async function timeLoading(/** @type {Element} */ button) {
  const shownSite = () => {
    const frame = /** @type {HTMLIFrameElement | null} */ (document.querySelector('iframe'));
    const shown = frame?.contentDocument ?? null;
    return shown?.querySelector('h1') ? shown : null;
  };
  const before = shownSite();
  const startedAt = performance.now();
  /** @type {HTMLElement} */ (button).click();
  do await new Promise(requestAnimationFrame);
  while (shownSite() === null || shownSite() === before);
  return performance.now() - startedAt;
}

async function timeRestoring() {
  const isRestored = () => {
    const prompt = /** @type {HTMLTextAreaElement | null} */ (document.querySelector('textarea'));
    const frame = /** @type {HTMLIFrameElement | null} */ (document.querySelector('iframe'));
    return (
      prompt !== null &&
      prompt.value !== '' &&
      document.querySelector('[aria-setsize]') !== null &&
      (frame?.contentDocument?.querySelector('h1') ?? null) !== null
    );
  };
  while (!isRestored()) await new Promise(requestAnimationFrame);
  return performance.now();
}
