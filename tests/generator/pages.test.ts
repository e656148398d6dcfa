import { HtmlValidate } from 'html-validate';
import { describe, expect, it, vi } from 'vitest';
import type { Corrections, Framework, WebsiteRequest } from '../../machines/entities';
import { buildDocuments } from '../../src/generator/document/buildDocument';
import { publishing } from '../../src/generator/document/publishing';
import { gapsOf } from '../../src/generator/document/gaps';
import { openingHours } from '../../machines/openingHours';
import { siteAddress } from '../../src/generator/document/siteAddress';
import { customizationPatch } from '../../src/generator/customizationPatch';
import { languagePack } from '../../src/generator/languages/languages';
import { generateSite } from '../../src/generator/generateSite';
import { initialCustomization } from '../../src/generator/initialCustomization';
import { applyPatch } from '../../src/generator/preview/applyPatch';
import { renderSite } from '../../src/generator/render/renderSite';
import { understand } from '../../src/generator/read/understand';
import { readSite, writeSite } from '../../src/generator/siteState';
import type { Site } from '../../src/generator/types';
import { COMBINATIONS } from './sitePrompts';
import { opened as parsed } from './documents';

vi.setConfig({ testTimeout: 60_000 });

const PROMPT =
  'A multi-page site for Brotzeit, a sourdough bakery in Leeds. We sell rye loaves at £4, cinnamon buns and cakes. hello@brotzeit.example';

function siteOf(
  prompt: string,
  corrections?: Corrections,
  more: Partial<WebsiteRequest> = {},
): Promise<Site> {
  const request = { prompt, theme: 'modern', framework: 'tailwind', ...more } as const;
  return generateSite(corrections === undefined ? request : { ...request, corrections });
}

const pathsOf = (site: Site, isPublished = false) =>
  buildDocuments(site, initialCustomization(site), isPublished ? { publishing } : {}).map(
    ({ path }) => path,
  );

const validator = new HtmlValidate({ extends: ['html-validate:recommended'] });
const problems = async (html: string) =>
  (await validator.validateString(html)).results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${ruleId} ${line} ${message}`),
  );

describe('what a prompt says about pages', () => {
  it.each([
    ['A multi-page site for a bakery', 'several'],
    ['a bakery with separate pages for menu and contact', 'several'],
    ['a one-page site for a bakery', 'one'],
    ['Una panadería con páginas separadas', 'several'],
    ['Um site com várias páginas para um café', 'several'],
    ['Un site avec plusieurs pages pour un café', 'several'],
    ['Un sito con più pagine per un bar', 'several'],
    ['Eine mehrseitige Website für ein Café', 'several'],
    ['A bakery with a menu page', null],
    ['Ich möchte eine eigene Seite für meine Bäckerei', null],
    ['', null],
  ])('%s', async (prompt, pages) => {
    expect((await understand(prompt)).pages).toBe(pages);
  });

  it('is which, by the names it gives them', async () => {
    const { requests } = await understand('a bakery with separate pages for menu and contact');
    expect(requests.map(({ kind, page }) => [kind, page?.value])).toEqual([
      ['menu', 'menu'],
      ['contact', 'contact'],
    ]);
  });
});

describe('the pages of a site', () => {
  it('are one unless asked for or needed', async () => {
    const site = await siteOf('A bakery in Leeds selling rye loaves and buns');
    expect(site.plan.pages).toBeUndefined();
    expect(pathsOf(site)).toEqual(['index.html']);
  });

  it('are several where the prompt asks, named after what stands on them, each section whole on one', async () => {
    const site = await siteOf(PROMPT);
    expect(pathsOf(site)).toEqual([
      'index.html',
      'what-we-bake.html',
      'about.html',
      'orders-and-questions.html',
    ]);
    const placed = site.plan.pages?.flatMap(({ sections }) => sections) ?? [];
    expect(placed.toSorted()).toEqual(site.plan.sections.map(({ kind }) => kind).toSorted());
  });

  it('are those that the prompt names', async () => {
    expect(
      pathsOf(await siteOf('A bakery called Crumb, separate pages for menu and contact')),
    ).toEqual(['index.html', 'menu.html', 'contact.html']);
  });

  it('are as the person corrected them', async () => {
    expect(pathsOf(await siteOf(PROMPT, { isMultiPage: false }))).toEqual(['index.html']);
    expect(
      pathsOf(await siteOf('A bakery in Leeds', { isMultiPage: true })).length,
    ).toBeGreaterThan(2);
  });

  it('grow with a long menu and with posts, and not for a prompt that wants one page', async () => {
    const long =
      'A restaurant called Olmo. We serve ramen, gyoza, udon, soba, tempura, sushi, sashimi, tofu, edamame and mochi';
    expect(pathsOf(await siteOf(long))).toEqual(['index.html', 'menu.html']);
    expect(pathsOf(await siteOf(`One-page site. ${long}`))).toEqual(['index.html']);
    const named = (await siteOf('A lawyer with a blog')).plan.pages?.map(({ lead }) => lead);
    expect(named).toEqual(['hero', 'posts']);
  });

  it('have ASCII names in the language of the site', async () => {
    const site = await siteOf('Eine mehrseitige Website für eine Bäckerei namens Krume in Köln');
    for (const path of pathsOf(site)) expect(path).toMatch(/^[a-z0-9-]+\.html$/);
    expect(pathsOf(site)).not.toContain('offer.html');
  });
});

describe.each(COMBINATIONS)('several pages in $theme and $framework', ({ theme, framework }) => {
  it('are each valid, whole and reachable, in both languages', async () => {
    const site = await siteOf(PROMPT, { secondLanguage: 'es' }, { theme, framework });
    const { pages, files } = await renderSite(site, initialCustomization(site), 'export');
    expect(pages.length).toBeGreaterThan(5);
    const byPath = new Map(pages.map((page) => [page.path, parsed(page.html)]));
    const known = new Set([...byPath.keys(), 'styles.css', ...files.map(({ path }) => path)]);
    const titles = new Set<string>();
    const descriptions = new Set<string | null | undefined>();
    for (const { path, html, language } of pages) {
      expect(await problems(html), path).toEqual([]);
      const page = byPath.get(path);
      if (page === undefined) throw new Error(path);
      expect(page.documentElement.lang).toBe(language);
      expect(page.querySelectorAll('h1')).toHaveLength(1);
      expect(page.querySelectorAll('[data-placeholder], [data-follows], [hidden]')).toHaveLength(0);
      expect(page.querySelectorAll('nav a[aria-current="page"]')).toHaveLength(2);
      titles.add(page.title);
      descriptions.add(page.querySelector('meta[name="description"]')?.getAttribute('content'));
      for (const element of page.querySelectorAll(
        '[href]:not([rel="canonical"], [rel="alternate"]), [src]',
      )) {
        const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
        if (/^(?:mailto|tel):/.test(address)) continue;
        const url = new URL(address, `https://here.example/${path}`);
        const target = url.pathname.slice(1);
        expect(known.has(target), `${path} → ${address}`).toBe(true);
        if (url.hash !== '') {
          expect(byPath.get(target)?.getElementById(url.hash.slice(1)), address).not.toBeNull();
        }
      }
      const other = page.querySelector('header a[hreflang]');
      expect(other?.getAttribute('lang')).toBe(language === 'en' ? 'es' : 'en');
      const addressOf = (link: Element) =>
        decodeURI(link.getAttribute('href') ?? '').replace('https://www.example.com/', '');
      const alternates = Object.fromEntries(
        [...page.querySelectorAll('link[hreflang]')].map((link) => [
          link.getAttribute('hreflang'),
          addressOf(link).replace(/(^|\/)$/, '$1index.html'),
        ]),
      );
      expect(Object.keys(alternates).toSorted()).toEqual(['en', 'es', 'x-default']);
      expect(alternates['x-default']).toBe(alternates.en);
      expect(alternates[language]).toBe(path);
      const back = byPath.get(alternates[language === 'en' ? 'es' : 'en'] ?? '');
      const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;
      expect(
        back?.querySelector(`link[hreflang="${language}"]`)?.getAttribute('href'),
        `the way back to ${path}`,
      ).toBe(canonical);
    }
    expect(titles.size).toBe(pages.length);
    expect(descriptions.size).toBe(pages.length);
  });
});

describe('a second language', async () => {
  const site = await siteOf(PROMPT, { secondLanguage: 'es' });

  it('keeps the words of the prompt and has ids of its own', () => {
    const { copy, translation } = site;
    expect(translation?.language).toBe('es');
    expect(translation?.title).toEqual({ ...copy.title, id: 'es.title', follows: 'title' });
    expect(translation?.subtitle.id).toBe('es.subtitle');
    const dish = translation?.sections.find(({ kind }) => kind === 'offerings')?.items[0];
    expect(dish?.title.value).toBe('Rye loaves');
    expect(JSON.stringify(translation).match(/"id":"(?!es\.)[\w]+\.[\w.]+"/)).toBeNull();
  });

  it('is absent where it is the first language', async () => {
    expect((await siteOf(PROMPT, { secondLanguage: 'en' })).translation).toBeUndefined();
  });

  it('comes back whole from JSON, with what the person corrected', async () => {
    expect(await readSite(writeSite(site))).toEqual(site);
  });

  it('takes over a price that is filled in and a name that is changed, until it has its own', async () => {
    const initial = initialCustomization(site);
    const gap = gapsOf(site, initial).find(({ kind }) => kind === 'price');
    const customization = {
      ...initial,
      content: { ...initial.content, title: 'Krume' },
      texts: { [gap?.textId ?? '']: '£7', 'es.offerings.nav': 'Panes' },
    };
    const { pages } = await renderSite(site, customization, 'export');
    const spanish = pages.filter(({ language }) => language === 'es').map(({ html }) => html);
    expect(spanish.join('')).toContain(`<span data-text="es.${gap?.textId ?? ''}">£7</span>`);
    expect(spanish.join('')).toContain('<span data-text="es.offerings.nav">Panes</span>');
    for (const html of spanish) {
      expect(html).toContain('<span data-text="es.title">Krume</span>');
    }
    expect(pages.map(({ path }) => path)).toEqual(pathsOf(site, true));
  });

  it.each(['tailwind', 'bootstrap', 'vuetify'] satisfies Framework[])(
    'is brought by the live patch where rendering again would, on every page (%s)',
    async (framework) => {
      const own = { ...site, request: { ...site.request, framework } };
      const initial = initialCustomization(own);
      const gap = gapsOf(own, initial).find(({ kind }) => kind === 'price')?.textId ?? '';
      const customization = {
        ...initial,
        layout: { ...initial.layout, showContact: false, showPricing: false },
        content: { title: 'Krume & Korn', subtitle: 'New', description: '' },
        texts: { [gap]: '£7', 'about.nav': 'Us', 'es.title': 'Miga', 'es.home.nav': 'Portada' },
      };
      const before = await renderSite(own, initial, 'preview');
      const after = await renderSite(own, customization, 'preview');
      const shape = (node: Node): unknown => {
        if (node.nodeType !== 1) return node.textContent;
        const element = node as Element;
        const names = [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
        return [element.tagName, names, [...element.childNodes].map(shape)];
      };
      before.pages.forEach(({ html, language }, index) => {
        const page = parsed(html);
        applyPatch(
          page,
          customizationPatch('modern', customization, { language, name: 'Brotzeit' }),
        );
        const rendered = parsed(after.pages[index]?.html ?? '');
        expect(page.title).toBe(rendered.title);
        expect(shape(page.body)).toEqual(shape(rendered.body));
      });
    },
  );
});

describe('what is not filled in', async () => {
  const site = await siteOf(
    'A hair salon in Oslo with a team page, testimonials, pricing and a gallery',
  );
  const initial = initialCustomization(site);

  it('is listed in page order, with the words that stand there', () => {
    const gaps = gapsOf(site, initial);
    expect(new Set(gaps.map(({ textId }) => textId)).size).toBe(gaps.length);
    expect(gaps.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['person', 'review']));
    const order = site.plan.sections.map(({ kind }) => kind);
    const places = gaps.map(({ section }) => order.indexOf(section));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    for (const { words } of gaps) expect(words).not.toBe('');
  });

  it.each(['A hair salon in Oslo', 'A hair salon called Lys in Oslo'])(
    'is shown and marked in a preview, and left out of an export with its sections and links: %s',
    async (prompt) => {
      const empty = ['team', 'testimonials', 'posts', 'events'];
      const unasked = await siteOf(prompt, {
        sections: Object.fromEntries(empty.map((id) => [id, true])),
      });
      const customization = initialCustomization(unasked);
      const preview = parsed((await renderSite(unasked, customization, 'preview')).html);
      expect(preview.querySelector('#team [data-placeholder]')).not.toBeNull();
      const page = parsed((await renderSite(unasked, customization, 'export')).html);
      for (const id of empty) {
        expect(page.getElementById(id), id).toBeNull();
        expect(page.querySelector(`[href$="#${id}"]`)).toBeNull();
      }
      expect(page.querySelector('[data-text$=".soon"]')).toBeNull();
      expect(page.querySelector('[data-placeholder]')).toBeNull();
    },
  );

  it('stays where the prompt asks for it, and says that there is nothing yet', async () => {
    const page = parsed((await renderSite(site, initial, 'export')).html);
    for (const id of ['team', 'testimonials'])
      expect(page.querySelector(`#${id} [data-text="${id}.soon"]`)?.textContent).toBe(
        languagePack('en').labels.soon,
      );
    expect(page.querySelector('[data-placeholder]')).toBeNull();
  });

  it('comes into the export as far as it is filled, with its own picture', async () => {
    const texts = { 'team.todo2.title': 'Ida Berg', 'team.todo2.body': 'Cuts and color' };
    const customization = { ...initial, texts };
    const { html, files } = await renderSite(site, customization, 'export');
    const people = [...parsed(html).querySelectorAll('#team h3')].map((name) => name.textContent);
    expect(people).toEqual(['Ida Berg']);
    expect(files.map(({ path }) => path).filter((path) => path.includes('team'))).toEqual([
      'images/team-2.svg',
    ]);
    const left = gapsOf(site, customization).map(({ textId }) => textId);
    expect(left).toContain('team.todo1.title');
    expect(left).not.toContain('team.todo2.title');
  });

  describe('among prices', () => {
    const publishedPrices = async (prompt: string, texts: Record<string, string> = {}) => {
      const priced = await siteOf(prompt);
      const customization = { ...initialCustomization(priced), texts };
      const page = parsed((await renderSite(priced, customization, 'export')).html);
      const section = page.getElementById('pricing');
      const textsOf = (selector: string) =>
        [...(section?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);
      return {
        exists: section !== null,
        links: page.querySelectorAll('[href$="#pricing"]').length,
        offers: textsOf('[data-text$=".title"]'),
        prices: textsOf('[data-text$=".detail"]'),
        isSoon: textsOf('[data-text="pricing.soon"]').length > 0,
      };
    };
    const nothing = { offers: [], prices: [] };

    it('leaves out what has no price', async () => {
      const prices = await publishedPrices(
        'A hair salon in Oslo offering cuts (45 EUR) and colour',
      );
      expect(prices).toMatchObject({ offers: ['Cuts'], prices: ['45 EUR'], isSoon: false });
    });

    it('leaves the section out where nothing has a price, whether or not the site has a name', async () => {
      for (const prompt of [
        'A hair salon in Oslo offering cuts and colour',
        'A hair salon called Nord in Oslo offering cuts and colour',
        'A law firm called Nord in Oslo',
      ])
        expect(await publishedPrices(prompt), prompt).toEqual({
          ...nothing,
          exists: false,
          links: 0,
          isSoon: false,
        });
    });

    it.each([
      'A hair salon called Nord in Oslo offering cuts and colour, with prices',
      'A hair salon in Oslo offering cuts and colour. With a price list.',
      'An invoicing app. Pricing: basic, pro and team plans',
    ])('says that there is nothing yet where the prompt asks for them: %s', async (prompt) => {
      expect(await publishedPrices(prompt)).toMatchObject({
        ...nothing,
        exists: true,
        isSoon: true,
      });
    });

    it('comes into the export with its price', async () => {
      const prompt = 'An invoicing app. Pricing: basic, pro and team plans';
      const app = await siteOf(prompt);
      const [gap] = gapsOf(app, initialCustomization(app)).filter(({ kind }) => kind === 'price');
      expect(await publishedPrices(prompt, { [gap?.textId ?? '']: '$9' })).toMatchObject({
        offers: ['Basic'],
        prices: ['$9'],
        isSoon: false,
      });
    });
  });

  it('is not asked for where its section is switched off', () => {
    const off = { ...initial, layout: { ...initial.layout, showPricing: false } };
    expect(gapsOf(site, off).filter(({ section }) => section === 'pricing')).toEqual([]);
  });

  it('leaves no page behind, and no link to it', async () => {
    const blog = await siteOf('A lawyer in Leeds', { sections: { posts: true } });
    const initially = initialCustomization(blog);
    expect((await renderSite(blog, initially, 'preview')).pages).toHaveLength(2);
    const { pages } = await renderSite(blog, initially, 'export');
    expect(pages.map(({ path }) => path)).toEqual(['index.html']);
    expect(pages[0]?.html).not.toContain('.html#');
    const texts = { 'posts.todo1.title': 'What a contract costs' };
    const written = await renderSite(blog, { ...initially, texts }, 'export');
    expect(written.pages).toHaveLength(2);
  });
});

describe('hidden sections', () => {
  it('take their pages and the links there along', async () => {
    const site = await siteOf('An invoicing app, separate pages for pricing and contact');
    const initial = initialCustomization(site);
    expect(pathsOf(site)).toContain('contact.html');
    const off = { ...initial, layout: { ...initial.layout, showContact: false } };
    const { pages } = await renderSite(site, off, 'export');
    for (const { path, html } of pages) {
      expect(path).not.toBe('contact.html');
      expect(html).not.toContain('href="contact.html');
      expect(html).not.toContain('#contact"');
    }
  });
});

describe('what search engines are told', () => {
  interface Graph {
    '@graph': Record<string, unknown>[];
  }
  const graphOf = (html: string) =>
    (JSON.parse(parsed(html).querySelector('script')?.textContent ?? '') as Graph)['@graph'];
  const tag = (page: Document, name: string) =>
    page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');

  it('has whole addresses where the site has one', async () => {
    const site = await siteOf(PROMPT, { webAddress: 'www.brotzeit.example', secondLanguage: 'de' });
    expect(siteAddress(site)).toBe('https://www.brotzeit.example/');
    const { pages } = await renderSite(site, initialCustomization(site), 'export');
    const menu = pages.find(({ path }) => path === 'what-we-bake.html');
    const page = parsed(menu?.html ?? '');
    const address = 'https://www.brotzeit.example/';
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      `${address}what-we-bake.html`,
    );
    expect(tag(page, 'og:url')).toBe(`${address}what-we-bake.html`);
    expect(tag(page, 'og:image')).toBe(`${address}images/share.png`);
    const way = graphOf(menu?.html ?? '').find((entry) => entry['@type'] === 'BreadcrumbList');
    expect(way?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: address },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'What we bake',
        item: `${address}what-we-bake.html`,
      },
    ]);
  });

  it('has a placeholder where nobody knows it, in the head alone', async () => {
    const site = await siteOf(PROMPT);
    const { pages } = await renderSite(site, initialCustomization(site), 'export');
    const page = parsed(pages[1]?.html ?? '');
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://www.example.com/what-we-bake.html',
    );
    expect(tag(page, 'og:image')).toBe('https://www.example.com/images/share.png');
    expect(tag(page, 'og:url')).toBeUndefined();
    expect(tag(page, 'twitter:card')).toBe('summary_large_image');
    expect(tag(page, 'theme-color')).toMatch(/^#[0-9a-f]{6}$/);
    expect(graphOf(pages[0]?.html ?? '')[0]).toEqual({
      '@type': 'Bakery',
      '@id': '#organization',
      name: 'Brotzeit',
      description: site.copy.description.value,
      email: 'hello@brotzeit.example',
      address: { '@type': 'PostalAddress', addressLocality: 'Leeds' },
    });
  });

  it.each(['javascript:alert(1)', 'not an address', 'https://a', '<b>.com', ''])(
    'takes no address from %j',
    async (webAddress) => {
      expect(siteAddress(await siteOf(PROMPT, { webAddress }))).toBeNull();
    },
  );

  it.each([
    ['Tue–Sun 7am–3pm', ['Tu-Su 07:00-15:00']],
    ['Mon-Fri 9:00-17:30, Sat 10:00-14:00', ['Mo-Fr 09:00-17:30', 'Sa 10:00-14:00']],
    ['martes a domingo de 8:00 a 15:00', ['Tu-Su 08:00-15:00']],
    ['Di–Sa 8–18 Uhr', ['Tu-Sa 08:00-18:00']],
    ['daily 10:00 to 18:00', ['Mo-Su 10:00-18:00']],
    ['tous les jours 9h-18h', ['Mo-Su 09:00-18:00']],
    ['9-5', null],
    ['Mon-Fri 9-5', null],
    ['weekends, or when the flag is out', null],
    ['', null],
  ])('reads the hours %j as %j', (words, expected) => {
    expect(openingHours(words)).toEqual(expected);
  });
});

describe('sites of earlier versions', () => {
  it('open as one page in one language', async () => {
    const site = await siteOf('A bakery in Leeds');
    const { request, ...rest } = JSON.parse(writeSite(site)) as Record<string, unknown>;
    const old = await readSite(JSON.stringify({ ...rest, request }));
    expect(old.plan.pages).toBeUndefined();
    expect((await renderSite(old, initialCustomization(old), 'preview')).pages).toHaveLength(1);
  });

  it.each([
    ['no first page', [{ lead: 'about', sections: ['about'] }]],
    ['a section twice', [{ lead: 'hero', sections: ['hero', 'hero'] }]],
    ['none at all', []],
  ])('are refused with pages that do not fit: %s', async (_, pages) => {
    const state = JSON.parse(writeSite(await siteOf(PROMPT))) as { plan: { pages: unknown } };
    state.plan.pages = pages;
    await expect(readSite(JSON.stringify(state))).rejects.toThrow();
  });
});
