import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  arrange,
  type ArrangingAct,
  arrangedOrder,
  canAct,
  entriesOf,
  isRemoved,
  isShown,
  listedOn,
  switched,
} from '../../machines/arrangement';
import { copiedTextId, sourceOf } from '../../machines/sectionIds';
import type { Customization, PlannedPage } from '../../machines/entities';
import { MOST_ENTRIES } from '../../machines/limits';
import { outlineOf } from '../../machines/outlineOf';
import { outlinedBuild } from '../../stories/fixtures/aBuild';

const { website, customization: initial } = outlinedBuild;
const [home, gallery] = website.outline as [PlannedPage, PlannedPage];
const listed = (customization: Customization, page = home) => listedOn(page, customization);
const done = (steps: ArrangingAct[], from: Customization = initial, page = home, markup = '') =>
  steps.reduce((customization, step) => arrange(customization, page, step, markup), from);

const acts = fc.array(
  fc.record({
    entry: fc.nat(12),
    to: fc.nat(12),
    act: fc.constantFrom(
      ...(['move', 'move', 'duplicate', 'hide', 'show', 'remove', 'putBack', 'add'] as const),
    ),
  }),
  { maxLength: 50 },
);
const KINDS = ['testimonials', 'events', 'topic-own', 'team_2', 'faq_3', 'about'];
type Acts = typeof acts extends fc.Arbitrary<infer T> ? T : never;

function doing(customization: Customization, { entry, to, act }: Acts[number]): ArrangingAct {
  const ids = entriesOf(home, customization);
  const id = ids[entry % ids.length] ?? '';
  if (act === 'add')
    return { act, id: KINDS[entry % KINDS.length] ?? '', to: to % (ids.length + 1) };
  return act === 'move' ? { act, id, to: to % ids.length } : { act, id };
}

describe('the sections of a page', () => {
  it('stand as planned until they are moved', () => {
    expect(listed(initial)).toEqual(home.entries.map(({ id }) => id));
    const moved = done([{ act: 'move', id: 'faq', to: 1 }]);
    expect(listed(moved)).toEqual(['hero', 'faq', 'features', 'about', 'gallery.more', 'pricing']);
    expect(listed(moved, gallery)).toEqual(['gallery', 'team']);
    expect(done([{ act: 'move', id: 'faq', to: 5 }], moved)).toEqual(initial);
  });

  it('leave the hero where it is, once', () => {
    for (const step of [
      { act: 'move', id: 'hero', to: 2 },
      { act: 'move', id: 'about', to: 0 },
      { act: 'duplicate', id: 'hero' },
      { act: 'remove', id: 'hero' },
      { act: 'duplicate', id: 'gallery.more' },
      { act: 'move', id: 'about', to: 6 },
      { act: 'move', id: 'team', to: 1 },
    ] as const) {
      expect(canAct(home, initial, step)).toBe(false);
      expect(arrange(initial, home, step)).toBe(initial);
    }
    expect(arrangedOrder(['hero', 'about'], ['about', 'hero_2', 'hero'])).toEqual([
      'hero',
      'about',
    ]);
  });

  it('are shown, hidden and removed in step with the Layout tab', () => {
    const hidden = done([{ act: 'hide', id: 'pricing' }]);
    expect(hidden).toEqual({ ...initial, layout: { ...initial.layout, showPricing: false } });
    expect(switched(hidden, 'showPricing')).toEqual(initial);
    const removed = done([{ act: 'remove', id: 'pricing' }]);
    expect(listed(removed)).not.toContain('pricing');
    expect(removed.layout.showPricing).toBe(false);
    expect(switched(removed, 'showPricing')).toEqual(initial);
    expect(listed(switched(switched(removed, 'showPricing'), 'showPricing'))).toContain('pricing');
    expect(done([{ act: 'hide', id: 'hero' }]).layout.showHero).toBe(false);
    expect(listed(done([{ act: 'hide', id: 'hero' }]))).toContain('hero');
    const away = done([{ act: 'hide', id: 'about' }]);
    expect(away.arrangement).toEqual({ away: { about: 'hidden' } });
    expect(done([{ act: 'show', id: 'about' }], away)).toEqual(initial);
  });

  it('come back where they stood', () => {
    const removed = done([
      { act: 'move', id: 'faq', to: 1 },
      { act: 'remove', id: 'faq' },
    ]);
    expect(isRemoved('faq', removed)).toBe(true);
    expect(listed(done([{ act: 'putBack', id: 'faq' }], removed))[1]).toBe('faq');
  });

  it('have copies with the words that the person wrote, and words of their own from then on', () => {
    const texts = {
      'about.heading': 'Our story',
      'es.about.heading': 'Historia',
      'features.1.title': 'Other',
      'offerings.i1f.title': 'Rye',
      'es.pricing.i2.detail': '5 €',
    };
    const markup = '<b data-text="about.i1f.title"></b><b data-text="es.about.i2.detail"></b>';
    const copied = done([{ act: 'duplicate', id: 'about' }], { ...initial, texts }, home, markup);
    expect(listed(copied).slice(2, 4)).toEqual(['about', 'about_2']);
    expect(copied.texts).toEqual({
      ...texts,
      'about_2.heading': 'Our story',
      'es.about_2.heading': 'Historia',
      'about_2.i1f.title': 'Rye',
      'es.about_2.i2.detail': '5 €',
    });
    const twice = done([{ act: 'duplicate', id: 'about_2' }], copied);
    expect(listed(twice).slice(2, 5)).toEqual(['about', 'about_2', 'about_3']);
    expect(twice.texts?.['es.about_3.heading']).toBe('Historia');
    const back = done(
      [
        { act: 'remove', id: 'about_3' },
        { act: 'remove', id: 'about_2' },
      ],
      twice,
    );
    expect(back).toEqual({ ...initial, texts });
  });

  it('are not more than a page can have', () => {
    const many = done(
      Array.from({ length: 80 }, (): ArrangingAct => ({ act: 'duplicate', id: 'faq' })),
    );
    expect(listed(many)).toHaveLength(MOST_ENTRIES);
  });

  it('keep what is new where it was planned, after another generation', () => {
    const order = ['hero', 'faq', 'about', 'about_2', 'gone', 'gone_2'];
    expect(arrangedOrder(['hero', 'team', 'about', 'faq', 'visit'], order)).toEqual([
      'hero',
      'team',
      'faq',
      'visit',
      'about',
      'about_2',
    ]);
  });

  it('are added where they are put, once, under an id that no other has', () => {
    const added = done([{ act: 'add', id: 'events', to: 2 }]);
    expect(listed(added).slice(0, 4)).toEqual(['hero', 'features', 'events', 'about']);
    expect(added.arrangement?.added).toEqual({ hero: ['events'] });
    for (const step of [
      { act: 'add', id: 'events', to: 3 },
      { act: 'add', id: 'about', to: 3 },
      { act: 'add', id: 'stats', to: 0 },
      { act: 'add', id: 'stats', to: 8 },
    ] as const)
      expect(canAct(home, added, step)).toBe(false);
    expect(canAct(gallery, added, { act: 'add', id: 'events', to: 1 })).toBe(false);
    const removed = done([{ act: 'remove', id: 'events' }], added);
    expect(listed(removed)).not.toContain('events');
    expect(done([{ act: 'putBack', id: 'events' }], removed)).toEqual(added);
    const copied = done([{ act: 'duplicate', id: 'events' }], added);
    expect(listed(copied).slice(2, 4)).toEqual(['events', 'events_2']);
    expect(done([{ act: 'remove', id: 'events_2' }], copied)).toEqual(added);
    const again = done([{ act: 'add', id: 'faq_2', to: 1 }]);
    expect(done([{ act: 'remove', id: 'faq_2' }], again)).toEqual(initial);
  });

  it('lose none, have none twice, and change no other page, whatever is done', () => {
    fc.assert(
      fc.property(acts, (all) => {
        let customization = initial;
        for (const act of all) {
          const step = doing(customization, act);
          const before = customization;
          const next = arrange(before, home, step);
          expect(next === before).toBe(!canAct(home, before, step));
          customization = next;
          const ids = entriesOf(home, next);
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids[0]).toBe('hero');
          for (const { id } of home.entries) {
            expect(ids).toContain(id);
            expect(listed(next).includes(id)).toBe(!isRemoved(id, next));
          }
          for (const id of ids)
            expect([...home.entries.map((one) => one.id), ...KINDS]).toContain(
              KINDS.includes(id) ? id : sourceOf(id),
            );
          expect(listed(next, gallery)).toEqual(['gallery', 'team']);
          // Nothing else shows or hides.
          for (const id of ids.filter(
            (one) => one !== step.id && entriesOf(home, before).includes(one),
          ))
            expect(isShown(id, next)).toBe(isShown(id, before));
        }
      }),
      { seed: 3, numRuns: 200 },
    );
  });
});

describe('the outline', () => {
  it('names what stands on each page as the site does now', () => {
    const customization = done(
      [
        { act: 'duplicate', id: 'about' },
        { act: 'hide', id: 'faq' },
        { act: 'hide', id: 'hero' },
        { act: 'remove', id: 'pricing' },
      ],
      { ...initial, texts: { 'about.nav': 'Our story', 'home.nav': 'Start' } },
    );
    const [first, second] = outlineOf({ website, customization });
    expect(first?.label).toBe('Start');
    expect(first?.entries.map(({ label, state }) => [label, state])).toEqual([
      ['Hero', 'compact'],
      ['Good to know', 'shown'],
      ['Our story', 'shown'],
      ['Our story 2', 'shown'],
      ['Gallery', 'shown'],
      ['Questions', 'hidden'],
    ]);
    expect(first?.entries.map(({ isTeaser }) => isTeaser).indexOf(true)).toBe(4);
    expect(first?.removed.map(({ id }) => id)).toEqual(['pricing']);
    expect(second?.label).toBe('Gallery');
    expect(outlineOf({ website: { ...website, outline: undefined }, customization })).toEqual([]);
  });
});

describe('a text of a copy', () => {
  it.each([
    ['about.heading', 'about_2.heading'],
    ['es.about.1.title', 'es.about_2.1.title'],
    ['offerings.i1.title', 'about_2.offerings.i1.title'],
  ])('%s is %s', (id, copy) => {
    expect(copiedTextId(id, 'about', 'about_2')).toBe(copy);
  });
});
