import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { DEFAULT_COLORS, THEMES, type SiteColors, type Theme } from '../../machines/entities';
import { parseHexColor } from '../../machines/color';
import { designVariables } from '../../src/generator/design/designVariables';
import {
  BLENDS,
  PAIRS,
  contrastReport,
  palette,
  type Palette,
} from '../../src/generator/design/palette';
import { titleVariables } from '../../src/generator/document/contentTexts';
import { blend, contrast } from '../../src/generator/design/color';

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

  it("fills the hero's buttons rather than its ground with the main color on a dark page", () => {
    const neon = '#39ff14';
    const dark = palette('vibrant', { ...DEFAULT_COLORS, primary: neon, background: '#14171c' });
    expect(contrast(dark.hero, '#000000')).toBeLessThan(2);
    expect(dark).toMatchObject({ heroFill: neon, onHeroFill: dark.onPrimary, onHero: dark.text });
    const light = palette('vibrant', { ...DEFAULT_COLORS, primary: neon });
    expect(light).toMatchObject({ hero: neon, heroFill: light.onPrimary, onHeroFill: neon });
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
    expect(report.primary?.used).not.toBe(DEFAULT_COLORS.primary);
    expect(wcagContrast(report.primary?.used ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(report.text).toMatchObject({ adjusted: false, used: DEFAULT_COLORS.text });
    expect(report.background).toMatchObject({ adjusted: false, used: '#ffffff' });
    expect(
      contrastReport({ ...DEFAULT_COLORS, text: '#eeeeee' }).find(({ role }) => role === 'text')
        ?.adjusted,
    ).toBe(true);
  });
});

/** Every color of a cube of `steps` to the side, corners included. */
function cube(steps: number): string[] {
  const part = (at: number) =>
    Math.round((at / (steps - 1)) * 255)
      .toString(16)
      .padStart(2, '0');
  const all = Array.from({ length: steps }, (_, index) => index);
  return all.flatMap((red) =>
    all.flatMap((green) => all.map((blue) => `#${part(red)}${part(green)}${part(blue)}`)),
  );
}

/** Pairs of a palette that miss their ratio, those that stand on a gradient included. */
function misses(used: Palette): string[] {
  const found = PAIRS.filter(({ front, back, ratio }) => contrast(used[front], used[back]) < ratio);
  const onBlends = BLENDS.flatMap(([one, other]) =>
    (['text', 'muted', 'link'] as const).flatMap((front) =>
      [0.2, 0.4, 0.5, 0.7, 0.9].flatMap((share) => {
        const back = blend(used[one], used[other], share);
        return contrast(used[front], back) < 4.5 ? [`${front} between ${one} and ${other}`] : [];
      }),
    ),
  );
  return [...found.map(({ front, back }) => `${front} on ${back}`), ...onBlends];
}

describe('any color is safe', { timeout: 30_000 }, () => {
  const theme = (index: number): Theme => THEMES[index % THEMES.length] ?? 'modern';
  const GROUNDS = ['#ffffff', '#000000', '#767676'];
  const check = (all: SiteColors[]) => {
    const failures = all.flatMap((given, index) => {
      const missed = misses(palette(theme(index), given));
      return missed.length > 0 ? [{ given, missed }] : [];
    });
    expect(failures.slice(0, 3)).toEqual([]);
  };

  it('measures as others do', () => {
    for (const one of cube(4))
      for (const other of ['#ffffff', '#000000', '#3b82f6'])
        expect(contrast(one, other)).toBeCloseTo(wcagContrast(one, other), 6);
  });

  it.each(GROUNDS)('for each of 4913 primaries on %s', (background) => {
    check(cube(17).map((primary) => ({ ...DEFAULT_COLORS, primary, background })));
  });

  it.each(['primary', 'accent', 'secondary', 'text'] as const)(
    'for each of 729 backgrounds under a black, a white and a vivid %s',
    (role) => {
      check(
        cube(9).flatMap((background) =>
          ['#000000', '#ffffff', '#ff0066'].map((value) => ({
            ...DEFAULT_COLORS,
            background,
            [role]: value,
          })),
        ),
      );
    },
  );

  it.each(['accent', 'secondary', 'text'] as const)('for each of 729 picks as %s', (role) => {
    check(
      cube(9).flatMap((value) =>
        GROUNDS.map((background) => ({ ...DEFAULT_COLORS, background, [role]: value })),
      ),
    );
  });

  it('for one color in every role', () => {
    check(
      cube(9).map((value) => ({
        primary: value,
        secondary: value,
        accent: value,
        background: value,
        text: value,
      })),
    );
  });
});

describe('the style sheets', () => {
  const folder = 'src/generator/render';
  const sheets = Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css'))
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );

  it('take every color from the palette', () => {
    const variables = { ...designVariables('modern', DEFAULT_COLORS), ...titleVariables('') };
    const roles = new Set(Object.keys(variables));
    const own = new Set(
      Object.values(sheets).flatMap((css) =>
        [...css.matchAll(/(--site-[\w-]+):/g)].map(([, name = '']) => name),
      ),
    );
    for (const [path, css] of Object.entries(sheets)) {
      for (const [, name = ''] of css.matchAll(/var\((--site-[\w-]+)/g))
        expect(roles.has(name) || own.has(name), `${name} in ${path}`).toBe(true);
      const literal = css
        .replace(/@media print[\s\S]*/, '')
        .replace(/(?:box-shadow|--t-shadow|mask|--t-edge)[\w-]*:[^;]*;/g, '')
        .match(/#[0-9a-f]{3,8}\b|rgba?\([^)]*\)|hsla?\(/gi);
      expect(literal, path).toBeNull();
    }
  });

  it('mute no text by opacity', () => {
    for (const [path, css] of Object.entries(sheets))
      expect(css.match(/[^-]opacity: (?!1;)/g), path).toBeNull();
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
