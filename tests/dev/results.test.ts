import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readJestReport, readPlaywrightReport, resultOf, summaryOf } from '../../dev/results.mjs';

const test = (status: string, title = 'works') => ({ status, ancestorTitles: ['the plan'], title });
const file = (name: string, status: string, ...assertionResults: ReturnType<typeof test>[]) => ({
  name: join(process.cwd(), name),
  status,
  startTime: 1000,
  endTime: 3500,
  assertionResults,
});

describe('readJestReport', () => {
  it('counts tests, names each that failed, and takes a file that could not run as one failure', () => {
    const report = {
      testResults: [
        file('tests/a.test.ts', 'passed', test('passed'), test('passed')),
        file('tests/b.test.ts', 'failed', test('passed'), test('failed'), test('failed', 'ends')),
        file('tests/c.test.ts', 'failed'),
      ],
    };
    expect(readJestReport(report)).toEqual({
      passed: 3,
      failures: [
        'tests/b.test.ts › the plan › works',
        'tests/b.test.ts › the plan › ends',
        'tests/c.test.ts › did not run',
      ],
      files: ['a', 'b', 'c'].map((name) => ({ file: `tests/${name}.test.ts`, seconds: 2.5 })),
    });
  });
});

describe('readPlaywrightReport', () => {
  const spec = (title: string, status: string, projectName = '') => ({
    title,
    tests: [{ projectName, status, results: [{ duration: 1500 }] }],
  });

  it('names what failed, a flaky test and an error outside a test among it', () => {
    const report = {
      config: { rootDir: join(process.cwd(), 'tests/journeys') },
      suites: [
        {
          title: 'a.spec.ts',
          file: 'a.spec.ts',
          specs: [spec('signs in', 'expected'), spec('signs out', 'unexpected', 'Gecko')],
          suites: [{ title: 'on a phone', file: 'a.spec.ts', specs: [spec('swipes', 'flaky')] }],
        },
        { title: 'b.spec.ts', file: 'b.spec.ts', specs: [spec('waits', 'skipped')] },
      ],
      errors: [{ message: 'SyntaxError: b.spec.ts\n    at line 3' }],
    };
    expect(readPlaywrightReport(report)).toEqual({
      passed: 1,
      failures: [
        'tests/journeys/a.spec.ts › signs out (Gecko)',
        'tests/journeys/a.spec.ts › on a phone › swipes',
        'SyntaxError: b.spec.ts',
      ],
      files: [
        { file: 'tests/journeys/a.spec.ts', seconds: 4.5 },
        { file: 'tests/journeys/b.spec.ts', seconds: 1.5 },
      ],
    });
  });
});

describe('resultOf', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'results-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function reportOf(...statuses: string[]) {
    const path = join(folder, `${statuses.join('-')}.json`);
    const tests = statuses.map((status) => test(status));
    writeFileSync(path, JSON.stringify({ testResults: [file('tests/a.ts', 'passed', ...tests)] }));
    return { file: path, read: readJestReport };
  }
  const counted = (step: Parameters<typeof resultOf>[0]) => {
    const { passed, failures } = resultOf(step);
    return { passed, failures };
  };

  it('counts a check as one', () => {
    expect(counted({ code: 0 })).toEqual({ passed: 1, failures: [] });
    expect(counted({ code: 2 })).toEqual({
      passed: 0,
      failures: ['ended with code 2, see its output'],
    });
  });

  it('takes what a layer of tests reports', () => {
    const report = reportOf('passed', 'passed', 'failed');
    expect(counted({ code: 1, report })).toEqual({
      passed: 2,
      failures: ['tests/a.ts › the plan › works'],
    });
  });

  it('fails a layer that ran no test', () => {
    const report = reportOf();
    expect(counted({ code: 0, report })).toEqual({ passed: 0, failures: ['ran no test'] });
  });

  it('fails a layer that left no report', () => {
    const report = { file: join(folder, 'none.json'), read: readJestReport };
    expect(counted({ code: 0, report })).toEqual({ passed: 0, failures: ['ran no test'] });
  });

  it('fails a layer that ended badly though every test passed', () => {
    expect(counted({ code: 1, report: reportOf('passed') })).toEqual({
      passed: 1,
      failures: ['ended with code 1, see its output'],
    });
  });
});

describe('summaryOf', () => {
  it('names failures under their step, then the ten slowest files, and ends with the sum', () => {
    const outcomes = [
      { script: 'check:types', seconds: 9, passed: 1, failures: [], files: [] },
      {
        script: 'test:stories',
        seconds: 80,
        passed: 30,
        failures: ['stories/a.stories.tsx › Plan › Free'],
        files: Array.from({ length: 12 }, (_, index) => ({ file: `${index}.ts`, seconds: index })),
      },
    ];
    expect(summaryOf(outcomes, ['- a note'])).toEqual([
      '✓ check:types          1 passed    0 failed 9 s',
      '✗ test:stories        30 passed    1 failed 80 s',
      '    ✗ stories/a.stories.tsx › Plan › Free',
      '- a note',
      '',
      'slowest test files',
      '  11.0 s 11.ts',
      ...[10, 9, 8, 7, 6, 5, 4, 3, 2].map(
        (seconds) => `${seconds.toFixed(1).padStart(6)} s ${seconds}.ts`,
      ),
      '',
      '31 passed, 1 failed',
    ]);
  });
});
