import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';

import { arrange, type ArrangingAct, entriesOf } from '../../machines/arrangement';
import { sourceOf } from '../../machines/sectionIds';
import type { Build, Customization, PlannedPage, WebsiteRequest } from '../../machines/entities';
import { builtSite } from '../../src/generator/builtSite';
import { customizationPatch } from '../../src/generator/customizationPatch';
import { customizationSchema } from '../../src/generator/customizationSchema';
import { gapsOf } from '../../src/generator/document/gaps';
import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { openExport } from '../../src/generator/export/openExport';
import { generateSite } from '../../src/generator/generateSite';
import { initialCustomization } from '../../src/generator/initialCustomization';
import { outlineOf } from '../../src/generator/outlineOf';
import { applyPatch } from '../../src/generator/preview/applyPatch';
import { rebuildWebsite } from '../../src/generator/rebuild/rebuildWebsite';
import { renderSite } from '../../src/generator/render/renderSite';
import { drawShared } from '../../src/generator/share/drawShared';
import { writeFragment } from '../../src/generator/share/writeFragment';
import { textsOf } from '../../src/generator/write/mapTexts';
import { opened, shape } from './documents';

vi.setConfig({ testTimeout: 60_000 });

const BAKERY =
  'A bakery called Crumb & Ember in Porto with sourdough €4, croissants €2 and coffee, a gallery, questions and reviews. Call 0113 555 0142. We bake at night.';
const RESTAURANT =
  'A multi-page site for Olmo, an Italian restaurant in Leeds. We serve ravioli, risotto, focaccia and tiramisu. Show how to find us, a team and news. hello@olmo.example';

const siteOf = (more: Partial<WebsiteRequest> = {}) =>
  generateSite({ prompt: BAKERY, theme: 'modern', framework: 'tailwind', ...more });

/** What somebody may do, in order: the page, the entry and the act are chosen among those there are. */
const acts = fc.array(
  fc.record({
    page: fc.nat(20),
    entry: fc.nat(20),
    to: fc.nat(20),
    act: fc.constantFrom('move', 'move', 'duplicate', 'hide', 'show', 'remove', 'putBack', 'write'),
  } as const),
  { minLength: 1, maxLength: 14 },
);
type Acts = typeof acts extends fc.Arbitrary<infer T> ? T : never;

function arrangedBy(
  initial: Customization,
  outline: readonly PlannedPage[],
  done: Acts,
): Customization {
  return done.reduce((customization, { page: at, entry, to, act }) => {
    const page = outline[at % outline.length];
    if (page === undefined) return customization;
    const ids = entriesOf(page, customization);
    const id = ids[entry % ids.length] ?? '';
    if (act === 'write')
      return {
        ...customization,
        texts: { ...customization.texts, [`${id}.heading`]: `Own ${to}` },
      };
    const doing: ArrangingAct = act === 'move' ? { act, id, to: to % ids.length } : { act, id };
    return arrange(customization, page, doing);
  }, initial);
}

const orderIn = (document: Document) =>
  [...document.querySelectorAll('main > section')].map(
    (section) =>
      `${section.getAttribute('data-section')}${section.hasAttribute('hidden') ? ' hidden' : ''}`,
  );

describe('sections where the person put them', () => {
  it.each([
    ['one page', {}],
    [
      'several pages in two languages',
      { prompt: RESTAURANT, corrections: { secondLanguage: 'it' } },
    ],
    [
      'one page in two languages, Bootstrap',
      { framework: 'bootstrap', corrections: { secondLanguage: 'de' } },
    ],
    ['one page, Vuetify, elegant', { framework: 'vuetify', theme: 'elegant' }],
  ] as [string, Partial<WebsiteRequest>][])(
    'stand in the live preview as drawing again puts them: %s',
    async (_, more) => {
      const site = await siteOf(more);
      const initial = initialCustomization(site);
      const outline = outlineOf(site);
      const name = site.brief.name?.value ?? null;
      const drawn = await renderSite(site, initial, 'preview');
      const live = drawn.pages.map(({ html, lead }) => ({ document: opened(html), lead }));
      await fc.assert(
        fc.asyncProperty(acts, async (done) => {
          const customization = arrangedBy(initial, outline, done);
          const { pages } = await renderSite(site, customization, 'preview');
          pages.forEach(({ html }, index) => {
            const page = live[index];
            if (page === undefined) throw new Error('There is another page.');
            const { document, lead } = page;
            const { lang: language } = document.documentElement;
            const { theme } = site.request;
            applyPatch(
              document,
              customizationPatch(theme, customization, { name, language, outline, lead }),
            );
            const expected = opened(html);
            expect(orderIn(document)).toEqual(orderIn(expected));
            expect(shape(document.body)).toEqual(shape(expected.body));
          });
        }),
        { numRuns: 8, seed: 12 },
      );
    },
  );
});

/** A build whose prices come first, twice, the second with words of its own; without its gallery; the reviews hidden. */
async function rearrangedBuild(more: Partial<WebsiteRequest> = {}): Promise<Build> {
  const { website, customization: initial, ...built } = await builtSite(await siteOf(more));
  const home = website.outline?.[0];
  if (home === undefined) throw new Error('The site has no outline.');
  const steps: ArrangingAct[] = [
    { act: 'move', id: 'pricing', to: 1 },
    { act: 'duplicate', id: 'pricing' },
    { act: 'remove', id: 'gallery' },
    { act: 'hide', id: 'testimonials' },
    { act: 'remove', id: 'contact' },
  ];
  const arranged = steps.reduce<Customization>(
    (customization, step) => arrange(customization, home, step, website.html),
    initial,
  );
  const customization = {
    ...arranged,
    texts: { ...arranged.texts, 'pricing_2.heading': 'Prices for cafés' },
  };
  return { id: 'build-1', createdAt: 0, prompt: BAKERY, ...built, website, customization };
}

const PUBLISHED = ['hero', 'pricing', 'pricing_2', 'features', 'offerings', 'about', 'faq'];

describe('an arrangement', () => {
  it('has the links of header and footer in the order of the sections', async () => {
    const build = await rearrangedBuild();
    const zip = await exportWebsite(build);
    const page = opened(strFromU8(unzipSync(zip.bytes)['index.html'] ?? new Uint8Array()));
    const sections = [...page.querySelectorAll('main > section')].map(({ id }) => id);
    const lists = [...page.querySelectorAll('header ul, footer ul')].map((list) =>
      [...list.querySelectorAll('a[href^="#"]')].map(
        (link) => link.getAttribute('href')?.slice(1) ?? '',
      ),
    );
    expect(lists.length).toBeGreaterThan(1);
    for (const linked of lists) {
      expect(linked[0]).toBe('pricing');
      expect(linked).toEqual(sections.filter((id) => linked.includes(id)));
    }
  });

  it('is in the ZIP, and back from it', async () => {
    const build = await rearrangedBuild();
    const { bytes } = await exportWebsite(build);
    const { pages } = await renderSite(await siteOf(), build.customization, 'export');
    const page = opened(pages[0]?.html ?? '');
    expect(orderIn(page)).toEqual(PUBLISHED);
    expect(page.querySelector('#pricing_2 h2')?.textContent).toBe('Prices for cafés');
    expect(page.querySelector('#pricing h2')?.textContent).not.toBe('Prices for cafés');
    const opening = await openExport(bytes);
    expect(opening.customization).toEqual(build.customization);
    expect((await exportWebsite(opening)).bytes).toEqual(bytes);
  });

  it('is in a shared link, with nothing that is hidden or removed', async () => {
    const build = await rearrangedBuild();
    const { fragment } = await writeFragment(build);
    const page = opened((await drawShared(fragment)).html);
    expect(orderIn(page)).toEqual(PUBLISHED);
    const { pages } = await renderSite(await siteOf(), build.customization, 'export');
    const exported = opened(pages[0]?.html ?? '');
    const words = (document: Document) =>
      [...document.querySelectorAll('main > section')].map((section) =>
        section.textContent.replace(/\s+/g, ''),
      );
    expect(words(page)).toEqual(words(exported));
  });

  it('draws the pictures of a section of which only a copy is left, in a shared link too', async () => {
    const build = await rearrangedBuild();
    const home = build.website.outline?.[0];
    if (home === undefined) throw new Error('The site has no outline.');
    const twice = arrange(build.customization, home, { act: 'putBack', id: 'gallery' });
    const copied = arrange(twice, home, { act: 'duplicate', id: 'gallery' });
    const customization = arrange(copied, home, { act: 'remove', id: 'gallery' });
    const { fragment } = await writeFragment({ ...build, customization });
    const page = opened((await drawShared(fragment)).html);
    const own = opened((await renderSite(await siteOf(), customization, 'preview')).html);
    const drawings = (document: Document) =>
      [...document.querySelectorAll('#gallery_2 svg')].map((drawing) => drawing.innerHTML);
    expect(drawings(page)).toEqual(drawings(own));
    expect(drawings(page).length).toBeGreaterThan(2);
  });

  it('stays when theme, framework or language change', async () => {
    const build = await rearrangedBuild();
    for (const change of [
      { theme: 'elegant', framework: 'vuetify' },
      { corrections: { language: 'de' } },
    ] as const) {
      const rebuilt = await rebuildWebsite(build, change);
      expect(rebuilt.customization.arrangement).toEqual(build.customization.arrangement);
      const { html } = await renderSite(await siteOf(change), rebuilt.customization, 'export');
      expect(orderIn(opened(html))).toEqual(PUBLISHED);
    }
  });

  it('leaves what an owner has to fill in where it stands: gaps of a copy are its own, those of a removed section none', async () => {
    const { customization } = await rearrangedBuild();
    const site = await siteOf();
    const sections = gapsOf(site, customization).map(({ textId }) => textId.split('.')[0]);
    expect(sections).toContain('pricing_2');
    expect(sections).not.toContain('gallery');
    expect([...new Set(sections)].slice(0, 2)).toEqual(['pricing', 'pricing_2']);
  });

  it('keeps each text of a copy apart: every text of a section has the id of the section', async () => {
    for (const prompt of [BAKERY, RESTAURANT]) {
      const { copy } = await siteOf({ prompt });
      for (const section of copy.sections.filter(({ kind }) => kind !== 'hero')) {
        for (const { id } of textsOf({ ...copy, sections: [section] }).slice(3, -1))
          expect(id.startsWith(`${section.id}.`), id).toBe(true);
      }
    }
  });

  it.each([
    [{ order: { hero: ['about', 'about_2', 'menu.more', 'topic-abc_2'] } }, true],
    [{ away: { gallery: 'hidden', 'about.more': 'removed' } }, true],
    [{ order: { hero: ['about_02'] } }, false],
    [{ order: { hero: ['<img>'] } }, false],
    [{ away: { gallery: 'gone' } }, false],
    [{ order: { hero: Array.from({ length: 81 }, () => 'about') } }, false],
  ])('is read only where it is one: %j', async (arrangement, isRead) => {
    const customization = initialCustomization(await siteOf());
    expect(v.safeParse(customizationSchema, { ...customization, arrangement }).success).toBe(
      isRead,
    );
  });

  it('shows no more of a hostile one than sections of the page, each once', async () => {
    const site = await siteOf();
    const order = { hero: ['hero_2', 'faq', 'faq', 'menu', 'about.more', 'faq_7', 'hero'] };
    const customization = { ...initialCustomization(site), arrangement: { order } };
    const { html } = await renderSite(site, customization, 'export');
    const shown = orderIn(opened(html));
    expect(shown.slice(0, 1)).toEqual(['hero']);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.filter((id) => sourceOf(id) !== id)).toEqual(['faq_7']);
  });
});
