import { describe, expect, it } from 'vitest';

import { exportRows } from '../../dev/benchExports.mjs';
import { measureOf, pageRow } from '../../dev/benchPages.mjs';

const squeezed = (row: string) => row.replace(/ +/g, ' ').trim();

describe('a row of exports', () => {
  it('compares the heaviest ZIP without pictures with what it may weigh', () => {
    const measure = {
      framework: 'tailwind',
      site: [10, 20],
      export: [100],
      whole: [50_000, 70_000],
      withoutPictures: [15_000, 18_000],
    };
    const [site = '', zip = '', bytes = ''] = exportRows(measure, { tailwind: 60_000 }).map(
      squeezed,
    );
    expect(site).toContain('site tailwind median 10.00 ms');
    expect(zip).toContain('ZIP tailwind median 100.00 ms');
    expect(bytes).toBe(
      'bytes tailwind with pictures 50.0 kB without 15.0 kB, at most 18.0 kB: 0.30 of 60.0 kB',
    );
  });
});

describe('a row of pages', () => {
  const category = (score: number | null) => ({
    score,
    auditRefs: [{ id: 'largest-contentful-paint', weight: 1 }],
  });
  const result = (performance: number | null, errorMessage?: string) =>
    measureOf('/showcase', {
      categories: {
        performance: category(performance),
        accessibility: category(1),
        'best-practices': category(1),
        seo: category(1),
      },
      audits: {
        'largest-contentful-paint': { score: performance, numericValue: 900, errorMessage },
      },
    } as never);

  it('has every score', () => {
    expect(result(0.97).problem).toBeNull();
    expect(squeezed(pageRow(result(0.97)))).toMatch(/^\/showcase 97 100 100 100 0\.90s/);
  });

  it('says why one is missing', () => {
    const measure = result(null, 'No paint was seen.');
    expect(measure.problem).toBe('no performance: No paint was seen.');
    expect(pageRow(measure)).toContain('not measured: no performance: No paint was seen.');
  });
});
