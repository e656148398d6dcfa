import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { ensureInstalled, PlainProblem, runMain } from './ensureInstalled.mjs';
import { findChromium } from './findChromium.mjs';
import { RESULTS } from './results.mjs';
import { runInstalled, runNpm } from './run.mjs';

/**
 * Every story in a real browser. Builds Storybook first; with `--built` it takes the build that stands
 * in storybook-static. Other arguments go on to the test runner.
 */
await runMain(async () => {
  await ensureInstalled(fileURLToPath(new URL('..', import.meta.url)));
  const chromium = findChromium();
  const args = process.argv.slice(2).filter((arg) => arg !== '--built');
  if (!process.argv.includes('--built')) {
    const { code } = await runNpm('build:storybook');
    if (code !== 0) throw new PlainProblem('Storybook could not be built; see above.');
  }
  const { serve } = await import('./serve.mjs');
  const storybook = await serve({ folder: 'storybook-static', hosting: null, isCompressed: false });
  mkdirSync(RESULTS.folder, { recursive: true });
  const options = ['--maxWorkers', '2', '--json', '--outputFile', RESULTS.stories];
  const { code } = await runInstalled(
    'test-storybook',
    ['--url', storybook.url, '--disable-telemetry', ...options, ...args],
    { STORIES_CHROMIUM: chromium },
  );
  await storybook.close();
  if (code !== 0) throw new PlainProblem('Story tests failed.');
});
