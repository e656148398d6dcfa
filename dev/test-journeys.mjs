import { fileURLToPath } from 'node:url';

import { ensureInstalled, PlainProblem, runMain } from './ensureInstalled.mjs';
import { findChromium } from './findChromium.mjs';
import { runInstalled } from './run.mjs';

/**
 * Browser journeys against the production build and the real Auth emulator. Arguments go on to
 * Playwright: `npm run test:journeys -- -g "magic link"`. The journeys read from the environment
 * - JOURNEY_BASE_URL: the origin that serves the app,
 * - JOURNEY_EMULATOR_URL: the Auth emulator's origin (its project is demo-local),
 * - JOURNEY_CHROMIUM: the browser's program file.
 */
await runMain(async () => {
  await ensureInstalled(fileURLToPath(new URL('..', import.meta.url)));
  const chromium = findChromium();
  const { startJourneysSite } = await import('./journeysSite.mjs');
  const site = await startJourneysSite({ isCompressed: false });
  const { code } = await runInstalled('playwright', ['test', ...process.argv.slice(2)], {
    JOURNEY_BASE_URL: site.baseUrl,
    JOURNEY_EMULATOR_URL: site.emulatorUrl,
    JOURNEY_CHROMIUM: chromium,
  });
  await site.close();
  if (code !== 0) throw new PlainProblem('Browser journeys failed.');
});
