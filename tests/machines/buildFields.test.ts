import { describe, expect, it } from 'vitest';

import { changedFields, withFields } from '../../machines/buildFields';
import type { Build, Customization } from '../../machines/entities';
import { aBuild } from '../../stories/fixtures/aBuild';
import { aHero } from '../../stories/fixtures/anImage';

const build = aBuild({ id: 'one' });
const { customization } = build;
const customized = (over: Partial<Customization>): Build => ({
  ...build,
  customization: { ...customization, ...over },
});

/** What another tab may have done, with the fields it has touched. */
const changes: [string, Build, string[]][] = [
  [
    'a color',
    customized({ colors: { ...customization.colors, accent: '#123456' } }),
    ['color.accent'],
  ],
  [
    'a section',
    customized({ layout: { ...customization.layout, showHero: false } }),
    ['section.showHero'],
  ],
  [
    'the title',
    customized({ content: { ...customization.content, title: 'Other' } }),
    ['content.title'],
  ],
  [
    'a text',
    customized({ texts: { 'features.heading': 'What we bake' } }),
    ['text.features.heading'],
  ],
  ['the hero', customized({ hero: aHero }), ['whole.hero']],
  [
    'anything else of a customization, whole',
    customized({ later: { order: [1, 2] } } as Partial<Customization>),
    ['whole.later'],
  ],
  ['the name', { ...build, name: 'Draft' }, ['name']],
  [
    'the site, with all it is drawn of',
    {
      ...build,
      theme: 'elegant',
      corrections: { place: 'Faro' },
      direction: 2,
      website: { ...build.website, site: 'another' },
    },
    ['site'],
  ],
];

describe('the fields of a build', () => {
  it.each(changes)('%s: is found, taken over, and taken back', (_, changed, fields) => {
    expect(changedFields(build, changed)).toEqual(fields);
    expect(withFields(build, changed, fields)).toEqual(changed);
    expect(withFields(changed, build, fields)).toEqual({
      ...build,
      // No words over those of the generator are the same as none at all.
      ...(changed.customization.texts === undefined
        ? {}
        : { customization: { ...customization, texts: {} } }),
    });
  });

  it.each(changes)('%s: leaves everything else alone', (_, changed, fields) => {
    for (const [, own, ownFields] of changes) {
      if (ownFields[0] === fields[0]) continue;
      const both = withFields(own, changed, fields);
      expect(changedFields(build, both).sort()).toEqual([...ownFields, ...fields].sort());
    }
  });

  it('are none in a build that is the same', () => {
    expect(changedFields(build, structuredClone(build))).toEqual([]);
    expect(withFields(build, aBuild({ id: 'one' }), [])).toBe(build);
  });
});
