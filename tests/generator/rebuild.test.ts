import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';

import type { Build, Corrections, Customization } from '../../machines/entities';
import { retitled } from '../../machines/siteName';
import { gapsOf } from '../../src/generator/document/gaps';
import { withTexts } from '../../src/generator/document/withTexts';
import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { generateWebsite } from '../../src/generator/generateWebsite';
import { generateFrom, rebuildWebsite } from '../../src/generator/rebuild/rebuildWebsite';
import { readSite } from '../../src/generator/siteState';
import { textsOf } from '../../src/generator/write/mapTexts';

const REQUEST = {
  prompt: 'A bakery in Porto with rye bread, buns and coffee',
  theme: 'modern',
  framework: 'tailwind',
  corrections: {
    kind: 'bakery',
    name: 'Crumb & Ember',
    place: 'Porto',
    offerings: [
      { id: 'i1', name: 'Rye bread', price: '4 €' },
      { id: 'i2', name: 'Buns' },
      { id: 'i3', name: 'Coffee', price: '2 €' },
    ],
  },
} as const;

async function buildWith(
  edits: (initial: Customization) => Partial<Customization>,
  corrections: Corrections = {
    ...REQUEST.corrections,
    offerings: [...REQUEST.corrections.offerings],
  },
): Promise<Build> {
  const request = { ...REQUEST, corrections };
  const website = await generateWebsite(request);
  const { customization } = website;
  return {
    id: 'build-1',
    createdAt: 0,
    ...request,
    website,
    customization: { ...customization, ...edits(customization) },
  };
}

/** The pages and the README of the exported site. */
async function exported(build: Build): Promise<string> {
  const { bytes } = await exportWebsite(build);
  return Object.entries(unzipSync(bytes))
    .filter(([path]) => /\.html$|README/.test(path) && path !== 'report.html')
    .map(([, content]) => strFromU8(content))
    .join('\n');
}

describe('a site that takes the place of another', () => {
  let build: Build;
  beforeAll(async () => {
    build = await buildWith(({ colors, layout, content }) => ({
      colors: { ...colors, primary: '#7a1f1f' },
      layout: { ...layout, showPricing: !layout.showPricing },
      content: { ...content, subtitle: 'Bread since this morning' },
      texts: { 'offerings.i2.body': 'With cinnamon.', 'features.heading': 'Before you come' },
    }));
  });

  test('keeps words, colors and sections when theme and framework change', async () => {
    const built = await rebuildWebsite(build, { theme: 'elegant', framework: 'bootstrap' });
    expect([built.theme, built.framework]).toEqual(['elegant', 'bootstrap']);
    expect(built.customization).toEqual(build.customization);
    expect((await readSite(built.website.site)).copy).toEqual(
      (await readSite(build.website.site)).copy,
    );
    expect(built.website.html).toContain('data-framework="bootstrap"');
  });

  test('takes the colors and the design that are asked for', async () => {
    const colors = { ...build.customization.colors, primary: '#004488' };
    const built = await rebuildWebsite(build, { colors, direction: 2 });
    expect(built.customization.colors).toEqual(colors);
    expect(built.direction).toBe(2);
    expect(built.customization.texts).toEqual(build.customization.texts);
  });

  test('keeps what was written and corrected when the same business is generated again', async () => {
    const corrections = { phone: '+351 912 345 678', placed: { Porto: 'comment' } } as const;
    const built = await generateFrom(
      {
        prompt: `${REQUEST.prompt}\nOpen Monday to Friday 8 to 17.`,
        theme: 'vibrant',
        framework: 'tailwind',
      },
      { ...build, corrections },
    );
    expect(built.corrections).toEqual(corrections);
    expect(built.customization.content.subtitle).toBe('Bread since this morning');
    const buns = (await readSite(built.website.site)).copy.sections
      .find(({ kind }) => kind === 'offerings')
      ?.items.find(({ title }) => title.value === 'Buns');
    expect(built.customization.texts).toEqual({
      'features.heading': 'Before you come',
      [(buns?.title.id ?? '').replace(/title$/, 'body')]: 'With cinnamon.',
    });
    expect(built.customization.colors.primary).toBe('#7a1f1f');
    expect(built.website.html).toContain('Monday to Friday');
  });

  test('starts over for another business', async () => {
    const built = await generateFrom(
      { prompt: 'A plumber called Tap & Thread in Leeds', theme: 'modern', framework: 'tailwind' },
      build,
    );
    expect(built.customization).toEqual(built.website.customization);
  });
});

describe('an offering', () => {
  const offerings = (list: NonNullable<Corrections['offerings']>) => ({
    corrections: { offerings: list },
  });

  test('fault 81: keeps the price and the text that were written for it wherever it is moved', async () => {
    const build = await buildWith(() => ({
      texts: { 'offerings.i2.body': 'With cinnamon.', 'pricing.i2.detail': '180 €' },
    }));
    const built = await rebuildWebsite(
      build,
      offerings([
        { id: 'i2', name: 'Sticky buns', price: '180 €' },
        { id: 'i1', name: 'Rye bread', price: '4 €' },
      ]),
    );
    expect(built.customization.texts).toEqual({ 'offerings.i2.body': 'With cinnamon.' });
    const { copy } = await readSite(built.website.site);
    const rows = copy.sections
      .find(({ kind }) => kind === 'pricing')
      ?.items.map(({ title, detail }) => [title.value, detail?.value]);
    expect(rows).toEqual([
      ['Sticky buns', '180 €'],
      ['Rye bread', '4 €'],
    ]);
  });

  test('is called the same in every section where its name was written over in one', async () => {
    const build = await buildWith(({ layout }) => ({
      layout: { ...layout, showPricing: true },
      texts: { 'offerings.i1.title': 'Dark rye' },
    }));
    const { copy, brief } = await readSite(build.website.site);
    const names = textsOf(withTexts(copy, build.customization, brief)).flatMap(({ id, value }) =>
      id.endsWith('.i1.title') ? [[id, value]] : [],
    );
    expect(names).toEqual([
      ['offerings.i1.title', 'Dark rye'],
      ['gallery.i1.title', 'Dark rye'],
      ['pricing.i1.title', 'Dark rye'],
    ]);
  });

  test('fault 81: keeps its price where the one before it is removed', async () => {
    const build = await buildWith(() => ({ texts: { 'pricing.i2.detail': '180 €' } }));
    const built = await rebuildWebsite(
      build,
      offerings([
        { id: 'i2', name: 'Buns', price: '180 €' },
        { id: 'i3', name: 'Coffee', price: '2 €' },
      ]),
    );
    const page = await exported({ ...build, ...built });
    expect(page.replace(/<[^>]+>|\s+/g, ' ').replace(/\s+/g, ' ')).toMatch(
      /Buns 180 €.*Coffee 2 €/,
    );
  });

  test('that was filled in stays one that can be corrected', async () => {
    const build = await buildWith(() => ({ texts: { 'offerings.todo1.title': 'Seed rolls' } }), {
      kind: 'bakery',
      offerings: [],
    });
    const built = await rebuildWebsite(
      build,
      offerings([{ id: 'todo1', name: 'Seed rolls', price: '1 €' }]),
    );
    expect(built.customization.texts).toBeUndefined();
    expect(await exported({ ...build, ...built })).toContain('Seed rolls');
    const site = await readSite(built.website.site);
    const gaps = gapsOf(site, built.customization).map(({ textId }) => textId);
    expect(gaps.filter((id) => id.startsWith('offerings.'))).toEqual([]);
  });
});

describe('a new name', () => {
  const written = {
    texts: { 'about.p1': 'At Crumb & Ember we bake at night.', 'features.heading': 'Crumbs' },
  };

  test('as title takes the place of the old one everywhere', async () => {
    const build = await buildWith(() => written);
    const customization = retitled(build.customization, 'Ember & Oat', build.website);
    const page = await exported({ ...build, customization });
    expect(page).toContain('Ember &amp; Oat');
    expect(page).not.toMatch(/Crumb (?:&|&amp;|and) Ember/);
  });

  test('as correction takes its place in the person’s words too, and that of a title', async () => {
    const build = await buildWith(({ content }) => ({
      ...written,
      content: { ...content, title: 'Ember & Oat', subtitle: 'Ember & Oat: bread' },
    }));
    const { customization, website } = await rebuildWebsite(build, {
      corrections: { name: 'Loaf' },
    });
    expect(customization.content).toEqual({
      ...website.customization.content,
      title: 'Loaf',
      subtitle: 'Loaf: bread',
    });
    expect(customization.texts).toEqual(written.texts);
    const again = await rebuildWebsite(await buildWith(() => written), {
      corrections: { name: 'Loaf' },
    });
    expect(again.customization.texts).toEqual({
      'about.p1': 'At Loaf we bake at night.',
      'features.heading': 'Crumbs',
    });
  });

  test('as title stays when the site is drawn again, and the rest is written of it', async () => {
    const build = await buildWith(({ content }) => ({
      content: { ...content, title: 'Ember & Oat' },
    }));
    const { customization, website } = await rebuildWebsite(build, {
      corrections: { language: 'fr' },
    });
    expect(customization.content.title).toBe('Ember & Oat');
    expect(customization.content.description).toContain('Ember & Oat');
    expect(website.customization.content.description).toContain('Crumb & Ember');
  });
});
