import { fileURLToPath } from 'node:url';

import { ensureInstalled, PlainProblem, runMain } from './ensureInstalled.mjs';
import { findEngines, missingEngines } from './findEngines.mjs';
import { runInstalled } from './run.mjs';

/**
 * The main job, and attempts to run script in a site, in Chromium, Gecko and WebKit; an engine that this
 * machine cannot have is told and left out. Arguments go on to Playwright.
 */
await runMain(async () => {
  await ensureInstalled(fileURLToPath(new URL('..', import.meta.url)));
  const engines = findEngines();
  const { startJourneysSite } = await import('./journeysSite.mjs');
  const site = await startJourneysSite({ isCompressed: false });
  const { code } = await runInstalled(
    'playwright',
    ['test', '--config', 'playwright.engines.config.ts', ...process.argv.slice(2)],
    {
      JOURNEY_BASE_URL: site.baseUrl,
      JOURNEY_EMULATOR_URL: site.emulatorUrl,
      ENGINES: JSON.stringify(engines),
    },
  );
  await site.close();
  for (const name of missingEngines(engines))
    console.log(`Not tested: no ${name} on this machine.`);
  if (code !== 0) throw new PlainProblem('Tests in every engine failed.');
});
