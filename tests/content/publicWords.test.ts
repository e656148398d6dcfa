import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it, vi } from 'vitest';

import type { PublicHandle } from '../../src/app/head/pageMeta';
import { loadRoute } from '../../src/app/routes/appRoute';
import { publicPages } from '../../src/app/routes/publicPages';
import * as about from '../../src/content/about';
import { faq } from '../../src/content/faq';
import * as featurePage from '../../src/content/features';
import { guides } from '../../src/content/guides';
import { privacyPage, termsPage } from '../../src/content/legalPages';
import type { Block, Inline } from '../../src/content/markdown';
import { plainText } from '../../src/content/markdown';
import { posts } from '../../src/content/posts';
import { postTexts } from '../../src/content/postTexts';
import { showcase } from '../../src/content/showcase';
import { generateSite } from '../../src/generator/generateSite';

vi.setConfig({ testTimeout: 60_000 });

const inlinesIn = (block: Block): Inline[] => {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return block.children;
    case 'list':
      return block.items.flat().flatMap(inlinesIn);
    case 'quote':
      return block.children.flatMap(inlinesIn);
    case 'code':
      return [];
  }
};
const linksOf = (inlines: readonly Inline[]): string[] =>
  inlines.flatMap((inline) => {
    if (typeof inline === 'string' || inline.type === 'code') return [];
    return [...(inline.type === 'link' ? [inline.href] : []), ...linksOf(inline.children)];
  });
/** One text a line of prose; headings and code are no sentences. */
const proseOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.type === 'heading' || block.type === 'code') return [];
    if (block.type === 'paragraph') return [plainText(block.children)];
    return block.type === 'quote' ? proseOf(block.children) : block.items.flatMap(proseOf);
  });

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

const markdown = new Map<string, readonly Block[]>([
  ...postTexts,
  ['terms', termsPage.content],
  ['privacy', privacyPage.content],
]);
const sentences: [string, string][] = [
  ...[...markdown].map(([name, blocks]): [string, string] => [name, proseOf(blocks).join('\n')]),
  ...guides.map(({ id, content }): [string, string] => [`guide ${id}`, content]),
  [
    'about',
    stringsIn({ ...about })
      .filter((text) => /[.!?]$/.test(text))
      .join('\n'),
  ],
  [
    'features',
    stringsIn({ ...featurePage })
      .filter((text) => /[.!?]$/.test(text))
      .join('\n'),
  ],
];
const everything = [
  ...sentences,
  ['showcase', stringsIn(showcase).join('\n')] as const,
  ['posts', stringsIn(posts).join('\n')] as const,
];

const readFolder = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
/** The sources that write to the storage of the browser. */
const storingFiles = readFolder('src/services').filter((text) =>
  /storedEntry<|sessionStorage|localStorage|openDB</.test(text),
);
const privacyText = readFileSync('src/content/legal/privacy.md', 'utf8');

// One after the other: Node 20 fails where a library is imported and required at the same moment.
const pages: { path: string; handle: PublicHandle }[] = [];
for (const page of publicPages) {
  await loadRoute(page);
  if (page.handle !== undefined) pages.push({ path: page.path, handle: page.handle });
}
const addresses = pages.flatMap(({ path, handle }) => handle.addresses ?? [path]);

const HYPE =
  /\b(revolutionary|unleash\w*|seamless\w*|elevat\w+|world-class|cutting-edge|game-chang\w+|unlock\w*|empower\w*|delight\w*|stunning|innovative|effortless\w*|state-of-the-art|leverag\w+|supercharg\w+|lorem|ipsum|TODO|TBD)\b/i;

/** Flesch-Kincaid: the school year in which a text can be read. Syllables are counted as groups of vowels. */
function readingGrade(text: string): number {
  const parts = text.split(/[.!?:]+(?=\s|$)|\n+/).filter((part) => /\p{L}/u.test(part));
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const syllables = words.reduce((sum, word) => {
    const groups =
      word
        .toLowerCase()
        .replace(/e$/, '')
        .match(/[aeiouy]+/g) ?? [];
    return sum + Math.max(1, groups.length);
  }, 0);
  return 0.39 * (words.length / parts.length) + 11.8 * (syllables / words.length) - 15.59;
}

describe('the words of the public pages', () => {
  it.each(everything)('%s: no hype, no filler', (_, text) => {
    expect(text).not.toMatch(HYPE);
    expect(text).not.toMatch(/colour|customis/i);
  });

  it.each(sentences)('%s can be read in the ninth school year', (_, text) => {
    expect(readingGrade(text)).toBeLessThanOrEqual(9);
  });

  it('finds a hard text hard', () => {
    expect(
      readingGrade(
        'Notwithstanding contemporaneous considerations, organizational stakeholders systematically operationalize multidimensional methodologies.',
      ),
    ).toBeGreaterThan(9);
  });

  it('link inside the site to pages and headings that exist', () => {
    const dead = [...markdown].flatMap(([name, blocks]) =>
      linksOf(blocks.flatMap(inlinesIn))
        .filter((href) => href.startsWith('/') && !addresses.includes(href.split('#')[0] ?? ''))
        .map((href) => `${name}: ${href}`),
    );
    expect(dead).toEqual([]);
  });
});

describe('the addresses', () => {
  it('are those of the route table, the guides and the posts', () => {
    for (const path of [
      '/features',
      '/showcase',
      '/learn',
      '/learn/guide',
      '/about',
      '/blog',
      '/terms',
      '/privacy',
      ...guides.map(({ id }) => `/learn/guide/${id}`),
      ...posts.map(({ id }) => `/blog/${id}`),
    ])
      expect(addresses).toContain(path);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('have a title of their own and a description of 50 to 160 characters', () => {
    const metas = pages.flatMap(({ path, handle: { meta, addresses: listed = [path] } }) =>
      listed.map((address) =>
        meta({ id: path.includes(':id') ? lastPart(address, path) : undefined }),
      ),
    );
    for (const { title, description } of metas) {
      expect(title).not.toBe('');
      expect(description.length, description).toBeGreaterThanOrEqual(50);
      expect(description.length, description).toBeLessThanOrEqual(160);
    }
  });
});

const lastPart = (address: string, path: string) => {
  const rest = address.slice(path.indexOf('/:')).replace('/', '');
  return rest === '' ? undefined : rest;
};

describe('the features', () => {
  it('are four, with the titles of the specification', () => {
    expect(featurePage.features.map(({ title }) => title)).toEqual([
      'AI layout',
      'AI content',
      'AI design',
      'Fluid editing',
    ]);
  });

  it('show the plans that the generator makes', async () => {
    const planOf = async (prompt: string) => {
      const { plan } = await generateSite({ prompt, theme: 'modern', framework: 'tailwind' });
      return plan.sections.map(({ kind }) => kind);
    };
    expect(await planOf('A bakery')).toEqual(featurePage.plans.bakery);
    expect(await planOf('A portfolio')).toEqual(featurePage.plans.portfolio);
  });
});

describe('the about page', () => {
  it.each(Object.entries(about.purposes))('has about sixty words of %s', (_, { text }) => {
    const words = text.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(50);
    expect(words).toBeLessThanOrEqual(75);
  });

  it('has three principles, four facts on the technology and five reasons', () => {
    expect([about.philosophy, about.technology, about.reasons].map(({ length }) => length)).toEqual(
      [3, 4, 5],
    );
    expect(about.technology[0].text).toContain('The current version simulates generation');
  });
});

describe('what the words claim', () => {
  it.each([...sentences, ['faq', stringsIn(faq).join('\n')] as const])(
    '%s: no limit that nothing keeps, no term that nothing ends, nothing sold that is not there',
    (_, text) => {
      expect(text).not.toMatch(
        /starts again each month|these limits|monthly limit|lets you make five|\d+ months|Nothing is sent/,
      );
      for (const line of text.split('\n').filter((each) => /custom domain|team collab/i.test(each)))
        expect(line).toMatch(/planned/);
    },
  );
});

describe('the legal pages', () => {
  const terms = proseOf(termsPage.content).join('\n');
  const privacy = proseOf(privacyPage.content).join('\n');

  it('name every entry that the product keeps in the browser', () => {
    const keys = storingFiles.flatMap((text) =>
      [...text.matchAll(/(?:key: |KEY = |PREFIX = |openDB<\w+>\()'([^']+)'/g)].map(
        ([, key = '']) => key,
      ),
    );
    expect(keys).toEqual(expect.arrayContaining(['cookie-preferences', 'has-signed-in']));
    expect(keys.length).toBeGreaterThanOrEqual(7);
    for (const key of keys) expect(privacyText).toContain(`\`${key}\``);
    expect(privacy).toContain('session storage');
    expect(privacy).toContain('IndexedDB');
  });

  it('say what the specification says that the terms say', () => {
    expect(terms).toContain('You must be over 18 to use the service.');
    expect(terms).toContain('limited to 100 USD');
    expect(terms).toMatch(/material, we will give you at least 30 days' notice/);
    for (const topic of [/free plan/, /may not use/, /contain mistakes/, /stays yours/, /law of/])
      expect(terms).toMatch(topic);
  });

  it('say what the specification says that the privacy policy says, and how the two ages differ', () => {
    expect(privacy).toContain('The service is not for children under 13');
    expect(privacy).toMatch(/over 18.*different questions/);
    expect(terms).toContain('we do not knowingly collect data from children under 13');
    for (const topic of [
      /Firebase Authentication/,
      /Web3Forms/,
      /cookie-preferences/,
      /OpenStreetMap/,
      /until you ask us to delete the account/,
      /What you save under Profile.*Firebase/,
      /jsDelivr/,
      /withdraw consent/,
    ])
      expect(privacy).toMatch(topic);
  });

  it.each([termsPage, privacyPage])('$title has a day and headings of its own', (page) => {
    expect(page.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const ids = page.content.flatMap((block) => (block.type === 'heading' ? [block.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(10);
  });
});
