import { existsSync, readFileSync } from 'node:fs';

import type { Params } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { pageHead } from '../../src/app/head/pageHead';
import { documentTitle, pageMetaOf } from '../../src/app/head/pageMeta';
import { robots, sitemap } from '../../src/app/head/sitemap';
import { blogPosting, breadcrumbs } from '../../src/app/head/structuredData';

const siteUrl = 'https://shop.example';
const meta = { title: 'Features', description: 'What it does.' };

describe('pageHead', () => {
  it('names the page for people, search engines and those who share it', () => {
    const head = pageHead({ meta, address: '/features', siteUrl });
    for (const tag of [
      '<title>Features · AI Website Builder</title>',
      '<meta name="description" content="What it does.">',
      '<link rel="canonical" href="https://shop.example/features">',
      '<meta property="og:url" content="https://shop.example/features">',
      '<meta property="og:title" content="Features">',
      '<meta property="og:image" content="https://shop.example/og.png">',
    ])
      expect(head).toContain(tag);
    expect(head).not.toContain('noindex');
  });

  it('keeps a page without an address of its own from search engines', () => {
    const head = pageHead({ meta, address: null, siteUrl });
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head).not.toContain('canonical');
  });

  it('fault 27: text of a page cannot leave its tag', () => {
    const evil = '</script><script>alert(1)</script>"><img>';
    const head = pageHead({
      meta: {
        title: evil,
        description: evil,
        structuredData: [{ '@type': 'Thing', name: evil }],
      },
      address: '/x',
      siteUrl,
    });
    expect(head).not.toContain('<img');
    expect(head.match(/<script/g)).toHaveLength(1);
    expect(head.match(/<\/script/g)).toHaveLength(1);
  });

  it('puts the origin before every address of the structured data', () => {
    const structuredData = [
      breadcrumbs([{ name: 'Blog', path: '/blog' }]),
      blogPosting({
        title: 'T',
        excerpt: 'E',
        author: 'A',
        date: '2026-01-02',
        path: '/blog/t',
        category: 'C',
        tags: ['a', 'b'],
      }),
    ];
    const head = pageHead({ meta: { ...meta, structuredData }, address: '/blog', siteUrl });
    const things = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    );
    expect(things[0]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
        { '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://shop.example/blog' },
      ],
    });
    expect(things[1]).toMatchObject({
      mainEntityOfPage: 'https://shop.example/blog/t',
      author: { '@type': 'Organization', name: 'A', url: 'https://shop.example/about' },
      keywords: 'a, b',
    });
    expect(head).not.toContain('site:');
  });
});

describe('pageMetaOf', () => {
  const params = { id: 'quickstart' };

  it('asks the innermost route that says anything', () => {
    const matches = [
      { params, route: {} },
      { params, route: { handle: { title: 'Outer' } } },
      {
        params,
        route: { handle: { meta: ({ id = '' }: Params) => ({ ...meta, title: id }) } },
      },
      { params, route: {} },
    ];
    expect(pageMetaOf(matches)).toEqual({ ...meta, title: 'quickstart' });
    expect(documentTitle(pageMetaOf(matches))).toBe('quickstart · AI Website Builder');
  });

  it('leaves a page without a name the name of the product', () => {
    expect(documentTitle(pageMetaOf([{ params, route: {} }]))).toBe('AI Website Builder');
  });
});

describe('what crawlers read', () => {
  it('lists every address of the sitemap whole', () => {
    expect(sitemap(['/', '/learn/guide/quickstart'], siteUrl).match(/<loc>.*<\/loc>/g)).toEqual([
      '<loc>https://shop.example/</loc>',
      '<loc>https://shop.example/learn/guide/quickstart</loc>',
    ]);
  });

  it('keeps crawlers out of sign-in and the editor, and shows them the sitemap', () => {
    expect(robots(siteUrl)).toContain('Disallow: /auth\n');
    expect(robots(siteUrl)).toContain('Disallow: /editor/\n');
    expect(robots(siteUrl)).toContain('Sitemap: https://shop.example/sitemap.xml\n');
  });
});

describe('the pictures of the site', () => {
  const publicFolder = new URL('../../public', import.meta.url).pathname;
  const sizeOf = (file: string) => {
    const png = readFileSync(`${publicFolder}${file}`);
    return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
  };

  it('are there, in the sizes that the head and the manifest promise', () => {
    expect(sizeOf('/og.png')).toBe('1200x630');
    expect(sizeOf('/apple-touch-icon.png')).toBe('180x180');
    const { icons } = JSON.parse(readFileSync(`${publicFolder}/site.webmanifest`, 'utf8')) as {
      icons: { src: string; sizes: string; type: string }[];
    };
    expect(icons.length).toBeGreaterThanOrEqual(4);
    for (const { src, sizes, type } of icons) {
      expect(existsSync(publicFolder + src)).toBe(true);
      if (type === 'image/png') expect(sizeOf(src)).toBe(sizes);
    }
  });
});
