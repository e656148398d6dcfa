import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = join(ROOT, '.cache/results');

/** Where the test runners leave their reports. */
export const RESULTS = {
  folder: FOLDER,
  unit: join(FOLDER, 'unit.json'),
  stories: join(FOLDER, 'stories.json'),
  journeys: join(FOLDER, 'journeys.json'),
  engines: join(FOLDER, 'engines.json'),
};

/**
 * What a step of `npm test` proved: each failure by its name, each test file with the seconds its tests took.
 * @typedef {{ passed: number, failures: string[], files: { file: string, seconds: number }[] }} Result
 */

/** Removes what an earlier run reported. */
export function clearResults() {
  rmSync(FOLDER, { recursive: true, force: true });
}

/**
 * Reads the report of Vitest or Jest, which share a format. A file that could not run at all is one
 * failure.
 * @param {{ testResults: { name: string, status: string, startTime: number, endTime: number, assertionResults: { status: string, ancestorTitles: string[], title: string }[] }[] }} report
 * @returns {Result}
 */
export function readJestReport(report) {
  /** @type {Result} */
  const result = { passed: 0, failures: [], files: [] };
  for (const { name, status, startTime, endTime, assertionResults } of report.testResults) {
    const file = shownPath(name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    result.passed += assertionResults.filter((test) => test.status === 'passed').length;
    for (const test of failed)
      result.failures.push(nameOf(file, ...test.ancestorTitles, test.title));
    if (status === 'failed' && failed.length === 0)
      result.failures.push(nameOf(file, 'did not run'));
    result.files.push({ file, seconds: (endTime - startTime) / 1000 });
  }
  return result;
}

/**
 * @typedef {{ title: string, tests: { projectName: string, status: string, results: { duration: number }[] }[] }} Spec
 * @typedef {{ title: string, file: string, specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * Reads Playwright's report. A test that passed only on a second try has failed.
 * @param {{ config: { rootDir: string }, suites: Suite[], errors: { message?: string }[] }} report
 * @returns {Result}
 */
export function readPlaywrightReport({ config, suites, errors }) {
  /** @type {Result} */
  const result = { passed: 0, failures: [], files: [] };
  for (const suite of suites) {
    const file = shownPath(join(config.rootDir, suite.file));
    let milliseconds = 0;
    for (const { titles, test } of testsOf(suite)) {
      for (const { duration } of test.results) milliseconds += duration;
      if (test.status === 'expected') result.passed += 1;
      if (test.status === 'unexpected' || test.status === 'flaky') {
        const name = nameOf(file, ...titles);
        result.failures.push(test.projectName === '' ? name : `${name} (${test.projectName})`);
      }
    }
    result.files.push({ file, seconds: milliseconds / 1000 });
  }
  for (const { message = '' } of errors) result.failures.push(message.split('\n')[0] ?? '');
  return result;
}

/** @returns {{ titles: string[], test: Spec['tests'][number] }[]} */
function testsOf(/** @type {Suite} */ { specs = [], suites = [] }) {
  return [
    ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ titles: [title], test }))),
    ...suites.flatMap((suite) =>
      testsOf(suite).map(({ titles, test }) => ({ titles: [suite.title, ...titles], test })),
    ),
  ];
}

const nameOf = (/** @type {string[]} */ ...parts) => parts.join(' › ');
const shownPath = (/** @type {string} */ path) => relative(ROOT, path).replaceAll('\\', '/');

/**
 * What a step of `npm test` adds to the sum. A step that ended badly has at least one failure, and so
 * has a layer of tests that ran none.
 * @param {{ code: number, report?: { file: string, read: (report: never) => Result } }} step
 * @returns {Result}
 */
export function resultOf({ code, report }) {
  const result = report === undefined ? checkResult(code) : readReport(report);
  if (result.failures.length > 0) return result;
  if (code !== 0) return { ...result, failures: [`ended with code ${code}, see its output`] };
  return result.passed > 0 ? result : { ...result, failures: ['ran no test'] };
}

/** @returns {Result} */
const checkResult = (/** @type {number} */ code) => ({
  passed: code === 0 ? 1 : 0,
  failures: [],
  files: [],
});

/** @returns {Result} */
function readReport(/** @type {NonNullable<Parameters<typeof resultOf>[0]['report']>} */ report) {
  try {
    return report.read(/** @type {never} */ (JSON.parse(readFileSync(report.file, 'utf8'))));
  } catch {
    return { passed: 0, failures: [], files: [] };
  }
}

/**
 * What stands at the end of `npm test`: each step with its failures under it, the ten slowest test
 * files, and the sum as the last line.
 * @param {(Result & { script: string, seconds: number })[]} outcomes
 * @param {string[]} [notes] lines between the steps and the files
 * @returns {string[]}
 */
export function summaryOf(outcomes, notes = []) {
  const steps = outcomes.flatMap(({ script, seconds, passed, failures }) => {
    const numbers = `${String(passed).padStart(5)} passed ${String(failures.length).padStart(4)} failed`;
    return [
      `${failures.length === 0 ? '✓' : '✗'} ${script.padEnd(16)} ${numbers} ${seconds} s`,
      ...failures.map((failure) => `    ✗ ${failure}`),
    ];
  });
  const slowest = outcomes
    .flatMap(({ files }) => files)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s ${file}`);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failures.length, 0);
  return [
    ...steps,
    ...notes,
    ...(slowest.length > 0 ? ['', 'slowest test files', ...slowest] : []),
    '',
    `${passed} passed, ${failed} failed`,
  ];
}
