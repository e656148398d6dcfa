import { expect, it, vi } from 'vitest';

import type { Customization } from '../../machines/entities';
import { buildDocuments } from '../../src/generator/document/buildDocument';
import { publishing } from '../../src/generator/document/publishing';
import { statedSite } from '../../src/generator/document/statedSite';
import { generateSite } from '../../src/generator/generateSite';
import { initialCustomization } from '../../src/generator/initialCustomization';
import { renderSite } from '../../src/generator/render/renderSite';
import { textsOf } from '../../src/generator/write/mapTexts';

vi.setConfig({ testTimeout: 60_000 });

const prompt =
  'A freelance translator called Ada Quill with a contact form. old@crumb.example, tel 030 555 01 42';

async function published(
  change: (customization: Customization, bearers: string[]) => Customization,
) {
  const site = await generateSite({ prompt, theme: 'modern', framework: 'tailwind' });
  const bearers = textsOf(site.copy)
    .filter(({ value }) => value.includes('old@crumb.example'))
    .map(({ id }) => id);
  const customization = change(initialCustomization(site), bearers);
  const stated = statedSite(site, customization);
  const [document] = buildDocuments(stated, customization, { publishing });
  const { pages } = await renderSite(site, customization, 'export');
  return {
    bearers,
    data: JSON.stringify(document?.structuredData),
    html: pages.map(({ html }) => html).join(),
  };
}

it('fault 76: an address that was written over is told nowhere; its successor receives the form', async () => {
  const { bearers, data, html } = await published((customization, ids) => ({
    ...customization,
    texts: Object.fromEntries(ids.map((id) => [id, 'new@crumb.example'])),
  }));
  expect(bearers).not.toEqual([]);
  expect(data).toContain('"email":"new@crumb.example"');
  expect(html).toContain('action="mailto:new@crumb.example"');
  expect(data + html).not.toContain('old@crumb.example');
});

it('fault 76: what is replaced by other words is in no data and receives no form', async () => {
  const { data, html } = await published((customization, ids) => ({
    ...customization,
    texts: Object.fromEntries(ids.map((id) => [id, 'Come by'])),
  }));
  expect(data).not.toContain('email');
  expect(data).toContain('030 555 01 42');
  expect(html).not.toMatch(/old@crumb|mailto:(?!;)[^;"]*@/);
});

it('fault 76: what goes with its section is told nowhere', async () => {
  const { data, html } = await published((customization) => ({
    ...customization,
    layout: { ...customization.layout, showContact: false },
  }));
  expect(data + html).not.toMatch(/old@crumb|030 555 01 42/);
});

it('fault 76: buttons that call or write lead to the number and address written over the old ones, or go', async () => {
  const site = await generateSite({
    prompt: `${prompt}. With a big call button.`,
    theme: 'modern',
    framework: 'tailwind',
  });
  const customization = initialCustomization(site);
  const html = async (words: string) => {
    const texts = Object.fromEntries(
      textsOf(site.copy)
        .filter(({ value }) => value.includes('030 555 01 42'))
        .map(({ id }) => [id, words]),
    );
    const { pages } = await renderSite(site, { ...customization, texts }, 'export');
    return pages.map((page) => page.html).join();
  };
  expect(await html('030 555 01 42')).toContain('href="tel:0305550142"');
  const moved = await html('030 555 01 99');
  expect(moved).toContain('href="tel:0305550199"');
  expect(moved).not.toContain('0305550142');
  expect(await html('By mail, please')).not.toContain('href="tel:');
});

it('fault 76: a place and names of pictures that were written over are told nowhere', async () => {
  const site = await generateSite({
    prompt:
      'A bakery called Crumb in Porto. We sell rye bread and seed buns. Show pictures of each.',
    theme: 'vibrant',
    framework: 'tailwind',
  });
  const shown = textsOf(site.copy).filter(({ value }) => /Porto|Rye bread/.test(value));
  const content = { title: 'Crumb', subtitle: 'Fresh', description: 'Come by.' };
  const customization = {
    ...initialCustomization(site),
    content,
    texts: Object.fromEntries(shown.map(({ id }) => [id, 'Oat cake'])),
  };
  const { pages } = await renderSite(site, customization, 'export');
  expect(site.design.pictures.map(({ alt }) => alt).join()).toContain('Rye bread');
  expect(pages.map(({ html }) => html).join()).not.toMatch(/Porto|Rye bread/);
});

it('what stands on the page is told as before', async () => {
  const { data, html } = await published((customization) => customization);
  expect(data).toContain('"email":"old@crumb.example"');
  expect(html).toContain('action="mailto:old@crumb.example"');
});
