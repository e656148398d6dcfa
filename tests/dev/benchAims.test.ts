import { expect, it } from 'vitest';

import { colorAims, historyAims, memoryAims, pageAims, scriptAims } from '../../dev/benchAims.mjs';

const squeezed = (rows: string[]) => rows.map((row) => row.replace(/ +/g, ' ').trim());

it('compares a color with a frame of the same run', () => {
  expect(squeezed(colorAims({ changed: [23], unchanged: [20] }))).toEqual([
    'a color to a frame without one, median 1.15 ×: 1.00 of 1.15 ×',
    'a color to a frame without one, p95 1.15 ×: 0.88 of 1.3 ×',
  ]);
});

it('compares what is done with a long history', () => {
  expect(squeezed(historyAims({ open: [200], scroll: [16], load: [90] }))).toEqual([
    'open, with 1,000 builds 200.0 ms: 0.50 of 400 ms',
    'scroll, with 1,000 builds 16.0 ms: 2.00 of 8 ms',
  ]);
});

it('compares the memory after a long session with that after a tenth of it', () => {
  expect(squeezed(memoryAims({ tenth: 40, whole: 60 }))).toEqual([
    'after a tenth of it, 40.0 MB; after all 60.0 MB',
    'heap after all, to that after a tenth 1.50 ×: 1.25 of 1.2 ×',
  ]);
});

it('asks less of the page to sign in on than of the others', () => {
  const measure = {
    largestPaint: 1500,
    blockingTime: 25,
    scores: [98, 100, 100, 100],
    layoutShift: 0,
    bytes: [],
    failing: [],
    problem: null,
  };
  expect(squeezed(pageAims({ ...measure, path: '/about' }))).toEqual([
    '/about, largest paint 1500.0 ms: 1.00 of 1500 ms',
    '/about, blocking time 25.0 ms: 0.50 of 50 ms',
    '/about, performance 98, at least 99',
  ]);
  expect(squeezed(pageAims({ ...measure, path: '/auth' }))).toEqual([
    '/auth, largest paint 1500.0 ms: 0.83 of 1800 ms',
    '/auth, blocking time 25.0 ms: 0.50 of 50 ms',
    '/auth, performance 98, at least 97',
  ]);
});

it('compares the scripts of public pages and of the builder, and of no other', () => {
  const weights = {
    read: { files: 50, bytes: 130_000 },
    touched: { files: 60, bytes: 280_000 },
  };
  expect(squeezed(scriptAims('/', weights))).toEqual([
    '/, scripts once touched 280.0 kB: 2.00 of 140 kB',
  ]);
  expect(squeezed(scriptAims('/editor/builder', weights))).toEqual([
    '/editor/builder, scripts 130.0 kB: 0.50 of 260 kB',
    '/editor/builder, scripts 50.0 files: 2.00 of 25 files',
  ]);
  expect(scriptAims('/editor/settings', weights)).toEqual([]);
});
