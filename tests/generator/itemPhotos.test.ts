import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';

import { FRAMEWORKS, THEMES, type Build, type Customization } from '../../machines/entities';
import { actOnItem } from '../../machines/itemActs';
import { itemSection, listedItems } from '../../machines/items';
import { itemSlot } from '../../machines/itemSlot';
import type { Photo } from '../../machines/photo';
import { photoSection, unseenPhoto } from '../../machines/photoPlaces';
import { builtSite } from '../../src/generator/builtSite';
import { customizationPatch } from '../../src/generator/customizationPatch';
import { customizationSchema } from '../../src/generator/customizationSchema';
import { LAYOUTS } from '../../src/generator/design/layouts';
import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { openExport } from '../../src/generator/export/openExport';
import { generateSite } from '../../src/generator/generateSite';
import { drawWebsite } from '../../src/generator/generateWebsite';
import { applyPatch } from '../../src/generator/preview/applyPatch';
import { redrawSections } from '../../src/generator/preview/redrawSections';
import { generateFrom, rebuildWebsite } from '../../src/generator/rebuild/rebuildWebsite';
import { inspectBuild } from '../../src/generator/report/inspectBuild';
import { readFragment } from '../../src/generator/share/readFragment';
import { writeFragment } from '../../src/generator/share/writeFragment';
import { siteOf } from '../../src/generator/export/writeSiteFile';
import type { SectionKind } from '../../src/generator/types';
import { aBuild } from '../../stories/fixtures/aBuild';
import { opened, shape } from './documents';

vi.setConfig({ testTimeout: 120_000 });

const PROMPT =
  'A bakery called Crumb & Ember in Porto. We sell sourdough €4, croissants €2 and focaccia €3. A gallery, a team, reviews, events, partners, case studies, posts and listings';
const WEBP = strToU8('RIFF0000WEBP a photo of loaves');

/** A photo whose files are told apart by a number. */
const photo = (number: number, alt = `Photo ${number}`): Photo => ({
  alt,
  files: [480, 960].map((width) => ({
    name: `photo-${number.toString(16).padStart(16, '0')}-${width}.webp`,
    width,
    height: width / 2,
    size: WEBP.length,
  })),
});
const addressOf = (one: Photo) => `images/${one.files.at(-1)?.name ?? ''}`;
const bytesOf = ({ photos = {} }: Customization) =>
  Object.fromEntries(
    Object.values(photos).flatMap(({ files }) => files.map(({ name }) => [name, WEBP] as const)),
  );

async function buildOf(more: Partial<Pick<Build, 'theme' | 'framework' | 'prompt'>> = {}) {
  const request = { prompt: PROMPT, theme: 'modern', framework: 'tailwind', ...more } as const;
  return { ...aBuild(), ...request, ...(await builtSite(await generateSite(request))) } as Build;
}

const withPhotos = (build: Build, photos: Record<string, Photo>): Build => ({
  ...build,
  customization: { ...build.customization, photos },
});

/** The sections whose items can have photos, with the ids of those items. */
const pictured = ({ website, customization }: Build) =>
  (website.outline ?? [])
    .flatMap(({ entries }) => entries)
    .flatMap(({ id }) => {
      const section = id.endsWith('.more') ? null : photoSection(website, id);
      return section === null ? [] : [{ id, items: listedItems(section, customization) }];
    });

/** A photo for every second item of each section, by its slot. */
const everySecond = (build: Build): Record<string, Photo> =>
  Object.fromEntries(
    pictured(build)
      .flatMap(({ id, items }) => items.map((item) => itemSlot(id, item)))
      .filter((_, index) => index % 2 === 0)
      .map((slot, index) => [slot, photo(index + 1)]),
  );

const pageIn = (zip: Uint8Array) =>
  opened(strFromU8(unzipSync(zip)['index.html'] ?? new Uint8Array()));

/** What stands in one place with a photo: the item's own part of its section. */
const partWith = (image: Element | null | undefined) =>
  image?.closest('li, [data-block="spotlight"]') ?? null;

/** Every gap filled in, so that every item is published. */
async function filled(build: Build): Promise<Build> {
  const { copy } = await siteOf(build);
  const texts = Object.fromEntries(
    copy.sections
      .flatMap(({ items }) => items)
      .flatMap(({ title, body, detail }) => [title, body, detail])
      .flatMap((text) =>
        text?.source.from === 'placeholder' ? [[text.id, `Own ${text.id}`] as const] : [],
      ),
  );
  return { ...build, customization: { ...build.customization, texts } };
}

const KINDS: readonly SectionKind[] = [
  'offerings',
  'features',
  'gallery',
  'team',
  'testimonials',
  'events',
  'sponsors',
  'caseStudies',
  'posts',
  'listings',
  'menu',
];

describe('photos of items', () => {
  it.each(FRAMEWORKS.map((framework, index) => [framework, THEMES[index]] as const))(
    'stand beside the words of their item in every layout: %s, %s',
    async (framework, theme = 'modern') => {
      const build = await filled(await buildOf({ framework, theme }));
      const photos = everySecond(build);
      const most = Math.max(...KINDS.map((kind) => LAYOUTS[kind].length));
      for (let round = 0; round < most; round += 1) {
        const sections = Object.fromEntries(
          KINDS.flatMap((kind) => {
            const layout = LAYOUTS[kind][round % LAYOUTS[kind].length]?.name;
            return layout === undefined ? [] : [[kind, { layout }]];
          }),
        );
        const { customization } = withPhotos(build, photos);
        const drawn = { ...build, customization: { ...customization, sections } };
        const { bytes } = await exportWebsite(drawn, bytesOf(customization));
        const page = pageIn(bytes);
        for (const [slot, one] of Object.entries(photos)) {
          const [, section = '', item = ''] = slot.split('.');
          const images = [...page.querySelectorAll(`#${section} img[src="${addressOf(one)}"]`)];
          const where = `${slot}, ${sections[section]?.layout ?? ''}`;
          expect(images.length, where).toBeGreaterThan(0);
          for (const image of images) expect(image.getAttribute('alt'), where).toBe(one.alt);
          const isLed = ['illustrated', 'lead'].includes(sections[section]?.layout ?? '');
          const title = `[data-text="${section}.${item}.title"]`;
          const isBeside = images.some(
            (image) => (partWith(image)?.querySelector(title) ?? null) !== null,
          );
          expect(isBeside || isLed, where).toBe(true);
        }
        // What has none keeps its place, and never a broken picture.
        expect(page.querySelector('img[src$="undefined"], img[src=""]')).toBeNull();
        for (const image of page.querySelectorAll('img')) {
          const path = image.getAttribute('src') ?? '';
          expect(unzipSync(bytes)[path], path).toBeDefined();
        }
      }
    },
  );

  it('go with their item where it is moved, taken out, put back and added', async () => {
    const build = await filled(await buildOf());
    const section = itemSection(build.website, 'offerings');
    if (section === null) throw new Error('The bakery offers something.');
    const [first = '', ...others] = listedItems(section, build.customization);
    const own = photo(1);
    const start = {
      ...withPhotos(build, { [itemSlot('offerings', first)]: own }).customization,
      sections: { offerings: { layout: 'cards' } },
    };
    const shown = async (customization: Customization) => {
      const zip = await exportWebsite({ ...build, customization }, bytesOf(customization));
      const image = pageIn(zip.bytes).querySelector(`#offerings img[src="${addressOf(own)}"]`);
      return partWith(image)?.querySelector('h3')?.textContent ?? null;
    };
    const name = await shown(start);
    expect(name).toBe('Sourdough');
    const moved = actOnItem(start, section, { act: 'move', id: first, to: others.length });
    expect(await shown(moved)).toBe(name);
    const out = actOnItem(moved, section, { act: 'remove', id: first });
    expect(await shown(out)).toBeNull();
    expect(await shown(actOnItem(out, section, { act: 'putBack', id: first }))).toBe(name);
    const words = { title: 'Rye', body: '', detail: '' };
    const added = actOnItem({ ...start, photos: {} }, section, { act: 'add', words });
    const slot = itemSlot('offerings', 'added1');
    const ofAdded = { ...added, photos: { [slot]: own } };
    expect(await shown(ofAdded)).toBe('Rye');
    const gone = actOnItem(ofAdded, section, { act: 'remove', id: 'added1' });
    expect(gone.photos).toBeUndefined();
  });

  it('go through ZIP and back byte for byte, and are left out of a link', async () => {
    const plain = await filled(await buildOf());
    const build = withPhotos(plain, everySecond(plain));
    const bytes = bytesOf(build.customization);
    const exported = await exportWebsite(build, bytes);
    const { photos: files, ...back } = await openExport(exported.bytes);
    expect(files).toEqual(bytes);
    expect(back.customization).toEqual(build.customization);
    expect((await exportWebsite({ ...build, ...back }, files)).bytes).toEqual(exported.bytes);
    const shared = await readFragment((await writeFragment(build)).fragment);
    expect(shared.customization.photos).toBeUndefined();
    const drawn = await drawWebsite(shared.site, shared.customization);
    expect(drawn.html).not.toContain('item.');
  });

  it('stay with their items through another theme, framework and language, and another prompt', async () => {
    const build = await buildOf();
    const [, item = ''] = pictured(build).find(({ id }) => id === 'offerings')?.items ?? [];
    const slot = itemSlot('offerings', item);
    const photos = { [slot]: photo(1), [itemSlot('features', '1')]: photo(2) };
    const own = withPhotos(build, photos);
    for (const change of [
      { theme: 'elegant' },
      { framework: 'vuetify' },
      { corrections: { language: 'es' } },
    ] as const)
      expect((await rebuildWebsite(own, change)).customization.photos).toEqual(photos);
    const prompt = PROMPT.replace('sourdough €4, croissants', 'bagels €1, croissants');
    const next = await generateFrom({ ...own, prompt }, own);
    expect(next.customization.photos?.[slot]).toEqual(photo(1));
  });

  it('go along where their item stands in another section, and wait where that shows no pictures', async () => {
    const build = await buildOf();
    const [item = ''] = pictured(build).find(({ id }) => id === 'offerings')?.items ?? [];
    const slot = itemSlot('offerings', item);
    const own = withPhotos(build, { [slot]: photo(1) });
    const after = async (prompt: string, from: Build): Promise<Build> => {
      const next = await generateFrom({ ...from, prompt }, from);
      return { ...from, prompt, ...next };
    };
    const priced = await after(PROMPT.replace('We sell', 'Prices:'), own);
    const pricing = itemSection(priced.website, 'pricing');
    if (pricing === null) throw new Error('The bakery has prices.');
    const waiting = itemSlot('pricing', item);
    expect(priced.customization.photos).toEqual({ [waiting]: photo(1) });
    expect(unseenPhoto(priced, pricing, item)).toEqual({ slot: waiting, section: 'pricing' });
    const { bytes } = await exportWebsite(priced, bytesOf(priced.customization));
    expect(pageIn(bytes).querySelector(`img[src="${addressOf(photo(1))}"]`)).toBeNull();
    const again = await after(PROMPT, priced);
    expect(again.customization.photos).toEqual({ [slot]: photo(1) });
    const shared = await after(PROMPT.replace('We sell', 'The menu:'), own);
    const prices = itemSection(shared.website, 'pricing');
    if (prices === null) throw new Error('The bakery has prices.');
    expect(unseenPhoto(shared, prices, item)).toEqual({ slot, section: 'offerings' });
  });

  it('do not go to something else that the next prompt has in their place', async () => {
    const dated = (what: string) => `A hall called Ember Hall in Porto. Show the events: ${what}.`;
    const build = await buildOf({ prompt: dated('jazz night on 3 May') });
    const [item = ''] = pictured(build).find(({ id }) => id === 'events')?.items ?? [];
    const own = withPhotos(build, { [itemSlot('events', item)]: photo(1) });
    const same = await generateFrom({ ...own, prompt: `${own.prompt} And a team.` }, own);
    expect(same.customization.photos).toEqual(own.customization.photos);
    const other = await generateFrom({ ...own, prompt: dated('book fair on 9 June') }, own);
    expect(other.customization.photos).toBeUndefined();
  });

  it('are asked for their words, once they stand on a page', async () => {
    const build = await filled(await buildOf());
    const [first = ''] = pictured(build).find(({ id }) => id === 'team')?.items ?? [];
    const slot = itemSlot('team', first);
    const own = withPhotos(build, {
      [slot]: photo(1, ''),
      [itemSlot('team', 'gone')]: photo(2, ''),
    });
    expect((await inspectBuild(own)).photosToDescribe).toEqual([slot]);
  });

  it('have a slot that names a section and an item, and nothing else', () => {
    const isTaken = (slot: string) =>
      v.safeParse(customizationSchema, {
        ...aBuild().customization,
        photos: { [slot]: photo(1) },
      }).success;
    for (const slot of ['item.team.i1f', 'item.team_2.added1', 'item.topic-i1f.todo1'])
      expect(isTaken(slot), slot).toBe(true);
    for (const slot of ['item.team', 'item.__proto__.i1', 'item.team.../x', 'item.team.i1.title'])
      expect(isTaken(slot), slot).toBe(false);
  });

  it('stand in the document on screen as drawing again puts them, whatever was done before', async () => {
    const build = await buildOf();
    const site = await siteOf(build);
    const first = await drawWebsite(site);
    const live = { document: opened(first.html), html: first.html };
    const sections = pictured(build);
    const step = fc.record({
      section: fc.nat(20),
      item: fc.nat(20),
      act: fc.constantFrom('photo', 'drop', 'first', 'remove'),
    });
    const photoAddresses = Object.fromEntries(
      photo(7).files.map(({ name }) => [name, `blob:${name}`]),
    );
    const done = (
      now: Customization,
      { section: at, item, act }: { section: number; item: number; act: string },
    ): Customization => {
      const id = sections[at % sections.length]?.id ?? '';
      const section = itemSection(build.website, id);
      if (section === null) return now;
      const listed = listedItems(section, now);
      const one = listed[item % Math.max(1, listed.length)] ?? '';
      const slot = itemSlot(id, one);
      switch (act) {
        case 'photo':
          return { ...now, photos: { ...now.photos, [slot]: photo(7) } };
        case 'drop': {
          const { [slot]: _, ...photos } = now.photos ?? {};
          return { ...now, photos };
        }
        case 'first':
          return actOnItem(now, section, { act: 'move', id: one, to: 0 });
        default:
          return actOnItem(now, section, { act: 'remove', id: one });
      }
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
        const customization = steps.reduce(done, build.customization);
        const next = await drawWebsite(site, customization);
        redrawSections(live.document, opened(live.html), opened(next.html));
        live.html = next.html;
        const patch = customizationPatch('modern', customization, {
          photoAddresses,
          outline: build.website.outline ?? [],
        });
        applyPatch(live.document, patch);
        const fresh = opened(next.html);
        applyPatch(fresh, patch);
        expect(shape(live.document.body)).toEqual(shape(fresh.body));
        for (const [slot, one] of Object.entries(customization.photos ?? {})) {
          const frame = live.document.querySelector(`[data-picture="${slot}"]`);
          if (frame === null) continue;
          const image = frame.querySelector('img');
          expect(image?.getAttribute('src')).toBe(`blob:${one.files.at(-1)?.name ?? ''}`);
        }
      }),
      { numRuns: 8, seed: 12 },
    );
  });
});
