import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { FRAMEWORKS, THEMES } from '../../machines/entities';
import { chooseLayouts } from '../../src/generator/design/chooseLayouts';
import { LAYOUTS, layoutOf } from '../../src/generator/design/layouts';
import { spansOf } from '../../src/generator/document/blocks';
import { generateSite } from '../../src/generator/generateSite';
import { initialCustomization } from '../../src/generator/initialCustomization';
import { drawPictures } from '../../src/generator/pictures/drawPictures';
import { renderSite } from '../../src/generator/render/renderSite';
import type { SectionKind, Site } from '../../src/generator/types';

const PROMPT =
  'Hair salon "Studio Nord" in Oslo offering cuts, colour and bridal styling. The site needs house rules. nord@studio.example';
const KINDS = Object.keys(LAYOUTS) as SectionKind[];
const EVERYTHING = {
  prompt: PROMPT,
  framework: 'tailwind',
  corrections: {
    sections: Object.fromEntries(
      KINDS.filter((kind) => kind !== 'topic').map((kind) => [kind, true]),
    ),
  },
} as const;
const site = await generateSite({ ...EVERYTHING, theme: 'modern' });

function parsed(html: string): Document {
  return new new Window().DOMParser().parseFromString(html, 'text/html') as unknown as Document;
}

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

describe('layouts', () => {
  it('are several for every kind that a person sees often', () => {
    expect(site.plan.sections.map(({ kind }) => kind).sort()).toEqual([...KINDS].sort());
    for (const kind of KINDS) {
      expect(LAYOUTS[kind].length, kind).toBeGreaterThanOrEqual(3);
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

  it('of a name from another version are the first of their kind', () => {
    expect(layoutOf('faq', 'carousel')).toBe(LAYOUTS.faq[0]);
  });
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
      ...EVERYTHING,
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
