import { expect, it } from 'vitest';

import { briefRows, partRows } from '../../dev/briefTables.mjs';
import { loadLanguage } from '../../src/generator/languages/languages';
import { understand } from '../../src/generator/read/understand';

await loadLanguage('en');

const squeezed = (rows: string[]) => rows.map((row) => row.replace(/ +/g, ' '));
const PROMPT = 'Green Fork is a restaurant in Porto.\nNo blog.';

it('prints each part of a prompt on a line, with its role and the reason', async () => {
  const rows = squeezed(partRows(PROMPT, await understand(PROMPT)));
  expect(rows.map((row) => row.replace(/ \(.*/, ''))).toEqual(
    expect.arrayContaining(['name Green Fork', 'subject restaurant', 'refusal blog']),
  );
  for (const row of rows) expect(row).toMatch(/ \(.+\)$/);
});

it('prints what the brief knows, and nothing of what the prompt does not say', async () => {
  const rows = squeezed(briefRows(PROMPT, await understand(PROMPT)));
  expect(rows).toEqual(
    expect.arrayContaining([
      'language en',
      'name Green Fork',
      'place Porto',
      'refusals blog [posts]',
    ]),
  );
  expect(rows.some((row) => row.startsWith('slogan'))).toBe(false);
});
