import { HtmlValidate } from 'html-validate';
import { describe, expect, test, vi } from 'vitest';
import { FRAMEWORKS } from '../../../machines/entities';
import { customizationPatch } from '../../../src/generator/customizationPatch';
import { licences, readme } from '../../../src/generator/export/readme';
import { generateSite } from '../../../src/generator/generateSite';
import { initialCustomization } from '../../../src/generator/initialCustomization';
import { LANGUAGES } from '../../../src/generator/languages/languages';
import { slotsOf } from '../../../src/generator/languages/line';
import { spoken } from '../../../src/generator/languages/spoken';
import { planSite } from '../../../src/generator/plan/planSite';
import { renderSite } from '../../../src/generator/render/renderSite';
import { readSite, writeSite } from '../../../src/generator/siteState';
import { senseOf } from '../../../src/generator/trades/senseOf';
import { TRADE_IDS, TRADES } from '../../../src/generator/trades/trades';
import type { Copy, Intent, Language, Text } from '../../../src/generator/types';
import { detectLanguage } from '../../../src/generator/understand/detectLanguage';
import { understand, understandIn } from '../../../src/generator/understand/understand';
import { writeCopy } from '../../../src/generator/write/writeCopy';
import { CORPORA } from './corpora';

vi.setConfig({ testTimeout: 60_000 });

const copyOf = (intent: Intent): Copy => writeCopy(intent, planSite(intent));
const values = (list: readonly { value: string }[]): string[] => list.map(({ value }) => value);

function textsOf(copy: Copy): Text[] {
  const inSections = copy.sections.flatMap((section) => [
    section.navLabel,
    section.heading,
    section.intro,
    section.submit,
    ...section.items.flatMap(({ title, body, detail }) => [title, body, detail]),
    ...section.actions.map(({ label }) => label),
    ...section.fields.map(({ label }) => label),
  ]);
  return [copy.title, copy.subtitle, copy.description, copy.footer, ...inSections].filter(
    (text) => text !== null,
  );
}

/** Words that none of the other languages has. */
const ENGLISH =
  /(?<![\p{L}’])(the|and|with|your|you|of|from|what|how|this|that|are|add|our|we|who|when|where|ask|write|here|drawing|page sections|skip)(?![\p{L}])/iu;

describe.each(Object.entries(CORPORA))('%s', (id, corpus) => {
  const language = id as Language;
  const pack = LANGUAGES[language];
  const blank = understandIn(language, '-');

  test('has a corpus worth the name', () => {
    expect(corpus.cases.length).toBeGreaterThanOrEqual(25);
    expect(new Set(corpus.cases.map(({ trade }) => trade)).size).toBe(TRADE_IDS.length);
    expect(corpus.detected.length).toBeGreaterThanOrEqual(15);
  });

  test.each(corpus.detected)('is the language of: %s', (prompt) => {
    expect(detectLanguage(prompt)).toBe(language);
  });

  test.each(corpus.cases)('understands: $prompt', ({ prompt, trade, name, place, offerings }) => {
    const intent = understand(prompt);
    expect({
      language: intent.language,
      trade: intent.trade.value,
      name: intent.name?.value ?? null,
      place: intent.place?.value ?? null,
      offerings: values(intent.offerings),
    }).toEqual({ language, trade, name, place, offerings });
    const evidence = [intent.trade, intent.name, intent.place, ...intent.offerings];
    for (const found of evidence) if (found !== null) expect(prompt).toContain(found.evidence);
  });

  test.each(corpus.facts)('%s: %s', (prompt, fact, value) => {
    expect(understandIn(language, prompt).facts[fact]?.value).toBe(value);
  });

  test.each(corpus.sections)('sections of: %s', (prompt, wanted, unwanted) => {
    const intent = understandIn(language, prompt);
    expect([values(intent.wanted), values(intent.unwanted)]).toEqual([wanted, unwanted]);
  });

  test.each(corpus.colors)('colors of: %s', (prompt, colors) => {
    const found = Object.entries(understandIn(language, prompt).colors);
    expect(Object.fromEntries(found.map(([role, color]) => [role, color.value]))).toEqual(colors);
  });

  test.each(corpus.prices)('prices of: %s', (prompt, prices) => {
    const found = Object.entries(understandIn(language, prompt).facts.prices);
    expect(Object.fromEntries(found.map(([item, { value }]) => [item, value]))).toEqual(prices);
  });

  describe.each(TRADE_IDS)('%s', (trade) => {
    const words = pack.trades[trade];

    test('is reached by its own words', () => {
      for (const { noun, words: own } of words.senses) {
        for (const word of own) {
          const intent = understandIn(language, word);
          expect([word, intent.trade.value, senseOf(pack, intent).noun]).toEqual([
            word,
            trade,
            noun,
          ]);
        }
      }
    });

    test('has a line for whatever a prompt may say', () => {
      expect(words.tagline.some((line) => slotsOf(line).length === 0)).toBe(true);
      const plain = words.description.filter((line) => slotsOf(line).length === 0);
      expect(plain.length).toBeGreaterThan(0);
      for (const line of plain) {
        expect(String(line).length).toBeGreaterThanOrEqual(70);
        expect(String(line).length).toBeLessThanOrEqual(155);
      }
      for (const section of Object.values(words.sections)) {
        const last = section.heading?.at(-1);
        if (last !== undefined) expect(slotsOf(last)).toEqual([]);
      }
      expect(new Set(words.beside).size).toBeGreaterThanOrEqual(4);
      const silent = TRADES[trade].sections.filter(
        (kind) =>
          words.sections[kind] === undefined &&
          pack.sections[kind].intro.length + pack.sections[kind].items.length === 0,
      );
      expect(silent).toEqual([]);
      expect(words.sections.features?.items?.length).toBeGreaterThanOrEqual(3);
      expect(words.sections.contact?.heading?.length).toBeGreaterThan(0);
    });

    test('shares little text with any other trade', () => {
      const standard = (one: string): Set<string> =>
        new Set(
          textsOf(copyOf({ ...blank, trade: { value: one, evidence: '' } }))
            .filter(
              ({ source, value }) => source.from === 'standard' && value.split(' ').length > 3,
            )
            .map(({ value }) => value),
        );
      if (trade === 'general') return;
      const own = standard(trade);
      for (const other of TRADE_IDS) {
        if (other === trade) continue;
        const others = standard(other);
        const shared = [...own].filter((value) => others.has(value));
        expect(shared.length / own.size, `${other}: ${shared.join(' | ')}`).toBeLessThan(0.15);
      }
    });
  });

  test('no word points to two trades', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const trade of TRADE_IDS) {
      const own = pack.trades[trade].senses.flatMap((sense) => sense.words);
      for (const word of own.map((one) => spoken(one, pack.lexicon.spelling))) {
        if (seen.has(word)) twice.push(`${word}: ${seen.get(word) ?? ''}, ${trade}`);
        seen.set(word, trade);
      }
    }
    expect(twice).toEqual([]);
  });

  const name = { value: 'Ana & Tom', evidence: 'Ana & Tom' };
  const place = { value: 'Porto', evidence: 'Porto' };
  const offerings = ['alpha', 'beta', 'gamma'].map((value) => ({ value, evidence: value }));
  const everySection = (
    [
      'team',
      'testimonials',
      'posts',
      'events',
      'callToAction',
      'visit',
      'gallery',
      'process',
      'faq',
      'about',
    ] as const
  ).map((value) => ({ value, evidence: '' }));
  const byTrade: Intent[] = TRADE_IDS.flatMap((value) => {
    const trade = { value, evidence: '' };
    return [
      { ...blank, trade },
      { ...blank, trade, name },
      { ...blank, trade, place },
      { ...blank, trade, offerings },
      { ...blank, trade, name, place },
      { ...blank, trade, name, place, offerings },
      { ...blank, trade, name, place, offerings, wanted: everySection },
    ];
  });
  const intents = [...corpus.cases.map(({ prompt }) => understand(prompt)), ...byTrade];

  test.each(intents.map((intent, index) => [index, intent.trade.value, intent] as const))(
    'copy %i (%s) can go online',
    (_, __, intent) => {
      const copy = copyOf(intent);
      const texts = textsOf(copy);
      expect(copy.title.value.length).toBeLessThanOrEqual(60);
      expect(copy.description.value.length).toBeGreaterThanOrEqual(70);
      expect(copy.description.value.length).toBeLessThanOrEqual(155);
      for (const { value, source } of texts) {
        expect(value.trim()).toBe(value);
        expect(value).not.toBe('');
        if (source.from === 'prompt') continue;
        expect(value).not.toMatch(/\$\{|\{\{|undefined|null|\[object|[{}]/);
        expect(value).not.toMatch(/(?<!\p{L})(\p{L}+) \1(?!\p{L})/u);
        expect(value).not.toMatch(/ {2}| [,.;:?!]|\.\.|,,/);
        expect(value.charAt(0)).toBe(value.charAt(0).toUpperCase());
        expect(value).not.toMatch(/\d/);
        expect(value).not.toMatch(ENGLISH);
        if (source.from !== 'standard') continue;
        expect(value).not.toMatch(corpus.hype);
        expect(value).not.toMatch(corpus.claim);
      }
      const distinct = (list: readonly string[]): void =>
        expect(list.filter((one, index) => list.indexOf(one) !== index)).toEqual([]);
      distinct(copy.sections.map(({ heading }) => heading.value.toLowerCase()));
      distinct(copy.sections.map(({ navLabel }) => navLabel.value.toLowerCase()));
      for (const { items } of copy.sections) distinct(items.map(({ title }) => title.value));
      for (const { source } of texts) {
        if (source.from !== 'prompt' || intents.indexOf(intent) >= corpus.cases.length) continue;
        expect(corpus.cases[intents.indexOf(intent)]?.prompt).toContain(source.evidence);
      }
      if (intent.name !== null) expect(values(texts).join('\n')).toContain(intent.name.value);
      for (const offering of intent.offerings) {
        expect(values(texts).join('\n').toLowerCase()).toContain(offering.value.toLowerCase());
      }
    },
  );

  test('nothing English is left in pictures, labels and the README', () => {
    for (const value of TRADE_IDS) {
      const site = generateSite({
        prompt: corpus.cases.find(({ trade }) => trade === value)?.prompt ?? '',
        theme: 'vibrant',
        framework: 'tailwind',
      });
      for (const { alt } of site.design.pictures) {
        expect(alt).not.toMatch(ENGLISH);
        expect(alt).not.toMatch(/\{|undefined/);
      }
      const written = readme(site.copy.title.value, site.copy, 'tailwind', false);
      expect(written.replace(/data-\S+|method\S+|\S+\.\w{2,4}|site-\S+/g, '')).not.toMatch(ENGLISH);
    }
    for (const label of [...Object.values(pack.labels), pack.menu]) {
      expect(label).not.toMatch(ENGLISH);
    }
    expect(licences('tailwind')).toContain('Permission');
  });

  test.each(FRAMEWORKS)(
    'its page in %s is valid, marked as its language, and wholly in it',
    async (framework) => {
      const validator = new HtmlValidate({ extends: ['html-validate:recommended'] });
      const { prompt } = corpus.cases[0] ?? { prompt: '' };
      const site = generateSite({ prompt, theme: 'elegant', framework });
      expect(readSite(writeSite(site))).toEqual(site);
      const initial = initialCustomization(site);
      const customization = { ...initial, content: { ...initial.content, title: '' } };
      const { html } = await renderSite(site, customization, 'export');
      const { title } = customizationPatch('elegant', customization, { language }).texts;
      expect(title).not.toBe('');
      expect(html).toContain(`>${title}</span></h1>`);
      const report = await validator.validateString(html);
      expect(
        report.results.flatMap(({ messages }) => messages.map(({ message }) => message)),
      ).toEqual([]);
      expect(html).toContain(`<html lang="${language}" dir="${pack.direction}"`);
      expect(html.match(/<h1/g)).toHaveLength(1);
      const visible = [
        ...html
          .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')
          .matchAll(/>([^<]+)</g),
        ...html.matchAll(/(?:alt|title|aria-label|placeholder|content)="([^"]*)"/g),
      ].map((match) => match[1] ?? '');
      const words = visible.filter((text) => !/default-src|device-width/.test(text));
      expect(words.length).toBeGreaterThan(40);
      for (const text of words) expect(text).not.toMatch(ENGLISH);
    },
  );
});

test.each([
  'A bakery in Porto',
  'bakery',
  'Website for Ristorante Da Mario in Leeds',
  'A bakery called “Le Pain de la Rue” in Leeds with croissants and baguettes',
  'Panadería El Sol: a bakery in Austin with conchas and pan dulce',
  'Portfolio for José Ángel Núñez, a photographer from Málaga',
  'Hotel Casa do Mar in Nazaré with rooms and breakfast',
  'yoga studio',
  'Café',
  '',
  '   ',
  '12345',
  '👩‍🍳🍞',
  'Pizzeria in Rome',
  'Müller & Söhne, plumber in Leeds',
  'plumer in leeds',
  'مخبز في القاهرة',
  'asdf qwer zxcv',
  'name: Die Bäckerei, a shop for German bread in London',
])('is English, or not clear enough to be anything else: %s', (prompt) => {
  expect(detectLanguage(prompt)).toBe('en');
});
