import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import type { WebsiteRequest } from '../../machines/entities';
import { SHARE_IMAGE, SHARE_IMAGE_SIZE } from '../../src/generator/document/discovery';
import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { generateWebsite } from '../../src/generator/generateWebsite';
import { generateSite } from '../../src/generator/generateSite';
import { LANGUAGES, loadLanguage } from '../../src/generator/languages/languages';
import { buildDocuments } from '../../src/generator/document/buildDocument';
import { publishing } from '../../src/generator/document/publishing';
import { initialCustomization } from '../../src/generator/initialCustomization';
import { TRADE_IDS, tradeOf } from '../../src/generator/trades/trades';
import { SCHEMA_TYPES } from './schemaTypes';

async function exported(request: WebsiteRequest) {
  const website = await generateWebsite(request);
  const { bytes } = await exportWebsite({
    ...request,
    website,
    customization: website.customization,
  });
  const files = unzipSync(bytes);
  return { files, text: (path: string) => strFromU8(files[path] ?? new Uint8Array()) };
}

const request = {
  prompt:
    'A multi-page site for Olmo, a restaurant in Leeds. We serve ravioli, risotto and focaccia.',
  theme: 'vibrant',
  framework: 'tailwind',
  corrections: { secondLanguage: 'ar' },
} as const satisfies WebsiteRequest;
const bilingual = await exported(request);
const known = await exported({
  ...request,
  corrections: { webAddress: 'olmo.example', isMultiPage: false },
});

describe('the type of what a site is about (JSON-LD)', () => {
  test.each(TRADE_IDS)('is one that schema.org knows: %s', (id) => {
    expect([...SCHEMA_TYPES]).toContain(tradeOf(id).type);
  });

  test.each(LANGUAGES)('is one for the narrower nouns of a language, too: %s', async (id) => {
    const { trades } = await loadLanguage(id);
    for (const { type, words } of Object.values(trades).flatMap(({ nouns }) => nouns))
      if (type !== undefined) expect(SCHEMA_TYPES.has(type), `${type} of ${words}`).toBe(true);
  });

  const EXACT: readonly (readonly [noun: string, trade: string, type: string])[] = [
    ['bakery', 'bakery', 'Bakery'],
    ['café', 'cafe', 'CafeOrCoffeeShop'],
    ['restaurant', 'restaurant', 'Restaurant'],
    ['hair salon', 'salon', 'HairSalon'],
    ['flower shop', 'florist', 'Florist'],
    ['clinic', 'clinic', 'MedicalClinic'],
    ['hotel', 'hotel', 'Hotel'],
    ['nonprofit', 'nonprofit', 'NGO'],
    ['band', 'musician', 'MusicGroup'],
    ['estate agency', 'realEstate', 'RealEstateAgent'],
    ['garage', 'garage', 'AutoRepair'],
    ['bar', 'bar', 'BarOrPub'],
    ['dental practice', 'dentist', 'Dentist'],
    ['day spa', 'spa', 'DaySpa'],
    ['building company', 'builder', 'GeneralContractor'],
    ['travel agency', 'travel', 'TravelAgency'],
    ['nursery', 'nursery', 'ChildCare'],
    ['clothing store', 'fashion', 'ClothingStore'],
  ];

  test.each(EXACT)('stands on the page of a %s (%s): %s', async (noun, id, type) => {
    const site = await generateSite({ ...request, prompt: `Website for my ${noun} in Leeds` });
    const [home] = buildDocuments(site, initialCustomization(site), { publishing });
    const graph = home?.structuredData?.['@graph'] as { '@type': string }[];
    expect(site.brief.trade).toBe(id);
    expect(graph[0]?.['@type']).toBe(type);
  });
});

describe('sitemap.xml', () => {
  const entries = (xml: string) =>
    [...xml.matchAll(/<url>\s*<loc>([^<]+)<\/loc>([\s\S]*?)<\/url>/g)].map(
      ([, address = '', links = '']) => ({
        address,
        links: Object.fromEntries(
          [...links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
            ([, language = '', href = '']) => [language, href],
          ),
        ),
      }),
    );
  const fileOf = (address: string) =>
    address.replace('https://www.example.com/', '').replace(/(^|\/)$/, '$1index.html');

  test('names every page of the ZIP once, and each of them in every language', () => {
    const pages = entries(bilingual.text('sitemap.xml'));
    const html = Object.keys(bilingual.files).filter(
      (path) => path.endsWith('.html') && path !== 'report.html',
    );
    expect(pages.map(({ address }) => fileOf(address)).toSorted()).toEqual(html.toSorted());
    for (const { address, links } of pages) {
      expect(Object.keys(links).toSorted()).toEqual(['ar', 'en', 'x-default']);
      expect(links['x-default']).toBe(links.en);
      expect(Object.values(links)).toContain(address);
      const others = Object.values(links).map(
        (link) => pages.find((page) => page.address === link)?.links,
      );
      for (const other of others) expect(other).toEqual(links);
      // The head of the page says the same.
      const head = bilingual.text(fileOf(address));
      for (const [language, link] of Object.entries(links))
        expect(head).toContain(`<link rel="alternate" hreflang="${language}" href="${link}">`);
      expect(head).toContain(`<link rel="canonical" href="${address}">`);
    }
  });

  test('has the owner’s address, and no languages where there is one', () => {
    expect(known.text('sitemap.xml')).toContain('<loc>https://olmo.example/</loc>');
    expect(known.text('sitemap.xml')).not.toContain('<xhtml:link');
    expect(known.text('robots.txt')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://olmo.example/sitemap.xml\n',
    );
  });
});

describe('what a shared link shows', () => {
  test('is a picture of 1200 × 630 pixels that is in the ZIP, small enough to load', () => {
    const png = bilingual.files[SHARE_IMAGE] ?? new Uint8Array();
    const view = new DataView(png.buffer, png.byteOffset);
    expect([...png.slice(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    expect({ width: view.getUint32(16), height: view.getUint32(20) }).toEqual(SHARE_IMAGE_SIZE);
    expect(png.length).toBeLessThan(150_000);
  });

  test('has a whole address on every page, a placeholder where nobody knows it', () => {
    for (const path of Object.keys(bilingual.files).filter((file) => /html$/.test(file))) {
      if (path === 'report.html') continue;
      expect(bilingual.text(path)).toContain(
        '<meta property="og:image" content="https://www.example.com/images/share.png">',
      );
      expect(bilingual.text(path)).not.toContain('og:url');
    }
    expect(known.text('index.html')).toContain(
      '<meta property="og:url" content="https://olmo.example/">',
    );
    expect(known.text('index.html')).not.toContain('www.example.com');
  });

  test('README.txt and report.html say that the address is missing, in the one case and not in the other', () => {
    for (const path of ['README.txt', 'report.html']) {
      expect(bilingual.text(path)).toContain('https://www.example.com/');
      expect(known.text(path)).not.toContain('www.example.com');
    }
  });
});
