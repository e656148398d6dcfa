import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import { addableSections, adding } from '../../machines/addingSections';
import type { ArrangingAct } from '../../machines/arrangement';
import { builderMachine } from '../../machines/builder';
import type { BuilderEvent } from '../../machines/builderContext';
import { COLOR_PRESETS } from '../../machines/colorPresets';
import type { Delivery } from '../../machines/delivery';
import { findBuild } from '../../machines/builderDocument';
import type { Build, Customization } from '../../machines/entities';
import type { ItemAct } from '../../machines/itemActs';
import { itemSection, listedItems, removedItems, sectionsSharing } from '../../machines/items';
import { isItemSlot, itemIn } from '../../machines/itemSlot';
import { FACT_TARGETS, placesOn } from '../../machines/linkTargets';
import { placesOf } from '../../machines/photoPlaces';
import { outlineOf } from '../../machines/outlineOf';
import { newPageId } from '../../machines/pageActs';
import { choosing } from '../../machines/sectionChoices';
import { isCopy, sectionOf } from '../../machines/sectionIds';
import type { Rebuild, Rebuilt, SiteChange } from '../../machines/siteChange';
import { APPEARANCES, CORNERS, SPACINGS, TYPEFACE_PAIRS } from '../../machines/styleChoices';
import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { openExport } from '../../src/generator/export/openExport';
import { photoFilesOf } from '../../src/generator/photoFiles';
import { rebuildWebsite } from '../../src/generator/rebuild/rebuildWebsite';
import { renderSite } from '../../src/generator/render/renderSite';
import { drawShared } from '../../src/generator/share/drawShared';
import { writeFragment } from '../../src/generator/share/writeFragment';
import { readSite } from '../../src/generator/siteState';
import { textsOf } from '../../src/generator/write/mapTexts';
import { aHero } from '../../stories/fixtures/anImage';
import { opened } from './documents';
import { asking } from './promptBuild';

vi.setConfig({ testTimeout: 120_000 });

const first = await asking(
  'A multi-page site for Olmo, a restaurant in Leeds, in English and Italian. We serve ravioli £9, risotto and focaccia. About us, a gallery, questions and reviews. Open Tue-Sat 12-22. Call 0113 555 0142, ciao@olmo.example.',
).buildOf();
const site = await readSite(first.website.site);
const texts = textsOf(site.copy).map(({ id }) => id);

/** Numbers from which an edit is made of the site as it is by then. */
const numbers = fc.record({
  kind: fc.nat(999),
  one: fc.nat(999),
  two: fc.nat(999),
  on: fc.nat(999),
});
type Numbers = typeof numbers extends fc.Arbitrary<infer Drawn> ? Drawn : never;

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('There is nothing to choose from.');
  return found;
};
const WORDS = ['', ' ', 'Ravioli <b>by</b> hand', '"€9" & more', 'Ember', 'x'.repeat(120)];
const DELIVERIES: readonly Delivery[] = [
  { to: 'nowhere' },
  { to: 'mail', address: 'ciao@olmo.example' },
  { to: 'netlify' },
  { to: 'formspree', key: 'abcdwxyz' },
];
const WEBP = strToU8('RIFF0000WEBP a photo of ravioli');
const photo = (index: number) => ({
  name: `photo-${String(index).padStart(16, '0')}-480.webp`,
  width: 480,
  height: 320,
  size: WEBP.length,
});

/** A place for a picture, of the site or of one of its items. */
const slotAt = (build: Build, { one }: Numbers) => at([...placesOf(build), 'share.hero'], one);
const HEROES = [aHero, { ...aHero, prompt: 'A bowl of ravioli', style: 'minimalist' }] as const;

type Making = (build: Build, numbers: Numbers) => BuilderEvent | null;

/** Something that is done with a section, an item or a page, whichever the numbers name. */
function entryAt(build: Build, { on, one }: Numbers) {
  const page = at(outlineOf(build), on);
  const entry = page.entries.length === 0 ? undefined : at(page.entries, one);
  return entry === undefined
    ? null
    : { page: page.page.lead, id: entry.id, count: page.entries.length };
}

const arranging =
  (
    doneOf: (id: string, count: number, numbers: Numbers, build: Build) => ArrangingAct | null,
  ): Making =>
  (build, drawn) => {
    const found = entryAt(build, drawn);
    const done = found && doneOf(found.id, found.count, drawn, build);
    return found && done ? { type: 'sections.arrange', page: found.page, done } : null;
  };

const choosingA = (what: 'layout' | 'wording') =>
  arranging((id, _, { two }, { website, customization }) => {
    const chosen = choosing(website, customization, id, { what, step: two % 2 === 0 ? 1 : -1 });
    return chosen && { act: 'choose', id, ...chosen };
  });

const ofItems: Making = (build, drawn) => {
  const { one, two } = drawn;
  const found = entryAt(build, drawn);
  const section = found && itemSection(build.website, found.id);
  if (!section) return null;
  const id = at([...listedItems(section, build.customization), 'none'], one);
  const gone = at(
    [...removedItems(section, build.customization).map((item) => item.id), 'none'],
    one,
  );
  const words = { title: at(WORDS, two), body: at(WORDS, two + 1), detail: at(WORDS, two + 2) };
  const done = at<ItemAct>(
    [
      { act: 'add', words },
      { act: 'add', words, photo: { files: [photo(one)], alt: at(WORDS, one) } },
      { act: 'edit', id, words },
      { act: 'move', id, to: two % 4 },
      { act: 'remove', id },
      { act: 'putBack', id: gone },
    ],
    two,
  );
  return { type: 'items.change', section: section.id, done };
};

const ofPages: Making = (build, drawn) => {
  const { one, two } = drawn;
  const pages = outlineOf(build);
  const lead = at(pages, one).page.lead;
  const other = at(pages, two).page.lead;
  const id = entryAt(build, drawn)?.id ?? 'none';
  const [page, done] = at(
    [
      [newPageId(build.customization), { act: 'addPage', name: `Page ${two}` }],
      [lead, { act: 'renamePage', name: `Name ${two}` }],
      [lead, { act: 'movePage', to: two % pages.length }],
      [lead, { act: 'removePage' }],
      [at(pages, drawn.on).page.lead, { act: 'transfer', id, on: other, to: 1 }],
    ] as const,
    two,
  );
  return { type: 'sections.arrange', page, done };
};

const puttingBack: Making = (build, { on }) => {
  const page = at(outlineOf(build), on);
  const [gone] = page.removed;
  return gone === undefined
    ? null
    : { type: 'sections.arrange', page: page.page.lead, done: { act: 'putBack', id: gone.id } };
};

const choosingALink: Making = (build, { one, two }) => ({
  type: 'link.choose',
  id: at(
    texts.filter((id) => /\.(?:action\.\d|more|nav)$/.test(id)),
    one,
  ),
  target: at(
    [
      ...placesOn(build).map(({ target }) => target),
      ...Object.values(FACT_TARGETS),
      'https://olmo.example/book',
      null,
    ],
    two,
  ),
});

const choosingAPhoto: Making = (build, drawn) => ({
  type: 'photo.choose',
  slot: slotAt(build, drawn),
  files: [photo(drawn.two)],
});

const removingAPhoto: Making = ({ customization: { photos } }, { one }) => ({
  type: 'photo.remove',
  slot: at(Object.keys({ logo: 0, ...photos }), one),
});

/** Every edit of the builder. */
const EDITS: readonly Making[] = [
  ...(
    [
      (id, count, { two }) => ({ act: 'move', id, to: two % count }),
      (id) => ({ act: 'duplicate', id }),
      (id) => ({ act: 'hide', id }),
      (id) => ({ act: 'show', id }),
      (id) => ({ act: 'remove', id }),
      (id) => ({ act: 'lock', id }),
      (id) => ({ act: 'unlock', id }),
    ] satisfies Parameters<typeof arranging>[0][]
  ).map(arranging),
  puttingBack,
  (build, { on, one }) => {
    const page = at(outlineOf(build), on).page.lead;
    const kind = at(addableSections(build), one).kind;
    const doing = adding(build, kind, { page, id: null });
    return doing && { type: 'sections.arrange', ...doing };
  },
  choosingA('layout'),
  choosingA('wording'),
  ofItems,
  ofItems,
  ofPages,
  ofPages,
  (_, { one, two }) => ({ type: 'text.change', id: at(texts, one), value: at(WORDS, two) }),
  (_, { one }) => ({ type: 'text.change', id: at(texts, one), value: '' }),
  () => ({ type: 'texts.restore' }),
  (_, { one, two }) => ({
    type: 'content.change',
    field: at(['title', 'subtitle', 'description'] as const, one),
    value: at(WORDS, two),
  }),
  choosingALink,
  (_, { one }) => ({ type: 'delivery.choose', delivery: at(DELIVERIES, one) }),
  (_, { one, two }) => ({
    type: 'listing.change',
    page: at(['hero', 'offerings', 'it.hero'], one),
    field: at(['title', 'description'] as const, two),
    value: at(WORDS, one),
  }),
  (_, { one }) => ({
    type: 'style.choose',
    choice: { typefaces: at([...TYPEFACE_PAIRS, null], one) },
  }),
  (_, { one }) => ({ type: 'style.choose', choice: { corners: at([...CORNERS, null], one) } }),
  (_, { one }) => ({ type: 'style.choose', choice: { spacing: at([...SPACINGS, null], one) } }),
  (_, { one }) => ({ type: 'appearance.choose', appearance: at(APPEARANCES, one) }),
  (_, { one, two }) => ({
    type: 'color.change',
    role: at(['primary', 'secondary', 'accent', 'background', 'text'] as const, one),
    value: `#${(two * 16_781).toString(16).padStart(6, '0').slice(-6)}`,
  }),
  (_, { one }) => ({ type: 'preset.choose', preset: at(COLOR_PRESETS, one) }),
  (_, { one }) => ({
    type: 'section.toggle',
    section: at(['showHero', 'showFeatures', 'showPricing', 'showContact'] as const, one),
  }),
  choosingAPhoto,
  choosingAPhoto,
  (build, drawn) => ({
    type: 'photo.describe',
    slot: at(Object.keys({ logo: 0, ...build.customization.photos }), drawn.one),
    alt: at(WORDS, drawn.two),
  }),
  removingAPhoto,
  (_, { one }) => ({ type: 'hero.choose', hero: at(HEROES, one) }),
  () => ({ type: 'hero.remove' }),
];
/** Contact details and looks for which the site is drawn again. */
const REDRAWN: readonly BuilderEvent[] = [
  { type: 'site.change', change: { corrections: { phone: '0113 555 0199' } } },
  { type: 'site.change', change: { corrections: { hours: 'Mon-Fri 9-17' } } },
  { type: 'site.change', change: { direction: 1 } },
  {
    type: 'changes.apply',
    edits: [{ type: 'style.choose', choice: { corners: 'round' } }],
    change: { corrections: { email: 'hello@olmo.example' } },
  },
];

const fifty = fc.record({
  all: fc.array(numbers, { minLength: 49, maxLength: 49 }),
  redrawn: fc.constantFrom(...REDRAWN),
  when: fc.nat(48),
});

type Fifty = typeof fifty extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/** A builder with the site, and what makes edits of it one by one. */
function start() {
  const actor = createActor(
    builderMachine.provide({
      actors: {
        rebuildWebsite: fromPromise<Rebuilt, Rebuild>(
          async ({ input: { build, change, edited } }) => ({
            from: build,
            site: { ...(await rebuildWebsite(edited ?? build, change)) },
          }),
        ),
      },
    }),
    { input: { history: [first], currentId: first.id } },
  ).start();
  const now = () => findBuild(actor.getSnapshot().context, first.id) ?? first;
  const steps = () => actor.getSnapshot().context.past.length;
  const send = (event: BuilderEvent) => {
    actor.send(event);
    actor.send({ type: 'edit.end' });
  };
  const edit = (drawn: Numbers) => {
    const event = at(EDITS, drawn.kind)(now(), drawn);
    if (event !== null) send(event);
  };
  const redraw = async (event: BuilderEvent) => {
    send(event);
    await waitFor(actor, ({ context }) => context.pendingChanges.length === 0);
  };
  const editFifty = async ({ all, redrawn, when }: Fifty) => {
    for (const [index, drawn] of all.entries()) {
      edit(drawn);
      if (index === when) await redraw(redrawn);
    }
  };
  const times = (type: 'edit.undo' | 'edit.redo', count: number) => {
    for (let step = 0; step < count; step += 1) actor.send({ type });
  };
  return { actor, now, steps, edit, editFifty, times };
}

/** All that a site is drawn from; documents of earlier drawings are made again when they are shown. */
const written = ({ website, ...build }: Build): string =>
  JSON.stringify({ ...build, site: website.site });

it('fifty edits of every kind are undone to the first site and redone to the last, byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(fifty, async (drawn) => {
      const { actor, now, steps, editFifty, times } = start();
      await editFifty(drawn);
      const count = steps();
      expect(count).toBeGreaterThan(15);
      const last = written(now());
      times('edit.undo', count);
      expect(written(now())).toBe(written(first));
      times('edit.redo', count);
      expect(written(now())).toBe(last);
      actor.stop();
    }),
    { numRuns: 8, seed: 12, endOnFailure: true },
  );
});

/** The files of a ZIP as text. */
const filesIn = (bytes: Uint8Array) =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, file]) => [path, strFromU8(file, true)]),
  );

/** A build with a painted hero and a photo, whatever the last edits took away. */
const withPictures = (build: Build): Build => {
  const { photos: { hero: _, ...photos } = {}, ...others } = build.customization;
  const about = { files: [photo(1)], alt: 'Ravioli' };
  return { ...build, customization: { ...others, hero: aHero, photos: { about, ...photos } } };
};

it('a site with fifty edits of every kind comes back from its ZIP as it was, and gives the same ZIP', async () => {
  await fc.assert(
    fc.asyncProperty(fifty, async (drawn) => {
      const { actor, now, editFifty } = start();
      await editFifty(drawn);
      actor.stop();
      const build = withPictures(now());
      const { customization } = build;
      const own = Object.fromEntries(
        photoFilesOf(customization).map(({ name }) => [name, WEBP] as const),
      );
      const { bytes } = await exportWebsite(build, own);
      const { photos, ...back } = await openExport(bytes);
      expect(photos).toEqual(own);
      expect([back.customization, back.corrections, back.direction]).toEqual([
        customization,
        build.corrections,
        build.direction,
      ]);
      const again = await exportWebsite({ ...build, ...back }, photos);
      expect(filesIn(again.bytes)).toEqual(filesIn(bytes));
    }),
    { numRuns: 2, seed: 12, endOnFailure: true },
  );
});

/** What a visitor reads on each page. */
const readOn = (pages: readonly { html: string }[]) =>
  pages.map(({ html }) =>
    [...opened(html).querySelectorAll('body [data-text]')]
      .filter((text) => text.closest('[hidden]') === null)
      .map((text) => text.textContent.replace(/\s+/g, ' ').trim())
      .filter((words) => words !== ''),
  );

it('a site with fifty edits of every kind says the same in its share link', async () => {
  await fc.assert(
    fc.asyncProperty(fifty, async (drawn) => {
      const { actor, now, editFifty } = start();
      await editFifty(drawn);
      actor.stop();
      const { website, ...build } = now();
      const { photos: _, ...customization } = build.customization;
      const { fragment } = await writeFragment({ ...build, website, customization });
      const { html, pages = [{ html }] } = await drawShared(fragment);
      const own = await renderSite(await readSite(website.site), customization, 'preview', {
        isPublished: true,
      });
      expect(readOn(pages)).toEqual(readOn(own.pages));
    }),
    { numRuns: 3, seed: 12, endOnFailure: true },
  );
});

it.each<SiteChange>([
  { theme: 'vibrant' },
  { framework: 'bootstrap' },
  { corrections: { language: 'fr' } },
])('fifty edits of every kind stay when the site is made again with %j', async (change) => {
  await fc.assert(
    fc.asyncProperty(fifty, async (drawn) => {
      const { actor, now, editFifty } = start();
      await editFifty(drawn);
      actor.stop();
      const { customization } = await rebuildWebsite(now(), change);
      // The theme has its colors, a language its words; a locked section is told the layout that it had.
      const { colors: _, content, ...edits } = now().customization;
      const { subtitle, title } = content;
      expect(customization).toMatchObject({ ...edits, content: { subtitle, title } });
    }),
    { numRuns: 3, seed: 12, endOnFailure: true },
  );
});

/** Every section of every page as it is drawn, without the surface that it has by its place. */
async function drawn(customization: Customization): Promise<Map<string, string>> {
  const { pages } = await renderSite(site, customization, 'preview', { isPublished: false });
  const found = new Map<string, string>();
  for (const { html, lead } of pages)
    for (const [whole, id = ''] of html.matchAll(
      /<(?:section|header)\b[^>]*\bid="([^"]+)"[\s\S]*?<\/(?:section|header)>/g,
    ))
      found.set(`${lead} ${id}`, withSharedDrawings(whole.replace(/^<[^>]*>/, '')));
  return found;
}

/** A copy's drawing that is its section's, too, is drawn under another name once either looks otherwise. */
const withSharedDrawings = (markup: string): string =>
  markup.replaceAll(/<svg[\s\S]*?<\/svg>/g, (svg) => svg.replaceAll(/\b([a-z]+)_\d+(?=-)/g, '$1'));

/** Edits of one section alone; what a thing is called and costs holds wherever it stands. */
const OF_A_SECTION: readonly Making[] = [
  arranging((id) => ({ act: 'lock', id })),
  arranging((id) => ({ act: 'duplicate', id })),
  arranging((id) => ({ act: 'hide', id })),
  arranging((id) => ({ act: 'show', id })),
  arranging((id) => ({ act: 'remove', id })),
  puttingBack,
  choosingA('layout'),
  choosingA('wording'),
  arranging((id, count, { two }) => ({ act: 'move', id, to: two % count })),
  ofItems,
  choosingAPhoto,
  removingAPhoto,
  choosingALink,
  (build, drawn) => {
    const id = entryAt(build, drawn)?.id;
    const own = texts.filter((text) => text === `${id}.heading` || text === `${id}.intro`);
    return own.length === 0
      ? null
      : { type: 'text.change', id: at(own, drawn.two), value: at(WORDS, drawn.on) };
  },
];

/** The sections that an edit is of; an item that is edited may stand in several. */
function sectionsOf(event: BuilderEvent, { website }: Build): string[] {
  switch (event.type) {
    case 'sections.arrange':
      return 'id' in event.done ? [event.done.id] : [];
    case 'items.change': {
      const section = itemSection(website, event.section);
      const id = event.done.act === 'edit' ? event.done.id : null;
      return [event.section, ...(section === null ? [] : sectionsSharing(website, section, id))];
    }
    case 'photo.choose':
    case 'photo.remove':
      return [
        isItemSlot(event.slot) ? itemIn(event.slot).section : (event.slot.split('-')[0] ?? ''),
      ];
    case 'text.change':
    case 'link.choose':
      return [event.id.split('.')[0] ?? ''];
    default:
      return [];
  }
}

/** Edits after which links to the section lead elsewhere, or are hidden with it. */
const LINKS_FOLLOW: ReadonlySet<string> = new Set(['hide', 'show', 'remove', 'putBack']);
const withoutTargets = (markup = ''): string => markup.replaceAll(/<a\b[^>]*>/g, '<a>');

it('no edit of a section changes what is drawn of another one', async () => {
  let changed = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(numbers, { minLength: 8, maxLength: 8 }),
      numbers,
      async (all, last) => {
        const { actor, now, edit } = start();
        for (const one of all) edit(one);
        const before = now();
        const event = at(OF_A_SECTION, last.kind)(before, last);
        if (event === null) return;
        actor.send(event);
        const after = now();
        actor.stop();
        if (after.customization === before.customization) return;
        changed += 1;
        const owners = sectionsOf(event, before);
        const isOwn = (place: string) => {
          const id = place.split(' ')[1] ?? '';
          return owners.some(
            (own) => sectionOf(id) === sectionOf(own) || (isCopy(own) && id === own),
          );
        };
        const [one, other] = [await drawn(before.customization), await drawn(after.customization)];
        const isFollowed = event.type === 'sections.arrange' && LINKS_FOLLOW.has(event.done.act);
        const told = (markup?: string) => (isFollowed ? withoutTargets(markup) : markup);
        for (const [place, markup] of one)
          if (!isOwn(place)) expect([place, told(other.get(place))]).toEqual([place, told(markup)]);
      },
    ),
    { numRuns: 40, seed: 12, endOnFailure: true },
  );
  expect(changed).toBeGreaterThan(20);
});
