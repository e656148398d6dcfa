import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { openExport } from '../../src/generator/export/openExport';
import { readSiteFile } from '../../src/generator/export/readSiteFile';
import { drawShared } from '../../src/generator/share/drawShared';
import { readFragment } from '../../src/generator/share/readFragment';

/*
 * A ZIP and a share link of the first released builder, kept as they were made: what people have saved must open for good.
 * The site has a prompt of its own, colors, a title, a section that is switched off and a sentence of its owner.
 */
const fixture = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url));
const bytes = new Uint8Array(fixture('earlierBuild.zip'));
const fragment = fixture('earlierLink.txt').toString('utf8').trim();

interface EarlierState {
  name: string;
  request: object;
  customization: { colors: object; texts: object; content: object; layout: object };
}
const written = JSON.parse(
  strFromU8(unzipSync(bytes)['site.json'] ?? new Uint8Array()),
) as EarlierState;

describe('a ZIP of an earlier builder', () => {
  test('opens as it was saved: words, colors, layout and name', async () => {
    const build = await openExport(bytes);
    expect(build.name).toBe('Second draft');
    expect({ prompt: build.prompt, theme: build.theme, framework: build.framework }).toEqual(
      written.request,
    );
    expect(build.customization).toEqual(written.customization);
    for (const words of ['Crumb &amp; Ember', 'Sourdough', 'Croissants', '4€'])
      expect(build.website.html).toContain(words);
  });

  test('is exported again with the words of its owner, and opens again', async () => {
    const build = await openExport(bytes);
    const again = await exportWebsite(build);
    const files = unzipSync(again.bytes);
    const page = strFromU8(files['index.html'] ?? new Uint8Array());
    expect(page).toContain('<span data-text="title">Crumb, Ember &amp; Co</span>');
    expect(page).not.toContain('data-section="pricing"');
    expect(page).toContain('<span data-text="features.1.title">Baked before six</span>');
    expect(strFromU8(files['styles.css'] ?? new Uint8Array())).toContain('--site-primary: #8b1e3f');
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['report.html', 'sitemap.xml', 'images/share.png']),
    );
    expect(await openExport(again.bytes)).toEqual(build);
  });
});

describe('a share link of an earlier builder', () => {
  test('shows the site as its owner left it', async () => {
    const { title, html, pages } = await drawShared(fragment);
    expect(title).toBe('Crumb, Ember & Co');
    expect(html).toContain('Baked before six');
    expect(html).toContain('data-framework="bootstrap"');
    expect(pages).toBeUndefined();
  });

  test('holds the same site as the ZIP', async () => {
    const { site, customization } = await readFragment(fragment);
    const zipped = await readSiteFile(strFromU8(unzipSync(bytes)['site.json'] ?? new Uint8Array()));
    expect(customization).toEqual(zipped.customization);
    expect(site.copy).toEqual(zipped.site.copy);
  });
});
