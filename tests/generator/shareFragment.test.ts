import fc from 'fast-check';
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';

import { SHARE_LINK } from '../../machines/limits';
import { SiteRefusedError } from '../../machines/siteRefusal';
import { generateWebsite } from '../../src/generator/generateWebsite';
import { fromBase64Url, toBase64Url } from '../../src/generator/share/base64Url';
import { drawShared } from '../../src/generator/share/drawShared';
import { readFragment } from '../../src/generator/share/readFragment';
import { checksum, writeFragment } from '../../src/generator/share/writeFragment';
import { renderSite } from '../../src/generator/render/renderSite';
import { readSite } from '../../src/generator/siteState';
import type { Site } from '../../src/generator/types';
import { textsOf } from '../../src/generator/write/mapTexts';
import { SITE_PROMPTS } from './sitePrompts';

async function buildOf(prompt: string) {
  const request = { prompt, theme: 'vibrant', framework: 'vuetify' } as const;
  const website = await generateWebsite(request);
  return {
    ...request,
    name: 'Mine alone',
    website,
    customization: { ...website.customization, texts: { 'features.1.title': 'Rye, every day' } },
  };
}

const build = await buildOf(SITE_PROMPTS[0]);
const { fragment, unpacked } = await writeFragment(build);

/** A link as somebody who knows the format could make it. */
const forged = (bytes: Uint8Array) => {
  const packed = toBase64Url(deflateSync(bytes));
  return `1.${packed}.${checksum(packed)}`;
};
const plainOf = (text: string) => strFromU8(inflateSync(fromBase64Url(text.split('.')[1] ?? '')));
/** A drawing without the words it is described with. */
const withoutNames = (svg: string) => svg.replace(/ (?:aria-label|alt)="[^"]*"/g, '');
const reasonOf = async (text: string) => {
  try {
    await readFragment(text);
    return 'read';
  } catch (error) {
    return error instanceof SiteRefusedError ? error.reason : error;
  }
};

describe('a share link', () => {
  it('holds a usual site in a few kilobytes that an address can carry as they are', async () => {
    expect(fragment).toMatch(/^1\.[\w-]+\.[0-9a-z]+$/);
    expect(fragment.length).toBeLessThan(8000);
    expect(unpacked).toBeLessThan(SHARE_LINK.unpacked);
    expect(await writeFragment(build)).toEqual({ fragment, unpacked });
  });

  it('shows the site as its owner sees it', async () => {
    const { title, html } = await drawShared(fragment);
    expect(title).toBe(build.customization.content.title);
    expect(html).toContain('Rye, every day');
    expect(html).toContain('data-framework="vuetify"');
    expect(html).toContain('data-theme="vibrant"');
  });

  it('fault 76: holds neither what is switched off, written over or not filled in, nor where words came from', async () => {
    const request = {
      prompt:
        'A freelance translator called Ada Quill with a contact form. old@crumb.example, tel 030 555 01 42',
      theme: 'modern',
      framework: 'tailwind',
    } as const;
    const website = await generateWebsite(request);
    const { customization } = website;
    const made = {
      ...request,
      website,
      customization: {
        ...customization,
        content: { ...customization.content, subtitle: 'Warm bread' },
        layout: { ...customization.layout, showContact: false },
      },
    };
    const { html: shared } = await drawShared((await writeFragment(made)).fragment);
    expect(website.html).toContain(customization.content.subtitle);
    expect(shared).toContain('Warm bread');
    for (const gone of [
      customization.content.subtitle,
      'old@crumb.example',
      '030 555 01 42',
      'data-evidence',
      ' data-placeholder="',
      'data-section="contact"',
    ])
      expect(shared).not.toContain(gone);
  });

  it('fault 76: no byte of it says what was written over, switched off or where words came from', async () => {
    const request = {
      prompt:
        'Bakery "Crumb & Rye" in Porto with a big call button. We sell rye bread (4 euros) and seed buns (2 euros). Contact: old@crumb.example, tel 030 555 01 42. No blog.',
      theme: 'modern',
      framework: 'tailwind',
    } as const;
    const website = await generateWebsite(request);
    const { copy } = JSON.parse(website.site) as Site;
    const replaced = /rye bread|4 euros|030 555|old@crumb/i;
    const own = textsOf(copy).filter(({ value }) => replaced.test(value));
    const made = {
      ...request,
      website,
      customization: {
        ...website.customization,
        content: { title: 'Warm Oven', subtitle: 'Every day', description: 'Come by.' },
        layout: { ...website.customization.layout, showFeatures: false },
        texts: Object.fromEntries(own.map(({ id }) => [id, `New words of ${id}`])),
      },
    };
    const hidden = copy.sections.find(({ id }) => id === 'features');
    const { fragment: written } = await writeFragment(made);
    const raw = plainOf(written);
    const { html } = await drawShared(written);
    for (const gone of [
      'Crumb',
      'ye bread',
      '4 euros',
      '030 555',
      '030555',
      'old@crumb',
      'No blog',
      website.customization.content.subtitle,
      ...(hidden?.items.flatMap(({ body }) => body?.value ?? []) ?? ['none']),
    ]) {
      expect(raw).not.toContain(gone);
      expect(html).not.toContain(gone);
    }
    expect(raw).not.toMatch(/"evidence":"[^"]/);
    expect(html).toContain('Seed buns');
    expect(own.map(({ id }) => raw.includes(`New words of ${id}`))).not.toContain(false);
  });

  it('has the layouts and pictures that its owner sees, whatever was written over', async () => {
    const renamed = {
      ...build,
      customization: {
        ...build.customization,
        content: { ...build.customization.content, title: 'Another Name Altogether' },
        texts: Object.fromEntries(
          textsOf((JSON.parse(build.website.site) as Site).copy)
            .filter(({ id }) => id.endsWith('.title'))
            .map(({ id }) => [id, 'Seven bicycles']),
        ),
      },
    };
    const { html } = await drawShared((await writeFragment(renamed)).fragment);
    const seen = (page: string) => ({
      layouts: page.match(/ data-layout="[^"]*"/g),
      pictures: page.match(/<svg[^>]*viewBox="0 0 \d{3,4} .*?<\/svg>/gs)?.map(withoutNames),
    });
    const site = await readSite(build.website.site);
    const { html: owners } = await renderSite(site, renamed.customization, 'preview', {
      isPublished: true,
    });
    expect(seen(html)).toEqual(seen(owners));
    expect(seen(html).pictures?.length).toBeGreaterThan(1);
  });

  it('keeps the prompt and the name of the build to the person who made it', async () => {
    const { request, name, site } = await readFragment(fragment);
    expect([request.prompt, site.request.prompt, name]).toEqual(['', '', undefined]);
  });
});

describe('a link that is none', () => {
  it.each([
    ['nothing', '', 'damaged'],
    ['a place on a page', 'examples', 'damaged'],
    ['a newer format', '2.abc.def', 'newerVersion'],
    ['a newer format with another shape', '17.a', 'newerVersion'],
    ['version 0', '0.abc.def', 'damaged'],
    ['no checksum', fragment.slice(0, fragment.lastIndexOf('.')), 'damaged'],
    ['a tail', `${fragment}&utm=1`, 'damaged'],
    ['too much', `1.${'A'.repeat(SHARE_LINK.length)}.x`, 'tooLarge'],
    ['other data', forged(strToU8('{"version":1}')), 'damaged'],
    ['no site', forged(strToU8('[]')), 'damaged'],
    ['a newer site', forged(strToU8('{"version":3}')), 'newerVersion'],
    ['bytes that are not packed', `1.AAAA.${checksum('AAAA')}`, 'damaged'],
    ['text that is no base64', `1.A.${checksum('A')}`, 'damaged'],
  ])('%s is refused', async (_, text, reason) => {
    expect(await reasonOf(text)).toBe(reason);
  });

  it('is refused when it would fill the memory', async () => {
    const bomb = forged(new Uint8Array(SHARE_LINK.unpacked * 8));
    expect(bomb.length).toBeLessThan(SHARE_LINK.length);
    expect(await reasonOf(bomb)).toBe('tooLarge');
  });

  it('is refused wherever it was cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(fragment.length - 1), async (length) => {
        expect(await reasonOf(fragment.slice(0, length))).toBe('damaged');
      }),
    );
  });

  it('is refused when a character of it is another', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: fragment.length - 1 }),
        fc.constantFrom(...'abzAZ019-_.'),
        async (at, character) => {
          const changed = fragment.slice(0, at) + character + fragment.slice(at + 1);
          if (changed !== fragment) expect(await reasonOf(changed)).toBe('damaged');
        },
      ),
      { numRuns: 400 },
    );
  });

  it('is refused, never more than that, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 200 }),
          fc.uint8Array({ maxLength: 300 }).map(forged),
          fc.json().map((json) => forged(strToU8(json))),
        ),
        async (text) => {
          expect(['damaged', 'tooLarge', 'newerVersion']).toContain(await reasonOf(text));
        },
      ),
      { numRuns: 500 },
    );
  }, 30_000);
});

describe('a link somebody made to do harm', () => {
  it('fault 27: runs nothing and loads nothing', async () => {
    const hostile = '</style></title><script>alert(1)</script><img src=//evil onerror=alert(1)>';
    const { customization } = build;
    const harmful = await writeFragment({
      ...build,
      customization: {
        ...customization,
        content: { title: hostile, subtitle: hostile, description: hostile },
        texts: { 'features.1.title': hostile, 'hero.1.label': hostile },
      },
    });
    const { html, title } = await drawShared(harmful.fragment);
    expect(title).toBe(hostile);
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")|<img/);
    expect(html).not.toMatch(/ (?:src|action)="/);
    for (const [, address] of html.matchAll(/ href="([^"]*)"/g)) {
      expect(address).toMatch(/^(#|data:image\/svg\+xml|about:srcdoc)/);
    }
  });
});

describe('base64url', () => {
  it('gives back any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        expect(toBase64Url(bytes)).toMatch(/^[\w-]*$/);
        expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
      }),
    );
  });
});
