// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import type { Build, Corrections, Customization } from '../../machines/entities';
import { rebuildWebsite } from '../../src/generator/rebuild/rebuildWebsite';
import { compareBuilds } from '../../src/editor/builder/compareBuilds';
import { asking } from '../generator/promptBuild';

const build = await asking(
  'A multi-page site for Olmo, an Italian restaurant in Leeds. We serve ravioli, risotto and focaccia. Call 0113 555 0142, hello@olmo.example',
).buildOf();

const corrected = async (corrections: Corrections): Promise<Build> => ({
  ...build,
  ...(await rebuildWebsite(build, { corrections })),
});
const edited = (edit: Partial<Customization>): Build => ({
  ...build,
  customization: { ...build.customization, ...edit },
});

/** What two builds are said to differ in, of what was understood and of their texts. */
function told(other: Build) {
  const { understood, texts } = compareBuilds([build, other]);
  return {
    understood: understood?.filter(({ values }) => values[0].length > 0),
    texts: texts?.map(({ place, values }) => [
      place,
      ...values.map((words) => words?.replaceAll('\u00a0', ' ') ?? null),
    ]),
  };
}

it('two builds that are the same differ in nothing, on none of their pages', () => {
  expect(told({ ...build, id: 'kept' })).toEqual({ understood: [], texts: [] });
  expect(compareBuilds([build, { ...build, id: 'kept' }]).site).toBe(false);
});

it('another telephone number is a contact detail, and a text wherever it stands', async () => {
  const { understood, texts } = told(await corrected({ phone: '0113 555 0199' }));
  expect(understood).toEqual([
    {
      name: 'Contact details',
      values: [[['Phone', '0113 555 0142']], [['Phone', '0113 555 0199']]],
    },
  ]);
  expect(texts).toEqual(
    ['Visit', 'Reservations'].map((place) => [place, '0113 555 0142', '0113 555 0199']),
  );
});

it('a profile more is a contact detail', async () => {
  const profile = 'https://www.instagram.com/olmo.example';
  expect(told(await corrected({ profiles: [profile] })).understood).toEqual([
    { name: 'Contact details', values: [[['Profiles', null]], [['Profiles', profile]]] },
  ]);
});

it('a second language is one, with the texts of its pages', async () => {
  const { understood, texts = [] } = told(await corrected({ secondLanguage: 'es' }));
  expect(understood).toEqual([
    { name: 'Languages', values: [[['Second language', null]], [['Second language', 'Español']]] },
  ]);
  expect(texts.length).toBeGreaterThan(20);
  const spanish = texts.filter(([place = '']) => place?.endsWith(', Español'));
  expect(spanish.every(([, words]) => words === null)).toBe(true);
  expect(new Set(spanish.map(([place]) => place)).size).toBeGreaterThan(3);
});

it('words of one’s own on other pages are named with their section, and so are emptied ones', () => {
  const texts = { 'pricing.heading': 'By hand', 'visit.heading': '' };
  expect(Object.keys(texts).filter((id) => build.website.html.includes(`"${id}"`))).toEqual([]);
  const other = edited({ texts });
  expect(told(other).understood).toEqual([]);
  expect(compareBuilds([build, other]).texts).toEqual([
    { id: 'pricing.heading', place: 'Prices', values: [expect.any(String), 'By hand'] },
    { id: 'visit.heading', place: 'Visit', values: [expect.any(String), ''] },
  ]);
});

it('a lock, a photo and the arrangement of another page are told without a text that differs', () => {
  const photo = {
    files: [{ name: 'photo-3f9a0c1b2d4e5f60-480.webp', width: 480, height: 320, size: 9000 }],
    alt: 'A bench',
  };
  const lead = build.website.pages?.[1]?.lead ?? '';
  const { locks, pictures, arrangement, texts } = compareBuilds([
    build,
    edited({
      locked: ['about'],
      photos: { logo: photo, about: photo },
      arrangement: { order: { [lead]: ['x', lead] } },
    }),
  ]);
  expect([locks, pictures, arrangement, texts]).toEqual([
    [[], ['About']],
    ['About', 'Logo'],
    true,
    [],
  ]);
});
