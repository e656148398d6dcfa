import { fileURLToPath } from 'node:url';

import { ensureInstalled, runMain } from './ensureInstalled.mjs';
import { CHROMIUM_ARGS, findChromium } from './findChromium.mjs';
import { latencyRow, ratioRows } from './statistics.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

await runMain(async () => {
  await ensureInstalled(ROOT);
  const executablePath = findChromium();
  const { createServer } = await import('vite');
  const { chromium } = await import('playwright-core');
  const { startJourneysSite } = await import('./journeysSite.mjs');
  const { addressesOf, measureColorChanges, measureRoute, signIn } =
    await import('./benchBrowser.mjs');
  const { historyRows, measureHistory } = await import('./benchHistory.mjs');

  const modules = await createServer({
    root: ROOT,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const { measureGeneration } = await modules.ssrLoadModule('/tests/bench/measureGeneration.ts');
  const { routes } = await modules.ssrLoadModule('/src/app/routes.tsx');
  console.log('\nGeneration, per stage (in Node, warm; a frame is 16.7 ms)');
  for (const [stage, samples] of Object.entries(await measureGeneration())) {
    console.log(latencyRow(stage, samples));
  }
  const { measureImages, YARDSTICK } = await modules.ssrLoadModule('/tests/bench/measureImages.ts');
  console.log(`\nImages, per style, size and quality (in Node, warm; ratio to ${YARDSTICK})`);
  for (const row of ratioRows(measureImages(), YARDSTICK)) console.log(row);
  await modules.close();

  /** @type {Set<string>} */
  const requested = new Set();
  console.log('\nBuilding for the browser…');
  const site = await startJourneysSite({ onRequest: (path) => requested.add(path) });
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const signedIn = await signIn(browser, site);

    console.log('\nColor change to paint, in the builder (production build, Chromium)');
    const { changed, unchanged } = await measureColorChanges(browser, site, signedIn);
    console.log(latencyRow('input to painted preview', changed));
    console.log(latencyRow('a frame without a change', unchanged));

    console.log('\nBuild history: 10 entries, 1,000 entries, and what the long one costs more');
    const short = await measureHistory(browser, site, signedIn, 10);
    const long = await measureHistory(browser, site, signedIn, 1000);
    for (const row of historyRows(short, long)) console.log(row);

    console.log('\nJavaScript per route, first visit (brotli)');
    for (const address of new Set(addressesOf(routes))) {
      const { files, bytes } = await measureRoute(browser, site, { address, signedIn, requested });
      const kilobytes = (bytes / 1000).toFixed(1).padStart(7);
      console.log(`  ${address.padEnd(26)} ${kilobytes} kB in ${files} files`);
    }
  } finally {
    await browser.close();
    await site.close();
  }
});
