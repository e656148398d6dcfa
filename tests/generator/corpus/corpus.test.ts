import { describe, expect, test } from 'vitest';
import { FRAMEWORKS, THEMES } from '../../../machines/entities';
import { buildDocuments } from '../../../src/generator/document/buildDocument';
import { gapsOf } from '../../../src/generator/document/gaps';
import type { Block, SiteDocument } from '../../../src/generator/document/document';
import { generateSite } from '../../../src/generator/generateSite';
import { initialCustomization } from '../../../src/generator/initialCustomization';
import type { TradeWords } from '../../../src/generator/languages/LanguagePack';
import { LANGUAGES } from '../../../src/generator/languages/languages';
import { slotsOf, type Line } from '../../../src/generator/languages/line';
import { TRADE_IDS, type TradeId } from '../../../src/generator/trades/trades';
import type { Language } from '../../../src/generator/types';
import { renderSite } from '../../../src/generator/render/renderSite';
import { copyFaults, rulesOf } from '../copyRules';
import { CORPUS, ROWS } from './corpus';

/** Each site once; whole, with its drawings. */
const SITES = CORPUS.map((prompt, index) => {
  const theme = THEMES[index % THEMES.length] ?? 'modern';
  const framework = FRAMEWORKS[index % FRAMEWORKS.length] ?? 'tailwind';
  return generateSite({ prompt, theme, framework });
});
const WRITTEN = ['en', 'es', 'fr', 'de', 'pt', 'it'] as const satisfies Language[];

test('the corpus is large, and has every trade and every manner in it', () => {
  expect(CORPUS.length).toBeGreaterThanOrEqual(300);
  for (const language of WRITTEN) {
    const own = SITES.filter(({ intent }) => intent.language === language);
    expect(own.length, language).toBeGreaterThanOrEqual(50);
    const trades = new Set(own.map(({ intent }) => intent.trade.value));
    expect(
      TRADE_IDS.filter((id) => !trades.has(id)),
      language,
    ).toEqual([]);
    const prompts = own.map(({ request }) => request.prompt);
    const manners: Record<string, (prompt: string) => boolean> = {
      short: (prompt) => prompt.length < 30,
      long: (prompt) => prompt.length > 250,
      'lower case': (prompt) => prompt === prompt.toLowerCase() && /\p{L}/u.test(prompt),
      capitals: (prompt) => prompt === prompt.toUpperCase() && /\p{L}/u.test(prompt),
      list: (prompt) => /\n\s*(?:-|\d\.)/.test(prompt),
      emoji: (prompt) => /\p{Extended_Pictographic}/u.test(prompt),
    };
    for (const [manner, has] of Object.entries(manners))
      expect(prompts.some(has), `${language}: ${manner}`).toBe(true);
  }
});

describe.each(Object.entries(ROWS))('%s', (language, rows) => {
  test.each(rows)('%s → %s', (prompt, trade) => {
    const { intent } = SITES[CORPUS.indexOf(prompt)] ?? { intent: null };
    expect([intent?.language, intent?.trade.value]).toEqual([language, trade]);
  });
});

function headingsIn(blocks: readonly Block[]): { level: number; value: string }[] {
  return blocks.flatMap((block) => {
    switch (block.block) {
      case 'heading':
        return [{ level: block.level, value: block.text.value }];
      case 'group':
      case 'card':
        return headingsIn(block.children);
      case 'split':
        return [...headingsIn(block.first), ...headingsIn(block.second)];
      case 'grid':
        return block.items.flatMap(headingsIn);
      default:
        return [];
    }
  });
}

const twice = (values: readonly string[]): string[] => {
  const lower = values.map((value) => value.toLowerCase());
  return lower.filter((value, index) => lower.indexOf(value) !== index);
};
const lengthOf = (text: string): number => Array.from(text).length;
const NUMBERED = SITES.map(
  (site, index) => [index, site.request.prompt.slice(0, 60), site] as const,
);

/** What a search engine reads of a page, and its headings. */
function expectFit({ metaTitle, metaDescription, sections, language }: SiteDocument): void {
  const [shortest, longest] = rulesOf(language as Language).description;
  expect(lengthOf(metaTitle)).toBeGreaterThan(0);
  expect(lengthOf(metaTitle)).toBeLessThanOrEqual(60);
  expect(lengthOf(metaDescription), metaDescription).toBeGreaterThanOrEqual(shortest);
  expect(lengthOf(metaDescription), metaDescription).toBeLessThanOrEqual(longest);
  const headings = sections.map(({ children }) => headingsIn(children));
  expect(headings.flat().filter(({ level }) => level === 1)).toHaveLength(1);
  const heads = headings.flat().filter(({ level }) => level <= 2);
  expect(twice(heads.map(({ value }) => value))).toEqual([]);
  for (const own of headings) expect(twice(own.map(({ value }) => value))).toEqual([]);
}

test.each(NUMBERED)('site %i can go online: %s', (_, __, site) => {
  expect(copyFaults(site.copy, site.intent, site.request.prompt)).toEqual([]);

  const customization = initialCustomization(site);
  const [page] = buildDocuments(site, customization);
  expect(page?.sections.flatMap(({ children }) => headingsIn(children))[0]).toEqual({
    level: 1,
    value: site.copy.title.value,
  });
  for (const document of buildDocuments(site, customization)) expectFit(document);
  for (const document of buildDocuments(site, customization, { isPublished: true }))
    expectFit(document);
  for (const { alt } of site.design.pictures) {
    expect(alt.trim()).not.toBe('');
    expect(alt).not.toMatch(/\$\{|\{|undefined|\[object/);
  }
});

test.each(NUMBERED)('site %i is taken away without a word to fill in: %s', async (_, __, site) => {
  const customization = initialCustomization(site);
  const { pages } = await renderSite(site, customization, 'export');
  const html = pages.map((page) => page.html).join('\n');
  const gaps = gapsOf(site, customization);
  const left = gaps.filter(
    ({ words }) => html.includes(`>${words}<`) || html.includes(`"${words}`),
  );
  expect(left.map(({ words }) => words)).toEqual([]);
  expect(html).not.toContain('data-placeholder');
});

/** Runs of four words; what two trades share of them shows what was copied from one to the other. */
const RUN = 4;
/** A section taken over from another trade makes more than this of a trade's runs. */
const MOST_SHARED = 0.15;

function runsOf({
  action,
  submit,
  tagline,
  description,
  closing,
  beside,
  toFill,
  sections,
}: TradeWords): Set<string> {
  const plain = (line: Line): string =>
    typeof line === 'string'
      ? line
      : line.parts.map((part, index) => part + (slotsOf(line)[index] ?? '')).join('');
  const texts = [
    action,
    submit,
    ...[...tagline, ...description, ...closing, ...beside, ...toFill].map(plain),
    ...Object.values(sections).flatMap(({ heading = [], intro = [], items = [] }) =>
      [...heading, ...intro, ...items.flatMap(({ title, body }) => [title, body])].map(plain),
    ),
  ];
  const runs = new Set<string>();
  for (const text of texts) {
    const words = text.toLowerCase().match(/[\p{L}\p{M}’]+/gu) ?? [];
    for (let at = 0; at + RUN <= words.length; at += 1)
      runs.add(words.slice(at, at + RUN).join(' '));
  }
  return runs;
}

/** Pairs of trades that say too much in the same words. */
function pastedIn(trades: Record<TradeId, TradeWords>): string[] {
  const runs = TRADE_IDS.map((id) => [id, runsOf(trades[id])] as const);
  return runs.flatMap(([id, own], index) =>
    runs.slice(index + 1).flatMap(([other, others]) => {
      const shared = [...own].filter((run) => others.has(run));
      const share = shared.length / Math.min(own.size, others.size);
      return share >= MOST_SHARED ? [`${id} and ${other}: ${shared.join(' | ')}`] : [];
    }),
  );
}

describe('little overlap between trades', () => {
  test.each(WRITTEN)('%s', (language) => {
    expect(pastedIn(LANGUAGES[language].trades)).toEqual([]);
  });

  test('two sections taken over from another trade are found', () => {
    const { trades } = LANGUAGES.en;
    const { features, faq } = trades.bakery.sections;
    const sections = { ...trades.restaurant.sections, features, faq };
    const found = pastedIn({ ...trades, restaurant: { ...trades.restaurant, sections } });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^(?:bakery and restaurant|restaurant and bakery): /);
  });
});
