import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';

import type { Build } from '../../machines/entities';
import { retitled } from '../../machines/siteName';
import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { rebuildWebsite } from '../../src/generator/rebuild/rebuildWebsite';
import { opened } from './documents';
import { asking } from './promptBuild';
import { COMBINATIONS } from './sitePrompts';

vi.setConfig({ testTimeout: 120_000 });

const OLD = 'Quibbleworth';
const NEW = 'Pettifer & Sons';
const { buildOf } = asking(
  `A multi-page site for ${OLD}, a piano tuner in Leeds, in English and German, with prices, questions, a team, reviews and news. ${OLD} tunes every piano. Call 0113 555 0142, ring@example.com.`,
);

async function exported(build: Build) {
  const { fileName, bytes } = await exportWebsite(build);
  const files = Object.entries(unzipSync(bytes)).map(
    ([path, content]) => [path, strFromU8(content)] as const,
  );
  return { fileName, files };
}

/** The prompt is kept to open the site again; it is told to nobody. */
const isTold = ([path]: readonly [string, string]) =>
  path !== 'site.json' && !/\.woff2$/.test(path);

/** A build whose owner writes the new name over the old one. */
const renamed = (build: Build): Build => ({
  ...build,
  customization: retitled(build.customization, NEW, build.website),
});

describe('a new name', () => {
  it.each(COMBINATIONS)(
    'replaces the old one in every file of a $theme export with $framework',
    async ({ theme, framework }) => {
      const build = await buildOf({ theme, framework });
      const before = await exported(build);
      expect(before.files.filter(isTold).join('\n')).toContain(OLD);
      const { fileName, files } = await exported(renamed(build));
      for (const [path, content] of files.filter(isTold)) {
        expect([path, path.includes(OLD.toLowerCase())]).toEqual([path, false]);
        expect([path, content.match(new RegExp(`.{0,60}${OLD}.{0,20}`, 'i'))?.[0]]).toEqual([
          path,
          undefined,
        ]);
      }
      expect(fileName).toContain('pettifer-sons');
      const page = opened(files.find(([path]) => path === 'index.html')?.[1] ?? '');
      expect(page.title).toContain(NEW);
      expect(page.querySelector('h1')?.textContent.trim()).toBe(NEW);
      for (const part of ['header', 'footer'])
        expect(
          page.querySelector(`[data-part="${part}"] [data-part="brand"]`)?.textContent,
        ).toContain(NEW);
      const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
      expect(
        (JSON.parse(data) as { '@graph': { name?: string }[] })['@graph'].flatMap(
          ({ name }) => name ?? [],
        ),
      ).toEqual([NEW, NEW]);
    },
  );

  it('replaces it as well where it is corrected in what was understood, over a name of one’s own too', async () => {
    const build = await buildOf();
    for (const from of [build, renamed(build)]) {
      const change = { corrections: { name: 'Ida Marsh' } };
      const { files } = await exported({ ...from, ...(await rebuildWebsite(from, change)) });
      const told = files.filter(isTold).join('\n');
      expect(told).toContain('Ida Marsh');
      expect(told).not.toMatch(new RegExp(`${OLD}|${NEW}|Pettifer`, 'i'));
    }
  });
});
