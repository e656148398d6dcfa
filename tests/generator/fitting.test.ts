import { describe, expect, it } from 'vitest';
import type { THEMES } from '../../machines/entities';
import { customizationPatch } from '../../src/generator/customizationPatch';
import { siteColors } from '../../src/generator/design/siteColors';
import { LAYOUTS, galleryShape } from '../../src/generator/design/layouts';
import { titleVariables } from '../../src/generator/document/contentTexts';
import { generateSite } from '../../src/generator/generateSite';
import { initialCustomization } from '../../src/generator/initialCustomization';
import { titleFit } from '../../src/generator/render/fitting';
import { renderSite } from '../../src/generator/render/renderSite';

const request = { theme: 'modern', framework: 'tailwind' } as const;

async function rootOf(prompt: string, theme: (typeof THEMES)[number] = 'modern'): Promise<string> {
  const site = await generateSite({ ...request, prompt, theme });
  const { html } = await renderSite(site, initialCustomization(site), 'preview');
  return /<html[^>]*>/.exec(html)?.[0] ?? '';
}

describe('a name fits its place', () => {
  it.each([
    ['Brotzeit', 'short'],
    ['Third Crack', null],
    ['Tutoring service in Toronto', null],
    ['Builder Hartley Construction', 'long'],
    ['Internationalschule Passau', 'long'],
    ['Elektrofachbetrieb Donaudampfschifffahrtsgesellschaft', 'longest'],
    ['手打ち蕎麦と天ぷらの小さな店やまもと本店', 'long'],
  ])('%s is set %s', (title, expected) => {
    expect(titleFit(title)).toBe(expected);
  });

  it.each([
    ['Wiesenglück', 11],
    ['Third Crack', 5],
    ['Pré-histoire', 8],
    ['手打ち蕎麦', 0],
  ])('%s is no larger than its longest word has room for', async (title, letters) => {
    const written = titleVariables(title)['--site-title-letters'];
    expect(written).toBe(String(Math.max(1, letters)));
    const site = await generateSite({ ...request, prompt: 'Bakery "Brot" in Ulm' });
    const initial = initialCustomization(site);
    const content = { ...initial.content, title };
    const { variables } = customizationPatch('modern', { ...initial, content });
    expect(variables['--site-title-letters']).toBe(written);
  });

  it('tells the style sheet how long the name and the links are', async () => {
    expect(await rootOf('Bakery "Brot" in Ulm')).toContain('data-title="short"');
    const short = 'Blog "Brot"';
    expect(await rootOf(short)).not.toContain('data-nav');
    const crowded = await rootOf('Nursery "Little Acorns of Headingley" in Leeds', 'vibrant');
    expect(crowded).toMatch(/data-nav="(?:long|less)"/);
  });
});

describe('a gallery', () => {
  it.each(LAYOUTS.gallery.map(({ name }) => name))(
    'draws each picture for its cell: %s',
    (name) => {
      for (let count = 1; count <= 12; count += 1) {
        const shapes = Array.from({ length: count }, (_, index) =>
          galleryShape(name, index, count),
        );
        expect(shapes[0]).toBe(name === 'lead' ? 'wide' : 'square');
        expect(shapes.includes('panorama')).toBe(
          name === 'mosaic' && [3, 4, 6, 7, 8].includes(count),
        );
      }
    },
  );

  it('has pictures of these shapes', async () => {
    for (let direction = 0; direction < 8; direction += 1) {
      const site = await generateSite({
        ...request,
        direction,
        prompt: 'Florist Wild Stem: bouquets, weddings and weekly subscriptions, with a gallery',
      });
      const shown = site.design.pictures.filter(({ id }) => id.startsWith('gallery-'));
      expect(shown).toHaveLength(3);
      const ratios = shown.map(({ width, height }) => Math.round((width / height) * 100) / 100);
      const layout = site.design.layouts.gallery;
      if (layout === 'lead') expect(ratios).toEqual([1.25, 1.6, 1.6]);
      else if (layout === 'mosaic') expect(ratios).toEqual([1, 2.11, 2.11]);
      else expect(ratios).toEqual([1, 1, 1]);
    }
  });
});

describe('colors that a person asks for', () => {
  const colorsOf = async (prompt: string) =>
    siteColors((await generateSite({ ...request, prompt })).brief);

  it('are all seen: the second is the accent', async () => {
    expect(await colorsOf('Florist in Kyoto, pink and sage on white background')).toMatchObject({
      primary: '#ffc0cb',
      accent: '#8a9a7b',
      background: '#ffffff',
    });
  });

  it('stand on the palest of them', async () => {
    const { background } = await colorsOf('Candle shop Wick & Willow, soft lavender and white');
    expect(background).toBe('#ffffff');
  });
});
