import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { SITE_FILE } from '../../machines/limits';
import { SiteRefusedError } from '../../machines/siteRefusal';
import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { openExport } from '../../src/generator/export/openExport';
import { readSiteFile } from '../../src/generator/export/readSiteFile';
import { unpackSiteFile } from '../../src/generator/export/unpackSiteFile';
import { generateWebsite } from '../../src/generator/generateWebsite';
import { SITE_PROMPTS } from './sitePrompts';

const request = { prompt: SITE_PROMPTS[0], theme: 'elegant', framework: 'bootstrap' } as const;
const website = await generateWebsite(request);
const build = {
  ...request,
  name: 'Second draft',
  website,
  customization: {
    ...website.customization,
    colors: { ...website.customization.colors, primary: '#8b1e3f' },
    layout: { ...website.customization.layout, showPricing: false },
    content: { ...website.customization.content, title: 'Brotzeit & Söhne' },
    texts: { 'features.1.title': 'Rye, every day' },
  },
};
const { bytes } = await exportWebsite(build);
const files = unzipSync(bytes);
const state = strFromU8(files['site.json'] ?? new Uint8Array());

const reasonOf = async (read: () => unknown) => {
  try {
    await read();
    return 'opened';
  } catch (error) {
    return error instanceof SiteRefusedError ? error.reason : error;
  }
};
const edited = (change: (state: Record<string, never>) => void) => {
  const copy = JSON.parse(state) as Record<string, never>;
  change(copy);
  return JSON.stringify(copy);
};

describe('an exported ZIP', () => {
  it('gives back the build it was made from', async () => {
    expect(await openExport(bytes)).toEqual({ ...build, photos: {} });
  });

  it('gives back a build without a name of its own', async () => {
    const { name: _, ...unnamed } = build;
    expect(await openExport((await exportWebsite(unnamed)).bytes)).toEqual({
      ...unnamed,
      photos: {},
    });
  });

  it('can be packed again by hand, in its folder too', () => {
    const again = zipSync({
      '__MACOSX/site.json': strToU8('metadata'),
      'my-site/copy/site.json': strToU8('{}'),
      'my-site/': new Uint8Array(),
      ...Object.fromEntries(
        Object.entries(files).map(([path, content]) => [`my-site/${path}`, content]),
      ),
    });
    expect(unpackSiteFile(again)).toBe(state);
    expect(
      unpackSiteFile(zipSync({ 'b/site.json': strToU8('no'), 'site.json': strToU8('x') })),
    ).toBe('x');
  });

  it('is opened from its state: what its pages were changed to has no part in it', async () => {
    const changed = zipSync({ ...files, 'index.html': strToU8('<script>alert(1)</script>') });
    expect(await openExport(changed)).toEqual({ ...build, photos: {} });
  });
});

describe('what is no exported ZIP', () => {
  it.each([
    ['nothing', new Uint8Array(), 'notZip'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47), 'notZip'],
    ['a ZIP without a site', zipSync({ 'index.html': strToU8('<p>') }), 'notOurs'],
    ['an empty ZIP', zipSync({}), 'notOurs'],
    ['a site.json of somebody else', zipSync({ 'site.json': strToU8('{"pages":[]}') }), 'notOurs'],
    ['a half ZIP', bytes.slice(0, bytes.length / 2), 'damaged'],
    ['a site.json that is no JSON', zipSync({ 'site.json': strToU8('{') }), 'damaged'],
    [
      'one of a newer version',
      zipSync({ 'site.json': strToU8(edited((it) => Object.assign(it, { version: 2 }))) }),
      'newerVersion',
    ],
  ])('%s is refused', async (_, file, reason) => {
    await expect(openExport(file)).rejects.toEqual(new SiteRefusedError(reason as 'notZip'));
  });

  it.each([
    ['version 0', '{"version":0}', 'notOurs'],
    ['a list', '[]', 'notOurs'],
    ['null', 'null', 'notOurs'],
    ['no site', '{"version":1,"site":{},"customization":{}}', 'damaged'],
  ])('a site.json with %s is refused', async (_, text, reason) => {
    expect(await reasonOf(() => readSiteFile(text))).toBe(reason);
  });

  it('is refused when it would fill the memory, before anything is unpacked', async () => {
    const bomb = zipSync({ 'site.json': new Uint8Array(SITE_FILE.unpacked + 1) });
    expect(bomb.length).toBeLessThan(20_000);
    expect(await reasonOf(() => unpackSiteFile(bomb))).toBe('tooLarge');

    const many: Zippable = { 'site.json': strToU8(state) };
    for (let index = 0; index < SITE_FILE.entries; index += 1) many[`${index}`] = new Uint8Array();
    expect(await reasonOf(() => unpackSiteFile(zipSync(many)))).toBe('tooLarge');

    const big = new Uint8Array(SITE_FILE.zip + 1);
    big.set(bytes);
    expect(await reasonOf(() => unpackSiteFile(big))).toBe('tooLarge');

    const lies = bomb.slice();
    const size = new DataView(lies.buffer);
    const directory = size.getUint32(lies.length - 6, true);
    size.setUint32(directory + 24, 10, true);
    expect(unpackSiteFile(lies).length).toBe(10);
  });

  it('leaves what else is in the archive packed', () => {
    const crowded = zipSync({
      'site.json': strToU8(state),
      'a/b.bin': new Uint8Array(500_000_000),
    });
    const before = process.memoryUsage().arrayBuffers;
    expect(unpackSiteFile(crowded)).toBe(state);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000);
  }, 60_000);
});

describe('what a site.json may say', () => {
  it.each(['red;}body{display:none', 'url(//evil)', 'var(--x)', '', '#12345678', 'tomato', '#GGG'])(
    'fault 28: %j is no color',
    async (primary) => {
      const text = edited(({ customization }) =>
        Object.assign((customization as unknown as { colors: object }).colors, { primary }),
      );
      expect(await reasonOf(() => readSiteFile(text))).toBe('damaged');
    },
  );

  it.each([
    ['__proto__', '{"__proto__":{"polluted":"yes"}}'],
    ['constructor', '{"constructor":{"prototype":{"polluted":"yes"}}}'],
  ])('never reaches the prototype of an object by %s', async (_, texts) => {
    const text = state.replace(/"texts": \{[^}]*\}/, `"texts": ${texts}`);
    expect(text).not.toBe(state);
    await reasonOf(() => readSiteFile(text));
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });

  it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty'])(
    'is refused or drawn when a section or a trade is called %s',
    async (word) => {
      for (const text of [
        state.replaceAll('"id": "features"', `"id": "${word}"`),
        state.replace(/("trade": )"[^"]*"/, `$1"${word}"`),
      ]) {
        expect(text).not.toBe(state);
        const outcome = await openExport(zipSync({ 'site.json': strToU8(text) })).then(
          ({ website: { html } }) => html.startsWith('<!DOCTYPE html>'),
          (error: unknown) => error instanceof SiteRefusedError,
        );
        expect(outcome).toBe(true);
      }
    },
  );

  it('fault 25: half emoji, control and direction characters are drawn as text a page may hold', async () => {
    const odd = 'a\ud83d\u0000\u202eb\u0007';
    const text = edited((it) =>
      Object.assign(it, {
        name: `${odd.repeat(60)}`,
        customization: {
          ...build.customization,
          content: { title: odd, subtitle: odd, description: odd },
          texts: { 'features.1.title': odd },
        },
      }),
    );
    const opened = await openExport(zipSync({ 'site.json': strToU8(text) }));
    expect(Array.from(opened.name ?? '').length).toBeLessThanOrEqual(80 * 3);
    const again = await exportWebsite(opened);
    const page = strFromU8(unzipSync(again.bytes)['index.html'] ?? new Uint8Array());
    expect(page).toContain('a\ufffd\u202eb');
    for (const control of ['\0', '\u0007']) expect(page).not.toContain(control);
  });

  it('fault 27: markup in any string of it is text on the page', async () => {
    const hostile = '</style></title><script>alert(1)</script><img src=x onerror=alert(1)>';
    const harmless = (key: string, value: unknown) =>
      key === 'value' || key === 'title' || key === 'subtitle' || key === 'description'
        ? typeof value === 'string'
          ? hostile
          : value
        : value;
    const text = JSON.stringify(JSON.parse(state), harmless);
    const { website: drawn } = await openExport(zipSync({ 'site.json': strToU8(text) }));
    expect(drawn.html).not.toMatch(/<script(?! type="application\/ld\+json")|<img/);
    expect(drawn.html).toContain('&lt;script&gt;');
  });

  it('fault 39: names inside the archive lead nowhere', async () => {
    for (const name of [
      '../site.json',
      '/site.json',
      'C:\\site.json',
      'site.json/x',
      'a/../site.json',
    ]) {
      const file = zipSync({ [name]: strToU8(state) });
      expect(['notOurs', 'opened']).toContain(await reasonOf(() => unpackSiteFile(file)));
    }
  });
});

describe('damage of any kind', () => {
  const survives = (damaged: Uint8Array) =>
    openExport(damaged).then(
      ({ website: drawn }) => drawn.html.startsWith('<!DOCTYPE html>'),
      (error: unknown) => error instanceof SiteRefusedError,
    );

  it('is refused in words for a person: random bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.boolean(), async (random, asZip) => {
        const file = asZip ? Uint8Array.from([0x50, 0x4b, 3, 4, ...random]) : random;
        expect(await survives(file)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('is refused in words for a person: a ZIP that was cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), async (length) => {
        expect(await survives(bytes.slice(0, length))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('is refused or harmless: a ZIP with other bytes in it', async () => {
    const small = zipSync({ 'site.json': files['site.json'] ?? new Uint8Array() });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(small.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }),
        async (changes) => {
          const changed = small.slice();
          for (const [at, byte] of changes) changed[at] = byte;
          expect(await survives(changed)).toBe(true);
        },
      ),
      { numRuns: 120 },
    );
  }, 60_000);

  it.each([
    ['plan', []],
    ['copy', []],
    ['plan', ['features']],
    ['copy', ['features']],
  ] as const)('is refused: a site whose %s has no other sections than %j', async (part, kept) => {
    const file = JSON.parse(state) as {
      site: Record<'plan' | 'copy', { sections: { kind: string }[]; pages?: unknown }>;
    };
    const holder = file.site[part];
    holder.sections = holder.sections.filter(({ kind }) => kept.some((one) => one === kind));
    delete holder.pages;
    const text = JSON.stringify(file);
    await expect(openExport(zipSync({ 'site.json': strToU8(text) }))).rejects.toThrow(
      SiteRefusedError,
    );
  });

  it('is refused or harmless: a site.json with anything in place of one of its values', async () => {
    const paths: (string | number)[][] = [];
    const walk = (value: unknown, path: (string | number)[]) => {
      paths.push(path);
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key]);
    };
    walk(JSON.parse(state), []);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths.slice(1)), fc.jsonValue(), async (path, value) => {
        const text = edited((copy) => {
          const holder = path
            .slice(0, -1)
            .reduce<Record<string, never>>((at, key) => at[key] as never, copy);
          Object.assign(holder, { [path.at(-1) ?? '']: value });
        });
        expect(await survives(zipSync({ 'site.json': strToU8(text) }))).toBe(true);
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});
