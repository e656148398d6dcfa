import { HtmlValidate } from 'html-validate';
import { describe, expect, test, vi } from 'vitest';
import { FRAMEWORKS } from '../../../machines/entities';
import { customizationPatch } from '../../../src/generator/customizationPatch';
import { licences, readme } from '../../../src/generator/export/readme';
import { generateSite } from '../../../src/generator/generateSite';
import { initialCustomization } from '../../../src/generator/initialCustomization';
import { languagePack, loadLanguage } from '../../../src/generator/languages/languages';
import { detectLanguage } from '../../../src/generator/read/text/detectLanguage';
import { readPrompt } from '../../../src/generator/read/read';
import { renderSite } from '../../../src/generator/render/renderSite';
import { readSite, writeSite } from '../../../src/generator/siteState';
import { TRADE_IDS } from '../../../src/generator/trades/trades';
import type { Brief } from '../../../src/generator/types';
import { ENGLISH } from '../copyRules';
import { fallenIn } from '../corpus/scoreCorpus';
import { CORPORA } from './corpora';
import floors from './floors.json';
import { CASE_FIGURES, caseScores, scoreCases } from './scoreCases';

vi.setConfig({ testTimeout: 60_000 });

await Promise.all(Object.keys(CORPORA).map(loadLanguage));

const SCORED = await scoreCases();
const SCORES = caseScores(SCORED);

const wantedBy = ({ requests }: Brief): string[] =>
  requests.flatMap(({ kind }) => (kind === null ? [] : [kind]));
const refusedBy = ({ refusals }: Brief): string[] =>
  refusals.flatMap(({ kind }) => (kind === null ? [] : [kind]));

describe.each(Object.entries(CORPORA))('%s', (language, corpus) => {
  const pack = languagePack(language);
  const own = SCORED.filter((row) => row.language === language);
  const read = (prompt: string): Brief => readPrompt(prompt, { ...pack.reader, id: language });

  test('has a corpus worth the name', () => {
    expect(corpus.cases.length).toBeGreaterThanOrEqual(25);
    expect(new Set(corpus.cases.map(({ trade }) => trade)).size).toBe(TRADE_IDS.length);
    expect(corpus.detected.length).toBeGreaterThanOrEqual(15);
  });

  test.each(corpus.detected)('is the language of: %s', (prompt) => {
    expect(detectLanguage(prompt)).toBe(language);
  });

  test.each(CASE_FIGURES)('its cases have their %s as often as the floor says', (figure) => {
    const fallen = fallenIn(
      { [language]: { [figure]: SCORES[language]?.[figure] ?? { hits: 0, total: 1 } } },
      floors,
    );
    const misses = own.flatMap((row) => row.misses[figure] ?? []);
    const help = '`npm run corpus -- --raise` raises the floors of figures that have risen';
    expect(fallen, [...fallen, help, ...misses].join('\n')).toEqual([]);
  });

  test('what is read of its cases stands in them', () => {
    for (const { prompt, brief } of own)
      for (const found of [
        brief.subject,
        brief.name,
        brief.place,
        ...brief.offerings.map((item) => item.name),
      ])
        if (found !== null) expect(prompt).toContain(found.evidence);
  });

  test.each(corpus.facts)('%s: %s', (prompt, fact, value) => {
    expect(read(prompt).facts[fact]?.value).toBe(value);
  });

  test.each(corpus.sections)('sections of: %s', (prompt, wanted, unwanted) => {
    const brief = read(prompt);
    expect([wantedBy(brief), refusedBy(brief)].map((kinds) => kinds.sort())).toEqual(
      [wanted, unwanted].map((kinds) => [...kinds].sort()),
    );
  });

  test.each(corpus.colors)('colors of: %s', (prompt, colors) => {
    const found = Object.entries(read(prompt).colors);
    expect(Object.fromEntries(found.map(([role, color]) => [role, color.value]))).toEqual(colors);
  });

  test.each(corpus.prices)('prices of: %s', (prompt, prices) => {
    const priced = read(prompt).offerings.flatMap(({ name, price }) =>
      price === null ? [] : [[name.value, price.value]],
    );
    expect(Object.fromEntries(priced)).toEqual(prices);
  });

  test('nothing English is left in pictures, labels and the README', async () => {
    for (const value of TRADE_IDS) {
      const site = await generateSite({
        prompt: corpus.cases.find(({ trade }) => trade === value)?.prompt ?? '',
        theme: 'vibrant',
        framework: 'tailwind',
      });
      for (const { alt } of site.design.pictures) {
        expect(alt).not.toMatch(ENGLISH);
        expect(alt).not.toMatch(/\{|undefined/);
      }
      const { fonts } = await renderSite(site, initialCustomization(site), 'export');
      const written = readme(site, initialCustomization(site), fonts);
      expect(written.replace(/data-\S+|method\S+|\S+\.\w{2,4}|site-\S+/g, '')).not.toMatch(ENGLISH);
    }
    expect(JSON.stringify(pack.labels).replace(/"\w+":/g, '')).not.toMatch(ENGLISH);
    expect(licences('tailwind', [])).toContain('Permission');
  });

  test.each(FRAMEWORKS)(
    'its page in %s is valid, marked as its language, and wholly in it',
    async (framework) => {
      const validator = new HtmlValidate({ extends: ['html-validate:recommended'] });
      const { prompt } = corpus.cases[0] ?? { prompt: '' };
      const site = await generateSite({ prompt, theme: 'elegant', framework });
      expect(await readSite(writeSite(site))).toEqual(site);
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
  'نانوایی در تهران',
  'کراچی میں بیکری',
  '我想做一个面包店的网站',
  '東京的麵包店',
  '서울에 있는 빵집',
  'माझ्या बेकरीसाठी संकेतस्थळ',
  'A website for 「山田」, a bakery in Leeds',
  'Website for さくら bakery in Leeds',
  'A café called مقهى in Leeds with coffee',
  'asdf qwer zxcv',
  'name: Die Bäckerei, a shop for German bread in London',
])('is English, or not clear enough to be anything else: %s', (prompt) => {
  expect(detectLanguage(prompt)).toBe('en');
});
