import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { measurePages } from './benchPages.mjs';
import { serve } from './serve.mjs';
import { latencyRow, quantile } from './statistics.mjs';

/**
 * Two lines of a table for each framework: times of the whole site and of its ZIP, then the ZIP's size and its ratio to what
 * it should not exceed.
 * @param {{ framework: string, site: number[], export: number[], whole: number[], withoutPictures: number[] }} measure
 * @param {Record<string, number>} aims bytes by framework
 */
export function exportRows({ framework, whole, withoutPictures, ...times }, aims) {
  const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
  const heaviest = Math.max(...withoutPictures);
  const aim = aims[framework] ?? Number.NaN;
  return [
    latencyRow(`site ${framework}`, times.site),
    latencyRow(`ZIP ${framework}`, times.export),
    `  ${`bytes ${framework}`.padEnd(26)} with pictures ${kilobytes(quantile(whole, 0.5))}   without ${kilobytes(quantile(withoutPictures, 0.5))}, at most ${kilobytes(heaviest)}: ${(heaviest / aim).toFixed(2)} of ${kilobytes(aim).trim()}`,
  ];
}

/**
 * Lighthouse's measure of the first page of exported sites, each served from a folder of its own as a web host would.
 * @param {readonly { framework: string, files: Record<string, Uint8Array> }[]} sites
 * @param {Pick<Parameters<typeof measurePages>[0], 'chromium' | 'launchOptions'>} browser
 */
export async function* measureExportedPages(sites, browser) {
  for (const { framework, files } of sites) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-export-'));
    for (const [path, bytes] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), bytes);
    }
    const host = await serve({ folder, hosting: null });
    try {
      for await (const measure of measurePages({ baseUrl: host.url, paths: ['/'], ...browser })) {
        yield { ...measure, path: `exported ${framework}` };
      }
    } finally {
      await host.close();
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

/**
 * Milliseconds from the question to the answer when the app's own worker makes whole sites, as the page that asks sees it.
 * @param {import('playwright-core').Browser} browser
 * @param {object} options
 * @param {string} options.baseUrl
 * @param {string} options.worker path of the worker's script
 * @param {string} options.framework
 * @param {readonly { prompt: string, theme: string }[]} options.requests
 * @returns {Promise<number[]>}
 */
export async function measureWorker(browser, { baseUrl, worker, framework, requests }) {
  // Comlink comes into the page from here.
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  await page.goto(baseUrl);
  await page.addScriptTag({
    path: createRequire(import.meta.url).resolve('comlink/dist/umd/comlink.min.js'),
  });
  const times = await page.evaluate(timeWorker, { worker, framework, requests });
  await context.close();
  return times;
}

/** Runs in the page. All requests twice: the first time to warm up. */
async function timeWorker(
  /** @type {{ worker: string, framework: string, requests: readonly object[] }} */ {
    worker,
    framework,
    requests,
  },
) {
  const thread = new Worker(worker, { type: 'module' });
  const { wrap } = /** @type {typeof import('comlink')} */ (Reflect.get(globalThis, 'Comlink'));
  const generator =
    /** @type {import('comlink').Remote<import('../src/generator/generator.ts').Generator>} */ (
      wrap(thread)
    );
  await generator.prepare();
  /** @type {number[]} */
  const times = [];
  for (const round of [0, 1]) {
    for (const request of requests) {
      const startedAt = performance.now();
      await generator.generate({ ...request, framework });
      if (round === 1) times.push(performance.now() - startedAt);
    }
  }
  thread.terminate();
  return times;
}
