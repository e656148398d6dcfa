import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { arrange } from '../../machines/arrangement';
import type { Customization, PlannedPage } from '../../machines/entities';
import { actOnItem, addedId, canActOnItem, type ItemAct } from '../../machines/itemActs';
import { editsDrawn } from '../../machines/itemCopies';
import { itemKind } from '../../machines/itemKinds';
import {
  itemName,
  itemOrder,
  itemSection,
  type ItemSection,
  listedItems,
  removedItems,
  sectionsSharing,
  shownItems,
} from '../../machines/items';
import { ITEM_LENGTH, MOST_ITEMS } from '../../machines/limits';
import { retitled } from '../../machines/siteName';
import { SECTION_KINDS } from '../../src/generator/sectionKinds';
import { outlinedBuild } from '../../stories/fixtures/aBuild';

const { website, customization: initial } = outlinedBuild;
const [home] = website.outline as [PlannedPage];

function sectionOf(id: string): ItemSection {
  const section = itemSection(website, id);
  if (section === null) throw new Error(`There is no section ${id}.`);
  return section;
}
const prices = sectionOf('pricing');
const questions = sectionOf('faq');
const people = sectionOf('team');

const done = (steps: ItemAct[], section = prices, from: Customization = initial) =>
  steps.reduce((customization, step) => actOnItem(customization, section, step), from);
const words = (title: string, body = '', detail = '') => ({ title, body, detail });
const listed = (customization: Customization, section = prices) =>
  listedItems(section, customization);
const shown = (customization: Customization, section = prices) =>
  shownItems(section, customization).map(({ title, body, detail }) => [title, body, detail]);

describe('the items of a section', () => {
  it('stand as generated until something is done with them, gaps as gaps', () => {
    expect(shownItems(prices, initial)).toEqual([
      { id: 'i1', ...words('Sourdough', 'Baked at night', '€4'), gaps: {} },
      { id: 'i2', ...words('Croissants'), gaps: { detail: 'Add your price' } },
      { id: 'i3', ...words('Coffee', '', '€2'), gaps: {} },
    ]);
    expect(shownItems(people, initial).map(itemName)).toEqual(['Add a name']);
    expect(editsDrawn(initial)).toBeUndefined();
  });

  it('are those of kinds that have some, for every kind of section', () => {
    expect(SECTION_KINDS.filter((kind) => itemKind(kind) === null)).toEqual([
      'hero',
      'newsletter',
      'callToAction',
    ]);
    for (const kind of SECTION_KINDS) {
      const { fields = [] } = itemKind(kind) ?? {};
      expect(new Set(fields.map(({ part }) => part)).size).toBe(fields.length);
      if (fields.length > 0) expect(fields.map(({ part }) => part)).toContain('title');
    }
    expect(itemKind('constructor')).toBeNull();
    expect(itemSection(website, 'hero')).toBeNull();
    expect(itemSection(website, 'nowhere')).toBeNull();
    expect(itemSection(website, 'pricing_2')?.entry).toBe(prices.entry);
  });

  it('are moved, and stand as generated again once they do', () => {
    const moved = done([{ act: 'move', id: 'i3', to: 0 }]);
    expect(listed(moved)).toEqual(['i3', 'i1', 'i2']);
    expect(moved.items).toEqual({ pricing: { order: ['i3', 'i1', 'i2'] } });
    expect(done([{ act: 'move', id: 'i3', to: 2 }], prices, moved)).toEqual(initial);
  });

  it('are added with the words that they have, behind the others', () => {
    const added = done([
      { act: 'add', words: words(' Rye  loaf ', '', '€5') },
      { act: 'add', words: words('Zopf', 'On Sundays') },
    ]);
    expect(shown(added).slice(3)).toEqual([
      ['Rye loaf', '', '€5'],
      ['Zopf', 'On Sundays', ''],
    ]);
    expect(added.items?.pricing?.words).toEqual({
      added1: { title: 'Rye loaf', detail: '€5' },
      added2: { title: 'Zopf', body: 'On Sundays' },
    });
    expect(added.texts).toBeUndefined();
    const gone = done(
      [
        { act: 'remove', id: 'added2' },
        { act: 'remove', id: 'added1' },
      ],
      prices,
      added,
    );
    expect(gone).toEqual(initial);
  });

  it('have an id that no other had', () => {
    const texts = { 'pricing.added4.title': 'Old', 'es.pricing.added6.title': 'Vieja' };
    expect(addedId(prices, { ...initial, texts })).toBe('added7');
    const added = done([{ act: 'add', words: words('Rye') }], prices, { ...initial, texts });
    expect(listed(added).at(-1)).toBe('added7');
    expect(addedId(questions, added)).toBe('added1');
  });

  it('have words over those of the generator as all words are, and none where they are the same', () => {
    const edited = done([
      { act: 'edit', id: 'i1', words: words('Slow sourdough', 'Baked at night', '€4.50') },
    ]);
    expect(edited.items).toBeUndefined();
    expect(edited.texts).toEqual({
      'pricing.i1.title': 'Slow sourdough',
      'pricing.i1.detail': '€4.50',
    });
    const back = done(
      [{ act: 'edit', id: 'i1', words: words('Sourdough', 'Baked at night', '€4') }],
      prices,
      edited,
    );
    expect(back).toEqual({ ...initial, texts: {} });
    const same = { act: 'edit', id: 'i1', words: words('Sourdough', 'Baked at night', '€4') };
    expect(done([same as ItemAct])).toBe(initial);
  });

  it('are the same thing where they have the same id, but for what is only counted', () => {
    const [planned] = website.outline ?? [];
    const offers = { ...prices.entry, id: 'offerings', kind: 'offerings' };
    const outline = [{ ...home, entries: [...(planned?.entries ?? []), offers] }];
    expect(sectionsSharing({ outline }, prices, 'i1')).toEqual(['offerings']);
    expect(sectionsSharing({ outline }, prices, null)).toEqual([]);
    expect(sectionsSharing({ outline }, sectionOf('pricing_2'), 'i1')).toEqual([]);
    expect(sectionsSharing({ outline }, questions, '1')).toEqual([]);
  });

  it('show and change the words that a thing has wherever it stands', () => {
    const elsewhere = { ...initial, texts: { 'offerings.i1.title': 'Rye' } };
    expect(shown(elsewhere)[0]?.[0]).toBe('Rye');
    const edited = done(
      [{ act: 'edit', id: 'i1', words: words('Dark rye', 'Baked at night', '€4') }],
      prices,
      elsewhere,
    );
    expect(edited.texts).toEqual({ 'pricing.i1.title': 'Dark rye' });
  });

  it('go without a field that is emptied, and have one that the generator did not give', () => {
    const emptied = done([
      { act: 'edit', id: 'i1', words: words('Sourdough', '', '') },
      { act: 'edit', id: 'i3', words: words('Coffee', 'Filter', '€2') },
    ]);
    expect(emptied.items?.pricing?.words).toEqual({
      i1: { body: null, detail: null },
      i3: { body: 'Filter' },
    });
    expect(shown(emptied)).toEqual([
      ['Sourdough', '', ''],
      ['Croissants', '', ''],
      ['Coffee', 'Filter', '€2'],
    ]);
    const back = done(
      [
        { act: 'edit', id: 'i1', words: words('Sourdough', 'Baked at night', '€4') },
        { act: 'edit', id: 'i3', words: words('Coffee', '', '€2') },
      ],
      prices,
      emptied,
    );
    expect(back).toEqual(initial);
  });

  it('fill a gap, and have it again once it is emptied', () => {
    const filled = done([{ act: 'edit', id: 'i2', words: words('Croissants', '', '€2') }]);
    expect(filled.texts).toEqual({ 'pricing.i2.detail': '€2' });
    expect(shownItems(prices, filled)[1]?.gaps).toEqual({});
    const emptied = done([{ act: 'edit', id: 'i2', words: words('Croissants') }], prices, filled);
    expect(emptied.items).toBeUndefined();
    expect(shownItems(prices, emptied)[1]?.gaps).toEqual({ detail: 'Add your price' });
  });

  it('forget what was written over an added one in the preview once it is edited here', () => {
    const added = done([{ act: 'add', words: words('Rye') }]);
    const written = { ...added, texts: { 'pricing.added1.title': 'Dark rye' } };
    expect(shown(written).at(-1)?.[0]).toBe('Dark rye');
    const edited = done(
      [{ act: 'edit', id: 'added1', words: words('Black rye') }],
      prices,
      written,
    );
    expect(edited.texts).toBeUndefined();
    expect(shown(edited).at(-1)?.[0]).toBe('Black rye');
  });

  it('are taken out and put back where they stood', () => {
    const removed = done([{ act: 'remove', id: 'i1' }]);
    expect(listed(removed)).toEqual(['i2', 'i3']);
    expect(removedItems(prices, removed).map(({ title }) => title)).toEqual(['Sourdough']);
    expect(done([{ act: 'putBack', id: 'i1' }], prices, removed)).toEqual(initial);
  });

  it('keep one, and are not more than a section can have', () => {
    const one = done([
      { act: 'remove', id: 'i1' },
      { act: 'remove', id: 'i2' },
    ]);
    expect(canActOnItem(prices, one, { act: 'remove', id: 'i3' })).toBe(false);
    expect(canActOnItem(sectionOf('contact'), initial, { act: 'remove', id: 'hours' })).toBe(true);
    const many = done(
      Array.from({ length: 80 }, (): ItemAct => ({ act: 'add', words: words('x') })),
    );
    expect(listed(many)).toHaveLength(MOST_ITEMS);
    expect(ITEM_LENGTH.title).toBeLessThan(ITEM_LENGTH.body);
  });

  it('are those of a copy from the copy on', () => {
    const added = done([{ act: 'add', words: words('Rye') }]);
    const copied = arrange(added, home, { act: 'duplicate', id: 'pricing' });
    const copy = sectionOf('pricing_2');
    expect(listed(copied, copy)).toEqual(listed(copied));
    const edited = done([{ act: 'remove', id: 'i1' }], copy, copied);
    expect(listed(edited)).toContain('i1');
    expect(editsDrawn(edited)).toContain('pricing_2');
    expect(arrange(edited, home, { act: 'remove', id: 'pricing_2' })).toEqual(added);
  });

  it('have a new name of the site in place of the one before', () => {
    const added = done([
      { act: 'add', words: words('The Crumb & Ember loaf', 'By Crumb & Ember') },
      { act: 'edit', id: 'i1', words: words('Sourdough', '', '€4') },
    ]);
    const own = { ...added, content: { ...added.content, title: 'Crumb & Ember' } };
    const named = { customization: { ...initial, content: { ...initial.content, title: 'x' } } };
    const next = retitled(own, 'Rye & Co', named);
    expect(next.items?.pricing?.words).toEqual({
      added1: { title: 'The Rye & Co loaf', body: 'By Rye & Co' },
      i1: { body: null },
    });
    expect(retitled(next, 'Rye & Co', named).items).toBe(next.items);
  });

  it('stand in any order that somebody may write, each once', () => {
    const words = { added1: { title: 'A' }, constructor: { title: 'B' }, added2: {} };
    const own = { order: ['added1', 'x', 'i2', 'i2', 'constructor'], words };
    expect(itemOrder(['i1', 'i2'], own)).toEqual(['i1', 'added1', 'i2']);
  });

  it('lose none, have none twice, and change no other section, whatever is done', () => {
    const acts = fc.array(
      fc.record({
        section: fc.constantFrom(prices, questions, people),
        item: fc.nat(8),
        to: fc.nat(8),
        act: fc.constantFrom(...(['add', 'edit', 'move', 'remove', 'putBack'] as const)),
        title: fc.string({ maxLength: 6 }),
      }),
      { maxLength: 50 },
    );
    fc.assert(
      fc.property(acts, (all) => {
        let now: Customization = initial;
        for (const { section, item, to, act, title } of all) {
          const ids = listed(now, section);
          const id = ids[item % Math.max(1, ids.length)] ?? '';
          const removed = now.items?.[section.id]?.removed ?? [];
          const step: ItemAct =
            act === 'add'
              ? { act, words: words(title || 'x') }
              : act === 'edit'
                ? { act, id, words: words(title || 'x', title) }
                : act === 'move'
                  ? { act, id, to: to % Math.max(1, ids.length) }
                  : { act, id: act === 'putBack' ? (removed[0] ?? '') : id };
          const before = now;
          const can = canActOnItem(section, before, step);
          now = actOnItem(before, section, step);
          if (!can) expect(now).toBe(before);
          const after = listed(now, section);
          expect(new Set(after).size).toBe(after.length);
          for (const { id: planned } of section.entry.items ?? [])
            expect(after.includes(planned)).toBe(
              !(now.items?.[section.id]?.removed ?? []).includes(planned),
            );
          for (const other of [prices, questions, people].filter((one) => one !== section)) {
            expect(shownItems(other, now)).toEqual(shownItems(other, before));
            expect(now.items?.[other.id]).toBe(before.items?.[other.id]);
          }
        }
      }),
      { seed: 3, numRuns: 120 },
    );
  });
});
