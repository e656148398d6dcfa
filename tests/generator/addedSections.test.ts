import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';

import { adding } from '../../machines/addingSections';
import { arrange } from '../../machines/arrangement';
import type { Build, Customization, WebsiteRequest } from '../../machines/entities';
import { editsDrawn } from '../../machines/itemCopies';
import { outlineOf as outlineOfBuild } from '../../machines/outlineOf';
import { customizationPatch } from '../../src/generator/customizationPatch';
import { customizationSchema } from '../../src/generator/customizationSchema';
import { gapsOf } from '../../src/generator/document/gaps';
import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { openExport } from '../../src/generator/export/openExport';
import { generateSite } from '../../src/generator/generateSite';
import { redrawWebsite } from '../../src/generator/generateWebsite';
import { initialCustomization } from '../../src/generator/initialCustomization';
import { applyPatch } from '../../src/generator/preview/applyPatch';
import { redrawSections } from '../../src/generator/preview/redrawSections';
import { generateFrom, rebuildWebsite } from '../../src/generator/rebuild/rebuildWebsite';
import { renderSite } from '../../src/generator/render/renderSite';
import { SECTION_KINDS } from '../../src/generator/sectionKinds';
import { drawShared } from '../../src/generator/share/drawShared';
import { writeFragment } from '../../src/generator/share/writeFragment';
import { textsOf } from '../../src/generator/write/mapTexts';
import { editedSite } from '../../src/generator/document/editedSite';
import { opened, shape } from './documents';
import { asking } from './promptBuild';

vi.setConfig({ testTimeout: 120_000 });

const BAKERY =
  'A bakery called Crumb & Ember in Porto with sourdough €4, croissants €2 and coffee, a gallery, questions and reviews. Call 0113 555 0142. We bake at night.';
const RESTAURANT =
  'A multi-page site for Olmo, an Italian restaurant in Leeds. We serve ravioli, risotto, focaccia and tiramisu. Show how to find us, a team and news. hello@olmo.example';

const KINDS = SECTION_KINDS.filter((kind) => kind !== 'hero');

const { requestOf, buildOf } = asking(BAKERY);

/** A build after sections of these kinds were added, each behind `behind` on `page`. */
function withSections(build: Build, kinds: readonly string[], page = 'hero', behind = ''): Build {
  return kinds.reduce((now, kind) => {
    const doing = adding(now, kind, { page, id: behind || null });
    const planned = now.website.outline?.find(({ lead }) => lead === doing?.page);
    if (doing === null || planned === undefined) throw new Error(`${kind} cannot be added.`);
    return { ...now, customization: arrange(now.customization, planned, doing.done) };
  }, build);
}

const sectionsIn = (document: Document) =>
  [...document.querySelectorAll('main > section:not([hidden])')].map(({ id }) => id);

const markupIn = (document: Document) =>
  new Map(
    [...document.querySelectorAll('main > section')].map((section) => [
      section.id,
      section.outerHTML,
    ]),
  );

describe('a section that is added', () => {
  it.each(['en', 'de', 'ar', 'ja'])(
    'is written for any kind, with texts of its own, and changes no other: %s',
    async (language) => {
      const build = await buildOf({
        corrections: { language, secondLanguage: language === 'de' ? 'en' : 'de' },
      });
      const site = await generateSite(
        requestOf({ corrections: { language, secondLanguage: language === 'de' ? 'en' : 'de' } }),
      );
      const before = opened(build.website.html);
      const { customization } = withSections(build, KINDS);
      const { copy, translation } = editedSite(site, customization);
      const ids = textsOf({ ...copy, sections: copy.sections.slice(1) }).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(translation?.sections.map(({ id }) => id)).toEqual(copy.sections.map(({ id }) => id));
      expect(new Set(copy.sections.map(({ kind }) => kind))).toEqual(new Set(SECTION_KINDS));
      for (const section of copy.sections.slice(1))
        expect(section.heading.value.trim(), section.id).not.toBe('');
      const { html } = await renderSite(site, customization, 'preview');
      const after = markupIn(opened(html));
      for (const [id, markup] of markupIn(before)) expect(after.get(id), id).toBe(markup);
      expect([...after.keys()]).toEqual(
        expect.arrayContaining(['team', 'booking', 'topic-own', 'pricing_2']),
      );
    },
  );

  it('does not depend on what is added beside it, before or after', async () => {
    const build = await buildOf();
    const site = await generateSite(requestOf());
    const all = withSections(build, KINDS).customization;
    const { copy, design } = editedSite(site, all);
    for (const kind of ['team', 'callToAction', 'careers', 'booking', 'menu']) {
      const alone = editedSite(site, withSections(build, [kind]).customization);
      const one = alone.copy.sections.find(({ id }) => id === kind);
      expect(copy.sections.find(({ id }) => id === kind)).toEqual(one);
      expect(design.layouts[kind]).toBe(alone.design.layouts[kind]);
    }
  });

  it('leaves what only the owner knows to do, and draws its pictures', async () => {
    const build = await buildOf();
    const { customization } = withSections(build, ['team', 'visit', 'about']);
    const site = await generateSite(requestOf());
    expect(
      gapsOf(site, customization)
        .filter(({ section }) => section === 'team')
        .map(({ textId }) => textId),
    ).toEqual(
      ['todo1', 'todo2', 'todo3'].flatMap((item) => [`team.${item}.title`, `team.${item}.body`]),
    );
    const page = opened((await renderSite(site, customization, 'preview')).html);
    expect(page.querySelectorAll('#team svg').length).toBe(3);
    expect(page.querySelectorAll('#visit svg').length).toBeGreaterThan(0);
    expect(page.querySelectorAll('#about_2 svg').length).toBe(
      page.querySelectorAll('#about svg').length,
    );
  });

  it('stands where it was put, is put back where it was removed, and is another one where it stands', async () => {
    const build = withSections(await buildOf(), ['team'], 'hero', 'about');
    const page = build.website.outline?.[0];
    if (page === undefined) throw new Error('The site has no outline.');
    const ids = (now: Build) => outlineOfBuild(now)[0]?.entries.map(({ id }) => id) ?? [];
    expect(ids(build)[ids(build).indexOf('about') + 1]).toBe('team');
    const twice = withSections(build, ['team'], 'hero', 'hero');
    expect(ids(twice)[1]).toBe('team_2');
    const removed = {
      ...build,
      customization: arrange(build.customization, page, { act: 'remove', id: 'team' }),
    };
    expect(ids(removed)).not.toContain('team');
    expect(withSections(removed, ['team']).customization).toEqual(build.customization);
    const copy = { act: 'remove', id: 'team_2' } as const;
    expect(arrange(twice.customization, page, copy)).toEqual(build.customization);
  });

  it('is in the ZIP, and back from it, and in a shared link', async () => {
    const build = withSections(await buildOf(), ['team', 'faq', 'newsletter'], 'hero', 'about');
    build.customization = {
      ...build.customization,
      texts: {
        'team.todo1.title': 'Ana',
        'team.todo1.body': 'Bakes',
        'faq_2.heading': 'More questions',
      },
    };
    const { bytes } = await exportWebsite(build);
    const site = await generateSite(requestOf());
    const exported = opened((await renderSite(site, build.customization, 'export')).html);
    expect(sectionsIn(exported)).toEqual(expect.arrayContaining(['newsletter', 'faq_2', 'team']));
    expect(exported.querySelector('#team')?.textContent).toContain('Ana');
    const opening = await openExport(bytes);
    expect(opening.customization).toEqual(build.customization);
    expect((await exportWebsite(opening)).bytes).toEqual(bytes);
    const { fragment } = await writeFragment(build);
    const shared = opened((await drawShared(fragment)).html);
    expect(sectionsIn(shared)).toEqual(sectionsIn(exported));
    expect(shared.querySelector('#team')?.textContent).toContain('Ana');
    expect(shared.querySelector('#team svg')?.innerHTML).toBe(
      opened((await renderSite(site, build.customization, 'preview')).html).querySelector(
        '#team svg',
      )?.innerHTML,
    );
  });

  it('stays when theme, framework, language or pages change, and in the next generation', async () => {
    const build = withSections(await buildOf(), ['team', 'faq'], 'hero', 'about');
    for (const change of [
      { theme: 'elegant', framework: 'vuetify' },
      { corrections: { language: 'de' } },
      { corrections: { secondLanguage: 'es' } },
      { corrections: { isMultiPage: true } },
    ] as const) {
      const rebuilt = await rebuildWebsite(build, change);
      expect(sectionsIn(opened(rebuilt.website.html))).toEqual(
        expect.arrayContaining(['team', 'faq_2']),
      );
      expect(rebuilt.website.drawnEdits).toBe(editsDrawn(rebuilt.customization));
    }
    const again = await generateFrom(
      requestOf({ prompt: `${BAKERY} We also sell tea €3.` }),
      build,
    );
    expect(sectionsIn(opened(again.website.html))).toEqual(
      expect.arrayContaining(['team', 'faq_2']),
    );
  });

  it('goes to the first page when its own is no more, and is planned once where it is planned now', async () => {
    const build = withSections(await buildOf({ prompt: RESTAURANT }), ['donate', 'stats'], 'posts');
    expect(Object.keys(build.customization.arrangement?.added ?? {})).toEqual(['posts']);
    const one = await rebuildWebsite(build, { corrections: { isMultiPage: false } });
    expect(one.customization.arrangement?.added).toEqual({ hero: ['donate', 'stats'] });
    expect(sectionsIn(opened(one.website.html))).toEqual(
      expect.arrayContaining(['donate', 'stats']),
    );
    const planned = await rebuildWebsite(build, { corrections: { sections: { donate: true } } });
    const pages = planned.website.pages ?? [];
    const standing = pages.flatMap(({ html }) =>
      sectionsIn(opened(html)).filter((id) => id === 'donate'),
    );
    expect(standing).toEqual(['donate']);
  });

  it('is linked from header and footer where there is room', async () => {
    const prompt = 'A tailor called Ibsen. We mend coats.';
    const build = withSections(await buildOf({ prompt }), ['team'], 'hero', 'features');
    const page = opened(
      (await renderSite(await generateSite(requestOf({ prompt })), build.customization, 'preview'))
        .html,
    );
    for (const part of ['header', 'footer'])
      expect(page.querySelector(`[data-part="${part}"] a[href="#team"]`)?.textContent, part).toBe(
        'Team',
      );
  });

  it.each([
    [{ hero: ['team', 'faq_2', 'topic-own'] }, true],
    [{ nowhere: ['team'] }, false],
    [{ hero: ['<b>'] }, false],
    [{ hero: 'team' }, false],
    [{ hero: Array.from({ length: 81 }, () => 'team') }, false],
  ])('is read only where it is one: %j', async (added, isRead) => {
    const customization = initialCustomization(await generateSite(requestOf()));
    const { success } = v.safeParse(customizationSchema, {
      ...customization,
      arrangement: { added },
    });
    expect(success).toBe(isRead);
  });

  it('draws no more of a hostile one than kinds of sections, each id once', async () => {
    const site = await generateSite(requestOf());
    const added = { hero: ['hero', 'hero_2', 'faq', 'team', 'team', 'about.more', 'menu_9'] };
    const customization = { ...initialCustomization(site), arrangement: { added } };
    const shown = sectionsIn(opened((await renderSite(site, customization, 'export')).html));
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.filter((id) => id.startsWith('hero'))).toEqual(['hero']);
  });
});

/** What somebody may do, in order; `redraw`: the documents are drawn again, as they are in the background. */
const acts = fc.array(
  fc.record({
    page: fc.nat(20),
    entry: fc.nat(20),
    kind: fc.nat(40),
    to: fc.nat(20),
    act: fc.constantFrom(
      ...([
        'add',
        'add',
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
  { minLength: 2, maxLength: 12 },
);

describe('the live preview', () => {
  it.each([
    ['one page', {}],
    [
      'several pages in two languages, Bootstrap',
      { prompt: RESTAURANT, framework: 'bootstrap', corrections: { secondLanguage: 'it' } },
    ],
  ] as [string, Partial<WebsiteRequest>][])(
    'comes to what is drawn from anew, whatever was added, without a reload: %s',
    async (_, more) => {
      const first = await buildOf(more);
      const site = await generateSite(requestOf(more));
      await fc.assert(
        fc.asyncProperty(acts, async (done) => {
          let build = first;
          let past: Customization[] = [];
          const pagesOf = ({ website }: Build) =>
            website.pages ?? [{ html: website.html, lead: 'hero', path: 'index.html' }];
          let standing = pagesOf(build);
          const live = standing.map(({ html, lead }) => ({ document: opened(html), lead }));
          const dress = () => {
            for (const { document, lead } of live)
              applyPatch(
                document,
                customizationPatch(build.theme, build.customization, {
                  name: site.brief.name?.value ?? null,
                  language: document.documentElement.lang,
                  outline: build.website.outline,
                  lead,
                }),
              );
          };
          const redraw = async () => {
            const website = await redrawWebsite(
              first.website.site,
              requestOf(more),
              build.customization,
            );
            build = { ...build, website };
            const now = pagesOf(build);
            live.forEach(({ document }, index) => {
              redrawSections(
                document,
                opened(standing[index]?.html ?? ''),
                opened(now[index]?.html ?? ''),
              );
            });
            standing = now;
            dress();
          };
          for (const { page: at, entry, kind, to, act } of done) {
            const pages = outlineOfBuild(build);
            const page = pages[at % pages.length];
            const id = page?.entries[entry % page.entries.length]?.id ?? '';
            if (page === undefined || id === '') continue;
            if (act === 'redraw') {
              await redraw();
              continue;
            }
            if (act === 'undo') {
              build = { ...build, customization: past.at(-1) ?? build.customization };
              past = past.slice(0, -1);
              dress();
              continue;
            }
            past = [...past, build.customization];
            if (act === 'add')
              build = withSections(build, [KINDS[kind % KINDS.length] ?? ''], page.page.lead, id);
            else if (act === 'write')
              build = {
                ...build,
                customization: {
                  ...build.customization,
                  texts: { ...build.customization.texts, [`${id}.heading`]: `Own ${to}` },
                },
              };
            else
              build = {
                ...build,
                customization: arrange(
                  build.customization,
                  page.page,
                  act === 'move' ? { act, id, to: to % page.entries.length } : { act, id },
                ),
              };
            dress();
          }
          await redraw();
          const { pages } = await renderSite(site, build.customization, 'preview');
          pages.forEach(({ html }, index) => {
            const document = live[index]?.document;
            if (document === undefined) throw new Error('There is another page.');
            expect(shape(document.body)).toEqual(shape(opened(html).body));
          });
        }),
        { numRuns: 8, seed: 21 },
      );
    },
  );
});
