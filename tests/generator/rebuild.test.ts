import { describe, expect, test } from 'vitest';

import type { Build } from '../../machines/entities';
import { generateWebsite } from '../../src/generator/generateWebsite';
import { generateFrom, rebuildWebsite } from '../../src/generator/rebuild/rebuildWebsite';
import { readSite } from '../../src/generator/siteState';

const PROMPT = 'A bakery called Crumb & Ember in Porto with rye bread, buns and coffee';

async function editedBuild(): Promise<Build> {
  const request = { prompt: PROMPT, theme: 'modern', framework: 'tailwind' } as const;
  const website = await generateWebsite(request);
  const { customization } = website;
  return {
    id: 'build-1',
    createdAt: 0,
    ...request,
    website,
    customization: {
      colors: { ...customization.colors, primary: '#7a1f1f' },
      layout: { ...customization.layout, showPricing: !customization.layout.showPricing },
      content: { ...customization.content, subtitle: 'Bread since this morning' },
      texts: { 'offerings.2.body': 'With cinnamon.', 'features.heading': 'Before you come' },
    },
  };
}

describe('a site that takes the place of another', () => {
  test('keeps words, colors and sections when theme and framework change', async () => {
    const build = await editedBuild();
    const built = await rebuildWebsite(build, { theme: 'elegant', framework: 'bootstrap' });
    expect([built.theme, built.framework]).toEqual(['elegant', 'bootstrap']);
    expect(built.customization).toEqual(build.customization);
    expect(readSite(built.website.site).copy).toEqual(readSite(build.website.site).copy);
    expect(built.website.html).toContain('data-framework="bootstrap"');
  });

  test('takes the colors and the design that are asked for', async () => {
    const build = await editedBuild();
    const colors = { ...build.customization.colors, primary: '#004488' };
    const built = await rebuildWebsite(build, { colors, direction: 2 });
    expect(built.customization.colors).toEqual(colors);
    expect(built.direction).toBe(2);
    expect(built.customization.texts).toEqual(build.customization.texts);
  });

  test('keeps what was written and set right when the same business is generated again', async () => {
    const build = { ...(await editedBuild()), corrections: { phone: '+351 912 345 678' } };
    const request = {
      prompt: `${PROMPT}. Open Monday to Friday 8 to 17.`,
      theme: 'vibrant',
      framework: 'tailwind',
    } as const;
    const built = await generateFrom(request, build);
    expect(built.corrections).toEqual({ phone: '+351 912 345 678' });
    expect(built.customization.content.subtitle).toBe('Bread since this morning');
    expect(built.customization.texts).toEqual(build.customization.texts);
    expect(built.customization.colors.primary).toBe('#7a1f1f');
    expect(built.website.html).toContain('Monday to Friday');
  });

  test('starts anew for another business', async () => {
    const build = await editedBuild();
    const request = {
      prompt: 'A plumber called Tap & Thread in Leeds',
      theme: 'modern',
      framework: 'tailwind',
    } as const;
    const built = await generateFrom(request, build);
    expect(built.customization).toEqual(built.website.customization);
  });

  test('moves words that were written over an item with the item', async () => {
    const build = await editedBuild();
    const built = await generateFrom(
      { ...build, prompt: 'A bakery called Crumb & Ember in Porto with buns and coffee' },
      build,
    );
    expect(built.customization.texts).toEqual({
      'offerings.1.body': 'With cinnamon.',
      'features.heading': 'Before you come',
    });
  });
});
