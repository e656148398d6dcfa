import { unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';

import type { ExportableBuild } from '../../src/generator/export/writeSiteFile';
import type { Customization, HeroImage } from '../../machines/entities';
import { customizationPatch } from '../../src/generator/customizationPatch';
import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { readSiteFile } from '../../src/generator/export/readSiteFile';
import { singleDocument } from '../../src/generator/export/singleDocument';
import { generateWebsite } from '../../src/generator/generateWebsite';
import { applyPatch } from '../../src/generator/preview/applyPatch';
import { drawShared } from '../../src/generator/share/drawShared';
import { writeFragment } from '../../src/generator/share/writeFragment';
import { COMBINATIONS, HOSTILE, SITE_PROMPTS } from './sitePrompts';
import { opened } from './documents';

vi.setConfig({ testTimeout: 60_000 });

const hero: HeroImage = {
  prompt: 'A loaf of bread',
  style: 'minimalist',
  size: '512x512',
  quality: 'standard',
  alt: 'Minimalist drawing of a loaf of bread on a table',
};
const [{ theme, framework } = { theme: 'modern', framework: 'tailwind' } as const] = COMBINATIONS;

async function aBuild(over: Partial<ExportableBuild> = {}): Promise<ExportableBuild> {
  const prompt = SITE_PROMPTS[0];
  const website = await generateWebsite({ prompt, theme, framework, ...over });
  const customization: Customization = { ...website.customization, hero };
  return { prompt, theme, framework, website, customization, ...over };
}

const textOf = (file: Uint8Array | undefined) => new TextDecoder().decode(file);
const heroOf = (page: Document) =>
  page.querySelector<HTMLElement>('[data-section="hero"] [data-block="picture"]');

describe('an image as the hero', () => {
  it.each(COMBINATIONS)(
    'is a PNG file in a $theme $framework export, and the page shows it',
    async (combination) => {
      const { bytes } = await exportWebsite(await aBuild(combination));
      const files = unzipSync(bytes);
      expect([...(files['images/hero.png'] ?? []).slice(1, 4)]).toEqual([0x50, 0x4e, 0x47]);
      expect(files['images/hero.svg']).toBeUndefined();
      const image = heroOf(opened(textOf(files['index.html'])))?.querySelector('img');
      expect([
        image?.getAttribute('src'),
        image?.getAttribute('alt'),
        image?.getAttribute('width'),
        image?.getAttribute('height'),
      ]).toEqual(['images/hero.png', hero.alt, '512', '512']);
    },
  );

  it('gives the same bytes twice and comes back with its ZIP', async () => {
    const build = await aBuild();
    const [one, other] = [await exportWebsite(build), await exportWebsite(build)];
    expect(one.bytes).toEqual(other.bytes);
    const state = await readSiteFile(textOf(unzipSync(one.bytes)['site.json']));
    expect(state.customization.hero).toEqual(hero);
  });

  it('is not exported while the hero section is switched off', async () => {
    const build = await aBuild();
    const { layout } = build.customization;
    build.customization = { ...build.customization, layout: { ...layout, showHero: false } };
    const { bytes } = await exportWebsite(build);
    expect(Object.keys(unzipSync(bytes))).not.toContain('images/hero.png');
  });

  it('stands inside a single document and inside a shared site', async () => {
    const build = await aBuild();
    const documents = [
      await singleDocument(build),
      (await drawShared((await writeFragment(build)).fragment)).html,
    ];
    for (const html of documents) {
      expect(heroOf(opened(html))?.querySelector('img')?.getAttribute('src')).toMatch(
        /^data:image\/png;base64,iVBORw0KGgo/,
      );
    }
  });

  it('is put into a preview that is on screen, and the drawing back, without touching the rest', async () => {
    const { website, customization } = await aBuild();
    const page = opened(website.html);
    const before = page.body.innerHTML;
    applyPatch(page, customizationPatch(theme, customization, { heroAddress: 'blob:hero' }));
    const frame = heroOf(page);
    expect(frame?.querySelector('img')?.getAttribute('src')).toBe('blob:hero');
    expect(frame?.querySelector('img')?.getAttribute('alt')).toBe(hero.alt);
    expect(frame?.querySelector('svg')?.style.display).toBe('none');
    const kept = frame?.querySelector('img');
    applyPatch(page, customizationPatch(theme, customization, { heroAddress: 'blob:other' }));
    expect(heroOf(page)?.querySelector('img')).toBe(kept);
    applyPatch(
      page,
      customizationPatch(theme, website.customization, { heroAddress: 'blob:other' }),
    );
    expect(page.body.innerHTML).toBe(before);
  });

  it('fault 34: leaves the drawing where the image could not be painted', async () => {
    const { website, customization } = await aBuild();
    const page = opened(website.html);
    applyPatch(page, customizationPatch(theme, customization, { heroAddress: null }));
    expect(heroOf(page)?.querySelector('img')).toBeNull();
    expect(heroOf(page)?.querySelector('svg')?.getAttribute('style')).toBeNull();
  });

  it.each(HOSTILE)(
    'fault 27: keeps %j as words, in the alternative text and the prompt',
    async (text) => {
      const build = await aBuild();
      build.customization = { ...build.customization, hero: { ...hero, prompt: text, alt: text } };
      const { bytes } = await exportWebsite(build);
      const page = opened(textOf(unzipSync(bytes)['index.html']));
      const image = heroOf(page)?.querySelector('img');
      expect(image?.getAttributeNames().sort()).toEqual([
        'alt',
        'decoding',
        'fetchpriority',
        'height',
        'src',
        'width',
      ]);
      expect(page.querySelectorAll('script:not([type="application/ld+json"])')).toHaveLength(0);
    },
  );
});
