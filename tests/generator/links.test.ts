import { strFromU8, unzipSync } from 'fflate';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';

import type { Build, Customization } from '../../machines/entities';
import { customizationPatch } from '../../src/generator/customizationPatch';
import { customizationSchema } from '../../src/generator/customizationSchema';
import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { openExport } from '../../src/generator/export/openExport';
import { drawWebsite } from '../../src/generator/generateWebsite';
import { applyPatch } from '../../src/generator/preview/applyPatch';
import { redrawSections } from '../../src/generator/preview/redrawSections';
import { generateFrom, rebuildWebsite } from '../../src/generator/rebuild/rebuildWebsite';
import { renderSite } from '../../src/generator/render/renderSite';
import { drawShared } from '../../src/generator/share/drawShared';
import { writeFragment } from '../../src/generator/share/writeFragment';
import { readSite } from '../../src/generator/siteState';
import { opened, shape } from './documents';
import { asking } from './promptBuild';
import { COMBINATIONS } from './sitePrompts';

vi.setConfig({ testTimeout: 120_000 });

const { buildOf, requestOf } = asking(
  'A multi-page site for Olmo, an Italian restaurant in Leeds, in English and German, with a menu, a team and questions. 12 Mill Lane, Leeds. Call 0113 555 0142, hello@olmo.example.',
);
const one = asking(
  'A bakery called Crumb in Leeds with prices, questions and about. Call 0113 555 0142.',
);

const led = (
  build: Build,
  links: Record<string, string>,
  more: Partial<Customization> = {},
): Build => ({
  ...build,
  customization: { ...build.customization, ...more, links },
});

async function filesOf(build: Build): Promise<Record<string, string>> {
  const { bytes } = await exportWebsite(build);
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]),
  );
}

/** The addresses of the links that bear a text. */
const hrefsOf = (page: string | undefined, text: string): (string | null)[] => [
  ...new Set(
    [...opened(page ?? '').querySelectorAll(`a [data-text="${text}"]`)].map(
      (found) => found.closest('a')?.getAttribute('href') ?? null,
    ),
  ),
];

const BUTTON = 'hero.action.1';

describe('a link that was led elsewhere', () => {
  it.each(COMBINATIONS)(
    'leads there in a $theme export with $framework, wherever it stands and in both languages',
    async ({ theme, framework }) => {
      const build = await buildOf({ theme, framework });
      const site = await readSite(build.website.site);
      const inner = site.plan.pages?.find(({ lead }) => lead !== 'hero')?.lead ?? '';
      const cases: [string, RegExp][] = [
        ['tel:', /^tel:01135550142$/],
        ['mailto:', /^mailto:hello@olmo\.example$/],
        ['map:', /^https:\/\/www\.google\.com\/maps\/.*12%20Mill%20Lane/],
        ['https://shop.example/x?a=1', /^https:\/\/shop\.example\/x\?a=1$/],
        [`#${inner}`, new RegExp(`^[a-z-]+\\.html#${inner}$`)],
      ];
      for (const [target, expected] of cases) {
        const files = await filesOf(led(build, { [BUTTON]: target }));
        expect(hrefsOf(files['index.html'], BUTTON)).toEqual([expect.stringMatching(expected)]);
        expect(hrefsOf(files['de/index.html'], `de.${BUTTON}`)).toEqual([
          expect.stringMatching(expected),
        ]);
      }
      const nav = await filesOf(led(build, { [`${inner}.nav`]: 'https://shop.example/' }));
      expect(hrefsOf(nav['index.html'], `${inner}.nav`)).toEqual(['https://shop.example/']);
      const more = await filesOf(led(build, { [`${inner}.more`]: 'https://shop.example/' }));
      expect(hrefsOf(more['index.html'], `${inner}.more`)).toEqual(['https://shop.example/']);
    },
  );

  it('leads as generated while its section does not show, or its fact is not told', async () => {
    const build = await one.buildOf();
    const first = hrefsOf((await filesOf(build))['index.html'], BUTTON);
    const hrefs = async (target: string, more: Partial<Customization>) =>
      hrefsOf((await filesOf(led(build, { [BUTTON]: target }, more)))['index.html'], BUTTON);
    expect(await hrefs('#faq', {})).toEqual(['#faq']);
    expect(await hrefs('#faq', { arrangement: { away: { faq: 'removed' } } })).toEqual(first);
    expect(await hrefs('#gone', {})).toEqual(first);
    expect(await hrefs('mailto:', {})).toEqual(first);
  });

  it('to a call follows the number that was written over the first', async () => {
    const build = await one.buildOf();
    const site = await readSite(build.website.site);
    const texts = Object.fromEntries(
      site.copy.sections.flatMap(({ items }) =>
        items.flatMap(({ body }) =>
          body?.id.endsWith('.phone.body') ? [[body.id, '0113 555 0199']] : [],
        ),
      ),
    );
    const files = await filesOf(led(build, { [BUTTON]: 'tel:' }, { texts }));
    expect(hrefsOf(files['index.html'], BUTTON)).toEqual(['tel:01135550199']);
  });

  it.each([
    ['a section', { [BUTTON]: '#faq', 'about.nav': 'https://shop.example/' }, {}],
    ['a section that is off', { [BUTTON]: '#pricing' }, { showPricing: false }],
    ['a call', { [BUTTON]: 'tel:' }, {}],
  ])('to %s is drawn into the preview without a reload', async (_, links, layout) => {
    const build = await one.buildOf();
    const site = await readSite(build.website.site);
    const next = led(build, links, {
      layout: { ...build.customization.layout, ...layout },
    });
    const page = opened(build.website.html);
    applyPatch(page, customizationPatch('modern', build.customization));
    const drawn = await drawWebsite(site, next.customization);
    redrawSections(page, opened(build.website.html), opened(drawn.html));
    const patch = customizationPatch('modern', next.customization, { outline: drawn.outline });
    applyPatch(page, patch);
    const expected = opened((await renderSite(site, next.customization, 'preview')).html);
    expect(shape(page.body)).toEqual(shape(expected.body));
    const back = opened(drawn.html);
    redrawSections(back, opened(drawn.html), opened(build.website.html));
    applyPatch(back, customizationPatch('modern', build.customization, { outline: drawn.outline }));
    const first = opened((await renderSite(site, build.customization, 'preview')).html);
    expect(shape(back.body)).toEqual(shape(first.body));
  });

  it('goes along into the ZIP and back, a share link, another theme, framework and language, and the next generation', async () => {
    const links = { [BUTTON]: 'https://shop.example/', 'team.nav': 'tel:' };
    const build = led(await buildOf(), links);
    const { bytes } = await exportWebsite(build);
    const back = await openExport(bytes);
    expect(back.customization).toEqual(build.customization);
    expect((await exportWebsite({ ...build, ...back })).bytes).toEqual(bytes);
    const { html } = await drawShared((await writeFragment(build)).fragment);
    expect(html).toContain('https://shop.example/');
    for (const change of [
      { theme: 'elegant' },
      { framework: 'vuetify' },
      { corrections: { language: 'fr' } },
    ] as const)
      expect((await rebuildWebsite(build, change)).customization.links).toEqual(links);
    const next = await generateFrom(requestOf({ prompt: `${build.prompt} Show news.` }), build);
    expect(next.customization.links).toEqual(links);
  });

  it('is in no share link once its button is hidden or emptied', async () => {
    const build = await one.buildOf();
    const links = { 'contact.nav': 'https://secret.example/', [BUTTON]: 'https://known.example/' };
    const shared = led(build, links, {
      layout: { ...build.customization.layout, showContact: false },
    });
    const { html } = await drawShared((await writeFragment(shared)).fragment);
    expect(html).not.toContain('secret.example');
    expect(html).toContain('known.example');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://shop.example',
    '//shop.example',
    'https://shop.example/"onclick="x',
    'tel:0',
    '#a b',
  ])('is read from no file to %j', (target) => {
    const parsed = v.safeParse(customizationSchema, {
      ...SAFE,
      links: { [BUTTON]: target },
    });
    expect(parsed.success).toBe(false);
  });
});

const SAFE = (await one.buildOf()).customization;
