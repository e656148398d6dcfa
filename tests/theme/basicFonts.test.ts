import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

const THEME = new URL('../../src/theme/', import.meta.url);
/** Bytes. */
const BUDGET = 55_000;

it('loads no more than 55 kB of fonts on a page in English, both fonts with the same characters', () => {
  const fonts = readdirSync(new URL('fonts/', THEME)).filter((name) => name.endsWith('.woff2'));
  const sizes = fonts.map((name) => statSync(new URL(`fonts/${name}`, THEME)).size);
  expect(fonts).toEqual(['archivo-basic.woff2', 'atkinson-hyperlegible-next-basic.woff2']);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
  const styles = readFileSync(new URL('basicFonts.css', THEME), 'utf8');
  const ranges = [...styles.matchAll(/unicode-range:([^;]+)/g)].map(([, range]) => range);
  expect(new Set(ranges).size).toBe(1);
});
