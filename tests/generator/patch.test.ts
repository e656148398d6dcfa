import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type Customization, DEFAULT_COLORS } from '../../machines/entities';
import { CORNERS, SPACINGS } from '../../machines/styleChoices';
import { customizationPatch, differsInColorsOnly } from '../../src/generator/customizationPatch';
import { colorVariables } from '../../src/generator/design/designVariables';
import { generateSite } from '../../src/generator/generateSite';
import { initialCustomization } from '../../src/generator/initialCustomization';
import { applyPatch, applyVariables } from '../../src/generator/preview/applyPatch';
import { renderSite } from '../../src/generator/render/renderSite';
import type { Site } from '../../src/generator/types';
import { COMBINATIONS, HOSTILE, SITE_PROMPTS } from './sitePrompts';
import { opened } from './documents';

vi.setConfig({ testTimeout: 60_000 });

/** A site's preview before anything is customized. */
async function openedSite() {
  const site = await generateSite({
    prompt: SITE_PROMPTS[0],
    theme: 'modern',
    framework: 'tailwind',
  });
  const initial = initialCustomization(site);
  return { initial, page: opened((await renderSite(site, initial, 'preview')).html) };
}

/** Element, sorted attributes, children: the order in which attributes were set says nothing. */
function shape(node: Node): unknown {
  if (node.nodeType !== 1) return node.textContent;
  const element = node as Element;
  const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
  return [element.tagName, attributes, [...element.childNodes].map(shape)];
}

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const words = fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom('', '  ', ...HOSTILE));
const customizations: fc.Arbitrary<Customization> = fc.record({
  colors: fc.record({
    primary: color,
    secondary: color,
    accent: color,
    background: color,
    text: color,
  }),
  layout: fc.record({
    showHero: fc.boolean(),
    showFeatures: fc.boolean(),
    showPricing: fc.boolean(),
    showContact: fc.boolean(),
  }),
  content: fc.record({ title: words, subtitle: words, description: words }),
  style: fc.record(
    { corners: fc.constantFrom(...CORNERS), spacing: fc.constantFrom(...SPACINGS) },
    { requiredKeys: [] },
  ),
});

/** Customizations that also write over some of the texts of a site. */
function rewordingsOf({ copy }: Site): fc.Arbitrary<Customization> {
  const ids = [
    ...JSON.stringify([copy.sections, copy.footer]).matchAll(/"id":"([\w.-]+\.[\w.-]+)"/g),
  ];
  const texts = fc.dictionary(
    fc.constantFrom(...ids.map(([, id = '']) => id), copy.footer.id),
    words,
  );
  return fc
    .record({ customization: customizations, texts })
    .map(({ customization, texts: own }) => ({
      ...customization,
      texts: own,
    }));
}

function rootVariables(css: string): Record<string, string> {
  const block = /:root \{\n([\s\S]*?)\n\}/.exec(css)?.[1] ?? '';
  return Object.fromEntries(
    block.split('\n').map((line) => {
      const [name = '', ...value] = line.trim().replace(/;$/, '').split(': ');
      return [name, value.join(': ')];
    }),
  );
}

describe('the live patch', () => {
  it.each(COMBINATIONS)(
    'brings a $theme $framework preview where rendering again would',
    async ({ theme, framework }) => {
      const site = await generateSite({ prompt: SITE_PROMPTS[1], theme, framework });
      const name = site.brief.name?.value ?? null;
      const { html, css } = await renderSite(site, initialCustomization(site), 'preview');
      const page = opened(html);
      await fc.assert(
        fc.asyncProperty(fc.oneof(customizations, rewordingsOf(site)), async (customization) => {
          const patch = customizationPatch(theme, customization, { name });
          applyPatch(page, patch);
          const rendered = await renderSite(site, customization, 'preview');
          const expected = opened(rendered.html);
          expect(shape(page.body)).toEqual(shape(expected.body));
          expect(page.title).toBe(expected.title);
          // What a patch does not name, the typefaces, no customization changes.
          expect({ ...rootVariables(css), ...patch.variables }).toEqual(
            rootVariables(rendered.css),
          );
          for (const [name, value] of Object.entries(patch.variables)) {
            expect(page.documentElement.style.getPropertyValue(name)).toBe(value);
          }
        }),
        { numRuns: 12, seed: 7 },
      );
    },
  );

  it('changes no more than the custom properties that differ where only colors do', async () => {
    const { initial, page } = await openedSite();
    const colors = { ...initial.colors, primary: '#7c2d12' };
    applyPatch(page, customizationPatch('modern', initial));
    const before = colorVariables('modern', initial.colors);
    const after = colorVariables('modern', colors);
    const root = page.documentElement;
    const body = page.body.outerHTML;
    const set = vi.spyOn(root.style, 'setProperty');
    applyVariables(page.documentElement, after);
    expect(set.mock.calls).toEqual(
      Object.entries(after).filter(([name, value]) => before[name] !== value),
    );
    expect(page.body.outerHTML).toBe(body);
    const recolored = root.outerHTML;
    applyPatch(page, customizationPatch('modern', { ...initial, colors }));
    expect(root.outerHTML).toBe(recolored);
  });

  it('tells a change of colors from every other one', () => {
    const one: Customization = {
      colors: DEFAULT_COLORS,
      layout: { showHero: true, showFeatures: true, showPricing: true, showContact: true },
      content: { title: 'One', subtitle: '', description: '' },
    };
    const colors = { ...one.colors, primary: '#7c2d12' };
    expect(differsInColorsOnly(one, { ...one, colors })).toBe(true);
    for (const other of [
      { layout: { ...one.layout, showHero: false } },
      { content: { ...one.content, title: 'Other' } },
      { texts: { 'features.heading': 'Other' } },
      {
        hero: {
          prompt: 'A loaf',
          style: 'realistic',
          size: '512x512',
          quality: 'standard',
          alt: 'A loaf',
        } as const,
      },
    ]) {
      expect(differsInColorsOnly(one, { ...one, colors, ...other })).toBe(false);
      expect(differsInColorsOnly({ ...one, ...other }, { ...one, colors })).toBe(false);
    }
  });

  it('fault 72: brings the words of the site back, whatever was typed over them in place', async () => {
    const { initial, page } = await openedSite();
    const patchOf = (texts: Record<string, string>) =>
      customizationPatch('modern', { ...initial, texts });
    applyPatch(page, patchOf({}));
    const heading = page.querySelector('[data-text="features.heading"]');
    const before = heading?.textContent;
    expect(before).toMatch(/\w/);
    // Engines write what is typed into the text that is there.
    Object.assign(heading?.firstChild ?? {}, { data: 'Typed' });
    applyPatch(page, patchOf({ 'features.heading': 'Typed' }));
    applyPatch(page, patchOf({}));
    expect(heading?.textContent).toBe(before);
  });

  it('hides a section together with every link that leads to it', async () => {
    const { initial, page } = await openedSite();
    const off = { showHero: true, showFeatures: false, showPricing: false, showContact: false };
    applyPatch(page, customizationPatch('modern', { ...initial, layout: off }));
    for (const id of ['features', 'pricing', 'contact']) {
      expect(page.getElementById(id)?.hasAttribute('hidden')).toBe(true);
      const links = [...page.querySelectorAll(`a[href="#${id}"]`)];
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect(link.closest('[hidden]')).not.toBeNull();
    }
  });

  it('fault 29: leaves a page with its title when all four toggles are off', async () => {
    const site = await generateSite({
      prompt: SITE_PROMPTS[0],
      theme: 'elegant',
      framework: 'bootstrap',
    });
    const initial = initialCustomization(site);
    const off = { showHero: false, showFeatures: false, showPricing: false, showContact: false };
    const page = opened((await renderSite(site, { ...initial, layout: off }, 'export')).html);
    expect(page.querySelector('[data-section="hero"]')?.getAttribute('data-state')).toBe('compact');
    expect(page.querySelector('h1')?.closest('[hidden]')).toBeNull();
    expect(page.querySelector('[data-full-only]')).toBeNull();
    for (const id of ['features', 'pricing', 'contact']) {
      expect(page.querySelector(`[data-section="${id}"], [href="#${id}"]`)).toBeNull();
    }
    expect(page.querySelector('[hidden]')).toBeNull();
    expect(page.querySelector('[data-text="description"]')?.textContent).toBe(
      initial.content.description,
    );
  });
});
