import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';

import { FRAMEWORKS, THEMES, type Build, type Corrections } from '../../machines/entities';
import type { SiteChange } from '../../machines/siteChange';
import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { openExport } from '../../src/generator/export/openExport';
import { profileName } from '../../src/generator/document/links';
import { customizationPatch } from '../../src/generator/customizationPatch';
import { applyPatch } from '../../src/generator/preview/applyPatch';
import { redrawSections } from '../../src/generator/preview/redrawSections';
import { generateFrom, rebuildWebsite } from '../../src/generator/rebuild/rebuildWebsite';
import { drawShared } from '../../src/generator/share/drawShared';
import { writeFragment } from '../../src/generator/share/writeFragment';
import { opened, shape } from './documents';
import { asking } from './promptBuild';

vi.setConfig({ testTimeout: 120_000 });

const { buildOf, requestOf } = asking(
  'A piano tuner called Pettifer in Leeds. Call 0113 555 0142. Open Mon–Fri 9am–5pm.',
);
const before = await buildOf();
const PROFILES = ['https://www.instagram.com/pettifer', 'https://www.linkedin.com/in/pettifer'];
const GIVEN = {
  phone: '+44 113 555 0199',
  email: 'ring@pettifer.example',
  address: '4 Mill Lane, Leeds',
  hours: 'Tue–Sat 10 am–6 pm',
  profiles: PROFILES,
} satisfies Corrections;

async function changed(build: Build, change: SiteChange): Promise<Build> {
  return { ...build, ...(await rebuildWebsite(build, change)) };
}

async function filesOf(build: Build): Promise<Record<string, string>> {
  const { bytes } = await exportWebsite(build);
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]),
  );
}

const organisationIn = (page: string): Record<string, unknown> => {
  const data = opened(page).querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  return (JSON.parse(data) as { '@graph': Record<string, unknown>[] })['@graph'][0] ?? {};
};
const hrefsIn = (page: string) =>
  [...opened(page).querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

/** All that a site tells, but for the file it is opened from again. */
const textOf = (files: Record<string, string>) =>
  Object.entries(files)
    .filter(
      ([path]) => /\.(?:html|txt|xml|svg|json|webmanifest)$/.test(path) && path !== 'site.json',
    )
    .map(([, content]) => content)
    .join('\n');

describe('contact details', () => {
  it.each(THEMES.flatMap((theme) => FRAMEWORKS.map((framework) => ({ theme, framework }))))(
    'stand on the page, behind its links and in its data in $theme with $framework',
    async ({ theme, framework }) => {
      const build = await changed(await buildOf({ theme, framework }), { corrections: GIVEN });
      const files = await filesOf(build);
      const page = files['index.html'] ?? '';
      const hrefs = hrefsIn(page);
      expect(hrefs).toEqual(
        expect.arrayContaining(['tel:+441135550199', 'mailto:ring@pettifer.example', ...PROFILES]),
      );
      expect(hrefs.find((href) => href.includes('maps'))).toContain('4%20Mill%20Lane');
      expect(organisationIn(page)).toMatchObject({
        telephone: '+44 113 555 0199',
        email: 'ring@pettifer.example',
        address: { streetAddress: '4 Mill Lane, Leeds' },
        openingHours: ['Tu-Sa 10:00-18:00'],
        sameAs: PROFILES,
      });
      const text = opened(page).body.textContent;
      expect(text).toContain('Tue–Sat 10 am–6 pm');
      const profiles = [...opened(page).querySelectorAll('[data-part="profiles"] a')];
      expect(profiles.map(({ textContent }) => textContent.trim())).toEqual([
        'Instagram',
        'LinkedIn',
      ]);
      expect(textOf(files)).not.toMatch(/0113 555 0142|01135550142|9am–5pm/);
    },
  );

  it.each<[string, Corrections]>([
    ['given', GIVEN],
    ['given another name', { name: 'Ida Marsh' }],
    ['taken away', { phone: null, hours: null }],
    ['given with other offers', { offerings: [{ id: 'i1', name: 'Tuning', price: '£60' }] }],
  ])(
    'that are %s are drawn into the preview without a reload, and back',
    async (_, corrections) => {
      const build = await changed(before, { corrections });
      const page = opened(before.website.html);
      const patchOf = ({ theme, customization, website }: Build) =>
        customizationPatch(theme, customization, {
          outline: website.outline,
          name: website.understanding?.name?.value ?? null,
        });
      applyPatch(page, patchOf(before));
      for (const [from, to] of [
        [before, build],
        [build, before],
      ] as const) {
        redrawSections(page, opened(from.website.html), opened(to.website.html));
        applyPatch(page, patchOf(to));
        const expected = opened(to.website.html);
        applyPatch(expected, patchOf(to));
        expect(shape(page.body)).toEqual(shape(expected.body));
      }
    },
  );

  it('that are emptied are told nowhere', async () => {
    const given = await changed(before, { corrections: GIVEN });
    const none = { phone: null, email: null, address: null, hours: null, profiles: [] };
    const files = await filesOf(await changed(given, { corrections: none }));
    expect(textOf(files)).not.toMatch(/555 01|mailto:ring|Mill Lane|10 am–6 pm|instagram/);
    const { telephone, email, openingHours, sameAs } = organisationIn(files['index.html'] ?? '');
    expect([telephone, email, openingHours, sameAs]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('take the place of what was written over them, or taken out, on the page', async () => {
    const worked: Build = {
      ...before,
      customization: {
        ...before.customization,
        texts: { 'visit.phone.body': '0113 555 0111', 'visit.heading': 'Find us' },
        items: { visit: { removed: ['hours'], words: { address: { body: null } } } },
      },
    };
    const build = await changed(worked, { corrections: GIVEN });
    expect(build.customization.texts).toEqual({ 'visit.heading': 'Find us' });
    expect(build.customization.items).toBeUndefined();
    const page = (await filesOf(build))['index.html'] ?? '';
    expect(page).not.toContain('555 0111');
    expect(page).toContain('Tue–Sat 10 am–6 pm');
    expect(page).toContain('4 Mill Lane');
  });

  it('leave what was written over other things alone', async () => {
    const texts = { 'visit.phone.body': '0113 555 0111' };
    const worked = { ...before, customization: { ...before.customization, texts } };
    const build = await changed(worked, { corrections: { email: GIVEN.email } });
    expect(build.customization.texts).toEqual(texts);
  });

  it('go along into the ZIP and back, a share link and the next generation', async () => {
    const build = await changed(before, { corrections: GIVEN });
    const { bytes } = await exportWebsite(build);
    const back = await openExport(bytes);
    expect((await exportWebsite({ ...build, ...back })).bytes).toEqual(bytes);
    const { fragment } = await writeFragment(build);
    const { html } = await drawShared(fragment);
    expect(html).toContain('Tue–Sat 10 am–6 pm');
    expect(html).toContain('LinkedIn');
    const next = await generateFrom(requestOf({ prompt: `${before.prompt} Show reviews.` }), build);
    const again = { ...before, ...next };
    expect(organisationIn((await filesOf(again))['index.html'] ?? '')).toMatchObject({
      telephone: GIVEN.phone,
      sameAs: PROFILES,
    });
  });
});

describe('a profile', () => {
  it.each([
    ['https://www.instagram.com/x', 'Instagram'],
    ['https://github.com/x', 'GitHub'],
    ['https://de.linkedin.com/in/x', 'LinkedIn'],
    ['https://x.com/crumb', 'X'],
    ['https://mastodon.social/@x', 'Mastodon'],
    ['https://constructor.example/x', 'Constructor'],
  ])('at %s is called %s', (address, name) => {
    expect(profileName(address)).toBe(name);
  });
});
