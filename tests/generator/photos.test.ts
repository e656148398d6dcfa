import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';

import type { Build } from '../../machines/entities';
import type { Photo } from '../../machines/photo';
import { builtSite } from '../../src/generator/builtSite';
import { customizationPatch } from '../../src/generator/customizationPatch';
import { customizationSchema } from '../../src/generator/customizationSchema';
import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { openExport } from '../../src/generator/export/openExport';
import { singleDocument } from '../../src/generator/export/singleDocument';
import { generateSite } from '../../src/generator/generateSite';
import { applyPatch } from '../../src/generator/preview/applyPatch';
import { redrawWebsite } from '../../src/generator/generateWebsite';
import { generateFrom, rebuildWebsite } from '../../src/generator/rebuild/rebuildWebsite';
import { inspectBuild } from '../../src/generator/report/inspectBuild';
import { readFragment } from '../../src/generator/share/readFragment';
import { writeFragment } from '../../src/generator/share/writeFragment';
import { aBuild } from '../../stories/fixtures/aBuild';
import { opened } from './documents';

vi.setConfig({ testTimeout: 120_000 });

const PROMPT = 'A bakery called Crumb & Ember in Porto with sourdough €4, a gallery and a story';

const WEBP = strToU8('RIFF0000WEBP a photo of loaves');
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
const photo = (digit: string, alt = 'Loaves "on" a <board>'): Photo => ({
  alt,
  files: [480, 960].map((width) => ({
    name: `photo-${digit.repeat(16)}-${width}.webp`,
    width,
    height: width / 2,
    size: WEBP.length,
  })),
});
const logo: Photo = {
  alt: '',
  files: [{ name: 'photo-ffffffffffffffff-192.png', width: 192, height: 96, size: PNG.length }],
};
const photos = { logo, hero: photo('a'), about: photo('b', '') };
const bytes = Object.fromEntries([
  ...[photo('a'), photo('b')].flatMap(({ files }) => files.map(({ name }) => [name, WEBP])),
  [logo.files[0]?.name ?? '', PNG],
]) as Record<string, Uint8Array>;

async function buildWith(own: Build['customization']['photos'] = photos): Promise<Build> {
  const request = { prompt: PROMPT, theme: 'modern', framework: 'tailwind' } as const;
  const built = await builtSite(await generateSite(request));
  return {
    ...aBuild(),
    ...request,
    ...built,
    customization: { ...built.customization, photos: own },
  };
}

describe('photos in an export', () => {
  it('stand in their places with words, widths and a logo, and are in the ZIP', async () => {
    const build = await buildWith();
    const exported = await exportWebsite(build, bytes);
    const files = unzipSync(exported.bytes);
    const page = opened(strFromU8(files['index.html'] ?? new Uint8Array()));
    const hero = page.querySelector('#hero [data-block="picture"] img');
    expect(hero?.getAttribute('src')).toBe('images/photo-aaaaaaaaaaaaaaaa-960.webp');
    expect(hero?.getAttribute('srcset')).toBe(
      'images/photo-aaaaaaaaaaaaaaaa-480.webp 480w, images/photo-aaaaaaaaaaaaaaaa-960.webp 960w',
    );
    expect(hero?.getAttribute('sizes')).toContain('100vw');
    expect(hero?.getAttribute('alt')).toBe('Loaves "on" a <board>');
    const header = page.querySelector('[data-part="header"] [data-logo]');
    expect(header?.getAttribute('src')).toBe('images/photo-ffffffffffffffff-192.png');
    expect(page.querySelector('[data-part="header"] [data-part="mark"]')).toBeNull();
    expect(page.querySelector('link[rel="icon"]')?.getAttribute('href')).toBe(
      'images/photo-ffffffffffffffff-192.png',
    );
    expect(files['images/photo-aaaaaaaaaaaaaaaa-960.webp']).toEqual(WEBP);
    expect(files['images/hero.svg']).toBeUndefined();
    expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('photo-*');
    expect(strFromU8(files['report.html'] ?? new Uint8Array())).toContain('What the photo about');
    expect((await exportWebsite(build, bytes)).bytes).toEqual(exported.bytes);
  });

  it('come back from it byte for byte', async () => {
    const build = await buildWith();
    const exported = await exportWebsite(build, bytes);
    const { photos: files, ...back } = await openExport(exported.bytes);
    expect(files).toEqual(bytes);
    expect(back.customization).toEqual(build.customization);
    expect((await exportWebsite({ ...build, ...back }, files)).bytes).toEqual(exported.bytes);
  });

  it('that no page shows are kept apart', async () => {
    const build = await buildWith();
    const away = { ...build.customization, arrangement: { away: { about: 'hidden' as const } } };
    const { bytes: zip } = await exportWebsite({ ...build, customization: away }, bytes);
    const names = Object.keys(unzipSync(zip));
    expect(names).toContain('unused/photo-bbbbbbbbbbbbbbbb-960.webp');
    expect(names).not.toContain('images/photo-bbbbbbbbbbbbbbbb-960.webp');
    expect((await openExport(zip)).photos).toEqual(bytes);
  });

  it('leave their place to the drawing where their files are lost', async () => {
    const { [photo('a').files[0]?.name ?? '']: _, ...others } = bytes;
    const files = unzipSync((await exportWebsite(await buildWith(), others)).bytes);
    const page = strFromU8(files['index.html'] ?? new Uint8Array());
    expect(page).toContain('images/hero.svg');
    expect(page).toContain('images/photo-bbbbbbbbbbbbbbbb-960.webp');
  });

  it('fault 77: of a ZIP that somebody else made only pictures of the stated size are taken', async () => {
    const files = unzipSync((await exportWebsite(await buildWith(), bytes)).bytes);
    const script = strToU8('<script>alert(1)</script>     ').slice(0, WEBP.length);
    const forged = await openExport(
      zipSync({
        ...files,
        'images/photo-aaaaaaaaaaaaaaaa-960.webp': script,
        'images/photo-bbbbbbbbbbbbbbbb-960.webp': new Uint8Array([...WEBP, 0]),
      }),
    );
    expect(Object.keys(forged.customization.photos ?? {})).toEqual(['logo']);
    const large = new Uint8Array(2_000_000);
    large.set(WEBP);
    const bomb = structuredClone(await buildWith());
    for (const { files: named } of Object.values(bomb.customization.photos ?? {}))
      for (const file of named) file.size = large.length;
    const blown = Object.fromEntries(Object.keys(bytes).map((name) => [name, large]));
    const packed = unzipSync((await exportWebsite(bomb, blown)).bytes);
    expect((await openExport(zipSync(packed, { level: 9 }))).photos).toEqual({});
    const isTaken = (name: string, slot = 'hero') =>
      v.safeParse(customizationSchema, {
        ...forged.customization,
        photos: { [slot]: { alt: '', files: [{ name, width: 1, height: 1, size: 1 }] } },
      }).success;
    expect(isTaken('photo-aaaaaaaaaaaaaaaa-960.webp')).toBe(true);
    expect(isTaken('../photo-aaaaaaaaaaaaaaaa-960.webp')).toBe(false);
    expect(isTaken('photo-aaaaaaaaaaaaaaaa-960.svg')).toBe(false);
    expect(isTaken('https://x.example/photo.webp')).toBe(false);
    expect(isTaken('photo-aaaaaaaaaaaaaaaa-960.webp', 'offerings-1')).toBe(false);
  });

  it('stand inside the one document, each once', async () => {
    const page = await singleDocument(await buildWith(), {}, bytes);
    expect(page).not.toContain('srcset');
    expect(page).toContain('src="data:image/webp;base64,');
    expect(page).not.toContain('images/photo-');
  });
});

describe('photos', () => {
  it('stay in a copy of a section when that gets another layout', async () => {
    const build = await buildWith({ about: photo('b') });
    const copied = { ...build.customization, arrangement: { added: { hero: ['about_2'] } } };
    for (const layout of ['pictureStart', 'overlap']) {
      const customization = { ...copied, sections: { about: { layout } } };
      const page = opened(await singleDocument({ ...build, customization }, {}, bytes));
      expect(page.querySelectorAll('section img[alt*="Loaves"]').length).toBe(2);
      const { html } = await redrawWebsite(build.website.site, build, customization);
      const preview = opened(html);
      const photoAddresses = Object.fromEntries(Object.keys(bytes).map((name) => [name, name]));
      applyPatch(preview, customizationPatch('modern', customization, { photoAddresses }));
      expect(preview.querySelectorAll('section [data-picture="about"] img').length).toBe(2);
    }
  });

  it('go with the site through another framework and the next generation, and are left out of a link', async () => {
    const build = await buildWith();
    const rebuilt = await rebuildWebsite(build, { framework: 'vuetify' });
    expect(rebuilt.customization.photos).toEqual(photos);
    const next = await generateFrom({ ...build, prompt: `${PROMPT}. Add a team.` }, build);
    expect(next.customization.photos).toEqual(photos);
    const shared = await readFragment((await writeFragment(build)).fragment);
    expect(shared.customization.photos).toBeUndefined();
  });

  it('are weighed, and asked for their words', async () => {
    const build = await buildWith();
    const without = await inspectBuild({ ...build, customization: build.website.customization });
    const report = await inspectBuild(build);
    expect(report.photosToDescribe).toEqual(['about']);
    expect(without.photosToDescribe).toEqual([]);
    expect(report.checks.filter(({ isPassed }) => !isPassed)).toEqual([]);
  });

  it('are put into the preview and taken out of it without loading it again', async () => {
    const build = await buildWith();
    const document = opened(build.website.html);
    const before = document.body.innerHTML;
    const addresses = Object.fromEntries(Object.keys(bytes).map((name) => [name, `blob:${name}`]));
    const dress = (customization = build.customization, photoAddresses = addresses) =>
      applyPatch(document, customizationPatch('modern', customization, { photoAddresses }));
    const hero = () => document.querySelector('#hero [data-picture] img');
    const { photos: _, ...plain } = build.customization;
    dress(plain);
    dress();
    expect(hero()?.getAttribute('src')).toBe('blob:photo-aaaaaaaaaaaaaaaa-960.webp');
    expect(document.querySelector('[data-part="header"] [data-logo]')).not.toBeNull();
    const shown = hero();
    dress();
    expect(hero()).toBe(shown);
    dress(build.customization, {});
    expect(hero()).toBeNull();
    dress();
    dress(plain);
    expect(document.body.innerHTML).toBe(before);
  });
});
