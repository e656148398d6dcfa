import { describe, expect, it } from 'vitest';

import table from '../../docs/faults.md?raw';

const files = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '../../{machines,src,stories}/**/*.{ts,tsx,mdx}'],
  { query: '?raw', import: 'default', eager: true },
);
const sources = new Map(
  Object.entries(files).map(([path, source]) => [
    path.startsWith('../../') ? path.slice(6) : path.replace('../', 'tests/'),
    source,
  ]),
);

const rows = [...table.matchAll(/^\| +(\d+) +\| +(.+?) +\| +(.+?) +\| +(.+?) +\|$/gm)].map(
  ([, number, happens = '', comes = '', proofs = '']) => ({
    number: Number(number),
    happens,
    comes,
    isProved: proofs.includes('✓ '),
    proofs: proofs
      .split('<br>')
      .map((proof) => /^(?:✓ )?`(.+?)`: (.+)$/.exec(proof.trim()))
      .map((proof) => ({ file: proof?.[1] ?? '', title: proof?.[2] ?? '' })),
  }),
);
const numbersUnder = (heading: string) =>
  [...(table.split(`## ${heading}`)[1]?.split('## ')[0] ?? '').matchAll(/\b\d+\b/g)].map(Number);
const untested = numbersUnder('Without');

const CITED = /\bfaults? (\d+(?:(?:, | and )\d+)*)/gi;
const cited = [...sources].flatMap(([, source]) =>
  [...source.matchAll(CITED)].flatMap(([, numbers = '']) => numbers.match(/\d+/g) ?? []),
);

/** A test has its title in quotes, a story is exported under its name. */
const has = ({ file, title }: { file: string; title: string }): boolean => {
  const source = sources.get(file) ?? '';
  return file.startsWith('stories/')
    ? source.includes(`export const ${title}: Story`)
    : ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
};

describe('the table of faults', () => {
  it('has a row for each of the 82, or says that it is not tested', () => {
    const all = [...rows.map(({ number }) => number), ...untested];
    expect(all.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 82 }, (_, index) => index + 1),
    );
  });

  it('names a test in every row that was seen to fail', () => {
    expect(rows.filter(({ isProved }) => !isProved).map(({ number }) => number)).toEqual([]);
  });

  it('has a row for every number that is cited', () => {
    const known = new Set(rows.map(({ number }) => number));
    expect([...new Set(cited.map(Number))].filter((number) => !known.has(number))).toEqual([]);
  });

  it.each(rows.map((row) => [row.number, row] as const))(
    'names tests of %i that exist',
    (_, row) => {
      expect([row.happens, row.comes]).not.toContain('');
      expect(row.proofs.filter((proof) => !has(proof))).toEqual([]);
    },
  );
});
