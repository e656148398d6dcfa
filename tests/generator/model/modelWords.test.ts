import { beforeAll, describe, expect, it } from 'vitest';

import type { Build, Customization } from '../../../machines/entities';
import { isByModel, withModelWords } from '../../../machines/modelWords';
import { withEdit } from '../../../machines/siteEdits';
import { readSiteFile } from '../../../src/generator/export/readSiteFile';
import { siteOf, writeSiteFile } from '../../../src/generator/export/writeSiteFile';
import { generateWebsite } from '../../../src/generator/generateWebsite';
import { keptCorrections } from '../../../src/generator/read/corrections/keptCorrections';
import { understand } from '../../../src/generator/read/understand';
import { generateFrom, rebuildWebsite } from '../../../src/generator/rebuild/rebuildWebsite';
import { drawShared } from '../../../src/generator/share/drawShared';
import { sharedSite } from '../../../src/generator/share/sharedSite';
import { writeFragment } from '../../../src/generator/share/writeFragment';

const prompt =
  'A small bakery called Crumb & Ember in Porto. We sell sourdough bread and custard tarts.';
const request = { prompt, theme: 'modern', framework: 'tailwind' } as const;
const WORDS = { subtitle: 'A small bakery in Porto', 'about.intro': 'Crumb & Ember is in Porto.' };

let build: Build;
let written: Customization;
beforeAll(async () => {
  const website = await generateWebsite(request);
  const { customization } = website;
  written = withModelWords(customization, { before: customization, website }, WORDS);
  build = { id: 'a', createdAt: 0, ...request, website, customization: written };
});

describe('what a language model wrote', () => {
  it('is marked until the person writes over it', () => {
    expect(written.written).toEqual(WORDS);
    const edited = { before: written, website: build.website };
    const own = withEdit(written, edited, {
      type: 'text.change',
      id: 'about.intro',
      value: 'Mine',
    });
    expect(isByModel(own, 'about.intro')).toBe(false);
    expect(isByModel(own, 'subtitle')).toBe(true);
  });

  it('stays marked where the site gets another name', () => {
    const edited = { before: written, website: build.website };
    const renamed = withEdit(written, edited, {
      type: 'content.change',
      field: 'title',
      value: 'Ember House',
    });
    expect(renamed.texts?.['about.intro']).toBe('Ember House is in Porto.');
    expect(isByModel(renamed, 'about.intro')).toBe(true);
  });

  it('is marked in site.json, and read from there', async () => {
    const file = writeSiteFile(await siteOf(build), build);
    expect(file).toMatchObject({ customization: { written: WORDS } });
    const read = await readSiteFile(JSON.stringify(file));
    expect(read.customization).toEqual(written);
  });

  it('stays when the site is drawn again, and goes when another one is made of the prompt', async () => {
    const rebuilt = await rebuildWebsite(build, { theme: 'elegant' });
    expect(rebuilt.customization).toMatchObject({ written: WORDS, texts: written.texts });
    const next = await generateFrom(request, build);
    expect(next.customization).toEqual(build.website.customization);
  });

  it('shows in a share link, which says nothing of a model', async () => {
    expect(sharedSite(await siteOf(build), written).customization).not.toHaveProperty('written');
    const { fragment } = await writeFragment(build);
    const shared = await drawShared(fragment);
    expect(JSON.stringify(shared)).toContain(WORDS.subtitle);
  });
});

describe('what a language model read', () => {
  it('is kept with the site, and not for the next prompt', async () => {
    const placed = { 'custard tarts': 'offering', Porto: 'place' } as const;
    const corrections = { placed, placedByModel: { Porto: 'place' } } as const;
    const rebuilt = await rebuildWebsite(build, { corrections });
    expect(rebuilt.corrections).toEqual(corrections);
    expect(rebuilt.website.understanding?.passages.slice(0, 2)).toEqual([
      { words: 'custard tarts', role: 'offering', isPlaced: true },
      { words: 'Porto', role: 'place', isPlaced: true, isByModel: true },
    ]);
    const brief = await understand(prompt);
    expect(keptCorrections(brief, brief, corrections, prompt)).toEqual({
      placed: { 'custard tarts': 'offering' },
    });
  });
});
