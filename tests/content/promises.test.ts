import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';

import { change, type BuilderDocument, undo } from '../../machines/builderDocument';
import { DEFAULT_COLORS, type WebsiteRequest } from '../../machines/entities';
import { benefits } from '../../src/content/benefits';
import { colorPairs } from '../../src/content/colorPairs';
import { extras, features } from '../../src/content/features';
import { guides } from '../../src/content/guides';
import { postTexts } from '../../src/content/postTexts';
import { sample } from '../../src/content/sample';
import { contrast } from '../../src/generator/design/color';
import { palette } from '../../src/generator/design/palette';
import { buildDocuments } from '../../src/generator/document/buildDocument';
import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { generateSite } from '../../src/generator/generateSite';
import { generateWebsite } from '../../src/generator/generateWebsite';
import { initialCustomization } from '../../src/generator/initialCustomization';
import { LANGUAGES } from '../../src/generator/languages/languages';
import { CHECK_NAMES } from '../../src/generator/report/checkNames';
import { TRADE_IDS } from '../../src/generator/trades/trades';
import type { Site } from '../../src/generator/types';

vi.setConfig({ testTimeout: 60_000 });

const NUMBERS: Readonly<Record<number, string>> = {
  8: 'eight',
  9: 'nine',
  43: 'forty-three',
};
const site = (prompt: string) => generateSite({ prompt, theme: 'modern', framework: 'tailwind' });
const textsOf = (made: Site): string[] => {
  const strings = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(strings)
        : [];
  return strings(made.copy);
};
const benefit = (name: string) => benefits.find((one) => one.name === name)?.text ?? '';
const guide = (id: string) => guides.find((one) => one.id === id)?.content ?? '';
const featureWords = JSON.stringify(features);
const languageName = new Intl.DisplayNames('en', { type: 'language' });

describe('smart templates', () => {
  it('are as many as the generator knows kinds of site', () => {
    const count = NUMBERS[TRADE_IDS.filter((id) => id !== 'general').length] ?? 'unknown';
    expect(benefit('Smart templates').toLowerCase()).toContain(`${count} kinds of site`);
    expect(featureWords.toLowerCase()).toContain(`${count} kinds of site`);
  });

  it('put the bread of a bakery before its story, and open a portfolio with its work', async () => {
    expect(featureWords).toContain('bread before its story, a portfolio opens with its work');
    const order = async (prompt: string) =>
      (await site(prompt)).plan.sections.map(({ kind }) => kind);
    const bakery = await order('A bakery');
    expect(bakery.indexOf('offerings')).toBeLessThan(bakery.indexOf('about'));
    expect((await order('A portfolio')).slice(0, 2)).toEqual(['hero', 'gallery']);
  });

  it('make several pages for those who say so or offer more than eight things, else one', async () => {
    const goods = ['roses', 'tulips', 'lilies', 'irises', 'peonies', 'ferns', 'mosses', 'wreaths'];
    const florist = async (offers: readonly string[]) =>
      (await site(`A florist called Blom with ${offers.join(', ')} and garlands`)).plan.pages;
    expect(guide('prompt-perfect')).toContain('More than eight offers get a page of their own');
    expect(JSON.stringify(postTexts.get('five-page-site'))).toContain('more than eight offers');
    expect((await florist(goods))?.map(({ lead }) => lead)).toEqual(['hero', 'offerings']);
    expect(await florist(goods.slice(1))).toBeUndefined();
    expect(guide('prompt-perfect')).toContain('"with several pages"');
    const several = await site('A bakery called Blom with several pages');
    expect(several.plan.pages?.length).toBeGreaterThan(2);
  });
});

describe('content creation', () => {
  it('reads of the example on the public pages what they show, and writes what they show', async () => {
    const made = await site(sample.prompt);
    const { brief, copy } = made;
    expect([brief.name?.value, brief.place?.value, brief.facts.hours?.value]).toEqual([
      sample.name,
      sample.place,
      sample.hours,
    ]);
    expect(copy.subtitle.value).toBe(sample.subtitle);
    expect(textsOf(made)).toEqual(
      expect.arrayContaining([...sample.offers, sample.gap, 'Opening hours']),
    );
  });

  it('leaves the words of the post’s first prompt unread, and everything of its second read', async () => {
    const [vague = '', exact = ''] = (postTexts.get('first-draft-prompt') ?? []).flatMap((block) =>
      block.type === 'code' ? [block.value.trim()] : [],
    );
    const { brief } = await site(vague);
    expect(brief).toMatchObject({
      ...{ trade: 'florist', name: null, place: null, tone: null },
      offerings: [],
    });
    expect(brief.facts.hours).toBeNull();
    const told = (await site(exact)).brief;
    expect([told.name?.value, told.place?.value, told.offerings.length]).toEqual([
      'Thistle & Fern',
      'Galway',
      3,
    ]);
    expect(told.facts.hours?.value).toBe('Tuesday to Saturday 9am to 5pm');
    expect(told.refusals.map(({ kind }) => kind)).toEqual(['pricing']);
  });

  it.each(['nice', 'modern', 'professional'])(
    'does not read "%s", as the guide says',
    async (word) => {
      expect(guide('prompt-perfect')).toContain(`"${word}"`);
      const { brief } = await site(`A ${word} website for a bakery`);
      expect(brief.tone).toBeNull();
    },
  );

  it.each(['warm', 'playful'])('reads "%s", as the guide says', async (word) => {
    expect(guide('prompt-perfect')).toContain(`"${word}"`);
    const { brief } = await site(`A ${word} website for a bakery`);
    expect(brief.tone?.value).toBe(word);
  });

  it('keeps a name in quotation marks in a language that it does not write', async () => {
    const { brief } = await site('Een bakkerij genaamd "Broodje" in Utrecht');
    expect([brief.language, brief.name?.value]).toEqual(['en', 'Broodje']);
  });
});

describe('design consistency', () => {
  it.each(colorPairs)('states what the generator makes of $area', ({ area, words, ratio }) => {
    const { link, background } = palette('modern', { ...DEFAULT_COLORS, primary: area });
    expect([link, background]).toEqual([words, '#ffffff']);
    expect(ratio).toBe(`${contrast(words, '#ffffff').toFixed(2)} : 1`);
    expect(contrast(words, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(area, '#ffffff')).toBeLessThan(4.5);
  });

  it('has measured the colors of the post about contrast', () => {
    const text = JSON.stringify(postTexts.get('brand-color-contrast'));
    const stated = [...text.matchAll(/(#[0-9a-f]{6}) {2}[a-z ]+?(\d+\.\d\d) to 1/g)];
    expect(stated).toHaveLength(3);
    for (const [, color = '', ratio] of stated)
      expect(contrast('#ffffff', color).toFixed(2)).toBe(ratio);
    expect(contrast('#b45309', '#ffffff')).toBeGreaterThanOrEqual(5);
  });

  it('steps back as often as it says', () => {
    const steps = 200;
    expect(featureWords).toContain(`Undo and redo over ${steps} steps`);
    expect(guide('ai-writer')).toContain(`reach back over ${steps} steps`);
    let document: BuilderDocument = {
      ...{ prompt: '0', theme: 'modern', framework: 'tailwind', currentId: null },
      ...{ history: [], past: [], future: [] },
    };
    for (let step = 1; step <= steps + 5; step += 1)
      document = { ...document, ...change(document, { prompt: String(step) }, null) };
    for (let step = 0; step < steps + 5; step += 1) document = { ...document, ...undo(document) };
    expect(document.prompt).toBe('5');
  });
});

describe('SEO optimization', () => {
  it('is in the ZIP: title, description, structured data, sitemap, robots.txt, picture, report', async () => {
    const request: WebsiteRequest = {
      prompt: 'A bakery called Crumb with several pages',
      theme: 'modern',
      framework: 'tailwind',
    };
    const website = await generateWebsite(request);
    const { bytes } = await exportWebsite({
      ...request,
      website,
      customization: website.customization,
    });
    const files = unzipSync(bytes);
    const names = ['sitemap.xml', 'robots.txt', 'report.html', 'README.txt', 'images/share.png'];
    expect(Object.keys(files)).toEqual(expect.arrayContaining(names));
    const pages = Object.keys(files).filter((path) => /(?<!report)\.html$/.test(path));
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) {
      const html = strFromU8(files[page] ?? new Uint8Array());
      for (const part of [
        /<title>[^<]+<\/title>/,
        /<meta name="description" content="[^"]+">/,
        /<script type="application\/ld\+json">\{/,
        /<meta property="og:image" content="[^"]*images\/share\.png">/,
      ])
        expect(html).toMatch(part);
      // "A finished page runs no program."
      expect(html.match(/<script(?! type="application\/ld\+json")/g)).toBeNull();
    }
  });

  it('is one of as many checks as the Features page says, each named in the guide', () => {
    const names = Object.values(CHECK_NAMES).map((name) => name.toLowerCase());
    expect(
      extras
        .map(({ text }) => text)
        .join(' ')
        .toLowerCase(),
    ).toContain(`${NUMBERS[names.length] ?? 'unknown'} checks`);
    for (const name of names) expect(guide('faq').toLowerCase()).toContain(name);
  });
});

describe('multilingual support', () => {
  it('names as many languages as sites can have, and each of them where it lists them', () => {
    const count = NUMBERS[LANGUAGES.length] ?? 'unknown';
    for (const text of [benefit('Multilingual support'), featureWords])
      expect(text.toLowerCase()).toContain(`${count} languages`);
    for (const language of LANGUAGES) {
      const name = languageName.of(language) ?? '';
      for (const id of ['prompt-perfect', 'faq']) expect(guide(id)).toContain(name);
    }
  });

  it('puts two languages on one site, each page with a link to its other version', async () => {
    const bilingual = await generateSite({
      ...{ prompt: 'A bakery called Crumb', theme: 'modern', framework: 'tailwind' },
      corrections: { secondLanguage: 'ja' },
    } as const);
    const documents = buildDocuments(bilingual, initialCustomization(bilingual));
    expect(documents.map(({ language }) => language)).toEqual(['en', 'ja']);
  });

  it('writes both languages where the words of the guides ask for them', async () => {
    const words = 'website in English and Spanish';
    for (const id of ['prompt-perfect', 'ai-writer']) expect(guide(id)).toContain(words);
    const prompt = `A bakery called Crumb, ${words}`;
    const { copy, translation } = await generateSite({
      ...{ prompt, theme: 'modern', framework: 'tailwind' },
    } as const);
    expect([copy.language, translation?.language]).toEqual(['en', 'es']);
  });
});
