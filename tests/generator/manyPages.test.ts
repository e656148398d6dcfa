import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { generateSite } from '../../src/generator/generateSite';
import { generateWebsite } from '../../src/generator/generateWebsite';

const theme = 'modern';
const framework = 'tailwind';

describe('a prompt that lists pages without end', () => {
  it('fault 67: gets a page for the first of them; the others are on the site all the same', async () => {
    const names = Array.from(
      { length: 60 },
      (_, index) =>
        `${['Alpha', 'Gamma', 'Omega', 'Sigma'][index % 4]}stone${String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))}`,
    );
    const prompt = `A cafe called Fig in Leith.\n\nPages:\n${names.map((name) => `- ${name}`).join('\n')}`;
    const { plan, copy } = await generateSite({ prompt, theme, framework });
    expect(plan.sections.filter(({ kind }) => kind === 'topic')).toHaveLength(24);
    expect(plan.pages?.length).toBeLessThan(40);
    const words = JSON.stringify(copy);
    expect(names.filter((name) => !words.includes(name))).toEqual([]);
  });
});

describe('a page whose name the export has for a file of its own', () => {
  it('fault 67: has another, and both are in the ZIP', async () => {
    const prompt = 'A cafe called Fig in Leith. Pages: Home, Report, Contact';
    const website = await generateWebsite({ prompt, theme, framework });
    expect(website.pages?.map(({ path }) => path)).toEqual([
      'index.html',
      'more.html',
      'contact.html',
    ]);
    const { customization } = website;
    const { bytes } = await exportWebsite({ prompt, theme, framework, website, customization });
    expect(Object.keys(unzipSync(bytes))).toEqual(
      expect.arrayContaining(['more.html', 'report.html']),
    );
  });
});
