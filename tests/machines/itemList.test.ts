import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { builderMachine } from '../../machines/builder';
import { findBuild } from '../../machines/builderDocument';
import { type ItemListEvent, itemListMachine } from '../../machines/itemList';
import { itemSection, listedItems } from '../../machines/items';
import { ITEM_LENGTH } from '../../machines/limits';
import { outlineMachine } from '../../machines/outline';
import { harbourYoga, outlinedBuild } from '../../stories/fixtures/aBuild';

function start() {
  const builderRef = createActor(builderMachine, {
    input: { history: [outlinedBuild, harbourYoga], currentId: outlinedBuild.id },
  }).start();
  const outlineRef = createActor(outlineMachine, { input: { builderRef } }).start();
  const actor = createActor(itemListMachine, { input: { builderRef, outlineRef } }).start();
  const customization = () => {
    const build = findBuild(builderRef.getSnapshot().context, outlinedBuild.id);
    if (build === null) throw new Error('The build is gone.');
    return build.customization;
  };
  const open = (section: string, page = 'hero') => {
    outlineRef.send({ type: 'entry.select', page, id: section });
    actor.send({ type: 'list.open', section });
  };
  const ids = (id = 'pricing') => {
    const section = itemSection(outlinedBuild.website, id);
    return section === null ? [] : listedItems(section, customization());
  };
  const type = (words: Partial<Record<'title' | 'body' | 'detail', string>>) => {
    for (const [part, value] of Object.entries(words))
      actor.send({ type: 'words.change', part: part as 'title', value });
  };
  return {
    builderRef,
    outlineRef,
    actor,
    customization,
    open,
    ids,
    type,
    steps: () => builderRef.getSnapshot().context.past.length,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

describe('itemListMachine', () => {
  it('lists the items of a section that has some', () => {
    const { actor, open, state, context } = start();
    open('hero');
    expect(state()).toBe('closed');
    open('pricing');
    expect(state()).toEqual({ listing: 'resting' });
    expect(context().section).toBe('pricing');
    actor.send({ type: 'list.close' });
    expect(state()).toBe('closed');
    expect(context().section).toBeNull();
  });

  it('moves, and says where, a step each', () => {
    const { actor, open, ids, context, steps, state } = start();
    open('pricing');
    const ask = (asked: Extract<ItemListEvent, { type: 'item.arrange' }>['asked'], id = 'i2') =>
      actor.send({ type: 'item.arrange', id, asked });
    ask({ act: 'up' });
    expect([ids(), context().message]).toEqual([['i2', 'i1', 'i3'], 'Croissants, 1 of 3']);
    ask({ act: 'up' });
    expect(steps()).toBe(1);
    actor.send({ type: 'places.open', id: 'i2' });
    expect(state()).toEqual({ listing: 'choosingPlace' });
    ask({ act: 'place', to: 2 });
    expect([ids(), context().message]).toEqual([['i1', 'i3', 'i2'], 'Croissants, 3 of 3']);
    expect(state()).toEqual({ listing: 'resting' });
    actor.send({ type: 'places.open', id: 'i2' });
    actor.send({ type: 'places.close' });
    expect(state()).toEqual({ listing: 'resting' });
    ask({ act: 'down' }, 'i1');
    expect(ids()).toEqual(['i3', 'i1', 'i2']);
    expect(steps()).toBe(3);
  });

  it('removes and puts back; the focus is due to a neighbour', () => {
    const { actor, open, ids, context } = start();
    open('pricing');
    actor.send({ type: 'item.arrange', id: 'i3', asked: { act: 'remove' } });
    expect([ids(), context().message, context().lastId]).toEqual([
      ['i1', 'i2'],
      'Coffee removed',
      'i2',
    ]);
    actor.send({ type: 'item.arrange', id: 'i3', asked: { act: 'putBack' } });
    expect([ids(), context().message]).toEqual([['i1', 'i2', 'i3'], 'Coffee, 3 of 3']);
  });

  it('adds what is filled in, and keeps what is typed where something is missing', () => {
    const { actor, open, ids, context, type, state, steps } = start();
    open('faq');
    actor.send({ type: 'item.add' });
    type({ body: 'By post.' });
    actor.send({ type: 'draft.save' });
    expect(state()).toBe('editing');
    expect(context().problems).toEqual({ title: 'Fill in “Question”.' });
    expect(context().draft.words.body).toBe('By post.');
    type({ title: 'x'.repeat(ITEM_LENGTH.title + 1) });
    expect(context().problems).toEqual({});
    actor.send({ type: 'draft.save' });
    expect(context().problems).toEqual({ title: 'Use at most 120 characters.' });
    type({ title: 'How do you ship?' });
    actor.send({ type: 'draft.save' });
    expect(state()).toEqual({ listing: 'resting' });
    expect(ids('faq')).toEqual(['1', 'asked1', 'added1']);
    expect([context().message, context().lastId, steps()]).toEqual([
      'How do you ship? added, 3 of 3',
      'added1',
      1,
    ]);
  });

  it('edits in one step, and in none where nothing is changed or it is cancelled', () => {
    const { actor, open, customization, type, steps, state, context } = start();
    open('pricing');
    actor.send({ type: 'item.edit', id: 'i1' });
    expect(context().draft.words).toEqual({
      title: 'Sourdough',
      body: 'Baked at night',
      detail: '€4',
    });
    type({ title: 'Rye', detail: '€5' });
    actor.send({ type: 'draft.cancel' });
    actor.send({ type: 'item.edit', id: 'i1' });
    actor.send({ type: 'draft.save' });
    expect(steps()).toBe(0);
    actor.send({ type: 'item.edit', id: 'i1' });
    type({ title: 'Rye', detail: '€5' });
    actor.send({ type: 'draft.save' });
    expect([steps(), state()]).toEqual([1, { listing: 'resting' }]);
    expect(customization().texts).toEqual({ 'pricing.i1.title': 'Rye', 'pricing.i1.detail': '€5' });
  });

  it('has opening hours as a table, and in words where no table holds them', () => {
    const { actor, open, customization, context, type, state } = start();
    open('contact', 'contact');
    actor.send({ type: 'item.edit', id: 'hours' });
    expect(context().draft.week?.[0]).toBeNull();
    actor.send({ type: 'day.open', day: 0, isOpen: true });
    actor.send({ type: 'day.change', day: 0, end: 'closes', value: '08:00' });
    actor.send({ type: 'draft.save' });
    expect(Object.keys(context().problems)).toEqual(['body']);
    actor.send({ type: 'day.change', day: 0, end: 'closes', value: '12:00' });
    actor.send({ type: 'draft.save' });
    expect(customization().texts).toEqual({
      'contact.hours.body': 'Mon 9 am–12 pm, Tue–Sun 7 am–3 pm',
    });
    actor.send({ type: 'item.edit', id: 'hours' });
    for (let day = 0; day < 7; day += 1) actor.send({ type: 'day.open', day, isOpen: false });
    actor.send({ type: 'draft.save' });
    expect(context().problems.body).toContain('at least one day');
    actor.send({ type: 'form.turn' });
    expect(context().draft.week).toBeNull();
    type({ body: 'When the lamp is lit' });
    actor.send({ type: 'draft.save' });
    expect(state()).toEqual({ listing: 'resting' });
    actor.send({ type: 'item.edit', id: 'hours' });
    expect(context().draft.week).toBeNull();
    actor.send({ type: 'form.turn' });
    expect(context().draft.week).toHaveLength(7);
    actor.send({ type: 'draft.cancel' });
    actor.send({ type: 'item.edit', id: 'address' });
    actor.send({ type: 'form.turn' });
    expect(context().draft.week).toBeNull();
  });

  it('has the day and time of an entry in fields, and what no fields hold in words', () => {
    const { actor, open, customization, context, type, state, steps } = start();
    const change = (part: 'day' | 'date' | 'begins' | 'ends', value: string) =>
      actor.send({ type: 'time.change', part, value });
    const save = () => actor.send({ type: 'draft.save' });
    open('events');
    actor.send({ type: 'item.edit', id: '1' });
    expect(context().draft.time).toEqual({ day: '1', date: '', begins: '19:00', ends: '' });
    save();
    expect(steps()).toBe(0);
    actor.send({ type: 'item.edit', id: '1' });
    change('ends', '18:30');
    save();
    expect(context().problems).toEqual({
      ends: 'The end must be after the beginning. Enter times past midnight as text.',
    });
    change('ends', '20:30');
    save();
    expect(customization().items).toEqual({
      events: { words: { '1': { detail: 'Tue 7 pm–8:30 pm' } } },
    });
    actor.send({ type: 'item.edit', id: '1' });
    change('day', 'date');
    save();
    expect(context().problems).toEqual({ date: 'Choose the date.' });
    change('date', '2026-06-14');
    change('begins', '');
    save();
    expect(context().problems).toEqual({ begins: 'Enter when it begins.' });
    change('ends', '');
    save();
    expect(customization().items?.events?.words?.['1']).toEqual({ detail: 'Sunday 14 June 2026' });

    actor.send({ type: 'item.edit', id: '2' });
    expect([context().draft.time, context().draft.words.detail]).toEqual([null, '3 May']);
    actor.send({ type: 'form.turn' });
    save();
    expect(context().problems).toEqual({ day: 'Choose a day, or enter it as text.' });
    actor.send({ type: 'form.turn' });
    expect(context().draft.words.detail).toBe('3 May');
    type({ detail: '3 and 4 May' });
    save();
    expect(customization().items?.events?.words?.['2']).toEqual({ detail: '3 and 4 May' });

    actor.send({ type: 'item.add' });
    type({ title: 'Pizza night', body: 'Bring a friend' });
    change('begins', '18:00');
    save();
    expect(context().problems).toEqual({ day: 'Choose a day, or enter it as text.' });
    change('day', '4');
    save();
    expect(state()).toEqual({ listing: 'resting' });
    expect(customization().items?.events?.words?.added1).toEqual({
      title: 'Pizza night',
      body: 'Bring a friend',
      detail: 'Fri 6 pm',
    });
    actor.send({ type: 'item.edit', id: 'added1' });
    change('day', '');
    change('begins', '');
    save();
    expect(customization().items?.events?.words?.added1?.detail).toBeUndefined();
  });

  it('ends where another section is selected, but not while something is typed', () => {
    const { actor, outlineRef, open, state, type, context } = start();
    open('pricing');
    outlineRef.send({ type: 'section.press', page: 'hero', section: 'faq' });
    expect(state()).toBe('closed');
    open('pricing');
    actor.send({ type: 'item.add' });
    type({ title: 'Rye' });
    outlineRef.send({ type: 'section.press', page: 'hero', section: 'faq' });
    expect(state()).toBe('editing');
    expect(context().draft.words.title).toBe('Rye');
    outlineRef.send({ type: 'section.press', page: 'hero', section: 'pricing' });
    actor.send({ type: 'draft.cancel' });
    expect(state()).toEqual({ listing: 'resting' });
  });

  it('lets go of what an undo takes away, and of another site', () => {
    const { actor, builderRef, open, state, type } = start();
    open('pricing');
    actor.send({ type: 'item.add' });
    type({ title: 'Rye' });
    actor.send({ type: 'draft.save' });
    actor.send({ type: 'item.edit', id: 'added1' });
    builderRef.send({ type: 'edit.undo' });
    expect(state()).toEqual({ listing: 'resting' });
    builderRef.send({ type: 'build.load', id: harbourYoga.id });
    expect(state()).toBe('closed');
  });

  it('has an undo for every reorder (Puck #1679: one without): undo of every step gives the first site, redo the last', () => {
    const asked = fc.array(
      fc.tuple(
        fc.constantFrom('pricing', 'faq'),
        fc.constantFrom(...(['add', 'edit', 'up', 'down', 'remove', 'place'] as const)),
        fc.nat(9),
        fc.string({ maxLength: 5 }),
      ),
      { minLength: 1, maxLength: 50 },
    );
    fc.assert(
      fc.property(asked, (all) => {
        const { builderRef, actor, customization, open, ids, type, steps } = start();
        const first = JSON.stringify(customization());
        for (const [section, act, number, words] of all) {
          open(section);
          const listed = ids(section);
          const id = listed[number % listed.length] ?? '';
          const before = steps();
          if (act === 'add' || act === 'edit') {
            actor.send(act === 'add' ? { type: 'item.add' } : { type: 'item.edit', id });
            type({ title: words || 'x', body: words || 'y' });
            actor.send({ type: 'draft.save' });
          } else {
            const to = number % listed.length;
            actor.send({
              type: 'item.arrange',
              id,
              asked: act === 'place' ? { act, to } : { act },
            });
          }
          expect(steps() - before).toBeLessThanOrEqual(1);
          actor.send({ type: 'list.close' });
        }
        const last = JSON.stringify(customization());
        const taken = steps();
        for (let step = 0; step < taken; step += 1) builderRef.send({ type: 'edit.undo' });
        expect(JSON.stringify(customization())).toBe(first);
        for (let step = 0; step < taken; step += 1) builderRef.send({ type: 'edit.redo' });
        expect(JSON.stringify(customization())).toBe(last);
      }),
      { seed: 5, numRuns: 60 },
    );
  });

  it('can be in every state', () => {
    const { builderRef } = start();
    const paths = getShortestPaths(itemListMachine, {
      input: { builderRef, outlineRef: null },
      events: [
        { type: 'list.open', section: 'pricing' },
        { type: 'places.open', id: 'i1' },
        { type: 'item.edit', id: 'i1' },
      ],
    });
    const values = new Set(paths.map(({ state }) => JSON.stringify(state.value)));
    expect([...values].sort()).toEqual([
      '"closed"',
      '"editing"',
      '{"listing":"choosingPlace"}',
      '{"listing":"resting"}',
    ]);
  });
});
