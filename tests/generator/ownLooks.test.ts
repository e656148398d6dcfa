import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

import { builderMachine } from '../../machines/builder';
import type { BuilderEvent } from '../../machines/builderContext';
import { findBuild } from '../../machines/builderDocument';
import { type Build, THEMES, type WebsiteRequest } from '../../machines/entities';
import { APPEARANCES, CORNERS, SPACINGS, TYPEFACE_PAIRS } from '../../machines/styleChoices';
import { builtSite } from '../../src/generator/builtSite';
import { customizationPatch } from '../../src/generator/customizationPatch';
import { customizationSchema } from '../../src/generator/customizationSchema';
import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { openExport } from '../../src/generator/export/openExport';
import { generateSite } from '../../src/generator/generateSite';
import { drawWebsite } from '../../src/generator/generateWebsite';
import { applyPatch } from '../../src/generator/preview/applyPatch';
import { redrawSections } from '../../src/generator/preview/redrawSections';
import { withTypefaces } from '../../src/generator/preview/withTypefaces';
import { generateFrom, rebuildWebsite } from '../../src/generator/rebuild/rebuildWebsite';
import { renderSite } from '../../src/generator/render/renderSite';
import { inspectBuild } from '../../src/generator/report/inspectBuild';
import { readFragment } from '../../src/generator/share/readFragment';
import { writeFragment } from '../../src/generator/share/writeFragment';
import { readSite } from '../../src/generator/siteState';
import { FONTS_LIMIT, sizeOf } from '../../src/generator/typefaces/typeset';
import { aBuild } from '../../stories/fixtures/aBuild';
import { opened, shape } from './documents';

vi.setConfig({ testTimeout: 120_000 });

const PROMPT =
  'A multi-page site for Olmo, a restaurant in Leeds. We serve ravioli, risotto and focaccia.';

async function buildOf(more: Partial<WebsiteRequest> = {}): Promise<Build> {
  const request = { prompt: PROMPT, theme: 'modern', framework: 'tailwind', ...more } as const;
  return { ...aBuild(), ...request, ...(await builtSite(await generateSite(request))) };
}

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const words = fc.constantFrom('', ' ', 'Ravioli <b>by</b> hand', '"€9" & more', 'x'.repeat(200));
const edits: fc.Arbitrary<BuilderEvent> = fc.oneof(
  fc.constantFrom(...TYPEFACE_PAIRS, null).map((typefaces): BuilderEvent => ({
    type: 'style.choose',
    choice: { typefaces },
  })),
  fc.constantFrom(...CORNERS, null).map((corners): BuilderEvent => ({
    type: 'style.choose',
    choice: { corners },
  })),
  fc.constantFrom(...SPACINGS, null).map((spacing): BuilderEvent => ({
    type: 'style.choose',
    choice: { spacing },
  })),
  fc.constantFrom(...APPEARANCES).map((appearance): BuilderEvent => ({
    type: 'appearance.choose',
    appearance,
  })),
  fc.record({
    type: fc.constant('color.change' as const),
    role: fc.constantFrom('primary', 'secondary', 'accent', 'background', 'text'),
    value: color,
  }),
  fc.record({
    type: fc.constant('listing.change' as const),
    page: fc.constantFrom('hero', 'offerings', 'contact', 'it.hero'),
    field: fc.constantFrom('title', 'description'),
    value: words,
  }),
);
const fifty = fc.array(edits, { minLength: 50, maxLength: 50 });

function startOn(build: Build) {
  const actor = createActor(builderMachine, {
    input: { history: [build], currentId: build.id },
  }).start();
  const now = () => findBuild(actor.getSnapshot().context, build.id) ?? build;
  const make = (all: readonly BuilderEvent[]) => {
    for (const edit of all) {
      actor.send(edit);
      actor.send({ type: 'edit.end' });
    }
  };
  return { actor, now, make };
}

/** Everything that a person can choose at once, in a site that is not made for it. */
const ALL: BuilderEvent[] = [
  { type: 'style.choose', choice: { typefaces: 'oswaldSpectral' } },
  { type: 'style.choose', choice: { corners: 'round' } },
  { type: 'style.choose', choice: { spacing: 'compact' } },
  { type: 'appearance.choose', appearance: 'dark' },
  { type: 'color.change', role: 'secondary', value: '#556677' },
  { type: 'listing.change', page: 'hero', field: 'title', value: 'Ravioli, folded by hand' },
  {
    type: 'listing.change',
    page: 'offerings',
    field: 'description',
    value: 'What we cook "today" & <soon>',
  },
];

async function chosen(more: Partial<WebsiteRequest> = {}): Promise<Build> {
  const { now, make } = startOn(await buildOf(more));
  make(ALL);
  return now();
}

const filesOf = async (build: Build) =>
  Object.fromEntries(
    Object.entries(unzipSync((await exportWebsite(build)).bytes)).map(([path, content]) => [
      path,
      strFromU8(content),
    ]),
  );
const tag = (page: string | undefined, name: string): string | null | undefined =>
  opened(page ?? '')
    .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
    ?.getAttribute('content');

describe('looks and listings that the person chose', () => {
  it.each([
    [{}],
    [{ framework: 'bootstrap', theme: 'elegant', corrections: { secondLanguage: 'it' } }],
    [{ framework: 'vuetify', theme: 'vibrant', direction: 1 }],
  ] as [Partial<WebsiteRequest>][])(
    'stand in the document on screen as drawing again puts them: %o',
    async (more) => {
      const build = await buildOf(more);
      const site = await readSite(build.website.site);
      const drawnPages = ({ html, pages, typefaces }: Build['website']) =>
        (pages ?? [{ html, lead: 'hero', language: 'en' }]).map((page) => ({
          ...page,
          html: withTypefaces(page.html, typefaces),
        }));
      const live = drawnPages(build.website).map((page) => ({
        ...page,
        document: opened(page.html),
      }));
      const styleOf = (document: Document) =>
        [...document.querySelectorAll('head style')].map(({ textContent }) => textContent);
      await fc.assert(
        fc.asyncProperty(fifty, async (all) => {
          const { now, make } = startOn(build);
          make(all);
          const { customization } = now();
          const next = drawnPages(await drawWebsite(site, customization));
          const { pages: whole } = await renderSite(site, customization, 'preview', {
            isPublished: false,
          });
          live.forEach((page, index) => {
            const drawn = next[index];
            if (drawn === undefined) throw new Error('There is another page.');
            redrawSections(page.document, opened(page.html), opened(drawn.html));
            page.html = drawn.html;
            const { language, lead } = page;
            const prefix = language === site.copy.language ? '' : `${language}.`;
            const name = site.brief.name?.value ?? null;
            const patch = customizationPatch(site.request.theme, customization, {
              name,
              language,
              lead,
              prefix,
            });
            applyPatch(page.document, patch);
            const fresh = opened(drawn.html);
            expect(shape(page.document.body)).toEqual(shape(opened(whole[index]?.html ?? '').body));
            expect(styleOf(page.document)).toEqual(styleOf(fresh));
            expect(page.document.documentElement.dataset.type).toBe(
              fresh.documentElement.dataset.type,
            );
            const own = customization.listings?.[`${prefix}${lead}`]?.title?.trim();
            if (own) expect(page.document.title).toBe(own);
            for (const [variable, value] of Object.entries(patch.variables))
              expect(page.document.documentElement.style.getPropertyValue(variable)).toBe(value);
          });
        }),
        { numRuns: 4, seed: 12 },
      );
    },
  );

  it('are in the ZIP: fonts with their licence, the dark colors, corners, spacing and the words of each page', async () => {
    const build = await chosen({ framework: 'bootstrap' });
    const files = await filesOf(build);
    const css = files['styles.css'] ?? '';
    expect(css).toContain("--site-font-heading: 'Oswald', 'Oswald Fallback', ");
    expect(css).toContain("--site-font-body: 'Spectral', 'Spectral Fallback', ");
    expect(css).toContain('--site-scheme: dark;');
    expect(css).toContain('--site-radius-control: 999px;');
    expect(css).toMatch(/--site-space-section: calc\(clamp\(.+\) \* 0\.6\);/);
    expect(css).toMatch(/\[data-type='oswaldSpectral'\] \{[^}]*--t-weight-heading: 600;/);
    expect(files['index.html']).toContain('data-type="oswaldSpectral"');
    expect(files['LICENSES.txt']).toContain('Oswald, Spectral');
    expect(Object.keys(files)).toContain('fonts/oswald-latin-600-normal.woff2');
    for (const name of ['og:title', 'twitter:title'])
      expect(tag(files['index.html'], name)).toBe('Ravioli, folded by hand');
    expect(opened(files['index.html'] ?? '').title).toBe('Ravioli, folded by hand');
    for (const name of ['description', 'og:description', 'twitter:description'])
      expect(tag(files['menu.html'], name)).toBe('What we cook "today" & <soon>');
    expect(opened(files['menu.html'] ?? '').title).not.toBe('Ravioli, folded by hand');
    expect(tag(files['index.html'], 'twitter:image')).toBe(
      'https://www.example.com/images/share.png',
    );
  });

  it('come back from the ZIP as they were, and give the same ZIP again', async () => {
    const build = await chosen({ corrections: { secondLanguage: 'it' } });
    const { bytes } = await exportWebsite(build);
    const back = await openExport(bytes);
    expect(back.customization).toEqual(build.customization);
    const again = await exportWebsite({ ...build, ...back, customization: back.customization });
    expect(again.bytes).toEqual(bytes);
  });

  it('go along in a share link, but for pages that do not show and the appearance behind', async () => {
    const build = await chosen();
    const { customization } = build;
    const shared = await readFragment((await writeFragment(build)).fragment);
    expect(shared.customization.style).toEqual({
      typefaces: 'oswaldSpectral',
      corners: 'round',
      spacing: 'compact',
    });
    expect(shared.customization.colors).toEqual(customization.colors);
    expect(shared.customization.listings).toEqual(customization.listings);
    const [shownPage] = (
      await renderSite(shared.site, shared.customization, 'preview', { isPublished: true })
    ).pages;
    expect(opened(shownPage?.html ?? '').title).toBe('Ravioli, folded by hand');
    const menu = build.website.outline?.find(({ lead }) => lead === 'offerings');
    const away = Object.fromEntries((menu?.entries ?? []).map(({ id }) => [id, 'hidden' as const]));
    const without = { ...build, customization: { ...customization, arrangement: { away } } };
    const { hero, offerings } = customization.listings ?? {};
    // What is left of the page is named after the next section.
    const renamed = await readFragment((await writeFragment(without)).fragment);
    expect(renamed.customization.listings).toEqual({ hero, pricing: offerings });
    const layout = { ...customization.layout, showPricing: false };
    const gone = { ...without, customization: { ...without.customization, layout } };
    const left = await readFragment((await writeFragment(gone)).fragment);
    expect(left.customization.listings).toEqual({ hero });
  });

  it('stay through another theme, framework and language, and a new generation', async () => {
    const build = await chosen();
    const kept = ({
      customization: { style, listings, colors },
    }: Pick<Build, 'customization'>) => ({
      style,
      listings,
      secondary: colors.secondary,
      background: colors.background,
    });
    for (const change of [
      { theme: 'elegant' },
      { framework: 'bootstrap' },
      { corrections: { language: 'es' } },
      { direction: 2 },
    ] as const) {
      expect(kept(await rebuildWebsite(build, change))).toEqual(kept(build));
    }
    const request = {
      prompt: `${PROMPT} With a team.`,
      theme: 'vibrant',
      framework: 'vuetify',
    } as const;
    expect(kept(await generateFrom(request, build))).toEqual(kept(build));
  });

  it('are what others wrote only where they are what can be chosen', async () => {
    const { customization } = await chosen();
    const parses = (over: object) => v.is(customizationSchema, { ...customization, ...over });
    expect(v.parse(customizationSchema, customization)).toEqual(customization);
    expect(parses({ style: { typefaces: 'comicSans' } })).toBe(false);
    expect(parses({ style: { otherGround: { background: 'url(//evil)', text: '#000000' } } })).toBe(
      false,
    );
    expect(parses({ listings: { '__proto__.x': { title: 'a' } } })).toBe(false);
    expect(parses({ listings: { 'a b': { title: 'a' } } })).toBe(false);
    // What every object knows is no page.
    const listings = JSON.parse('{"__proto__":{"title":"a"}}') as object;
    expect(v.parse(customizationSchema, { ...customization, listings }).listings).toEqual({});
  });

  it('has the generator’s own words for every page, whatever the person wrote', async () => {
    const build = await chosen({ corrections: { secondLanguage: 'it' } });
    const report = await inspectBuild(build);
    expect(report.listing.title).toBe('Ravioli, folded by hand');
    expect(report.pages.map(({ page }) => page)).toEqual(
      expect.arrayContaining(['hero', 'offerings', 'it.hero', 'it.offerings']) as string[],
    );
    const plain = await inspectBuild({
      ...build,
      customization: { ...build.customization, listings: undefined } as Build['customization'],
    });
    expect(report.pages).toEqual(plain.pages);
    expect(report.pages[0]?.title).toBe(plain.listing.title);
  });
});

describe.each(TYPEFACE_PAIRS)('the pair of typefaces %s', (typefaces) => {
  it.each([
    'A bakery called Brotzeit in Leeds with prices and questions',
    'Restaurant “Šaľa” in Kroměříž with dumplings, Őrség goulash and İstanbul coffee',
  ])('has files for headings and text in every theme, within the limit: %s', async (prompt) => {
    for (const theme of THEMES) {
      const { now, make } = startOn(await buildOf({ prompt, theme }));
      make([{ type: 'style.choose', choice: { typefaces } }]);
      const site = await readSite(now().website.site);
      const { fonts, css } = await renderSite(site, now().customization, 'export');
      expect(fonts.reduce((sum, font) => sum + sizeOf(font), 0)).toBeLessThanOrEqual(FONTS_LIMIT);
      const [, heading = ''] = /--site-font-heading: '([^']+)'/.exec(css) ?? [];
      const [, body = ''] = /--site-font-body: '([^']+)'/.exec(css) ?? [];
      for (const family of [heading, body]) {
        expect(fonts.map((font) => font.family.name)).toContain(family);
        expect(css).toContain(`font-family: '${family} Fallback';`);
      }
      const isExtended = prompt.includes('Šaľa');
      expect(
        fonts.some(({ family, subset }) => family.name === heading && subset === 'latin-ext'),
      ).toBe(isExtended);
    }
  });

  it('leaves Japanese and Arabic to the fonts of the device', async () => {
    const { now, make } = startOn(await buildOf({ prompt: '東京の花屋「つき草」' }));
    make([{ type: 'style.choose', choice: { typefaces } }]);
    const site = await readSite(now().website.site);
    const { fonts, css } = await renderSite(site, now().customization, 'export');
    expect(fonts).toEqual([]);
    expect(css).not.toContain('@font-face');
  });
});
