import { expect, it } from 'vitest';

import { gapPlace } from '../../src/editor/builder/publish/gapPlace';
import { outlinedBuild } from '../../stories/fixtures/aBuild';

const gap = (textId: string, section: string) => ({ textId, section, words: 'Add a text' });
const build = {
  ...outlinedBuild,
  customization: {
    ...outlinedBuild.customization,
    pages: { added: { 'topic-page1': 'Weddings', 'topic-page2': 'Night baking' } },
    texts: { 'topic-page2.nav': 'Baking at night' },
  },
};

it.each([
  ['topic-page1.todo1.title', 'topic', 'Weddings'],
  ['de.topic-page1.todo1.title', 'topic', 'Weddings'],
  ['topic-page2.todo1.body', 'topic', 'Baking at night'],
  ['topic-own.todo1.body', 'topic', 'Something else'],
  ['pricing.1.detail', 'pricing', 'Pricing'],
])('what is to be filled in at %s stands in a section by its name', (textId, section, place) => {
  expect(gapPlace(gap(textId, section), build)).toBe(place);
});

it('has the name of its kind while no build is known', () => {
  expect(gapPlace(gap('topic-page1.todo1.title', 'topic'), null)).toBe('Something else');
});
