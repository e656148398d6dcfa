import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../.cache/results', import.meta.url));

/** Where the test runners leave what they counted. */
export const RESULTS = {
  folder: FOLDER,
  unit: join(FOLDER, 'unit.json'),
  stories: join(FOLDER, 'stories.json'),
  journeys: join(FOLDER, 'journeys.json'),
  engines: join(FOLDER, 'engines.json'),
};

/** @typedef {{ passed: number, failed: number }} Count */

/** Removes what an earlier run counted. */
export function clearResults() {
  rmSync(FOLDER, { recursive: true, force: true });
}

/**
 * Counts the report of Vitest or Jest, which share a format. A file that could not run at all counts
 * as one failure.
 * @param {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @returns {Count}
 */
export function countJestReport(report) {
  const count = { passed: 0, failed: 0 };
  for (const { status, assertionResults } of report.testResults) {
    const failures = assertionResults.filter((test) => test.status === 'failed').length;
    count.passed += assertionResults.filter((test) => test.status === 'passed').length;
    count.failed += status === 'failed' ? Math.max(failures, 1) : failures;
  }
  return count;
}

/**
 * Counts Playwright's report. A test that passed only on a second try has failed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} report
 * @returns {Count}
 */
export function countPlaywrightReport({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * What a step of `npm test` adds to the sum. A step that ended badly has at least one failure, and so
 * has a layer of tests that ran none.
 * @param {{ code: number, report?: { file: string, count: (report: never) => Count } }} step
 * @returns {Count}
 */
export function countStep({ code, report }) {
  if (report === undefined) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const count = readCount(report.file, report.count);
  const isBad = code !== 0 || count.passed + count.failed === 0;
  return isBad ? { ...count, failed: Math.max(count.failed, 1) } : count;
}

/** @returns {Count} */
function readCount(/** @type {string} */ file, /** @type {(report: never) => Count} */ count) {
  try {
    return count(/** @type {never} */ (JSON.parse(readFileSync(file, 'utf8'))));
  } catch {
    return { passed: 0, failed: 0 };
  }
}
