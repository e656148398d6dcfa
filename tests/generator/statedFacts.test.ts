import { expect, it, vi } from 'vitest';

import type { Customization } from '../../machines/entities';
import { buildDocuments } from '../../src/generator/document/buildDocument';
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
  const [document] = buildDocuments(site, customization, { isPublished: true });
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

it('what stands on the page is told as before', async () => {
  const { data, html } = await published((customization) => customization);
  expect(data).toContain('"email":"old@crumb.example"');
  expect(html).toContain('action="mailto:old@crumb.example"');
});
