import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { countJestReport, countPlaywrightReport, countStep } from '../../dev/results.mjs';

const test = (status: string) => ({ status });

describe('countJestReport', () => {
  it('counts tests, and a file that could not run as one failure', () => {
    const report = {
      testResults: [
        { status: 'passed', assertionResults: [test('passed'), test('passed')] },
        { status: 'failed', assertionResults: [test('passed'), test('failed'), test('failed')] },
        { status: 'failed', assertionResults: [] },
      ],
    };
    expect(countJestReport(report)).toEqual({ passed: 3, failed: 3 });
  });
});

describe('countPlaywrightReport', () => {
  it('counts a flaky test and an error outside a test as failures', () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: ['syntax'] };
    expect(countPlaywrightReport(report)).toEqual({ passed: 4, failed: 3 });
  });
});

describe('countStep', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'results-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function reportOf(...statuses: string[]) {
    const file = join(folder, `${statuses.join('-')}.json`);
    const testResults = [{ status: 'passed', assertionResults: statuses.map(test) }];
    writeFileSync(file, JSON.stringify({ testResults }));
    return { file, count: countJestReport };
  }

  it('counts a check as one', () => {
    expect(countStep({ code: 0 })).toEqual({ passed: 1, failed: 0 });
    expect(countStep({ code: 2 })).toEqual({ passed: 0, failed: 1 });
  });

  it('counts what a layer of tests reports', () => {
    expect(countStep({ code: 0, report: reportOf('passed', 'passed') })).toEqual({
      passed: 2,
      failed: 0,
    });
  });

  it('fails a layer that ran no test', () => {
    expect(countStep({ code: 0, report: reportOf() })).toEqual({ passed: 0, failed: 1 });
  });

  it('fails a layer that left no report', () => {
    const report = { file: join(folder, 'none.json'), count: countJestReport };
    expect(countStep({ code: 0, report })).toEqual({ passed: 0, failed: 1 });
  });

  it('fails a layer that ended badly though every test passed', () => {
    expect(countStep({ code: 1, report: reportOf('passed') })).toEqual({ passed: 1, failed: 1 });
  });
});
