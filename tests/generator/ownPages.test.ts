import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';

import { sitePagesOf } from '../../machines/arrangedPages';
import { arrange } from '../../machines/arrangement';
import type { Build, Customization, WebsiteRequest } from '../../machines/entities';
import { editsDrawn } from '../../machines/itemCopies';
import { outlineOf } from '../../machines/outlineOf';
import { actOnPage, newPageId, type PageAct } from '../../machines/pageActs';
import { customizationPatch } from '../../src/generator/customizationPatch';
import { customizationSchema } from '../../src/generator/customizationSchema';
import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { openExport } from '../../src/generator/export/openExport';
import { generateSite } from '../../src/generator/generateSite';
import { redrawWebsite } from '../../src/generator/generateWebsite';
import { initialCustomization } from '../../src/generator/initialCustomization';
import { applyPatch } from '../../src/generator/preview/applyPatch';
import { redrawSections } from '../../src/generator/preview/redrawSections';
import { generateFrom, rebuildWebsite } from '../../src/generator/rebuild/rebuildWebsite';
import { inspectBuild } from '../../src/generator/report/inspectBuild';
import { renderSite } from '../../src/generator/render/renderSite';
import { drawShared } from '../../src/generator/share/drawShared';
import { writeFragment } from '../../src/generator/share/writeFragment';
import { opened, shape } from './documents';
import { asking } from './promptBuild';

vi.setConfig({ testTimeout: 120_000 });

const BAKERY =
  'A bakery called Crumb & Ember in Porto with sourdough €4, croissants €2 and coffee, a gallery, questions and reviews. Call 0113 555 0142. We bake at night.';
const RESTAURANT =
  'A multi-page site for Olmo, an Italian restaurant in Leeds. We serve ravioli, risotto, focaccia and tiramisu. Show how to find us, a team and news. hello@olmo.example';

const { requestOf, buildOf } = asking(BAKERY);

/** A build after something was done with its pages; `ADDED` stands for the page that is added. */
const ADDED = 'topic-page1';
function withPages(build: Build, ...acts: (readonly [string, PageAct])[]): Build {
  return acts.reduce((now, [page, done]) => {
    const customization = actOnPage(now.website, now.customization, page, done);
    expect(customization, done.act).not.toBe(now.customization);
    return { ...now, customization };
  }, build);
}

/** The bakery with a page for its prices, which were called something else at first. */
const withPriceList = (build: Build) =>
  withPages(
    build,
    [ADDED, { act: 'addPage', name: 'Price list' }],
    ['hero', { act: 'transfer', id: 'pricing', on: ADDED, to: 0 }],
  );

const sectionsIn = (html: string) =>
  [...opened(html).querySelectorAll('main > section[id]:not([hidden], #page)')].map(({ id }) => id);
const wordsIn = (html: string) =>
  [...opened(html).querySelectorAll('body [data-text]')]
    .filter((text) => text.closest('[hidden]') === null)
    .map((text) => text.textContent.replace(/\s+/g, ' ').trim());
const linksIn = (html: string) =>
  [...opened(html).querySelectorAll('header nav li')].map((link) => link.textContent.trim());

const exported = async (build: Build, more: Partial<WebsiteRequest> = {}) =>
  (await renderSite(await generateSite(requestOf(more)), build.customization, 'export')).pages;

describe('a page that is added', () => {
  it('makes a site of several pages, with a heading, an address and a link of its own', async () => {
    const pages = await exported(withPriceList(await buildOf()));
    expect(pages.map(({ path }) => path)).toEqual(['index.html', 'price-list.html']);
    const [home, list] = pages.map(({ html }) => html);
    expect(sectionsIn(home ?? '')).not.toContain('pricing');
    expect(sectionsIn(list ?? '')).toEqual(['pricing']);
    const page = opened(list ?? '');
    expect(page.querySelector('h1')?.textContent).toBe('Price list');
    expect(page.title).toContain('Price list');
    expect(linksIn(home ?? '')).toContain('Price list');
    expect(home).toContain('href="price-list.html"');
  });

  it('is in an export before it is filled, says that there is nothing yet, and is named in the report', async () => {
    const build = withPages(await buildOf(), [ADDED, { act: 'addPage', name: 'Weddings' }]);
    const [home, empty] = await exported(build);
    expect([home?.path, empty?.path]).toEqual(['index.html', 'weddings.html']);
    expect(linksIn(home?.html ?? '')).toContain('Weddings');
    const page = opened(empty?.html ?? '');
    expect(page.querySelector('h1')?.textContent).toBe('Weddings');
    expect(sectionsIn(empty?.html ?? '')).toEqual([ADDED]);
    expect(page.querySelector(`#${ADDED}`)?.textContent.trim()).toBe('More here soon.');
    const entry = { textId: `${ADDED}.page`, label: 'Weddings' };
    const report = await inspectBuild(build);
    expect(report.pagesToFill).toEqual([{ ...entry, isLeftOut: false }]);
    expect(report.checks.filter(({ isPassed }) => !isPassed)).toEqual([]);
    const files = unzipSync((await exportWebsite(build)).bytes);
    expect(Object.keys(files)).toContain('weddings.html');
    expect(strFromU8(files['report.html'] ?? new Uint8Array())).toContain('The page “Weddings”');
    expect(strFromU8(files['sitemap.xml'] ?? new Uint8Array())).toContain('weddings');
    const [, weddings] = outlineOf(build);
    if (weddings === undefined) throw new Error('The page is in the outline.');
    const hidden = arrange(build.customization, weddings.page, { act: 'hide', id: ADDED });
    const without = { ...build, customization: hidden };
    expect((await exported(without)).map(({ path }) => path)).toEqual(['index.html']);
    expect((await inspectBuild(without)).pagesToFill).toEqual([{ ...entry, isLeftOut: true }]);
    const { pages } = await redrawWebsite(build.website.site, requestOf(), build.customization);
    expect(pages?.map(({ path }) => path)).toEqual(['index.html', 'weddings.html']);
    expect(sectionsIn(pages?.[1]?.html ?? '')).toEqual([ADDED]);
    const filled = {
      ...build,
      customization: {
        ...build.customization,
        texts: { [`${ADDED}.todo1.title`]: 'Cakes', [`${ADDED}.todo1.body`]: 'To order' },
      },
    };
    expect((await exported(filled))[1]?.html).not.toContain('More here soon.');
    expect((await inspectBuild(filled)).pagesToFill).toEqual([]);
  });

  it('has an address that no other page has, whatever it is called', async () => {
    const names = ['Index', 'Preise', 'Preise?', '料金', 'website', 'Report', 'PREISE!', 'Images'];
    const build = names.reduce(
      (now, name) => withPages(now, [newPageId(now.customization), { act: 'addPage', name }]),
      await buildOf(),
    );
    const { pages = [] } = await redrawWebsite(
      build.website.site,
      requestOf(),
      build.customization,
    );
    const paths = pages.map(({ path }) => path);
    expect(paths.length).toBe(names.length + 1);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(
      expect.arrayContaining(['preise.html', 'preise-2.html', 'preise-3.html']),
    );
    for (const path of paths) expect(path).toMatch(/^[a-z0-9-]+\.html$/);
  });

  it('is there in both languages, and called the same until it has a name in the second', async () => {
    const more = { corrections: { secondLanguage: 'de' } };
    const build = withPriceList(await buildOf(more));
    const pages = await exported(build, more);
    expect(pages.map(({ path }) => path)).toEqual([
      'index.html',
      'price-list.html',
      'de/index.html',
      'de/price-list.html',
    ]);
    const renamed = withPages(build, [ADDED, { act: 'renamePage', name: 'Our prices' }]);
    renamed.customization.texts = {
      ...renamed.customization.texts,
      [`de.${ADDED}.nav`]: 'Preise',
    };
    const after = await exported(renamed, more);
    expect(after.map(({ path }) => path)).toEqual(pages.map(({ path }) => path));
    const headings = after.map(({ html }) => opened(html).querySelector('h1')?.textContent);
    expect([headings[1], headings[3]]).toEqual(['Our prices', 'Preise']);
    // What the first section is moved away from keeps its names.
    const moved = withPages(renamed, [ADDED, { act: 'transfer', id: ADDED, on: 'hero', to: 1 }]);
    const named = await exported(moved, more);
    expect(named.map(({ html }) => opened(html).querySelector('h1')?.textContent)).toEqual(
      headings,
    );
  });

  it.each(['tailwind', 'bootstrap', 'vuetify'] as const)(
    'says in the second language that its name is in the first, until it has one there, with %s',
    async (framework) => {
      const more = { framework, corrections: { secondLanguage: 'ar' } };
      const build = withPriceList(await buildOf(more));
      const namesIn = async (now: Build) => {
        const { html = '' } = (await exported(now, more)).at(-1) ?? {};
        const page = opened(html);
        const link = [...page.querySelectorAll('header nav [aria-current] [data-text]')][0];
        return [page.querySelector('h1 [data-text]'), link].map((name) => [
          name?.textContent,
          name?.getAttribute('lang') ?? null,
          name?.getAttribute('dir') ?? null,
        ]);
      };
      const twice = <T>(name: T) => [name, name];
      expect(await namesIn(build)).toEqual(twice(['Price list', 'en', 'ltr']));
      const renamed = withPages(build, [ADDED, { act: 'renamePage', name: 'Our prices' }]);
      expect(await namesIn(renamed)).toEqual(twice(['Our prices', 'en', 'ltr']));
      const away = withPages(build, [ADDED, { act: 'transfer', id: ADDED, on: 'hero', to: 1 }]);
      const late = withPages(away, [ADDED, { act: 'renamePage', name: 'Our prices' }]);
      expect(await namesIn(late)).toEqual(twice(['Our prices', 'en', 'ltr']));
      renamed.customization.texts = {
        ...renamed.customization.texts,
        [`ar.${ADDED}.nav`]: 'الأسعار',
      };
      expect(await namesIn(renamed)).toEqual(twice(['الأسعار', null, null]));
      const first = opened((await exported(renamed, more))[1]?.html ?? '');
      expect(first.querySelector('h1 [data-text]')?.hasAttribute('lang')).toBe(false);
    },
  );

  it('is told in the preview as it is drawn, once it has a name in the second language and once that is undone', async () => {
    const more = { corrections: { secondLanguage: 'de' } };
    const build = withPriceList(await buildOf(more));
    const asked = { ...requestOf(more), corrections: more.corrections };
    const drawn = async ({ website, customization }: Build) =>
      opened(
        (await redrawWebsite(website.site, asked, customization)).pages?.find(
          ({ path }) => path === 'de/price-list.html',
        )?.html ?? '',
      );
    const live = await drawn(build);
    const heading = () => live.querySelector('h1 [data-text]');
    const patch = (texts: Record<string, string>) =>
      applyPatch(
        live,
        customizationPatch(
          'modern',
          { ...build.customization, texts },
          { language: 'de', prefix: 'de.' },
        ),
      );
    expect(heading()?.getAttribute('lang')).toBe('en');
    patch({ [`${ADDED}.nav`]: 'Our prices' });
    expect([heading()?.textContent, heading()?.getAttribute('lang')]).toEqual(['Our prices', 'en']);
    patch({ [`de.${ADDED}.nav`]: 'Preise' });
    expect([heading()?.textContent, heading()?.getAttribute('lang')]).toEqual(['Preise', null]);
    patch({});
    expect([heading()?.textContent, heading()?.getAttribute('lang')]).toEqual(['Price list', 'en']);
  });
});

describe('pages of a site with several', () => {
  const several = () => buildOf({ prompt: RESTAURANT });
  const asked = { prompt: RESTAURANT };

  it('keep their addresses in another order, in navigation, files and site map alike', async () => {
    const build = await several();
    const leads = outlineOf(build).map(({ page }) => page.lead);
    const last = leads.at(-1) ?? '';
    const moved = withPages(build, [last, { act: 'movePage', to: 1 }]);
    const before = await exported(build, asked);
    const after = await exported(moved, asked);
    expect(after.map(({ path }) => path).toSorted()).toEqual(
      before.map(({ path }) => path).toSorted(),
    );
    expect(after[1]?.path).toBe(before.at(-1)?.path);
    expect(linksIn(after[0]?.html ?? '').slice(0, 2)).toEqual([
      linksIn(before[0]?.html ?? '')[0],
      outlineOf(build).at(-1)?.label,
    ]);
    const files = unzipSync((await exportWebsite(moved)).bytes);
    const map = strFromU8(files['sitemap.xml'] ?? new Uint8Array());
    for (const { path } of after.slice(1)) expect(map).toContain(path.replace('.html', ''));
  });

  it('are gone when they are removed, with their links; what stood there can be put back on the first', async () => {
    const build = await several();
    const removed = withPages(build, ['about', { act: 'removePage' }]);
    const pages = await exported(removed, asked);
    expect(pages.map(({ lead }) => lead)).not.toContain('about');
    for (const { html } of pages) {
      expect(sectionsIn(html)).not.toContain('about');
      expect(html).not.toContain('about.html');
    }
    const [home] = outlineOf(removed);
    expect(home?.removed.map(({ id }) => id)).toContain('about');
    if (home === undefined) throw new Error('The site has a first page.');
    const back = arrange(removed.customization, home.page, { act: 'putBack', id: 'about' });
    const [first] = await exported({ ...removed, customization: back }, asked);
    expect(sectionsIn(first?.html ?? '')).toContain('about');
  });

  describe('that are renamed', () => {
    const bilingual = { prompt: RESTAURANT, corrections: { secondLanguage: 'de' } };
    const renamedSite = async () => {
      const build = await buildOf(bilingual);
      const renamed = withPages(
        build,
        ['offerings', { act: 'renamePage', name: 'What we cook' }],
        ['about', { act: 'renamePage', name: 'A $& family' }],
      );
      const texts = { ...renamed.customization.texts, 'de.offerings.nav': 'Gerichte' };
      return { build, renamed: { ...renamed, customization: { ...renamed.customization, texts } } };
    };
    const linksToPages = (page: Document) =>
      Object.fromEntries(
        [...page.querySelectorAll<HTMLElement>('[data-text$=".more"]')].map((text) => [
          text.dataset.text,
          text.textContent,
        ]),
      );
    const at = (pages: readonly { path: string; html: string }[], path: string) =>
      opened(pages.find((page) => page.path === path)?.html ?? '');

    it('are called so on the links to them, in the ZIP as in the shared link', async () => {
      const { renamed } = await renamedSite();
      const pages = await exported(renamed, bilingual);
      expect(linksToPages(at(pages, 'index.html'))).toMatchObject({
        'offerings.more': 'See all: What we cook',
        'about.more': 'Read more: A $& family',
      });
      expect(linksToPages(at(pages, 'de/index.html'))).toMatchObject({
        'de.offerings.more': 'Alles ansehen: Gerichte',
      });
      const shared = await drawShared((await writeFragment(renamed)).fragment);
      expect(shared.pages?.map(({ html }) => wordsIn(html))).toEqual(
        pages.map(({ html }) => wordsIn(html)),
      );
    });

    it.each(['index.html', 'de/index.html'])(
      'are called so at once in the preview, as in the ZIP, and as before when that is undone: %s',
      async (path) => {
        const { build, renamed } = await renamedSite();
        const taken = at(await exported(renamed, bilingual), path);
        const live = at(build.website.pages ?? [], path);
        const patch = (customization: Customization) =>
          applyPatch(
            live,
            customizationPatch('modern', customization, { language: live.documentElement.lang }),
          );
        const before = linksToPages(live);
        patch(renamed.customization);
        expect(linksToPages(live)).toEqual(linksToPages(taken));
        patch(build.customization);
        expect(linksToPages(live)).toEqual(before);
        const id = Object.keys(before)[0] ?? '';
        const texts = { ...renamed.customization.texts, [id]: 'All of it' };
        patch({ ...renamed.customization, texts });
        expect(linksToPages(live)[id]).toBe('All of it');
      },
    );
  });

  it('keep their name when the section that they are named after goes to another page', async () => {
    const build = await several();
    const renamed = withPages(
      build,
      ['about', { act: 'renamePage', name: 'Our story' }],
      ['about', { act: 'transfer', id: 'about', on: 'hero', to: 1 }],
    );
    expect(outlineOf(renamed).find(({ page }) => page.lead === 'about')?.label).toBe('Our story');
    const own = withPages(renamed, ['about', { act: 'renamePage', name: 'The people' }]);
    const pages = await exported(own, asked);
    expect(sectionsIn(pages[0]?.html ?? '').slice(0, 2)).toEqual(['hero', 'about']);
    const people = pages.find(({ lead }) => lead === 'about');
    expect(sectionsIn(people?.html ?? '')).toEqual(['team']);
    expect(opened(people?.html ?? '').querySelector('h1')?.textContent).toBe('The people');
    expect(outlineOf(own)[0]?.entries[1]?.label).toBe('Our story');
    const shared = await drawShared((await writeFragment(own)).fragment);
    const sharedPage = shared.pages?.find(({ lead }) => lead === 'about');
    expect(opened(sharedPage?.html ?? '').querySelector('h1')?.textContent).toBe('The people');
  });

  it('are one page again when all others are removed', async () => {
    const build = await several();
    const others = outlineOf(build)
      .map(({ page }) => page.lead)
      .slice(1);
    const one = withPages(build, ...others.map((lead) => [lead, { act: 'removePage' }] as const));
    const pages = await exported(one, asked);
    expect(pages.map(({ path }) => path)).toEqual(['index.html']);
    expect(outlineOf(one)).toHaveLength(1);
  });
});

describe('pages of a person’s own', () => {
  it('are in the ZIP, and back from it, byte for byte', async () => {
    const build = withPages(withPriceList(await buildOf()), [
      'topic-page2',
      { act: 'addPage', name: 'Night baking' },
    ]);
    const { bytes } = await exportWebsite(build);
    const opening = await openExport(bytes);
    expect(opening.customization).toEqual(build.customization);
    expect(outlineOf({ ...build, ...opening })).toEqual(outlineOf(build));
    expect((await exportWebsite(opening)).bytes).toEqual(bytes);
  });

  it('are in a shared link as in an export', async () => {
    const build = withPriceList(await buildOf());
    const shared = await drawShared((await writeFragment(build)).fragment);
    const pages = await exported(build);
    expect(shared.pages?.map(({ html }) => sectionsIn(html))).toEqual(
      pages.map(({ html }) => sectionsIn(html)),
    );
    expect(shared.pages?.map(({ html }) => linksIn(html))).toEqual(
      pages.map(({ html }) => linksIn(html)),
    );
  });

  it('stay when theme, framework, language or pages change, and in the next generation', async () => {
    const build = withPriceList(await buildOf());
    const rebuilds = [
      rebuildWebsite(build, { theme: 'elegant', framework: 'vuetify' }),
      rebuildWebsite(build, { corrections: { language: 'de' } }),
      rebuildWebsite(build, { corrections: { isMultiPage: true } }),
      generateFrom(requestOf({ prompt: `${BAKERY} Open daily.` }), build),
    ];
    for (const rebuilding of rebuilds) {
      const rebuilt = await rebuilding;
      expect(rebuilt.customization.pages).toEqual(build.customization.pages);
      expect(rebuilt.website.drawnEdits).toBe(editsDrawn(rebuilt.customization));
      const page = rebuilt.website.pages?.find(({ lead }) => lead === ADDED);
      expect(page?.path).toBe('price-list.html');
      expect(sectionsIn(page?.html ?? '')).toContain('pricing');
    }
  });

  it.each<[object, boolean]>([
    [{ added: { 'topic-page1': 'Prices' }, order: ['topic-page1'], removed: ['about'] }, true],
    [{ added: { about: 'Prices' } }, false],
    [{ added: { 'topic-page0': 'Prices' } }, false],
    [{ order: ['<img>'] }, false],
    [{ order: Array.from({ length: 31 }, () => 'about') }, false],
  ])('are read only where they are some: %j', async (pages, isRead) => {
    const customization = { ...initialCustomization(await generateSite(requestOf())), pages };
    expect(v.safeParse(customizationSchema, customization).success).toBe(isRead);
  });

  it('show no more of hostile ones than pages with sections, each once', async () => {
    const customization: Customization = {
      ...initialCustomization(await generateSite(requestOf())),
      pages: {
        added: { 'topic-page1': '<b>"x</b>' },
        order: ['hero', 'about_2', 'topic-page1', 'topic-page1', 'faq'],
        removed: ['hero', 'nothing'],
      },
      arrangement: {
        moved: { hero: 'topic-page1', pricing: 'nowhere', about: 'topic-page1', faq: 'about' },
      },
    };
    const site = await generateSite(requestOf());
    const { pages } = await renderSite(site, customization, 'preview');
    expect(pages.map(({ lead }) => lead)).toEqual(['hero', 'topic-page1']);
    const all = pages.flatMap(({ html }) => sectionsIn(html));
    expect(new Set(all).size).toBe(all.length);
    expect(all[0]).toBe('hero');
    expect(sectionsIn(pages[1]?.html ?? '')).toEqual(['topic-page1', 'about']);
    expect(pages[1]?.html).not.toContain('<b>');
  });
});

/** The header, the footer and the sections of a page, each with what it is known by. */
const partsOf = (document: Document) =>
  new Map(
    ['header', 'footer', 'main > *'].flatMap((selector) =>
      [...document.querySelectorAll(selector)].map((part) => [
        part.getAttribute('data-section') ?? selector,
        JSON.stringify(shape(part)),
      ]),
    ),
  );

/** What two documents have in another way: names of parts, their order among them. */
function differences(one: Document, other: Document): string[] {
  const [first, second] = [partsOf(one), partsOf(other)];
  const order = [...first.keys()].join() === [...second.keys()].join() ? [] : ['order'];
  return [
    ...order,
    ...[...second].filter(([name, part]) => first.get(name) !== part).map(([name]) => name),
  ];
}

const acts = fc.array(
  fc.record({
    page: fc.nat(20),
    entry: fc.nat(20),
    to: fc.nat(20),
    act: fc.constantFrom(
      ...([
        'addPage',
        'renamePage',
        'movePage',
        'removePage',
        'transfer',
        'transfer',
        'move',
        'duplicate',
        'hide',
        'remove',
        'write',
        'undo',
        'redraw',
      ] as const),
    ),
  }),
  { minLength: 1, maxLength: 12 },
);

describe('a preview on screen', () => {
  it.each([
    ['one page', {}],
    [
      'several pages in two languages, Bootstrap',
      { prompt: RESTAURANT, framework: 'bootstrap', corrections: { secondLanguage: 'it' } },
    ],
  ] as [string, Partial<WebsiteRequest>][])(
    'comes to what is drawn from anew, whatever was done with pages, without a reload: %s',
    async (_, more) => {
      const first = await buildOf(more);
      const site = await generateSite(requestOf(more));
      const pagesOf = ({ website }: Build) =>
        website.pages ?? [{ html: website.html, lead: 'hero', path: 'index.html' }];
      await fc.assert(
        fc.asyncProperty(acts, async (done) => {
          let build = first;
          let past: Customization[] = [];
          const standing = new Map(pagesOf(build).map(({ path, html }) => [path, html]));
          const live = new Map(
            pagesOf(build).map(({ path, html, lead }) => [path, { document: opened(html), lead }]),
          );
          const dress = () => {
            for (const { document, lead } of live.values())
              applyPatch(
                document,
                customizationPatch(build.theme, build.customization, {
                  name: site.brief.name?.value ?? null,
                  language: document.documentElement.lang,
                  outline: sitePagesOf(build.website, build.customization),
                  lead,
                }),
              );
          };
          const redraw = async () => {
            const request = requestOf(more);
            const { site: json } = first.website;
            const website = await redrawWebsite(json, request, build.customization);
            build = { ...build, website };
            const now = pagesOf(build);
            for (const path of live.keys())
              if (!now.some((page) => page.path === path)) live.delete(path);
            for (const { path, html, lead } of now) {
              const shown = live.get(path);
              if (shown === undefined) live.set(path, { document: opened(html), lead });
              else redrawSections(shown.document, opened(standing.get(path) ?? ''), opened(html));
              standing.set(path, html);
            }
            dress();
          };
          for (const { page: at, entry, to, act } of done) {
            if (act === 'redraw') {
              await redraw();
              continue;
            }
            const { customization: now, website } = build;
            if (act === 'undo') {
              build = { ...build, customization: past.at(-1) ?? now };
              past = past.slice(0, -1);
              dress();
              continue;
            }
            const pages = outlineOf(build);
            const page = pages[at % pages.length];
            if (page === undefined) continue;
            const { lead } = page.page;
            const id = page.entries[entry % (page.entries.length || 1)]?.id ?? '';
            const other = pages[to % pages.length]?.page.lead ?? '';
            const paged: Partial<Record<typeof act, readonly [string, PageAct]>> = {
              addPage: [newPageId(now), { act: 'addPage', name: `Page ${to}` }],
              renamePage: [lead, { act: 'renamePage', name: `Name ${to}` }],
              movePage: [lead, { act: 'movePage', to: to % pages.length }],
              removePage: [lead, { act: 'removePage' }],
              transfer: [lead, { act: 'transfer', id, on: other, to: 1 }],
            };
            const doing = paged[act];
            const customization = doing
              ? actOnPage(website, now, ...doing)
              : act === 'write'
                ? { ...now, texts: { ...now.texts, [`${id}.heading`]: `Own ${to}` } }
                : arrange(
                    now,
                    page.page,
                    act === 'move'
                      ? { act, id, to: to % page.entries.length }
                      : { act: act as 'hide', id },
                  );
            past = [...past, now];
            build = { ...build, customization };
            dress();
          }
          await redraw();
          const { pages } = await renderSite(site, build.customization, 'preview');
          expect([...live.keys()].toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
          for (const { path, html } of pages) {
            const document = live.get(path)?.document;
            const expected = opened(html);
            expect(document?.title).toBe(expected.title);
            expect(document && differences(document, expected), path).toEqual([]);
          }
        }),
        { numRuns: 4, seed: 21, endOnFailure: true },
      );
    },
  );
});
