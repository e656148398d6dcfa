import { fileURLToPath } from 'node:url';

import { ensureInstalled, runMain } from './ensureInstalled.mjs';
import { findChromium } from './findChromium.mjs';
import { findEngines, missingEngines } from './findEngines.mjs';
import {
  clearResults,
  readJestReport,
  readPlaywrightReport,
  resultOf,
  RESULTS,
  summaryOf,
} from './results.mjs';
import { runNpm } from './run.mjs';

const UNIT_REPORT = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS.unit}`];

/**
 * @typedef {object} Step
 * @property {string} script
 * @property {string[]} [args]
 * @property {string} [needs] the script without whose success this one is not run
 * @property {Parameters<typeof resultOf>[0]['report']} [report]
 */

/** Two lists that run side by side: each of these steps keeps one core busy. @type {Step[][]} */
const CHECKS = [
  // The linter reads the types that the first step generates.
  [{ script: 'check:types' }, { script: 'check:lint' }],
  [
    { script: 'check:format' },
    { script: 'check:imports' },
    { script: 'check:unused' },
    { script: 'build' },
    { script: 'check:bundle', needs: 'build' },
    { script: 'build:storybook' },
  ],
];

/** One after the other: each takes the whole machine. @type {Step[]} */
const TESTS = [
  {
    script: 'test:unit',
    args: UNIT_REPORT,
    report: { file: RESULTS.unit, read: readJestReport },
  },
  {
    script: 'test:stories',
    args: ['--built'],
    needs: 'build:storybook',
    report: { file: RESULTS.stories, read: readJestReport },
  },
  { script: 'test:journeys', report: { file: RESULTS.journeys, read: readPlaywrightReport } },
  { script: 'test:engines', report: { file: RESULTS.engines, read: readPlaywrightReport } },
];

await runMain(async () => {
  await ensureInstalled(fileURLToPath(new URL('..', import.meta.url)));
  // Found before anything runs: without a browser the result could not be complete.
  process.env.CHROMIUM_PATH = findChromium();
  const absent = missingEngines(findEngines());
  clearResults();

  /** @type {Parameters<typeof summaryOf>[0]} */
  const outcomes = [];
  const runInTurn = async (/** @type {Step[]} */ steps, isHeld = false) => {
    for (const { script, args, needs, report } of steps) {
      const title = `\n━━ npm run ${script}`;
      if (!isHeld) console.log(title);
      const startedAt = performance.now();
      const isBlocked = outcomes.some(
        (outcome) => outcome.script === needs && outcome.failures.length > 0,
      );
      const { code, output } = isBlocked
        ? { code: 1, output: `Not run: it needs ${needs}.\n` }
        : await runNpm(script, args, { isHeld });
      if (isHeld) console.log(title);
      process.stdout.write(output);
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      outcomes.push({ script, seconds, ...resultOf({ code, report }) });
    }
  };
  await Promise.all(CHECKS.map((steps) => runInTurn(steps, true)));
  await runInTurn(TESTS);

  console.log('\n━━ summary');
  const notes = absent.map((name) => `- not tested in ${name}: this machine has none`);
  for (const line of summaryOf(outcomes, notes)) console.log(line);
  process.exitCode = outcomes.some(({ failures }) => failures.length > 0) ? 1 : 0;
});
