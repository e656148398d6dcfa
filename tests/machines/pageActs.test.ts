import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { findBuild } from '../../machines/builderDocument';
import type { Build } from '../../machines/entities';
import { outlineMachine } from '../../machines/outline';
import type { AskedAct } from '../../machines/outlineAsked';
import { outlineOf } from '../../machines/outlineOf';
import { pageNameProblem } from '../../machines/pageActs';
import { outlinedBuild } from '../../stories/fixtures/aBuild';

function start(build: Build = outlinedBuild) {
  const builderRef = createActor(builderMachine, {
    input: { history: [build], currentId: build.id },
  }).start();
  const actor = createActor(outlineMachine, { input: { builderRef } }).start();
  const current = (): Build => findBuild(builderRef.getSnapshot().context, build.id) ?? build;
  const ask = (asked: AskedAct) => actor.send({ type: 'entry.arrange', asked });
  const select = (page: string, id: string | null = null) =>
    actor.send({ type: 'entry.select', page, id });
  const name = (value: string) => {
    actor.send({ type: 'name.change', value });
    actor.send({ type: 'name.save' });
  };
  const addPage = (value: string) => {
    actor.send({ type: 'page.add' });
    name(value);
  };
  const pages = () => outlineOf(current()).map(({ label }) => label);
  const listed = (lead: string) =>
    outlineOf(current())
      .find(({ page }) => page.lead === lead)
      ?.entries.map(({ id }) => id);
  const context = () => actor.getSnapshot().context;
  const steps = () => builderRef.getSnapshot().context.past.length;
  return {
    builderRef,
    actor,
    current,
    ask,
    select,
    name,
    addPage,
    pages,
    listed,
    context,
    steps,
  };
}

/** The same site on one page. */
const onePage: Build = {
  ...outlinedBuild,
  website: {
    ...outlinedBuild.website,
    outline: [
      {
        lead: 'hero',
        path: 'index.html',
        label: 'Home',
        entries: (outlinedBuild.website.outline ?? []).flatMap(({ entries }) =>
          entries.filter(({ id }) => !id.endsWith('.more')),
        ),
      },
    ],
  },
};

describe('pages of the outline', () => {
  it('are added under a name, selected, and undone in one step', () => {
    const { addPage, builderRef, context, current, listed, pages, steps } = start(onePage);
    addPage('  Weddings ');
    expect(pages()).toEqual(['Home', 'Weddings']);
    expect(listed('topic-page1')).toEqual(['topic-page1']);
    expect(context().selected).toEqual({ page: 'topic-page1', id: null });
    expect(context().message).toBe('Weddings added, page 2 of 2');
    expect(steps()).toBe(1);
    builderRef.send({ type: 'edit.undo' });
    expect(current().customization).toEqual(onePage.customization);
    expect(context().selected).toBeNull();
  });

  it('need a name that no other has, in whatever case, and not too long', () => {
    const { actor, addPage, context, name, pages, select } = start();
    addPage(' ');
    expect(context().nameProblem).toBe('missing');
    actor.send({ type: 'name.change', value: 'x'.repeat(61) });
    expect(context().nameProblem).toBe('tooLong');
    actor.send({ type: 'name.change', value: 'GALLERY ' });
    expect(context().nameProblem).toBe('taken');
    actor.send({ type: 'name.change', value: 'Weddings' });
    expect(context().nameProblem).toBeNull();
    actor.send({ type: 'name.cancel' });
    expect(actor.getSnapshot().value).toBe('unselected');
    expect(pages()).toEqual(['Home', 'Gallery', 'Contact']);
    select('gallery');
    actor.send({ type: 'page.rename' });
    expect(context().name).toBe('Gallery');
    name('contact');
    expect(context().nameProblem).toBe('taken');
    expect(actor.getSnapshot().value).toEqual({ selected: 'renaming' });
    name('gallery');
    expect(pages()).toEqual(['Home', 'gallery', 'Contact']);
    expect(pageNameProblem('a', [])).toBeNull();
  });

  it('are moved, the home page excepted, and removed with what stands on them', () => {
    const { actor, ask, context, current, listed, pages, select } = start();
    select('hero');
    for (const act of ['up', 'down', 'remove', 'lock', 'duplicate'] as const)
      expect(actor.getSnapshot().can({ type: 'entry.arrange', asked: { act } })).toBe(false);
    select('gallery');
    expect(actor.getSnapshot().can({ type: 'entry.arrange', asked: { act: 'up' } })).toBe(false);
    ask({ act: 'down' });
    expect(context().message).toBe('Gallery, page 3 of 3');
    expect(pages()).toEqual(['Home', 'Contact', 'Gallery']);
    ask({ act: 'up' });
    expect(current().customization.pages).toBeUndefined();
    ask({ act: 'remove' });
    expect(pages()).toEqual(['Home', 'Contact']);
    expect(context().message).toBe('Gallery removed');
    expect(context().selected).toEqual({ page: 'contact', id: null });
    expect(listed('hero')).not.toContain('gallery.more');
    const removed = outlineOf(current())[0]?.removed.map(({ id }) => id);
    expect(removed).toEqual(['gallery', 'team']);
    actor.send({ type: 'entry.putBack', page: 'hero', id: 'team' });
    expect(listed('hero')).toContain('team');
    expect(context().selected).toEqual({ page: 'hero', id: 'team' });
  });

  it('take a section in at a place, with its copies left where they are, and give it back', () => {
    const { actor, ask, context, current, listed, select, steps } = start();
    select('hero', 'pricing');
    ask({ act: 'duplicate' });
    select('hero', 'pricing');
    actor.send({ type: 'places.open' });
    actor.send({ type: 'places.page', page: 'gallery' });
    expect(context().placesOn).toBe('gallery');
    ask({ act: 'place', to: 1, on: 'gallery' });
    expect(context().message).toBe('Prices, 2 of 3 on Gallery');
    expect(context().selected).toEqual({ page: 'gallery', id: 'pricing' });
    expect(listed('gallery')).toEqual(['gallery', 'pricing', 'team']);
    expect(listed('hero')).toContain('pricing_2');
    expect(steps()).toBe(2);
    ask({ act: 'place', to: 2, on: 'hero' });
    expect(listed('hero')?.[2]).toBe('pricing');
    expect(current().customization.arrangement?.moved).toBeUndefined();
    for (const id of ['hero', 'gallery.more']) {
      select('hero', id);
      const asked: AskedAct = { act: 'place', to: 1, on: 'gallery' };
      expect(actor.getSnapshot().can({ type: 'entry.arrange', asked })).toBe(false);
    }
  });

  it('keep what was written on one that goes, even where it was added', () => {
    const { addPage, ask, builderRef, current, listed } = start(onePage);
    addPage('Weddings');
    builderRef.send({ type: 'text.change', id: 'topic-page1.todo1.title', value: 'Cakes' });
    ask({ act: 'remove' });
    expect(outlineOf(current())).toHaveLength(1);
    expect(outlineOf(current())[0]?.removed.map(({ label }) => label)).toEqual(['Weddings']);
    builderRef.send({
      type: 'sections.arrange',
      page: 'hero',
      done: { act: 'putBack', id: 'topic-page1' },
    });
    expect(listed('hero')).toContain('topic-page1');
    addPage('Weddings again');
    expect(outlineOf(current()).at(-1)?.page.lead).toBe('topic-page2');
  });

  it('have an undo for every reorder (Puck #1679: one without): undo of fifty edits, pages among them, gives the first site, redo the last, byte for byte', () => {
    const acts = fc.array(
      fc.record({
        page: fc.nat(9),
        entry: fc.nat(9),
        to: fc.nat(9),
        act: fc.constantFrom(
          ...([
            'addPage',
            'renamePage',
            'pageUp',
            'pageDown',
            'removePage',
            'elsewhere',
            'elsewhere',
            'lock',
            'up',
            'duplicate',
            'toggle',
            'remove',
            'choose',
          ] as const),
        ),
      }),
      { minLength: 50, maxLength: 50 },
    );
    fc.assert(
      fc.property(acts, (all) => {
        const { actor, addPage, ask, builderRef, current, name, select, steps } = start();
        const json = () => JSON.stringify(current().customization);
        const first = json();
        for (const { page: at, entry, to, act } of all) {
          const pages = outlineOf(current());
          const page = pages[at % pages.length];
          if (page === undefined) throw new Error('A site has at least its first page.');
          const { lead } = page.page;
          const id = page.entries[entry % page.entries.length]?.id ?? null;
          const other = pages[to % pages.length]?.page.lead ?? 'hero';
          const isOfPage = ['renamePage', 'pageUp', 'pageDown', 'removePage'].includes(act);
          select(lead, isOfPage ? null : id);
          const before = steps();
          const isAdding = act === 'addPage';
          if (isAdding) addPage(`Page ${to}`);
          else if (act === 'renamePage') {
            actor.send({ type: 'page.rename' });
            name(`Name ${to}`);
          } else if (act === 'elsewhere') ask({ act: 'place', to: 1, on: other });
          else if (act === 'pageUp') ask({ act: 'up' });
          else if (act === 'pageDown') ask({ act: 'down' });
          else if (act === 'removePage') ask({ act: 'remove' });
          else if (act === 'choose') ask({ act, what: 'layout', step: 1 });
          else ask({ act });
          expect(steps() - before).toBeLessThanOrEqual(1);
          const ids = outlineOf(current()).flatMap(({ entries }) => entries.map((one) => one.id));
          expect(new Set(ids).size).toBe(ids.length);
        }
        const last = json();
        const taken = steps();
        for (let step = 0; step < taken; step += 1) builderRef.send({ type: 'edit.undo' });
        expect(json()).toBe(first);
        for (let step = 0; step < taken; step += 1) builderRef.send({ type: 'edit.redo' });
        expect(json()).toBe(last);
      }),
      { seed: 9, numRuns: 40 },
    );
  });
});
