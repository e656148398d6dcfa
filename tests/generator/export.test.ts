import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { FRAMEWORKS, type Framework } from '../../machines/entities';
import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { fileNameOf } from '../../src/generator/export/fileNameOf';
import { readSiteFile } from '../../src/generator/export/readSiteFile';
import { singleDocument } from '../../src/generator/export/singleDocument';
import { gapsOf } from '../../src/generator/document/gaps';
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

/** Bytes that a ZIP may have without its pictures and fonts. */
const LIMIT = { tailwind: 60_000, bootstrap: 120_000, vuetify: 260_000 };
const LICENCE = {
  tailwind: 'tailwindcss/LICENSE',
  bootstrap: 'bootstrap/LICENSE',
  vuetify: 'vuetify/LICENSE.md',
};
const FONTS = [
  'fonts/bricolage-grotesque-latin-700-normal.woff2',
  'fonts/figtree-latin-wght-normal.woff2',
];
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

describe.each(FRAMEWORKS)('the ZIP of a %s site', (framework) => {
  it('holds the page, its styles, pictures and words, all paths relative, and the customization', async () => {
    const made = await build(framework);
    const { fileName, bytes } = await exportWebsite(made);
    expect(fileName).toBe('brotzeit-sohne.zip');
    const others = Object.entries(unzipSync(bytes)).filter(
      ([path]) => !/^(?:images|fonts)\//.test(path),
    );
    expect(zipSync(Object.fromEntries(others)).length).toBeLessThan(LIMIT[framework]);
    const files = Object.fromEntries(
      Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]),
    );
    const site = await generateSite(made);
    expect(Object.keys(files).sort()).toEqual(
      [
        'index.html',
        'styles.css',
        'README.txt',
        'LICENSES.txt',
        'site.json',
        'images/favicon.svg',
        'images/share.png',
        'sitemap.xml',
        'report.html',
        'robots.txt',
        ...FONTS,
        ...(framework === 'tailwind' ? ['tailwind.css'] : []),
        ...site.design.pictures
          .map(({ id }) => `images/${id}.svg`)
          .filter((path) => files['index.html']?.includes(path)),
      ].sort(),
    );
    expect(files['index.html']).not.toContain('data-placeholder');
    expect(files['index.html']).toContain('Brotzeit &amp; Söhne');
    expect(files['styles.css']).toContain('--site-primary: #8b1e3f;');
    const linked = files['index.html']?.replace(/<link rel="canonical"[^>]*>/, '') ?? '';
    for (const [, path = ''] of linked.matchAll(/ (?:src|href)="([^"#]+)"/g)) {
      expect(Object.keys(files).includes(path) || path.startsWith('mailto:'), path).toBe(true);
    }
    for (const [path, content] of Object.entries(files)) {
      if (path.endsWith('.svg')) expect(content).not.toContain('var(');
    }
    const gaps = gapsOf(site, made.customization);
    expect(gaps.length).toBeGreaterThan(3);
    for (const gap of gaps) {
      expect(files['README.txt']).toContain(`[ ] ${gap.textId}:`);
      expect(files['index.html']).not.toContain(`data-text="${gap.textId}"`);
    }
    // The whole licences of the framework and the fonts that are inside, and of no others.
    const licence = readFileSync(
      new URL(`../../node_modules/${LICENCE[framework]}`, import.meta.url),
      'utf8',
    );
    const granted = oneLine(licence).replace(/^(?:The )?MIT License (?:\(MIT\) )?/, '');
    expect(oneLine(files['LICENSES.txt'] ?? '')).toContain(granted);
    expect(files['LICENSES.txt']?.match(/Copyright \(c\)/g)).toHaveLength(1);
    const licences = oneLine(files['LICENSES.txt'] ?? '');
    expect(licences.match(/SIL OPEN FONT LICENSE Version 1.1/g)).toHaveLength(1);
    for (const folder of ['@fontsource/bricolage-grotesque', '@fontsource-variable/figtree']) {
      const whole = readFileSync(`node_modules/${folder}/LICENSE`, 'utf8');
      const [copyright = '', ...text] = whole.split('\n');
      expect(licences).toContain(copyright.replace(/(?<=\)) .*/, ''));
      expect(licences).toContain(oneLine(text.join('\n')));
    }
    expect(files['README.txt']).toContain(
      'fonts/       the typefaces: Bricolage Grotesque, Figtree.',
    );
    expect(files['README.txt']).toMatch(new RegExp(`parts of ${framework}`, 'i'));
    expect(files['README.txt']).not.toContain('..\n');
    const state = await readSiteFile(files['site.json'] ?? '');
    expect(state.customization).toEqual(made.customization);
    expect(state.request).toEqual({ prompt: made.prompt, theme: made.theme, framework });
    expect(state.site).toEqual(site);
  });

  it('has the same bytes twice', async () => {
    const made = await build(framework);
    expect(await exportWebsite(made)).toEqual(await exportWebsite(made));
  });
});

describe('the policy of a page that is taken away', () => {
  const POLICY = '<meta http-equiv="Content-Security-Policy"';

  it('is a comment that the README explains, so that a script or form service of the owner works', async () => {
    const files = unzipSync((await exportWebsite(await build('tailwind'))).bytes);
    const page = strFromU8(files['index.html'] ?? new Uint8Array());
    expect(page.replace(/<!--[\s\S]*?-->/g, '')).not.toContain(POLICY);
    expect(page).toContain(`<!-- ${POLICY}`);
    const told = strFromU8(files['README.txt'] ?? new Uint8Array());
    expect(told).toContain('commented line, Content-Security-Policy');
  });

  it('is in force where the site is opened in a tab', async () => {
    const page = await singleDocument(await build('tailwind'), { isWhole: true });
    expect(page.replace(/<!--[\s\S]*?-->/g, '')).toContain(POLICY);
  });
});

describe('words written over those of the generator', () => {
  it('stand in the page and in site.json, and fill the gaps that the README lists', async () => {
    const made = await build('tailwind');
    const site = await generateSite(made);
    const gap = gapsOf(site, made.customization).find(({ kind }) => kind === 'price');
    if (gap === undefined) throw new Error('The prompt leaves no gap.');
    const texts = { [gap.textId]: 'Ours <b>' };
    const customization = { ...made.customization, texts };
    const { bytes } = await exportWebsite({ ...made, customization });
    const file = (path: string) => strFromU8(unzipSync(bytes)[path] ?? new Uint8Array());
    expect(file('index.html')).toContain(`<span data-text="${gap.textId}">Ours &lt;b&gt;</span>`);
    expect(file('README.txt')).not.toContain(`${gap.textId}:`);
    const kept = await readSiteFile(file('site.json'));
    expect(kept.customization.texts).toEqual(texts);
    expect(kept.site).toEqual(site);
  });
});

describe.each(FRAMEWORKS)('the single document of a %s site', (framework) => {
  it('needs no other file, runs nothing and says what the ZIP says', async () => {
    const html = await singleDocument(await build(framework));
    expect(html).toContain('Brotzeit &amp; Söhne');
    expect(html).toContain('--site-primary: #8b1e3f;');
    expect(html).toContain(' src="data:image/svg+xml,');
    expect(html.match(/url\('data:font\/woff2;base64,/g)).toHaveLength(2);
    expect(html).not.toMatch(/url\('(?!data:)/);
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
