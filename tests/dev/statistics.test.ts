import { describe, expect, it } from 'vitest';

import { aimRow, latencyRow, quantile, ratioRows } from '../../dev/statistics.mjs';

describe('quantile', () => {
  const samples = Array.from({ length: 100 }, (_, index) => 100 - index);

  it('takes the nearest rank of the samples in order', () => {
    expect([quantile(samples, 0.5), quantile(samples, 0.95), quantile(samples, 0)]).toEqual([
      50, 95, 1,
    ]);
    expect(quantile([7], 0.95)).toBe(7);
  });
});

describe('latencyRow', () => {
  it('says milliseconds and frames', () => {
    const row = latencyRow('paint', [1000 / 60, 1000 / 60]);
    expect(row.replace(/ +/g, ' ').trim()).toBe(
      'paint median 16.67 ms 1.00 frames p95 16.67 ms 1.00 frames (2 runs)',
    );
  });
});

describe('aimRow', () => {
  it('compares a figure with its aim', () => {
    expect(aimRow('hosts', 25, 50).replace(/ +/g, ' ').trim()).toBe('hosts 25.0 ms: 0.50 of 50 ms');
    expect(aimRow('color', 1.15, 2.3, '×').replace(/ +/g, ' ').trim()).toBe(
      'color 1.15 ×: 0.50 of 2.3 ×',
    );
  });
});

describe('ratioRows', () => {
  it('compares medians with that of one row', () => {
    const rows = ratioRows({ plain: [10, 20, 30], fine: [50, 50] }, 'plain');
    expect(rows.map((row) => row.replace(/ +/g, ' ').trim())).toEqual([
      'plain median 20 ms × 1.00 (3 runs)',
      'fine median 50 ms × 2.50 (2 runs)',
    ]);
  });
});
