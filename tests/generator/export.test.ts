import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { FRAMEWORKS, type Framework } from '../../machines/entities';
import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { fileNameOf } from '../../src/generator/export/fileNameOf';
import { readSiteFile } from '../../src/generator/export/readSiteFile';
import { singleDocument } from '../../src/generator/export/singleDocument';
import { gaps } from '../../src/generator/export/readme';
import { generateSite } from '../../src/generator/generateSite';
import { generateWebsite } from '../../src/generator/generateWebsite';
import { SITE_PROMPTS } from './sitePrompts';

vi.setConfig({ testTimeout: 60_000 });

async function build(framework: Framework) {
  const request = { prompt: SITE_PROMPTS[0], theme: 'modern', framework } as const;
  const website = await generateWebsite(request);
  const customization = {
    ...website.customization,
    colors: { ...website.customization.colors, primary: '#8b1e3f' },
    content: { ...website.customization.content, title: 'Brotzeit & Söhne' },
  };
  return { ...request, website, customization };
}

const limit = { tailwind: 120_000, bootstrap: 120_000, vuetify: 260_000 };

describe.each(FRAMEWORKS)('the ZIP of a %s site', (framework) => {
  it('holds the page, its styles, pictures and words, all paths relative, and the customization', async () => {
    const made = await build(framework);
    const { fileName, bytes } = await exportWebsite(made);
    expect(fileName).toBe('brotzeit-sohne.zip');
    expect(bytes.length).toBeLessThan(limit[framework]);
    const files = Object.fromEntries(
      Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]),
    );
    const site = generateSite(made);
    expect(Object.keys(files).sort()).toEqual(
      [
        'index.html',
        'styles.css',
        'README.txt',
        'LICENSES.txt',
        'site.json',
        'images/favicon.svg',
        ...site.design.pictures.map(({ id }) => `images/${id}.svg`),
      ].sort(),
    );
    expect(files['index.html']).toContain('Brotzeit &amp; Söhne');
    expect(files['styles.css']).toContain('--site-primary: #8b1e3f;');
    for (const [, path = ''] of files['index.html']?.matchAll(/ (?:src|href)="([^"#]+)"/g) ?? []) {
      expect(Object.keys(files).includes(path) || path.startsWith('mailto:'), path).toBe(true);
    }
    for (const [path, content] of Object.entries(files)) {
      if (path.endsWith('.svg')) expect(content).not.toContain('var(');
    }
    for (const gap of gaps(site.copy)) expect(files['README.txt']).toContain(gap.id);
    expect(files['LICENSES.txt']).toContain('Permission is hereby granted');
    const state = readSiteFile(files['site.json'] ?? '');
    expect(state.customization).toEqual(made.customization);
    expect(state.request).toEqual({ prompt: made.prompt, theme: made.theme, framework });
    expect(state.site).toEqual(site);
  });

  it('has the same bytes twice', async () => {
    const made = await build(framework);
    expect(await exportWebsite(made)).toEqual(await exportWebsite(made));
  });
});

describe('words written over those of the generator', () => {
  it('stand in the page and in site.json, and fill the gaps that the README lists', async () => {
    const made = await build('tailwind');
    const site = generateSite(made);
    const [gap] = gaps(site.copy);
    if (gap === undefined) throw new Error('The prompt leaves no gap.');
    const texts = { [gap.id]: 'Ours <b>' };
    const customization = { ...made.customization, texts };
    const { bytes } = await exportWebsite({ ...made, customization });
    const file = (path: string) => strFromU8(unzipSync(bytes)[path] ?? new Uint8Array());
    expect(file('index.html')).toContain(`<span data-text="${gap.id}">Ours &lt;b&gt;</span>`);
    expect(file('README.txt')).not.toContain(`${gap.id}:`);
    expect(readSiteFile(file('site.json')).customization.texts).toEqual(texts);
    expect(readSiteFile(file('site.json')).site).toEqual(site);
  });
});

describe.each(FRAMEWORKS)('the single document of a %s site', (framework) => {
  it('needs no other file, runs nothing and says what the ZIP says', async () => {
    const html = await singleDocument(await build(framework));
    expect(html).toContain('Brotzeit &amp; Söhne');
    expect(html).toContain('--site-primary: #8b1e3f;');
    expect(html).toContain(' src="data:image/svg+xml,');
    expect(html).not.toMatch(/ (?:src|href)="(?!data:image\/svg\+xml,|#|mailto:|tel:)/);
    expect(html).toContain('default-src &#39;none&#39;;');
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
  });
});

describe('the ZIP in another time zone', () => {
  it('has the same date in its headers', () => {
    const script = `import('fflate').then(({ zipSync, strToU8 }) => process.stdout.write(Buffer.from(zipSync({ a: strToU8('a') }, { mtime: new Date(2020, 0, 1) })).toString('hex')))`;
    const inZone = (TZ: string) =>
      execFileSync(process.execPath, ['-e', script], { env: { ...process.env, TZ } }).toString();
    expect(inZone('Pacific/Kiritimati')).toBe(inZone('America/Los_Angeles'));
    expect(inZone('Pacific/Kiritimati')).toMatch(/^504b0304/);
  });

  it('is the same whole file', async () => {
    const made = await build('tailwind');
    const zone = process.env.TZ;
    try {
      process.env.TZ = 'Pacific/Kiritimati';
      const east = await exportWebsite(made);
      process.env.TZ = 'America/Los_Angeles';
      expect(await exportWebsite(made)).toEqual(east);
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });
});

describe('names of files (fault 39)', () => {
  it.each([
    ['../../x', 'x'],
    ['CON', 'website'],
    ['a/b', 'a-b'],
    ['x'.repeat(300), 'x'.repeat(60)],
    ['🥖', 'website'],
    ['.hidden', 'hidden'],
    ['', 'website'],
    ['Café Ölüm', 'cafe-olum'],
  ])('%j becomes %j', (title, expected) => {
    expect(fileNameOf(title)).toBe(expected);
  });

  it('are always safe', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (title) => {
        expect(fileNameOf(title)).toMatch(/^[a-z0-9-]{1,60}$/);
      }),
      { numRuns: 500 },
    );
  });
});
