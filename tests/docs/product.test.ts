import { describe, expect, it } from 'vitest';

import product from '../../docs/product.md?raw';

const files = import.meta.glob<string>(
  [
    '../../{machines,src,stories,tests}/**/*.{ts,tsx,mdx}',
    '../../.storybook/**/*.{ts,tsx}',
    '../../dev/*.{ts,mjs}',
    '!./product.test.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const sections = new Map(
  product
    .split(/^## (?=\d+\. )/m)
    .slice(1)
    .map((section) => [Number.parseInt(section, 10), section] as const),
);
const partsOf = (number: number): string[] =>
  [...(sections.get(number) ?? '').matchAll(/^### (.+)$|\*\*(.+?)\*\*/gm)].map(
    ([, heading, bold]) => (heading ?? bold ?? '').toLowerCase(),
  );

interface Citation {
  path: string;
  numbers: number[];
  names: string[];
}

const IN_COMMENT =
  /specification,? sections? (\d(?:,? (?:and |to )?\d)*)((?:,? (?:and )?"[^"]+")*)/gi;
const ON_PAGE = /\*\*Specification\*\* (sections? .+?)\*\*Stories\*\*/gs;
const numbersIn = (text: string) => [...text.matchAll(/\d/g)].map(Number);

const citations = Object.entries(files).flatMap(([path, source]): Citation[] => {
  const text = source.replace(/\n\s*(?:\*|\/\/) ?/g, ' ');
  return [
    ...[...text.matchAll(IN_COMMENT)].map(([, numbers = '', names = '']) => ({
      path,
      numbers: numbersIn(numbers),
      names: [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name.toLowerCase()),
    })),
    ...[...text.matchAll(ON_PAGE)].map(([, cited = '']) => ({
      path,
      numbers: numbersIn(cited.replace(/\(.+?\)/gs, '')),
      names: [],
    })),
  ];
});

describe('what the product does, as comments and pages cite it', () => {
  it('is cited throughout', () => {
    expect(citations.length).toBeGreaterThan(200);
  });

  it('has each section that is cited', () => {
    expect(
      citations.filter(({ numbers }) => numbers.some((number) => !sections.has(number))),
    ).toEqual([]);
  });

  it('has each part that is named, in one of the sections cited with it', () => {
    expect(
      citations.filter(({ numbers, names }) => {
        const parts = numbers.flatMap(partsOf);
        return names.some((name) => !parts.some((part) => part.includes(name)));
      }),
    ).toEqual([]);
  });
});
