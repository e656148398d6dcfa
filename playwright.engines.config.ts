import { defineConfig } from '@playwright/test';

import type { EngineName, Engines } from './dev/findEngines.mjs';
import { RESULTS } from './dev/results.mjs';

const engines = JSON.parse(process.env.ENGINES ?? '{}') as Engines;
// The slowest first, so that no worker ends long before the other.
const names = (['WebKit', 'Gecko', 'Chromium'] as const).filter((name) => engines[name]);

// Run through "npm run test:engines": it finds the engines and says in the environment where everything is.
export default defineConfig<{ engineName: EngineName }>({
  testDir: 'tests/engines',
  testMatch: '**/*.spec.ts',
  // A busy machine takes several times as long as a quiet one.
  timeout: 300_000,
  retries: 0,
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: RESULTS.engines }]],
  projects: names.map((engineName) => ({ name: engineName, use: { engineName } })),
});
