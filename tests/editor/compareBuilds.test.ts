import { describe, expect, it } from 'vitest';

import type { Build, Customization } from '../../machines/entities';
import { shareSlot } from '../../machines/pageListing';
import { compareBuilds } from '../../src/editor/builder/compareBuilds';
import { aBuild } from '../../stories/fixtures/aBuild';

// A document that is not there yet has no texts to count.
const undrawn = (): Build => {
  const build = aBuild();
  return { ...build, website: { ...build.website, html: '' } };
};

const edited = (edit: Partial<Customization>): Build => {
  const build = undrawn();
  return { ...build, id: 'build-2', customization: { ...build.customization, ...edit } };
};

const SAME = {
  prompt: false,
  theme: false,
  framework: false,
  design: false,
  colors: [],
  looks: false,
  sections: [[], []],
  arrangement: false,
  layouts: [],
  items: [],
  locks: [[], []],
  pictures: [],
  links: false,
  messages: false,
  listings: false,
  understood: null,
  texts: null,
  site: false,
};

const photo = {
  files: [{ name: 'photo-3f9a0c1b2d4e5f60-480.webp', width: 480, height: 320, size: 9000 }],
  alt: 'A bench',
};

describe('two builds', () => {
  it.each([
    ['nothing', {}, {}],
    ['a layout', { sections: { hero: { layout: 'split' } } }, { layouts: ['hero'] }],
    ['a wording', { sections: { faq: { wording: 1 } } }, { layouts: ['faq'] }],
    ['items', { items: { pricing: { order: ['a'] } } }, { items: ['pricing'] }],
    ['a photo', { photos: { hero: photo } }, { pictures: ['Hero'] }],
    ['a share image', { photos: { [shareSlot('hero')]: photo } }, { listings: true }],
    ['the target of a link', { links: { 'hero.action.1': 'tel:' } }, { links: true }],
    ['who gets messages', { delivery: { to: 'netlify' } }, { messages: true }],
    ['a place', { arrangement: { away: { faq: 'hidden' } } }, { arrangement: true }],
    ['typefaces', { style: { typefaces: 'oswaldSpectral' } }, { looks: true }],
  ] as [string, Partial<Customization>, object][])('differ in %s', (_, edit, differs) => {
    const told = { ...SAME, ...differs };
    expect(compareBuilds([undrawn(), edited(edit)])).toEqual(told);
    expect(compareBuilds([edited(edit), undrawn()])).toEqual(told);
    expect(compareBuilds([edited(edit), edited(edit)])).toEqual(SAME);
  });

  it('differ in what only one of them keeps as it is', () => {
    const locked = edited({ locked: ['faq'] });
    expect(compareBuilds([undrawn(), locked])).toEqual({ ...SAME, locks: [[], ['faq']] });
    expect(compareBuilds([locked, undrawn()])).toEqual({ ...SAME, locks: [['faq'], []] });
  });

  it('differ in the design of their theme, and in how they were made', () => {
    expect(compareBuilds([undrawn(), { ...undrawn(), direction: 2 }])).toEqual({
      ...SAME,
      design: true,
    });
    const { website, ...build } = undrawn();
    const other = { ...build, website: { ...website, site: '{"copy":1}' } };
    expect(compareBuilds([undrawn(), other])).toEqual({ ...SAME, site: true });
  });

  it('name a section as the site calls it', () => {
    const named = (build: Build): Build => ({
      ...build,
      website: {
        ...build.website,
        outline: [
          {
            lead: 'hero',
            path: 'index.html',
            label: 'Home',
            entries: [{ id: 'pricing', kind: 'pricing', label: 'Prices', items: [] }],
          },
        ],
      },
    });
    const off = edited({ layout: { ...undrawn().customization.layout, showPricing: false } });
    expect(compareBuilds([named(undrawn()), named(off)]).sections).toEqual([['Prices'], []]);
  });
});
