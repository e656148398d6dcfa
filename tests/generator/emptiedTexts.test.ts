import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it, vi } from 'vitest';

import { mayBeEmptied } from '../../machines/emptiedTexts';
import type { Build } from '../../machines/entities';
import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { openExport } from '../../src/generator/export/openExport';
import { generateFrom, rebuildWebsite } from '../../src/generator/rebuild/rebuildWebsite';
import { drawShared } from '../../src/generator/share/drawShared';
import { writeFragment } from '../../src/generator/share/writeFragment';
import { readSite } from '../../src/generator/siteState';
import { textsOf } from '../../src/generator/write/mapTexts';
import { opened } from './documents';
import { asking } from './promptBuild';
import { COMBINATIONS } from './sitePrompts';

vi.setConfig({ testTimeout: 240_000 });

const { buildOf, requestOf } = asking(
  'A bakery called Crumb & Ember in Porto with sourdough €4, croissants €2 and coffee, a gallery, questions, a team, a newsletter and reviews. Call 0113 555 0142. Open Tue–Sun 7am–3pm. We bake at night.',
);
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** The ids of the texts that somebody can empty: those of the Content tab have fields of their own. */
async function textsIn(build: Build): Promise<string[]> {
  const { copy } = await readSite(build.website.site);
  return textsOf(copy).flatMap(({ id }) => (id.includes('.') && mayBeEmptied(id) ? [id] : []));
}

const emptied = (build: Build, ids: readonly string[]): Build => ({
  ...build,
  customization: {
    ...build.customization,
    texts: Object.fromEntries(ids.map((id) => [id, ''])),
  },
});

async function filesOf(build: Build): Promise<Record<string, string>> {
  const { bytes } = await exportWebsite(build);
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]),
  );
}

/** Lines and buttons that say nothing. */
const EMPTY = 'h1, h2, h3, p, li, dt, dd, a, button, summary, details, label';
const emptyIn = (page: Document): string[] =>
  [...page.querySelectorAll(EMPTY)]
    .filter((element) => element.textContent.trim() === '')
    .filter((element) => element.querySelector('img, svg, input') === null)
    .map(({ outerHTML }) => outerHTML);

describe('texts that were emptied', () => {
  it.each(COMBINATIONS)(
    'leave no empty line, button or section in a $theme export with $framework',
    async ({ theme, framework }) => {
      const build = await buildOf({ theme, framework });
      const ids = await textsIn(build);
      await fc.assert(
        fc.asyncProperty(fc.subarray(ids, { minLength: 1 }), async (some) => {
          const files = await filesOf(emptied(build, some));
          for (const [path, content] of Object.entries(files)) {
            if (!path.endsWith('.html') || path === 'report.html') continue;
            expect(emptyIn(opened(content))).toEqual([]);
            const { results } = await validator.validateString(content);
            expect(results.flatMap(({ messages }) => messages)).toEqual([]);
          }
        }),
        { numRuns: 4, seed: 12, examples: [[ids]] },
      );
    },
  );

  it('are gone wherever they stood, and no other section changes', async () => {
    const build = await buildOf();
    const id = 'pricing.heading';
    const sectionsOf = async (from: Build) =>
      [...opened((await filesOf(from))['index.html'] ?? '').querySelectorAll('main > section')].map(
        (section) => [section.id, section.outerHTML] as const,
      );
    const before = await sectionsOf(build);
    const after = await sectionsOf(emptied(build, [id]));
    expect(before.filter(([name]) => name !== 'pricing')).toEqual(
      after.filter(([name]) => name !== 'pricing'),
    );
    const words = textsOf((await readSite(build.website.site)).copy).find((text) => text.id === id);
    const changed = after.find(([name]) => name === 'pricing')?.[1] ?? '';
    expect(words?.value).toBeTruthy();
    expect(changed).not.toContain(words?.value);
    expect(changed).not.toContain('aria-labelledby');
  });

  it('take what they told along: an emptied phone number is behind no button and in no data', async () => {
    const build = await buildOf();
    const ids = textsOf((await readSite(build.website.site)).copy)
      .filter(({ value }) => value.includes('0113 555 0142'))
      .map(({ id }) => id);
    expect(ids).not.toEqual([]);
    const { 'site.json': _, ...files } = await filesOf(emptied(build, ids));
    expect(Object.values(files).join('\n')).not.toMatch(/0113 555 0142|01135550142/);
  });

  it('stay so in the ZIP and back, a share link, another theme, framework and language, and the next generation', async () => {
    const from = await buildOf();
    const texts = { 'pricing.heading': '', 'hero.action.1': '' };
    const build = { ...from, customization: { ...from.customization, texts } };
    const { bytes } = await exportWebsite(build);
    const back = await openExport(bytes);
    expect(back.customization).toEqual(build.customization);
    expect((await exportWebsite({ ...build, ...back })).bytes).toEqual(bytes);
    const { html } = await drawShared((await writeFragment(build)).fragment);
    expect(opened(html).querySelector('#pricing h2')).toBeNull();
    for (const change of [
      { theme: 'elegant' },
      { framework: 'vuetify' },
      { corrections: { language: 'fr' } },
    ] as const) {
      expect((await rebuildWebsite(build, change)).customization.texts).toEqual(texts);
    }
    const next = await generateFrom(requestOf({ prompt: `${from.prompt} Show news.` }), build);
    expect(next.customization.texts).toEqual(texts);
  });
});
