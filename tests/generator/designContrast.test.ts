import fc from 'fast-check';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { DEFAULT_COLORS, THEMES, type SiteColors } from '../../machines/entities';
import { parseHexColor } from '../../machines/color';
import { designVariables } from '../../src/generator/design/designVariables';
import { PAIRS, contrastReport, palette } from '../../src/generator/design/palette';
import { chooseLayouts, LAYOUTS } from '../../src/generator/design/chooseLayouts';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const grey = fc
  .integer({ min: 0, max: 255 })
  .map((value) => `#${value.toString(16).padStart(2, '0').repeat(3)}`);
const anyColor = fc.oneof(color, grey);
const colors: fc.Arbitrary<SiteColors> = fc.record({
  primary: anyColor,
  secondary: anyColor,
  accent: anyColor,
  background: anyColor,
  text: anyColor,
});

describe('the palette', () => {
  it.each(THEMES)('keeps every pair readable on any colors: %s', (theme) => {
    fc.assert(
      fc.property(colors, (given) => {
        const used = palette(theme, given);
        for (const { front, back, ratio } of PAIRS) {
          expect(
            wcagContrast(used[front], used[back]),
            `${front} on ${back}`,
          ).toBeGreaterThanOrEqual(ratio);
        }
      }),
      { numRuns: 400, seed: 11 },
    );
  });

  it('keeps the background that was picked, and colours that are readable already', () => {
    const used = palette('modern', DEFAULT_COLORS);
    expect(used.background).toBe('#ffffff');
    expect(used.text).toBe('#1f2937');
    expect(used.secondary).toBe('#64748b');
  });

  it('gives every property a value that cannot leave its declaration', () => {
    fc.assert(
      fc.property(fc.string(), (bad) => {
        for (const value of Object.values(
          designVariables('vibrant', { ...DEFAULT_COLORS, accent: bad }),
        )) {
          expect(value).not.toMatch(/[;{}<]/);
        }
      }),
    );
  });

  it('reports which picked colours a page adjusts', () => {
    const report = Object.fromEntries(
      contrastReport(DEFAULT_COLORS).map((finding) => [finding.role, finding]),
    );
    expect(report.primary).toMatchObject({ adjusted: true });
    expect(report.primary?.ratio).toBeCloseTo(3.68, 2);
    expect(report.text).toMatchObject({ adjusted: false });
    expect(
      contrastReport({ ...DEFAULT_COLORS, text: '#eeeeee' }).find(({ role }) => role === 'text')
        ?.adjusted,
    ).toBe(true);
  });
});

describe('parseHexColor (fault 28)', () => {
  it.each([
    ['#ABC', '#aabbcc'],
    ['#A1b2C3', '#a1b2c3'],
    ['#GGG', null],
    ['#11223344', null],
    ['red', null],
    ['#fff;', null],
    ['#fff\n', '#ffffff'],
    ['', null],
  ])('%j becomes %j', (given, expected) => {
    expect(parseHexColor(given)).toBe(expected);
  });
});

describe('layouts', () => {
  it('come from the options of their kind, and neighbours differ where there is a choice', () => {
    const kinds = [
      'hero',
      'features',
      'offerings',
      'about',
      'gallery',
      'pricing',
      'visit',
      'faq',
      'contact',
    ] as const;
    const sections = kinds.map((kind) => ({ id: kind, kind }));
    for (const theme of THEMES) {
      for (let seed = 0; seed < 60; seed += 1) {
        const layouts = chooseLayouts(theme, `seed ${seed}`, sections);
        kinds.forEach((kind, index) => {
          expect(LAYOUTS[kind][theme]).toContain(layouts[kind]);
          const previous = kinds[index - 1];
          if (previous && LAYOUTS[kind][theme].length > 1)
            expect(layouts[kind]).not.toBe(layouts[previous]);
        });
        expect(layouts.about).not.toBe(layouts.visit);
      }
    }
  });
});
