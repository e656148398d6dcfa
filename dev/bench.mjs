import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { ensureInstalled, runMain } from './ensureInstalled.mjs';
import { CHROMIUM_ARGS, findChromium } from './findChromium.mjs';
import { aimRow, latencyRow, quantile, ratioRows } from './statistics.mjs';

/** Milliseconds. */
const LONGEST_FRAME = 100;
const ROOT = fileURLToPath(new URL('..', import.meta.url));

await runMain(async () => {
  await ensureInstalled(ROOT);
  const executablePath = findChromium();
  const { openModules } = await import('./modules.mjs');
  const { chromium } = await import('playwright-core');
  const { startJourneysSite } = await import('./journeysSite.mjs');
  const { addressesOf, measureColorChanges, measureRoute, signIn } =
    await import('./benchBrowser.mjs');
  const { measureEdits, measurePhotos } = await import('./benchEdits.mjs');
  const { historyRows, measureHistory } = await import('./benchHistory.mjs');
  const { measureMemory } = await import('./benchMemory.mjs');
  const { colorAims, historyAims, memoryAims, pageAims, scriptAims, SIGN_IN } =
    await import('./benchAims.mjs');

  const modules = await openModules();
  const { measurePages, PAGE_ROW_HEAD, pageRow } = await import('./benchPages.mjs');
  const { exportRows, measureExportedPages, measureWorker } = await import('./benchExports.mjs');
  const { HOSTILE_AIM, measureGeneration, measureHostile } = await modules.ssrLoadModule(
    '/tests/bench/measureGeneration.ts',
  );
  const { routes } = await modules.ssrLoadModule('/src/app/routes/routes.tsx');
  console.log('\nGeneration, per stage (in Node, warm; a frame is 16.7 ms)');
  for (const [stage, samples] of Object.entries(await measureGeneration())) {
    console.log(latencyRow(stage, samples));
  }
  console.log('\n100,000 characters made to take long, understood (in Node, warm; median of each)');
  const hostile = Object.entries(await measureHostile())
    .map(([name, samples]) => /** @type {const} */ ([name, quantile(samples, 0.5)]))
    .sort(([, one], [, other]) => other - one);
  for (const [name, median] of hostile.slice(0, 5)) console.log(aimRow(name, median, HOSTILE_AIM));
  const { HOSTILE_SITE_AIM, measureHostileSites } = await modules.ssrLoadModule(
    '/tests/bench/measureHostileSites.ts',
  );
  console.log('\nZIPs opened (in Node, warm): usual ones, and small ones made to do harm');
  const { usual, hostile: harmful } = await measureHostileSites();
  console.log(latencyRow('usual', usual));
  console.log(latencyRow('made to do harm', harmful));
  console.log(aimRow('made to do harm, p95', quantile(harmful, 0.95), HOSTILE_SITE_AIM));
  const { BENCH_REQUESTS, exportedSites, measureExports, SITE_AIM, ZIP_AIMS } =
    await modules.ssrLoadModule('/tests/bench/measureExports.ts');
  console.log(`\nWhole sites and ZIPs (in Node, warm; a site should take ${SITE_AIM} ms at most)`);
  for (const measure of await measureExports()) {
    for (const row of exportRows(measure, ZIP_AIMS)) console.log(row);
  }
  const published = await exportedSites();
  const { scoreCorpus, scoreRows, scoresOf } = await modules.ssrLoadModule(
    '/tests/generator/corpus/scoreCorpus.ts',
  );
  const { CORPUS } = await modules.ssrLoadModule('/tests/generator/corpus/corpus.ts');
  const { THEMES } = await modules.ssrLoadModule('/machines/entities.ts');
  const { default: floors } = await modules.ssrLoadModule('/tests/generator/corpus/floors.json');
  console.log('\nThe corpus of prompts (what must come of each, and the floors of `npm test`)');
  for (const row of scoreRows(scoresOf(await scoreCorpus()), floors)) console.log(`  ${row}`);
  const { measureImages, YARDSTICK } = await modules.ssrLoadModule('/tests/bench/measureImages.ts');
  console.log(`\nImages, per style, size and quality (in Node, warm; ratio to ${YARDSTICK})`);
  for (const row of ratioRows(await measureImages(), YARDSTICK)) console.log(row);
  await modules.close();

  /** @type {Set<string>} */
  const requested = new Set();
  console.log('\nBuilding for the browser…');
  const site = await startJourneysSite({ onRequest: (path) => requested.add(path) });
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  const lighthouse = { chromium, launchOptions: { executablePath, args: CHROMIUM_ARGS } };
  try {
    console.log(
      '\nWhole sites off the main thread (the production worker in Chromium, question to answer)',
    );
    const [worker] = readdirSync(`${site.folder}/assets`).filter((name) =>
      /^worker-.*\.js$/.test(name),
    );
    for (const { framework } of published) {
      const options = { baseUrl: site.baseUrl, worker: `/assets/${worker}`, framework };
      const times = await measureWorker(browser, { ...options, requests: BENCH_REQUESTS });
      console.log(latencyRow(`site ${framework}`, times));
    }
    for (const { framework } of published) {
      const requests = CORPUS.map((/** @type {{ prompt: string }} */ { prompt }, index) => ({
        prompt,
        theme: THEMES[index % THEMES.length],
      }));
      const options = { baseUrl: site.baseUrl, worker: `/assets/${worker}`, framework, requests };
      const times = await measureWorker(browser, options);
      console.log(aimRow(`corpus ${framework}, p95`, quantile(times, 0.95), SITE_AIM));
    }

    console.log('\nExported pages, a phone on slow 4G (Lighthouse)');
    console.log(PAGE_ROW_HEAD);
    for await (const measure of measureExportedPages(published, lighthouse)) {
      console.log(pageRow(measure));
    }

    const signedIn = await signIn(browser, site);

    console.log('\nColor change to paint, in the builder (production build, Chromium)');
    const { changed, unchanged } = await measureColorChanges(browser, site, signedIn);
    console.log(latencyRow('input to painted preview', changed));
    console.log(latencyRow('a frame without a change', unchanged));
    for (const row of colorAims({ changed, unchanged })) console.log(row);

    console.log('\nEdits of a site of 30 sections, press to painted preview');
    for (const [name, times] of Object.entries(await measureEdits(browser, site, signedIn)))
      console.log(latencyRow(name, times));

    console.log('\nTwenty photos of 12 megapixels taken in (no frame should take 100 ms)');
    const { taken, frames } = await measurePhotos(browser, site, signedIn);
    console.log(latencyRow('file to preview', taken));
    console.log(aimRow('longest frame', Math.max(...frames), LONGEST_FRAME));

    console.log('\nBuild history: 10 entries, 1,000 entries, and what the long one costs more');
    const short = await measureHistory(browser, site, signedIn, 10);
    const long = await measureHistory(browser, site, signedIn, 1000);
    for (const row of [...historyRows(short, long), ...historyAims(long)]) console.log(row);

    console.log('\nMemory of a long session: 200 generations, 60 images, 200 edits');
    for (const row of memoryAims(await measureMemory(browser, site, signedIn))) console.log(row);

    console.log('\nPublic pages, a phone on slow 4G (Lighthouse; bytes as transferred, gzip)');
    console.log(PAGE_ROW_HEAD);
    const sitemap = readFileSync(`${site.folder}/sitemap.xml`, 'utf8');
    const paths = [...sitemapPaths(sitemap), SIGN_IN];
    /** @type {string[]} */
    const aims = [];
    for await (const measure of measurePages({ baseUrl: site.baseUrl, paths, ...lighthouse })) {
      console.log(pageRow(measure));
      aims.push(...pageAims(measure));
    }
    for (const row of aims) console.log(row);

    console.log('\nJavaScript per route (brotli): to read it, and once somebody touches it');
    for (const address of new Set(addressesOf(routes))) {
      const weights = await measureRoute(browser, site, { address, signedIn, requested });
      const cells = [weights.read, weights.touched].map(
        ({ files, bytes }) => `${(bytes / 1000).toFixed(1).padStart(7)} kB in ${files} files`,
      );
      console.log(`  ${address.padEnd(26)} ${cells.join('  ')}`);
      for (const row of scriptAims(address, weights)) console.log(row);
    }
  } finally {
    await browser.close();
    await site.close();
  }
});

function sitemapPaths(/** @type {string} */ xml) {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}
