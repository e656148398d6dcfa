import { expect, test, vi } from 'vitest';
import { buildDocuments } from '../../../src/generator/document/buildDocument';
import { publishing } from '../../../src/generator/document/publishing';
import { graphemesOf } from '../../../src/generator/document/contentTexts';
import type { Block, SiteDocument } from '../../../src/generator/document/document';
import { gapsOf } from '../../../src/generator/document/gaps';
import { LANGUAGES, languagePack } from '../../../src/generator/languages/languages';
import { CORPUS } from './corpus';
import floors from './floors.json';
import { fallenIn, missRows, scoreCorpus, scoreRows, scoresOf } from './scoreCorpus';

vi.setConfig({ testTimeout: 180_000 });

const SCORED = await scoreCorpus();
const SITES = SCORED.flatMap(({ row, published }) =>
  published === null ? [] : [{ id: row.id, ...published }],
);

test('the corpus is large, and has every language and many manners in it', () => {
  expect(CORPUS.length).toBeGreaterThanOrEqual(300);
  expect(new Set(CORPUS.map(({ id }) => id)).size).toBe(CORPUS.length);
  expect(new Set(CORPUS.map(({ lang }) => lang.split('-')[0]))).toEqual(new Set(LANGUAGES));
  expect(new Set(CORPUS.map(({ register }) => register)).size).toBeGreaterThanOrEqual(10);
});

test('no figure falls under its floor; `npm run corpus -- --raise` raises them', () => {
  const scores = scoresOf(SCORED);
  console.log(scoreRows(scores, floors).join('\n'));
  const fallen = fallenIn(scores, floors);
  expect(fallen, `${fallen.join('\n')}\n${missRows(SCORED).join('\n')}`).toEqual([]);
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

/** What keeps a page from going online: what a search engine reads of it, and its headings. */
function faultsOf({ metaTitle, metaDescription, sections, language }: SiteDocument): string[] {
  const { shortest, longest } = languagePack(language).grammar.descriptionLength ?? {
    shortest: 70,
    longest: 155,
  };
  const title = graphemesOf(metaTitle).length;
  const description = graphemesOf(metaDescription).length;
  const headings = sections.map(({ children }) => headingsIn(children));
  const main = headings.flat().filter(({ level }) => level === 1).length;
  const heads = headings.flat().filter(({ level }) => level <= 2);
  const repeated = [heads, ...headings].flatMap((list) => twice(list.map(({ value }) => value)));
  return [
    ...(title === 0 || title > 60 ? [`title: ${metaTitle}`] : []),
    ...(description < shortest || description > longest ? [`description: ${metaDescription}`] : []),
    ...(main === 1 ? [] : [`${main} h1`]),
    ...repeated.map((value) => `heading twice: ${value}`),
  ];
}

test('every site can go online', () => {
  const faults = SITES.flatMap(({ id, site, customization }) => {
    const documents = [{}, { publishing }].flatMap((options) =>
      buildDocuments(site, customization, options),
    );
    const alts = site.design.pictures
      .filter(({ alt }) => alt.trim() === '' || /[{}]|undefined|\[object/.test(alt))
      .map(({ alt }) => `alternative text: ${alt}`);
    return [...documents.flatMap(faultsOf), ...alts].map((fault) => `${id}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

test('no site is taken away with a word to fill in', () => {
  const left = SITES.flatMap(({ id, site, customization, html }) =>
    [...gapsOf(site, customization).map(({ words }) => words), 'data-placeholder']
      .filter((words) => html.includes(`>${words}<`) || html.includes(`"${words}`))
      .map((words) => `${id}: ${words}`),
  );
  expect(left).toEqual([]);
});
