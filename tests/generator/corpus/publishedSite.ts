import type { Customization } from '../../../machines/entities';
import { sectionStates } from '../../../src/generator/document/contentTexts';
import { generateSite } from '../../../src/generator/generateSite';
import { initialCustomization } from '../../../src/generator/initialCustomization';
import { renderSite } from '../../../src/generator/render/renderSite';
import { readPage, type PageElement } from '../../../src/generator/report/readPage';
import type { SectionKind, Site } from '../../../src/generator/types';

/** A site as its visitors get it, with its words as they are compared. */
export interface PublishedSite {
  site: Site;
  customization: Customization;
  /** The pages as they are written. */
  html: string;
  /** The language that the pages say they are in. */
  language: string;
  /** What the home page calls itself: its title, description and h1. */
  head: string;
  /** Everything that can be read. */
  text: string;
  /** What can be an item: headings, entries of lists and tables, captions. */
  items: string[];
  sections: ReadonlySet<SectionKind>;
}

/** Without case, accents and the difference between quotation marks. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const ITEMS = new Set('h2 h3 h4 h5 h6 li dt th summary figcaption strong'.split(' '));

const described = (elements: readonly PageElement[]): string =>
  elements
    .filter(({ tag, attributes }) => tag === 'title' || attributes.name === 'description')
    .map(({ text, attributes }) => attributes.content ?? text)
    .join(' ');

const textsOf = (elements: readonly PageElement[], isWanted: (tag: string) => boolean): string[] =>
  elements.filter(({ tag }) => isWanted(tag)).map(({ text }) => text);

/** Generates the site of a prompt and draws it for an export. */
export async function publishSite(prompt: string): Promise<PublishedSite> {
  const site = await generateSite({ prompt, theme: 'modern', framework: 'tailwind' });
  const customization = initialCustomization(site);
  const { pages } = await renderSite(site, customization, 'export');
  const read = pages.map(({ path, html }) => readPage(path, html).elements);
  const home = read[0] ?? [];
  const states = sectionStates(customization);
  return {
    site,
    customization,
    html: pages.map(({ html }) => html).join('\n'),
    language: home.find(({ tag }) => tag === 'html')?.attributes.lang ?? '',
    head: folded([described(home), ...textsOf(home, (tag) => tag === 'h1')].join(' ')),
    text: folded(
      read
        .flatMap((page) => [described(page), ...textsOf(page, (tag) => tag === 'body')])
        .join(' '),
    ),
    items: read.flatMap((page) => textsOf(page, (tag) => ITEMS.has(tag)).map(folded)),
    sections: new Set(
      site.plan.sections.map(({ kind }) => kind).filter((kind) => states[kind] !== 'hidden'),
    ),
  };
}
