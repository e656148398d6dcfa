import { defineConfig } from '@playwright/test';

import { CHROMIUM_ARGS } from './dev/findChromium.mjs';
import { RESULTS } from './dev/results.mjs';

// Run through "npm run test:journeys": it builds, serves and says in JOURNEY_… where everything is.
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: 0,
  forbidOnly: true,
  // Pages spend much of their time waiting: two workers are none too many for two cores.
  workers: 2,
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: RESULTS.journeys }]],
  use: {
    baseURL: process.env.JOURNEY_BASE_URL,
    launchOptions: { executablePath: process.env.JOURNEY_CHROMIUM, args: CHROMIUM_ARGS },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
