import { describe, expect, it, vi } from 'vitest';

import { adding } from '../../machines/addingSections';
import { arrange } from '../../machines/arrangement';
import type { Build, Customization, SiteLanguage, WebsiteRequest } from '../../machines/entities';
import { outlineOf } from '../../machines/outlineOf';
import { withLock } from '../../machines/sectionLocks';
import type { SiteChange } from '../../machines/siteChange';
import type { BuiltSite } from '../../machines/builderDocument';
import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { openExport } from '../../src/generator/export/openExport';
import { LANGUAGES, loadLanguage } from '../../src/generator/languages/languages';
import { generateFrom, rebuildWebsite } from '../../src/generator/rebuild/rebuildWebsite';
import { renderSite } from '../../src/generator/render/renderSite';
import { drawShared } from '../../src/generator/share/drawShared';
import { writeFragment } from '../../src/generator/share/writeFragment';
import { readFragment } from '../../src/generator/share/readFragment';
import { readSite } from '../../src/generator/siteState';
import { opened } from './documents';
import { asking } from './promptBuild';

vi.setConfig({ testTimeout: 120_000 });

const BAKERY =
  'A bakery called Crumb & Ember in Porto with sourdough €4, croissants €2 and coffee, a gallery, questions and reviews. Call 0113 555 0142. We bake at night.';

const { requestOf, buildOf } = asking(BAKERY);

const locking = (customization: Customization, ...ids: string[]): Customization =>
  ids.reduce((now, id) => withLock(now, id, true), customization);

/** The words of a section as they stand on the page, and its layout. */
async function sectionOf(
  { website, customization }: Pick<Build, 'website' | 'customization'>,
  id: string,
  more: Partial<WebsiteRequest> = {},
) {
  const site = await readSite(website.site);
  const request = { ...site.request, ...more };
  const { pages } = await renderSite({ ...site, request }, customization, 'preview');
  const section = pages
    .map(({ html }) => opened(html).getElementById(id))
    .findLast((found) => found !== null);
  // Where its page shows what it is called above it, that is the page's.
  for (const label of section?.querySelectorAll('[data-text$=".nav"]') ?? []) label.remove();
  return section
    ? {
        words: section.textContent.replace(/\s+/g, ' ').trim(),
        layout: section.getAttribute('data-layout'),
      }
    : null;
}

/** The bakery with its prices in words and a layout of the person's choice, and a team that they added. */
async function ownBuild(): Promise<Build> {
  const build = await buildOf();
  const team = adding(build, 'team', { page: 'hero', id: 'about' });
  const [home] = outlineOf(build);
  if (team === null || home === undefined) throw new Error('A team can be added.');
  const withTeam = arrange(build.customization, home.page, team.done);
  const twice = arrange(withTeam, home.page, { act: 'duplicate', id: 'faq' });
  return {
    ...build,
    customization: {
      ...twice,
      sections: { pricing: { layout: 'menu', wording: 1 }, faq_2: { wording: 1 } },
      texts: { 'pricing.intro': 'As we like it.', 'team.todo1.title': 'Ana' },
    },
  };
}

const speaking = (language: SiteLanguage): SiteChange => ({ corrections: { language } });

/** The first page of a build, as a preview has it. */
async function drawnPage({ website, customization }: Build): Promise<Document> {
  const site = await readSite(website.site);
  return opened((await renderSite(site, customization, 'preview')).html);
}

const LOCKED = ['pricing', 'about', 'team', 'faq_2'];

const CHANGES: [string, SiteChange][] = [
  ['theme and design', { theme: 'elegant', direction: 2 }],
  ['framework', { framework: 'vuetify' }],
  ['language', { corrections: { language: 'de' } }],
  ['tone', { corrections: { tone: 'playful' } }],
  ['name', { corrections: { name: 'Night Oven' } }],
  ['number of pages', { corrections: { isMultiPage: true } }],
];

describe('a locked section', () => {
  it.each(CHANGES)(
    'has the words and the layout that it had after another %s',
    async (_, asked) => {
      const own = await ownBuild();
      const build = { ...own, customization: locking(own.customization, ...LOCKED) };
      const rebuilt = await rebuildWebsite(build, asked);
      for (const id of LOCKED)
        expect(await sectionOf(rebuilt, id), id).toEqual(await sectionOf(build, id));
      expect(rebuilt.customization.locked).toEqual(LOCKED);
    },
  );

  it('is as it was in the next generation, and in the one after it', async () => {
    const own = await ownBuild();
    const build = { ...own, customization: locking(own.customization, ...LOCKED) };
    let now: Build = build;
    for (const prompt of [`${BAKERY} Open daily from 8 to 5.`, `${BAKERY} We also bake cakes.`]) {
      const next: BuiltSite = await generateFrom(requestOf({ prompt, theme: 'vibrant' }), now);
      now = { ...now, ...next, prompt };
      for (const id of LOCKED)
        expect(await sectionOf(now, id), id).toEqual(await sectionOf(build, id));
    }
  });

  it.each(['tailwind', 'bootstrap', 'vuetify'] as const)(
    'says the language that it stays in where that is no more its site’s, with %s',
    async (framework) => {
      const own = await buildOf({ framework });
      const build = { ...own, customization: locking(own.customization, 'about', 'contact') };
      const rebuilt = { ...build, ...(await rebuildWebsite(build, speaking('ar'))) };
      const page = await drawnPage(rebuilt);
      const languageOf = (selector: string) => {
        const found = page.querySelector(selector);
        return found && [found.getAttribute('lang'), found.getAttribute('dir')];
      };
      expect(languageOf('html')).toEqual(['ar', 'rtl']);
      expect(languageOf('#about')).toEqual(['en', 'ltr']);
      expect(languageOf('#contact')).toEqual(['en', 'ltr']);
      expect(languageOf('#pricing')).toEqual([null, null]);
      expect(languageOf('header [href="#about"] [data-text]')).toEqual(['en', 'ltr']);
      expect(languageOf('header [href="#pricing"] [data-text]')).toEqual([null, null]);
      // What the site says in them is in its own language still.
      expect(languageOf('#about [data-block="picture"]')).toEqual(['ar', 'rtl']);
      expect(languageOf('#contact [data-part="notice"]')).toEqual(['ar', 'rtl']);
      expect(languageOf('#gallery [data-block="picture"]')).toEqual([null, null]);

      const { bytes } = await exportWebsite(rebuilt);
      expect((await exportWebsite(await openExport(bytes))).bytes).toEqual(bytes);
      const { fragment } = await writeFragment(rebuilt);
      const shared = opened((await drawShared(fragment)).html);
      expect(shared.querySelector('#about')?.getAttribute('lang')).toBe('en');

      const back = { ...rebuilt, ...(await rebuildWebsite(rebuilt, speaking('en'))) };
      expect((await drawnPage(back)).querySelectorAll('body [lang], body [dir]')).toHaveLength(0);
      const kept = { ...rebuilt, ...(await rebuildWebsite(rebuilt, { theme: 'vibrant' })) };
      expect((await drawnPage(kept)).querySelector('#about')?.getAttribute('lang')).toBe('en');
    },
  );

  it('says it where only its beginning stands, too, and the link to the whole is in the site’s', async () => {
    const own = await buildOf();
    const build = { ...own, customization: locking(own.customization, 'about', 'gallery') };
    const corrections = { language: 'de', isMultiPage: true } as const;
    const rebuilt = { ...build, ...(await rebuildWebsite(build, { corrections })) };
    const page = await drawnPage(rebuilt);
    const gallery = page.querySelector('#gallery');
    expect(gallery?.getAttribute('lang')).toBe('en');
    expect(gallery?.hasAttribute('dir')).toBe(false);
    expect(gallery?.querySelector('[data-text="gallery.more"]')?.getAttribute('lang')).toBe('de');
  });

  it('knows the languages that are written from right to left', async () => {
    const packs = await Promise.all(LANGUAGES.map(loadLanguage));
    const known = packs.filter(({ direction }) => direction === 'rtl');
    expect(known.map(({ id }) => id)).toEqual(['ar']);
  });

  it('stays alone: what is not locked is made again', async () => {
    const own = await ownBuild();
    const build = { ...own, customization: locking(own.customization, 'about') };
    const asked = { corrections: { language: 'de' } };
    const [rebuilt, free] = [await rebuildWebsite(build, asked), await rebuildWebsite(own, asked)];
    for (const id of ['pricing', 'faq', 'gallery', 'contact'])
      expect(await sectionOf(rebuilt, id), id).toEqual(await sectionOf(free, id));
    expect(await sectionOf(rebuilt, 'about')).not.toEqual(await sectionOf(free, 'about'));
  });

  it('stays where it stood though the prompt asks for it no more, unless the person said there is none', async () => {
    const prompt = 'A bakery called Crumb & Ember in Porto with a gallery and reviews.';
    const first = await buildOf({ prompt });
    const build = { ...first, prompt, customization: locking(first.customization, 'gallery') };
    const after = 'A bakery called Crumb & Ember in Porto with reviews.';
    const kept = await generateFrom(requestOf({ prompt: after }), build);
    expect(await sectionOf(kept, 'gallery')).toEqual(await sectionOf(build, 'gallery'));
    const order = (built: Pick<Build, 'website' | 'customization'>) =>
      outlineOf(built)[0]?.entries.map(({ id }) => id) ?? [];
    expect(order(kept)[order(kept).indexOf('gallery') - 1]).toBe(
      order(build)[order(build).indexOf('gallery') - 1],
    );
    const refused = await rebuildWebsite(build, { corrections: { sections: { gallery: false } } });
    expect(await sectionOf(refused, 'gallery')).toBeNull();
  });

  it('stays so in the second language as long as that is the same', async () => {
    const corrections = { secondLanguage: 'de' };
    const first = await buildOf({ corrections });
    const build = { ...first, corrections, customization: locking(first.customization, 'about') };
    const rebuilt = await rebuildWebsite(build, { corrections: { tone: 'bold' } });
    const aboutIn = async (built: Pick<Build, 'website'>) => {
      const { translation } = await readSite(built.website.site);
      return translation?.sections.find(({ id }) => id === 'about');
    };
    expect(await aboutIn(rebuilt)).toEqual(await aboutIn(build));
    const other = await rebuildWebsite(build, { corrections: { secondLanguage: 'fr' } });
    expect((await aboutIn(other))?.heading.id).toBe('fr.about.heading');
  });

  it('is locked in the ZIP and in a shared link', async () => {
    const own = await ownBuild();
    const build = { ...own, customization: locking(own.customization, ...LOCKED) };
    build.customization = {
      ...build.customization,
      pages: { added: { 'topic-page1': 'Price list' } },
      arrangement: { ...build.customization.arrangement, moved: { pricing: 'topic-page1' } },
    };
    const rebuilt = { ...build, ...(await rebuildWebsite(build, { theme: 'elegant' })) };
    const { bytes } = await exportWebsite(rebuilt);
    const opening = await openExport(bytes);
    expect(opening.customization).toEqual(rebuilt.customization);
    expect((await exportWebsite(opening)).bytes).toEqual(bytes);
    const { fragment } = await writeFragment(rebuilt);
    expect((await readFragment(fragment)).customization.locked).toEqual(LOCKED);
    const shared = opened((await drawShared(fragment)).pages?.[1]?.html ?? '');
    expect(shared.getElementById('pricing')?.textContent).toContain('As we like it.');
  });

  it('tells nothing in a shared link once its copy is removed', async () => {
    const own = await ownBuild();
    const build = { ...own, customization: locking(own.customization, 'faq_2') };
    const rebuilt = { ...build, ...(await rebuildWebsite(build, { theme: 'elegant' })) };
    const [home] = outlineOf(rebuilt);
    if (home === undefined) throw new Error('The site has a first page.');
    const customization = arrange(rebuilt.customization, home.page, { act: 'remove', id: 'faq_2' });
    expect(customization.locked).toBeUndefined();
    const { fragment } = await writeFragment({ ...rebuilt, customization });
    const { site } = await readFragment(fragment);
    expect(JSON.stringify(site)).not.toContain('faq_2');
  });
});
