import { fileURLToPath } from 'node:url';

import { ensureInstalled, runMain } from './ensureInstalled.mjs';
import { findChromium } from './findChromium.mjs';
import {
  clearResults,
  countJestReport,
  countPlaywrightReport,
  countStep,
  RESULTS,
} from './results.mjs';
import { runNpm } from './run.mjs';

const UNIT_REPORT = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS.unit}`];

const STEPS = [
  { script: 'check:types' },
  { script: 'check:lint' },
  { script: 'check:imports' },
  { script: 'check:format' },
  { script: 'check:unused' },
  {
    script: 'test:unit',
    args: UNIT_REPORT,
    report: { file: RESULTS.unit, count: countJestReport },
  },
  { script: 'build' },
  { script: 'check:bundle', needs: 'build' },
  { script: 'build:storybook' },
  {
    script: 'test:stories',
    args: ['--built'],
    needs: 'build:storybook',
    report: { file: RESULTS.stories, count: countJestReport },
  },
  { script: 'test:journeys', report: { file: RESULTS.journeys, count: countPlaywrightReport } },
];

await runMain(async () => {
  await ensureInstalled(fileURLToPath(new URL('..', import.meta.url)));
  // Found before anything runs: without a browser the result could not be complete.
  process.env.CHROMIUM_PATH = findChromium();
  clearResults();

  const outcomes = [];
  for (const step of STEPS) {
    console.log(`\n━━ npm run ${step.script}`);
    const startedAt = performance.now();
    const isBlocked = outcomes.some(({ script, failed }) => script === step.needs && failed > 0);
    if (isBlocked) console.log(`Not run: it needs ${step.needs}.`);
    const { code } = isBlocked ? { code: 1 } : await runNpm(step.script, step.args);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    outcomes.push({ script: step.script, seconds, ...countStep({ code, report: step.report }) });
  }

  console.log('\n━━ summary');
  for (const { script, seconds, passed, failed } of outcomes) {
    const numbers = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
    console.log(`${failed === 0 ? '✓' : '✗'} ${script.padEnd(16)} ${numbers} ${seconds} s`);
  }
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
});
