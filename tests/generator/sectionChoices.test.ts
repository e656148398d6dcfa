import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';

import { arrange } from '../../machines/arrangement';
import type { Build, Customization, SectionChoice } from '../../machines/entities';
import { customizationPatch } from '../../src/generator/customizationPatch';
import { customizationSchema } from '../../src/generator/customizationSchema';
import { LAYOUTS } from '../../src/generator/design/layouts';
import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { openExport } from '../../src/generator/export/openExport';
import { generateSite } from '../../src/generator/generateSite';
import { redrawWebsite } from '../../src/generator/generateWebsite';
import { initialCustomization } from '../../src/generator/initialCustomization';
import { applyPatch } from '../../src/generator/preview/applyPatch';
import { redrawSections } from '../../src/generator/preview/redrawSections';
import { generateFrom, rebuildWebsite } from '../../src/generator/rebuild/rebuildWebsite';
import { renderSite } from '../../src/generator/render/renderSite';
import { drawShared } from '../../src/generator/share/drawShared';
import { writeFragment } from '../../src/generator/share/writeFragment';
import { opened, shape } from './documents';
import { asking } from './promptBuild';

vi.setConfig({ testTimeout: 120_000 });

const BAKERY =
  'A bakery called Crumb & Ember in Porto with sourdough €4, croissants €2 and coffee, a gallery, questions, a team, news and reviews. Call 0113 555 0142. We bake at night. Show how to find us.';

const { requestOf, buildOf } = asking(BAKERY);

const choosing = (build: Build, sections: Record<string, SectionChoice>): Build => ({
  ...build,
  customization: { ...build.customization, sections },
});

const sectionsIn = (html: string) =>
  new Map(
    [...opened(html).querySelectorAll('main > section')].map((section) => [section.id, section]),
  );

const entriesOf = ({ website }: Build) =>
  (website.outline?.[0]?.entries ?? []).filter(({ id }) => !id.endsWith('.more'));

/** A copy's own drawings have ids of their own, and show the same. */
const drawnIn = (section: Element | undefined) =>
  section?.outerHTML.replace(/(gallery|about|visit)_2(-\d+)?/g, '$1$2');

describe('what is chosen for one section', () => {
  it('changes that section alone, whatever it is, and is drawn in place as it is redrawn', async () => {
    const build = await buildOf({ corrections: { secondLanguage: 'de' } });
    const site = await generateSite(requestOf({ corrections: { secondLanguage: 'de' } }));
    const page = build.website.outline?.[0];
    if (page === undefined) throw new Error('The site has no outline.');
    // Copies of those that have pictures share them, until one has another layout.
    const copied = ['about', 'gallery', 'visit'].reduce<Customization>(
      (now, id) => arrange(now, page, { act: 'duplicate', id }),
      build.customization,
    );
    const before = await renderSite(site, copied, 'preview');
    const whole = { ...before.pages[0] }.html ?? '';
    const standing = sectionsIn(whole);
    const document = opened(whole);
    let drawn = whole;
    for (const { id, layouts = [], wordings = 1 } of entriesOf(build)) {
      const choices: SectionChoice[] = [
        ...layouts.slice(1, 3).map((layout) => ({ layout })),
        ...(wordings > 1 ? [{ wording: 1 }] : []),
      ];
      for (const choice of choices) {
        const customization = { ...copied, sections: { [id]: choice } };
        const website = await redrawWebsite(build.website.site, site.request, customization);
        const html = website.pages?.[0]?.html ?? website.html;
        const now = sectionsIn(html);
        for (const [other, section] of standing)
          if (other !== id)
            expect(drawnIn(now.get(other)), `${id}: ${other}`).toBe(drawnIn(section));
        expect(now.get(id)?.outerHTML, id).not.toBe(standing.get(id)?.outerHTML);
        if (choice.layout !== undefined)
          expect(now.get(id)?.getAttribute('data-layout')).toBe(choice.layout);
        redrawSections(document, opened(drawn), opened(html));
        applyPatch(
          document,
          customizationPatch(build.theme, customization, {
            name: site.brief.name?.value ?? null,
            outline: build.website.outline,
          }),
        );
        drawn = html;
        expect(shape(document.body)).toEqual(shape(opened(html).body));
      }
    }
  });

  it('offers each section the layouts that fit it, its own first, and draws each of them', async () => {
    const build = await buildOf();
    const site = await generateSite(requestOf());
    for (const { id, kind, layouts = [] } of entriesOf(build)) {
      expect(layouts[0]).toBe(site.design.layouts[id]);
      const known = LAYOUTS[kind as keyof typeof LAYOUTS].map(({ name }) => name);
      expect(known).toEqual(expect.arrayContaining(layouts));
    }
    expect(
      entriesOf(build).filter(({ layouts = [] }) => layouts.length > 1).length,
    ).toBeGreaterThan(5);
    expect(entriesOf(build).filter(({ wordings = 1 }) => wordings > 1).length).toBeGreaterThan(3);
  });

  it('is in the ZIP, and back from it, and in a shared link', async () => {
    const build = await buildOf();
    const about = entriesOf(build).find(({ id }) => id === 'about');
    const chosen = choosing(build, {
      about: { layout: about?.layouts?.[1] ?? '', wording: 1 },
      pricing: { layout: 'board' },
    });
    const { bytes } = await exportWebsite(chosen);
    const site = await generateSite(requestOf());
    const exported = sectionsIn((await renderSite(site, chosen.customization, 'export')).html);
    const opening = await openExport(bytes);
    expect(opening.customization).toEqual(chosen.customization);
    expect((await exportWebsite(opening)).bytes).toEqual(bytes);
    const { fragment } = await writeFragment(chosen);
    const shared = sectionsIn((await drawShared(fragment)).html);
    for (const id of ['about', 'pricing']) {
      expect(shared.get(id)?.getAttribute('data-layout')).toBe(
        exported.get(id)?.getAttribute('data-layout'),
      );
      expect(shared.get(id)?.querySelector('h2')?.textContent).toBe(
        exported.get(id)?.querySelector('h2')?.textContent,
      );
    }
    const preview = sectionsIn((await renderSite(site, chosen.customization, 'preview')).html);
    expect(shared.get('about')?.querySelector('svg')?.innerHTML).toBe(
      preview.get('about')?.querySelector('svg')?.innerHTML,
    );
  });

  it('stays when theme, framework or language change, and in the next generation', async () => {
    const build = choosing(await buildOf(), {
      pricing: { layout: 'board' },
      about: { wording: 1 },
    });
    const headingOf = (html: string) =>
      sectionsIn(html).get('about')?.querySelector('h2')?.textContent;
    const plain = await buildOf();
    for (const change of [
      { theme: 'elegant', framework: 'vuetify' },
      { corrections: { language: 'de' } },
    ] as const) {
      const rebuilt = await rebuildWebsite(build, change);
      const other = await rebuildWebsite(plain, change);
      expect(sectionsIn(rebuilt.website.html).get('pricing')?.getAttribute('data-layout')).toBe(
        'board',
      );
      expect(headingOf(rebuilt.website.html)).not.toBe(headingOf(other.website.html));
    }
    const again = await generateFrom(
      requestOf({ prompt: `${BAKERY} We also sell tea €3.` }),
      build,
    );
    expect(sectionsIn(again.website.html).get('pricing')?.getAttribute('data-layout')).toBe(
      'board',
    );
  });

  it.each([
    [{ pricing: { layout: 'board', wording: 2 } }, true],
    [{ about_2: {} }, true],
    [{ pricing: { layout: 'a b' } }, false],
    [{ pricing: { wording: 1.5 } }, false],
    [{ pricing: { wording: 0 } }, false],
    [{ nowhere: {} }, false],
  ])('is read only where it is one: %j', async (sections, isRead) => {
    const customization = initialCustomization(await generateSite(requestOf()));
    expect(v.safeParse(customizationSchema, { ...customization, sections }).success).toBe(isRead);
  });

  it('leaves a section as it is where a hostile one names no layout of its kind', async () => {
    const site = await generateSite(requestOf());
    const initial = initialCustomization(site);
    const sections = { pricing: { layout: 'constructor' }, hero: { wording: 7 } };
    const { html } = await renderSite(site, { ...initial, sections }, 'export');
    expect(html).toBe((await renderSite(site, initial, 'export')).html);
  });
});
