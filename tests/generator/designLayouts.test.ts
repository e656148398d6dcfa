import { generate, parse, walk } from 'css-tree';
import { describe, expect, it } from 'vitest';
import { FRAMEWORKS, THEMES } from '../../machines/entities';
import { chooseLayouts } from '../../src/generator/design/chooseLayouts';
import { contrast } from '../../src/generator/design/color';
import { LAYOUTS, layoutOf } from '../../src/generator/design/layouts';
import { spansOf } from '../../src/generator/document/blocks';
import { generateSite } from '../../src/generator/generateSite';
import { initialCustomization } from '../../src/generator/initialCustomization';
import { drawPictures } from '../../src/generator/pictures/drawPictures';
import { renderSite } from '../../src/generator/render/renderSite';
import type { SectionKind, Site } from '../../src/generator/types';
import { opened as parsed } from './documents';

const PROMPT =
  'Hair salon "Studio Nord" in Oslo offering cuts, colour and bridal styling. With a gallery, how it works, about us, a team page, testimonials, FAQ and opening hours. nord@studio.example';
const KINDS = Object.keys(LAYOUTS) as SectionKind[];
/** Kinds that a few sites have, of one look each, or two. */
const RARE: readonly SectionKind[] = [
  'newsletter',
  'donate',
  'sponsors',
  'caseStudies',
  'menu',
  'stats',
];
const USUAL = {
  prompt:
    'Law firm website for Okafor & Lindqvist in Stockholm. Practice areas: immigration, contracts and family law. Without a team section.',
  framework: 'tailwind',
} as const;
const EVERYTHING = {
  ...USUAL,
  prompt: `${PROMPT}\nPages: Home, Bees, Contact`,
  corrections: {
    isMultiPage: false,
    sections: Object.fromEntries(KINDS.map((kind) => [kind, true])),
  },
} as const;
const site = await generateSite({ ...EVERYTHING, theme: 'modern' });

/** The site with every section in its layout number `turn`. */
function inLayouts(turn: number, request: Pick<Site['request'], 'theme' | 'framework'>): Site {
  const layouts = Object.fromEntries(
    site.plan.sections.map(({ id, kind }) => {
      const all = LAYOUTS[kind];
      return [id, all[turn % all.length]?.name ?? ''];
    }),
  );
  return {
    ...site,
    request: { ...site.request, ...request },
    design: {
      ...site.design,
      theme: request.theme,
      layouts,
      pictures: drawPictures('seed', site.brief, site.copy, layouts, request.theme),
    },
  };
}

/** Where a style sheet moves an element among those beside it: its `order`, and the media query around it. */
function ordersOf(element: Element, css: string): { order: number; media: string }[] {
  const found: { order: number; media: string }[] = [];
  walk(parse(css), function (node) {
    if (node.type !== 'Declaration' || node.property !== 'order') return;
    const selector = this.rule ? generate(this.rule.prelude) : '';
    if (![...element.classList].some((name) => selector.replaceAll('\\', '') === `.${name}`))
      return;
    const prelude = this.atrule?.name === 'media' ? this.atrule.prelude : null;
    found.push({ order: Number(generate(node.value)), media: prelude ? generate(prelude) : '' });
  });
  return found;
}

describe('layouts', () => {
  it('are several for every kind that a person sees often', () => {
    expect(site.plan.sections.map(({ kind }) => kind).sort()).toEqual([...KINDS].sort());
    for (const kind of KINDS) {
      expect(LAYOUTS[kind].length, kind).toBeGreaterThanOrEqual(RARE.includes(kind) ? 2 : 3);
      expect(new Set(LAYOUTS[kind].map(({ name }) => name)).size).toBe(LAYOUTS[kind].length);
    }
  });

  const turns = Math.max(...KINDS.map((kind) => LAYOUTS[kind].length));
  it.each(Array.from({ length: turns }, (_, turn) => turn))(
    'all render whole, number %i of every section',
    async (turn) => {
      const theme = THEMES[turn % 3] ?? 'modern';
      const framework = FRAMEWORKS[Math.floor(turn / 2) % 3] ?? 'tailwind';
      const drawn = inLayouts(turn, { theme, framework });
      const { html } = await renderSite(drawn, initialCustomization(drawn), 'preview');
      const page = parsed(html);
      for (const { id, kind } of drawn.plan.sections) {
        const section = page.querySelector(`[data-section="${id}"]`);
        expect(section?.getAttribute('data-layout')).toBe(drawn.design.layouts[id]);
        expect(section?.querySelectorAll(kind === 'hero' ? 'h1' : 'h2'), kind).toHaveLength(1);
        const levels = [...(section?.querySelectorAll('h1,h2,h3') ?? [])].map(({ tagName }) =>
          Number(tagName.slice(1)),
        );
        levels.slice(1).forEach((level) => expect(level, kind).toBe(3));
        for (const list of section?.querySelectorAll('ul,ol,dl,[data-block="faq"]') ?? [])
          expect(list.children.length, `${kind} in ${drawn.design.layouts[id] ?? ''}`).not.toBe(0);
        for (const box of section?.querySelectorAll('li,[data-block]') ?? [])
          expect(box.children.length, `${kind}: ${box.outerHTML.slice(0, 80)}`).not.toBe(0);
      }
      const items = drawn.copy.sections.flatMap(({ items: all }) => all);
      for (const { title } of items)
        expect(page.querySelector(`[data-text="${title.id}"]`), title.id).not.toBeNull();
    },
  );

  it('fit their neighbours: never the same twice in a row, pictures on the other side', () => {
    for (const theme of THEMES) {
      for (let seed = 0; seed < 40; seed += 1) {
        const layouts = chooseLayouts(theme, `seed ${seed}`, site.plan.sections, {
          direction: seed % 5,
          items: Object.fromEntries(site.copy.sections.map(({ id, items }) => [id, items.length])),
        });
        const chosen = site.plan.sections.map(({ id, kind }) => layoutOf(kind, layouts[id] ?? ''));
        chosen.forEach((one, index) => {
          const previous = chosen[index - 1];
          if (!previous) return;
          expect(one.name).not.toBe(previous.name);
          expect([one.surface, previous.surface]).not.toEqual(['deep', 'deep']);
        });
        const alike = chosen.filter((one, index) => one.shape === chosen[index - 1]?.shape);
        expect(alike.length, JSON.stringify(layouts)).toBeLessThanOrEqual(1);
        const sides = chosen.filter(({ shape }) => shape === 'start' || shape === 'end');
        const onSameSide = sides.filter((one, index) => one.shape === sides[index - 1]?.shape);
        expect(onSameSide.length, JSON.stringify(layouts)).toBeLessThanOrEqual(1);
      }
    }
  });

  it('respect how many items there are', () => {
    const sections = [{ id: 'offerings', kind: 'offerings' as const }];
    for (let direction = 0; direction < 10; direction += 1) {
      const forOne = chooseLayouts('modern', 'x', sections, { direction, items: { offerings: 1 } });
      expect(forOne.offerings).toBe('illustrated');
      const many = chooseLayouts('modern', 'x', sections, { direction, items: { offerings: 30 } });
      expect(many.offerings).toBe('menu');
    }
  });

  it.each(FRAMEWORKS)(
    'put the picture of a hero before its words only where they stand side by side (%s)',
    async (framework) => {
      const drawn = { ...site, request: { ...site.request, framework } };
      const heroIn = async (hero: string) => {
        const layouts = { ...site.design.layouts, hero };
        const { html, css } = await renderSite(
          { ...drawn, design: { ...site.design, layouts } },
          initialCustomization(drawn),
          'preview',
        );
        const parts = [
          ...parsed(html).querySelectorAll('[data-section="hero"] [data-block="split"] > div'),
        ];
        return {
          parts: parts.map((part) => (part.querySelector('h1') ? 'words' : 'picture')),
          moved: parts.map((part) => ordersOf(part, css)),
        };
      };
      const parts = ['words', 'picture'];
      expect(await heroIn('split')).toEqual({ parts, moved: [[], []] });
      const swapped = await heroIn('splitStart');
      expect(swapped.parts).toEqual(parts);
      const [words, [moved, ...others] = []] = swapped.moved;
      expect([words, others]).toEqual([[], []]);
      expect(moved?.order).toBeLessThan(0);
      expect(moved?.media).toMatch(/^\((?:min-width:|width>=)/);
    },
  );

  it('of a name from another version are the first of their kind', () => {
    expect(layoutOf('faq', 'carousel')).toBe(LAYOUTS.faq[0]);
  });
});

it('a dark site with a neon accent has a dark hero in the vibrant theme', async () => {
  const prompt = 'A dark website with a neon green accent for a techno club called Hertz in Berlin';
  const dark = await generateSite({ ...USUAL, prompt, theme: 'vibrant' });
  const { colors, variables } = dark.design;
  expect(colors.primary).toBe('#39ff14');
  expect(variables['--site-hero-fill']).toBe(colors.primary);
  expect(contrast(variables['--site-hero'] ?? '', '#000000')).toBeLessThan(2);
  const { css } = await renderSite(dark, initialCustomization(dark), 'preview');
  expect(css).toMatch(/\[data-surface=['"]?hero['"]?\]\s*\{\s*--s-bg:\s*var\(--site-hero\)/);
});

describe('the cells of a grid', () => {
  it.each([1, 2, 3, 4] as const)('fill their rows, at most %i side by side', (columns) => {
    for (let count = 1; count <= 40; count += 1) {
      const spans = spansOf(count, columns);
      expect(spans).toHaveLength(count);
      const total = spans.reduce((sum, { large }) => sum + large, 0);
      expect(total % 12).toBe(0);
      expect(spans.reduce((sum, { medium }) => sum + medium, 0) % 12).toBe(0);
      const alone = spans.filter(({ large }) => large === 12).length;
      expect(alone).toBe(columns === 1 ? count : columns === 2 ? count % 2 : count === 1 ? 1 : 0);
    }
  });
});

describe('a direction', () => {
  const designed = (direction?: number, theme: (typeof THEMES)[number] = 'modern') =>
    generateSite({
      ...USUAL,
      theme,
      ...(direction === undefined ? {} : { direction }),
    });

  it('0 is the first design, and what is no direction is 0', async () => {
    const first = await designed();
    for (const none of [0, -3, 0.5, Number.NaN, Infinity])
      expect(await designed(none)).toEqual(first);
  });

  it('is another design of the same site: layouts, colors and type differ, words do not', async () => {
    const directions = await Promise.all([0, 1, 2, 3].map((direction) => designed(direction)));
    for (const [index, one] of directions.entries()) {
      for (const other of directions.slice(index + 1)) {
        expect(one.copy).toEqual(other.copy);
        expect(one.plan).toEqual(other.plan);
        expect(one.design.colors).not.toEqual(other.design.colors);
        const same = Object.keys(one.design.layouts).filter(
          (id) => one.design.layouts[id] === other.design.layouts[id],
        );
        expect(same.length).toBeLessThan(one.plan.sections.length / 2);
      }
    }
    expect(new Set(directions.slice(0, 3).map(({ design }) => design.looks.type)).size).toBe(3);
  });

  it('differs between the themes, too', async () => {
    const sites = await Promise.all(THEMES.map((theme) => designed(0, theme)));
    const [modern, vibrant, elegant] = sites.map(({ design }) => design);
    expect(modern?.layouts).not.toEqual(vibrant?.layouts);
    expect(vibrant?.layouts).not.toEqual(elegant?.layouts);
    expect(modern?.colors).toEqual(elegant?.colors);
  });
});
