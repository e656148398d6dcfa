import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';

import { arrange } from '../../machines/arrangement';
import type { Build, Customization, PlannedPage, WebsiteRequest } from '../../machines/entities';
import { actOnItem, type ItemAct } from '../../machines/itemActs';
import { type ItemSection, listedItems } from '../../machines/items';
import { itemKind } from '../../machines/itemKinds';
import { itemTextKey } from '../../machines/itemTexts';
import { builtSite } from '../../src/generator/builtSite';
import { customizationPatch } from '../../src/generator/customizationPatch';
import { customizationSchema } from '../../src/generator/customizationSchema';
import { gapsOf } from '../../src/generator/document/gaps';
import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { openExport } from '../../src/generator/export/openExport';
import { generateSite } from '../../src/generator/generateSite';
import { drawWebsite } from '../../src/generator/generateWebsite';
import { initialCustomization } from '../../src/generator/initialCustomization';
import { outlineOf } from '../../src/generator/outlineOf';
import { applyPatch } from '../../src/generator/preview/applyPatch';
import { redrawSections } from '../../src/generator/preview/redrawSections';
import { generateFrom, rebuildWebsite } from '../../src/generator/rebuild/rebuildWebsite';
import { renderSite } from '../../src/generator/render/renderSite';
import { drawShared } from '../../src/generator/share/drawShared';
import { readFragment } from '../../src/generator/share/readFragment';
import { writeFragment } from '../../src/generator/share/writeFragment';
import { opened, shape } from './documents';

vi.setConfig({ testTimeout: 120_000 });

const BAKERY =
  'A bakery called Crumb & Ember in Porto with sourdough €4, croissants €2 and coffee, a gallery, questions, a team and reviews. Call 0113 555 0142. Open Tue–Sun 7am–3pm.';
const RESTAURANT =
  'A multi-page site for Olmo, an Italian restaurant in Leeds. We serve ravioli, risotto, focaccia and tiramisu. Show how to find us, a team, events and news. hello@olmo.example';

const siteOf = (more: Partial<WebsiteRequest> = {}) =>
  generateSite({ prompt: BAKERY, theme: 'modern', framework: 'tailwind', ...more });

/** Every section with items to edit, copies too. */
const sectionsIn = (
  outline: readonly PlannedPage[],
  { arrangement }: Customization,
): ItemSection[] =>
  outline.flatMap(({ entries, lead }) => {
    const copies = (arrangement?.order?.[lead] ?? []).filter((id) => /_\d+$/.test(id));
    return [...entries.map(({ id }) => id), ...copies].flatMap((id): ItemSection[] => {
      const entry = entries.find((one) => one.id === id.replace(/_\d+$/, ''));
      return entry && !id.endsWith('.more') && itemKind(entry.kind) ? [{ id, entry }] : [];
    });
  });

const sectionOf = (outline: readonly PlannedPage[], id: string): ItemSection => {
  const entry = outline.flatMap(({ entries }) => entries).find((one) => one.id === id);
  if (entry === undefined) throw new Error(`There is no section ${id}.`);
  return { id, entry };
};

/** What somebody may do, in order: the section, the item and the act are chosen among those there are. */
const acts = fc.array(
  fc.record({
    section: fc.nat(40),
    item: fc.nat(20),
    to: fc.nat(20),
    act: fc.constantFrom(
      ...(['add', 'edit', 'move', 'remove', 'putBack', 'write', 'duplicate'] as const),
    ),
    words: fc.record({
      title: fc.constantFrom('Rye', '<b>Rye & Co</b>', 'Zopf', ''),
      body: fc.constantFrom('', 'Baked at night', '{{7*7}}'),
      detail: fc.constantFrom('', '€3', '"€9'),
    }),
  }),
  { minLength: 1, maxLength: 12 },
);
type Acts = typeof acts extends fc.Arbitrary<infer T> ? T : never;

function acted(
  customization: Customization,
  outline: readonly PlannedPage[],
  { section: at, item, to, act, words }: Acts[number],
): Customization {
  const sections = sectionsIn(outline, customization);
  const section = sections[at % sections.length];
  if (section === undefined) return customization;
  const listed = listedItems(section, customization);
  const id = listed[item % Math.max(1, listed.length)] ?? '';
  const removed = customization.items?.[section.id]?.removed ?? [];
  switch (act) {
    case 'write':
      return {
        ...customization,
        texts: { ...customization.texts, [`${section.id}.${id}.title`]: `Own ${to}` },
      };
    case 'duplicate': {
      const page = outline.find(({ entries }) => entries.includes(section.entry));
      return page === undefined
        ? customization
        : arrange(customization, page, { act, id: section.id });
    }
    case 'add':
      return actOnItem(customization, section, {
        act,
        words: { ...words, title: words.title || 'New' },
      });
    case 'edit':
      return actOnItem(customization, section, {
        act,
        id,
        words: { ...words, title: words.title || 'New' },
      });
    case 'move':
      return actOnItem(customization, section, { act, id, to: to % Math.max(1, listed.length) });
    case 'putBack':
      return actOnItem(customization, section, { act, id: removed[0] ?? '' });
    case 'remove':
      return actOnItem(customization, section, { act, id });
  }
}

describe('the items that the person gave a section', () => {
  it.each([
    ['one page', {}],
    [
      'several pages in two languages',
      { prompt: RESTAURANT, corrections: { secondLanguage: 'it' } },
    ],
    ['Bootstrap, elegant', { framework: 'bootstrap', theme: 'elegant' }],
    ['Vuetify, vibrant', { framework: 'vuetify', theme: 'vibrant', direction: 1 }],
  ] as [string, Partial<WebsiteRequest>][])(
    'stand in the document on screen as drawing again puts them: %s',
    async (_, more) => {
      const site = await siteOf(more);
      const initial = initialCustomization(site);
      const outline = outlineOf(site);
      const name = site.brief.name?.value ?? null;
      const first = await drawWebsite(site);
      const pagesOf = ({ html, pages }: typeof first) =>
        pages ?? [{ html, lead: 'hero', path: 'index.html' }];
      const live = pagesOf(first).map(({ html, lead }) => ({ document: opened(html), html, lead }));
      await fc.assert(
        fc.asyncProperty(acts, async (all) => {
          const customization = all.reduce((now, one) => acted(now, outline, one), initial);
          const drawn = pagesOf(await drawWebsite(site, customization));
          const { pages } = await renderSite(site, customization, 'preview');
          pages.forEach(({ html }, index) => {
            const page = live[index];
            const next = drawn[index];
            if (page === undefined || next === undefined) throw new Error('There is another page.');
            const { document, lead } = page;
            redrawSections(document, opened(page.html), opened(next.html));
            page.html = next.html;
            const { lang: language } = document.documentElement;
            const { theme } = site.request;
            applyPatch(
              document,
              customizationPatch(theme, customization, { name, language, outline, lead }),
            );
            expect(shape(document.body)).toEqual(shape(opened(html).body));
          });
        }),
        { numRuns: 5, seed: 12 },
      );
    },
  );

  it('change no other section, but for the words of a thing that stands there too', async () => {
    for (const more of [{}, { prompt: RESTAURANT }] as Partial<WebsiteRequest>[]) {
      const site = await siteOf(more);
      const outline = outlineOf(site);
      const initial = initialCustomization(site);
      await fc.assert(
        fc.asyncProperty(acts, async (all) => {
          let before = initial;
          for (const one of all.filter(({ act }) => act !== 'duplicate' && act !== 'write')) {
            const sections = sectionsIn(outline, before);
            const edited = sections[one.section % sections.length]?.id ?? '';
            const after = acted(before, outline, one);
            const keys = ({ texts = {} }: Customization) =>
              Object.entries(texts).map(([id, words]) => `${itemTextKey(id)} ${words}`);
            const changed = new Set(
              [...keys(before), ...keys(after)]
                .filter((key) => keys(before).includes(key) !== keys(after).includes(key))
                .map((key) => key.split(' ')[0]),
            );
            const [was, is] = await Promise.all(
              [before, after].map(async (customization) =>
                (await renderSite(site, customization, 'preview')).pages.map(({ html }) =>
                  opened(html),
                ),
              ),
            );
            was?.forEach((document, index) => {
              for (const section of document.querySelectorAll('main > section')) {
                if (section.id === edited) continue;
                const isShared = [...section.querySelectorAll('[data-text]')].some((text) =>
                  changed.has(itemTextKey(text.getAttribute('data-text') ?? '')),
                );
                if (isShared) continue;
                expect(is?.[index]?.getElementById(section.id)?.outerHTML).toBe(section.outerHTML);
              }
            });
            before = after;
          }
        }),
        { numRuns: 3, seed: 5 },
      );
    }
  });

  it('have ids that a saved customization may have, in every kind of section', async () => {
    for (const more of [
      {},
      { prompt: RESTAURANT },
      { prompt: `${BAKERY} 214 loaves a day. Party on 3 May. We want jobs, downloads, partners.` },
    ]) {
      for (const { entry } of sectionsIn(
        outlineOf(await siteOf(more)),
        initialCustomization(await siteOf(more)),
      ))
        for (const { id } of entry.items ?? []) expect(id).toMatch(/^[a-z0-9]{1,24}$/);
    }
  });
});

const RYE = { title: 'Rye <b>loaf</b>', body: 'Sour & dark', detail: '€5' };

/** A build whose prices are in another order, without the coffee, with rye; with an answer and hours. */
async function editedBuild(more: Partial<WebsiteRequest> = {}): Promise<Build> {
  const { website, customization: initial, ...built } = await builtSite(await siteOf(more));
  const outline = website.outline ?? [];
  const prices = sectionOf(outline, 'pricing');
  const [sourdough, , coffee] = prices.entry.items ?? [];
  const steps: [ItemSection, ItemAct][] = [
    [prices, { act: 'add', words: RYE }],
    [prices, { act: 'remove', id: coffee?.id ?? '' }],
    [prices, { act: 'move', id: sourdough?.id ?? '', to: 2 }],
    [
      sectionOf(outline, 'faq'),
      { act: 'add', words: { title: 'Do you ship?', body: 'No.', detail: '' } },
    ],
  ];
  const customization = steps.reduce(
    (now, [section, step]) => actOnItem(now, section, step),
    initial,
  );
  return { id: 'build-1', createdAt: 0, prompt: BAKERY, ...built, website, customization };
}

const wordsIn = (document: Document, section: string) =>
  [...document.querySelectorAll(`#${section} li h3, #${section} summary`)].map((element) =>
    element.textContent.trim(),
  );

describe('edited items', () => {
  it.each(['tailwind', 'bootstrap', 'vuetify'] as const)(
    'are drawn as generated ones are, as text: %s',
    async (framework) => {
      const build = await editedBuild({ framework });
      const site = await siteOf({ framework });
      const { html } = await renderSite(site, build.customization, 'export');
      const page = opened(html);
      expect(wordsIn(page, 'pricing')).toEqual(['Croissants', 'Rye <b>loaf</b>', 'Sourdough']);
      const shapeOf = (row: Element | undefined) =>
        JSON.stringify(row && shape(row)).replace(
          /data-(?:text|evidence)=[^"]*|Croissants|Zopf/g,
          '',
        );
      const plain = actOnItem(build.customization, sectionOf(outlineOf(site), 'pricing'), {
        act: 'add',
        words: { title: 'Zopf', body: '', detail: '€2' },
      });
      const other = opened((await renderSite(site, plain, 'export')).html);
      const rowOf = (name: string) =>
        [...other.querySelectorAll('#pricing li')].find((row) => row.textContent.includes(name));
      expect(shapeOf(rowOf('Zopf'))).toBe(shapeOf(rowOf('Croissants')));
      expect(page.querySelector('#pricing b')).toBeNull();
      expect(wordsIn(page, 'faq').at(-1)).toBe('Do you ship?');
    },
  );

  it('are in the ZIP, and back from it', async () => {
    const build = await editedBuild();
    const { bytes } = await exportWebsite(build);
    const opening = await openExport(bytes);
    expect(opening.customization).toEqual(build.customization);
    expect((await exportWebsite(opening)).bytes).toEqual(bytes);
    expect(wordsIn(opened(opening.website.html), 'pricing')[1]).toBe('Rye <b>loaf</b>');
  });

  it('are in a shared link, with nothing that was taken out or written over', async () => {
    const build = await editedBuild();
    const questions = sectionOf(build.website.outline ?? [], 'faq');
    const written = { ...build.customization, texts: { 'faq.1.body': 'Secret' } };
    const customization = actOnItem(written, questions, { act: 'remove', id: '1' });
    const { fragment } = await writeFragment({ ...build, customization });
    const page = opened((await drawShared(fragment)).html);
    expect(wordsIn(page, 'pricing')).toEqual(['Croissants', 'Rye <b>loaf</b>', 'Sourdough']);
    expect(wordsIn(page, 'faq').at(-1)).toBe('Do you ship?');
    const texts = (await readFragment(fragment)).customization.texts;
    expect(texts).toEqual({});
    expect(page.body.textContent).not.toContain('Secret');
    const hero = (document: Document) => document.querySelector('#hero svg')?.innerHTML;
    expect(hero(page)).toBe(hero(opened(build.website.html)));
  });

  it('stay when theme, framework or language change, and in the next generation', async () => {
    const build = await editedBuild();
    for (const change of [
      { theme: 'elegant', framework: 'vuetify' },
      { corrections: { language: 'de' } },
      { corrections: { secondLanguage: 'es' } },
    ] as const) {
      const rebuilt = await rebuildWebsite(build, change);
      expect(rebuilt.customization.items).toEqual(build.customization.items);
      expect(wordsIn(opened(rebuilt.website.html), 'pricing')).toEqual([
        'Croissants',
        'Rye <b>loaf</b>',
        'Sourdough',
      ]);
    }
    const prompt = `${BAKERY} We also sell tea €3.`;
    const again = await generateFrom({ prompt, theme: 'modern', framework: 'tailwind' }, build);
    expect(wordsIn(opened(again.website.html), 'pricing')).toEqual(
      expect.arrayContaining(['Croissants', 'Rye <b>loaf</b>', 'Sourdough', 'Tea']),
    );
    expect(wordsIn(opened(again.website.html), 'pricing')).not.toContain('Coffee');
  });

  it('follow things whose ids are counted', async () => {
    const prompt =
      'A brass band in Leeds. Concert on 3 May at the park. Concert on 9 June in town hall.';
    const { website, customization, ...built } = await builtSite(await siteOf({ prompt }));
    const events = sectionOf(website.outline ?? [], 'events');
    const [first] = events.entry.items ?? [];
    expect(first?.id).toBe('1');
    const edited = actOnItem(customization, events, { act: 'remove', id: '1' });
    expect(edited.items).toEqual({ events: { removed: ['1'] } });
    const build = { id: 'b', createdAt: 0, prompt, ...built, website, customization: edited };
    const earlier = prompt.replace('Concert on 3', 'Rehearsal on 1 April. Concert on 3');
    const again = await generateFrom(
      { prompt: earlier, theme: 'modern', framework: 'tailwind' },
      build,
    );
    const items = sectionOf(again.website.outline ?? [], 'events').entry.items ?? [];
    const [gone] = again.customization.items?.events?.removed ?? [];
    expect(items.find(({ id }) => id === gone)?.title.words).toBe(first?.title.words);
  });

  it('tell no fact that was taken out, and the hours that were written', async () => {
    const { website, customization } = await builtSite(await siteOf());
    const visit = sectionOf(website.outline ?? [], 'visit');
    const told = async (now: Customization) =>
      (await renderSite(await siteOf(), now, 'export')).html.match(/"openingHours":[^\]]*\]/)?.[0];
    expect(await told(customization)).toBe('"openingHours":["Tu-Su 07:00-15:00"]');
    const words = { title: 'Opening hours', body: 'Mon–Fri 8:00–17:00', detail: '' };
    const other = actOnItem(customization, visit, { act: 'edit', id: 'hours', words });
    expect(await told(other)).toBe('"openingHours":["Mo-Fr 08:00-17:00"]');
    // Another sentence may still have the old ones.
    const said = { 'about.p1': 'Come by, Tue–Sun 7am–3pm.' };
    expect(await told({ ...other, texts: { ...other.texts, ...said } })).toBe(
      '"openingHours":["Mo-Fr 08:00-17:00"]',
    );
    const gone = actOnItem(customization, visit, { act: 'remove', id: 'hours' });
    expect(await told(gone)).toBeUndefined();
    const sometimes = { ...words, body: 'When the lamp is lit' };
    const vague = actOnItem(customization, visit, { act: 'edit', id: 'hours', words: sometimes });
    expect(await told(vague)).toBeUndefined();
  });

  it('tell a fact that the prompt does not state once it is filled in', async () => {
    const prompt = 'A bakery called Crumb & Ember. Show how to find us.';
    const site = await siteOf({ prompt });
    const visit = sectionOf(outlineOf(site), 'visit');
    const words = { title: 'Opening hours', body: 'Mon–Fri 8:00–17:00', detail: '' };
    const filled = actOnItem(initialCustomization(site), visit, {
      act: 'edit',
      id: 'hours',
      words,
    });
    const { html } = await renderSite(site, filled, 'export');
    expect(html).toContain('"openingHours":["Mo-Fr 08:00-17:00"]');
    expect(gapsOf(site, filled).map(({ textId }) => textId)).not.toContain('visit.hours.body');
    const without = actOnItem(initialCustomization(site), visit, { act: 'remove', id: 'address' });
    expect(gapsOf(site, without).map(({ textId }) => textId)).not.toContain('visit.address.body');
  });

  it('have a picture each, where their section shows pictures', async () => {
    for (const direction of [0, 1, 2]) {
      const site = await siteOf({ direction });
      const team = sectionOf(outlineOf(site), 'team');
      const pictures = async (customization: Customization) =>
        opened((await renderSite(site, customization, 'export')).html).querySelectorAll('#team img')
          .length;
      const add = (now: Customization, title: string) =>
        actOnItem(now, team, { act: 'add', words: { title, body: 'Baker', detail: '' } });
      const two = add(add(initialCustomization(site), 'Ana'), 'Rui');
      expect(await pictures(two)).toBe(2);
      const page = opened((await renderSite(site, two, 'export')).html);
      const alts = [...page.querySelectorAll('#team img')].map((image) =>
        image.getAttribute('alt'),
      );
      expect(alts[0]).toContain('Ana');
      expect(alts[1]).toContain('Rui');
    }
  });

  it.each([
    [{ pricing: { order: ['i1', 'added1'], removed: ['todo1'] } }, true],
    [{ 'topic-abc_2': { words: { added1: { title: 'A', body: null } } } }, true],
    [{ pricing: { words: { '<img>': { title: 'A' } } } }, false],
    [{ pricing: { words: { added1: { title: 7 } } } }, false],
    [{ nowhere: {} }, false],
    [{ pricing: { order: Array.from({ length: 401 }, () => 'i1') } }, false],
  ])('are read only where they are some: %j', async (items, isRead) => {
    const customization = initialCustomization(await siteOf());
    expect(v.safeParse(customizationSchema, { ...customization, items }).success).toBe(isRead);
  });

  it('draw no more of a hostile one than it is', async () => {
    const site = await siteOf();
    const items = {
      pricing: {
        order: ['constructor', 'added1', 'added1'],
        removed: ['tostring'],
        words: { added1: { title: '<script>alert(1)</script>' }, constructor: { title: 'x' } },
      },
    };
    const { html } = await renderSite(site, { ...initialCustomization(site), items }, 'export');
    const page = opened(html);
    expect(wordsIn(page, 'pricing').filter((words) => words.includes('script'))).toHaveLength(1);
    expect(page.querySelector('#pricing script')).toBeNull();
  });
});
