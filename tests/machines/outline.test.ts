import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { builderMachine } from '../../machines/builder';
import { findBuild } from '../../machines/builderDocument';
import type { Build } from '../../machines/entities';
import { outlineMachine } from '../../machines/outline';
import type { EntrySought, OutlineEvent } from '../../machines/outlineSetup';
import type { AskedAct } from '../../machines/outlineAsked';
import { outlineOf } from '../../machines/outlineOf';
import { harbourYoga, outlinedBuild } from '../../stories/fixtures/aBuild';

const page = (path: string, lead: string, language = 'en') => ({
  path,
  lead,
  language,
  label: lead,
  html: '',
});
const severalPages: Build = {
  ...outlinedBuild,
  website: {
    ...outlinedBuild.website,
    pages: [
      page('index.html', 'hero'),
      page('gallery.html', 'gallery'),
      page('contact.html', 'contact'),
      page('es/index.html', 'hero', 'es'),
      page('es/gallery.html', 'gallery', 'es'),
    ],
  },
};

function start(build: Build = outlinedBuild) {
  const builderRef = createActor(builderMachine, {
    input: { history: [build, harbourYoga], currentId: build.id },
  }).start();
  const actor = createActor(outlineMachine, { input: { builderRef } }).start();
  const sought: EntrySought[] = [];
  actor.on('entry.sought', (event) => sought.push(event));
  const customization = () => findBuild(builderRef.getSnapshot().context, build.id)?.customization;
  const listed = (lead = 'hero') =>
    outlineOf({ ...build, customization: customization() ?? build.customization })
      .find(({ page: known }) => known.lead === lead)
      ?.entries.map(({ id }) => id);
  const ask = (asked: AskedAct) => actor.send({ type: 'entry.arrange', asked });
  const select = (id: string | null, lead = 'hero') =>
    actor.send({ type: 'entry.select', page: lead, id });
  const steps = () => builderRef.getSnapshot().context.past.length;
  return { builderRef, actor, sought, customization, listed, ask, select, steps };
}

describe('outlineMachine', () => {
  it('keeps pages folded, whatever is selected meanwhile', () => {
    const { actor, select } = start(severalPages);
    actor.send({ type: 'pages.fold', folded: ['gallery'] });
    select('about');
    expect(actor.getSnapshot().context.folded).toEqual(['gallery']);
  });

  it('selects an entry, and only one that is there', () => {
    const { actor, select, sought } = start();
    select('nothing');
    select('about', 'nowhere');
    expect(actor.getSnapshot().value).toBe('unselected');
    select('about');
    expect(actor.getSnapshot().value).toEqual({ selected: 'resting' });
    expect(actor.getSnapshot().context.selected).toEqual({ page: 'hero', id: 'about' });
    select('gallery.more');
    select(null);
    expect(sought.map(({ section }) => section)).toEqual(['about', 'gallery', null]);
  });

  it('selects what is pressed in the preview, and leaves the preview where it is', () => {
    const { actor, sought } = start();
    actor.send({ type: 'section.press', page: 'hero', section: 'gallery' });
    expect(actor.getSnapshot().context.selected).toEqual({ page: 'hero', id: 'gallery.more' });
    actor.send({ type: 'section.press', page: 'gallery', section: 'gallery' });
    expect(actor.getSnapshot().context.selected).toEqual({ page: 'gallery', id: 'gallery' });
    actor.send({ type: 'section.press', page: 'gallery', section: 'page' });
    expect(actor.getSnapshot().context.selected).toEqual({ page: 'gallery', id: 'gallery' });
    expect(sought).toEqual([]);
  });

  it('shows the page of what is selected, in the language in view', () => {
    const { builderRef, select } = start(severalPages);
    const path = () => builderRef.getSnapshot().context.page?.path;
    select('team', 'gallery');
    expect(path()).toBe('gallery.html');
    builderRef.send({ type: 'page.show', path: 'es/gallery.html' });
    select('about');
    expect(path()).toBe('es/index.html');
    select('contact', 'contact');
    expect(path()).toBe('contact.html');
  });

  it('leaves the preview where somebody went after a page in view was named', () => {
    const { builderRef, actor, select } = start(severalPages);
    select(null, 'gallery');
    actor.send({ type: 'page.rename' });
    actor.send({ type: 'name.change', value: 'Pictures' });
    actor.send({ type: 'name.save' });
    builderRef.send({ type: 'page.show', path: 'index.html' });
    builderRef.send({ type: 'text.change', id: 'hero.heading', value: 'Bread' });
    expect(builderRef.getSnapshot().context.page?.path).toBe('index.html');
  });

  it('moves, and says where', () => {
    const { actor, ask, select, listed, steps } = start();
    const message = () => actor.getSnapshot().context.message;
    select('pricing');
    ask({ act: 'up' });
    expect(listed()).toEqual(['hero', 'features', 'about', 'pricing', 'gallery.more', 'faq']);
    expect(message()).toBe('Prices, 4 of 6');
    ask({ act: 'down' });
    ask({ act: 'down' });
    expect(message()).toBe('Prices, 6 of 6');
    ask({ act: 'down' });
    expect(steps()).toBe(3);
    actor.send({ type: 'places.open' });
    expect(actor.getSnapshot().value).toEqual({ selected: 'choosingPlace' });
    ask({ act: 'place', to: 1 });
    expect(message()).toBe('Prices, 2 of 6');
    expect(actor.getSnapshot().value).toEqual({ selected: 'resting' });
    ask({ act: 'place', to: 0 });
    expect(listed()?.[0]).toBe('hero');
    actor.send({ type: 'places.open' });
    actor.send({ type: 'places.close' });
    expect(actor.getSnapshot().value).toEqual({ selected: 'resting' });
  });

  it('drags an entry to another place, as one step, and says where', () => {
    const { actor, listed, steps, sought } = start();
    const context = () => actor.getSnapshot().context;
    const over = (id: string | null, half: 'upper' | 'lower' = 'upper', page = 'hero') =>
      actor.send({ type: 'drag.over', over: { page, id, half } });
    const begin = (id: string | null, page = 'hero') =>
      actor.send({ type: 'drag.begin', page, id });
    begin('pricing');
    expect(actor.getSnapshot().value).toBe('dragging');
    expect(context().selected).toBeNull();
    over('about');
    expect(context().dropPlace).toEqual({ page: 'hero', to: 2 });
    over('features');
    actor.send({ type: 'drag.drop' });
    expect(actor.getSnapshot().value).toEqual({ selected: 'resting' });
    expect(listed()).toEqual(['hero', 'pricing', 'features', 'about', 'gallery.more', 'faq']);
    expect(context().message).toBe('Prices, 2 of 6');
    begin('pricing');
    over('team', 'lower', 'gallery');
    actor.send({ type: 'drag.drop' });
    expect(listed('gallery')).toEqual(['gallery', 'team', 'pricing']);
    expect(context().message).toMatch(/^Prices, 3 of 3 on /);
    expect(context().selected).toEqual({ page: 'gallery', id: 'pricing' });
    expect(sought.at(-1)).toEqual({ type: 'entry.sought', page: 'gallery', section: 'pricing' });
    expect(steps()).toBe(2);
  });

  it('drops on the row of a page: first where its sections are in view, last where they are folded away', () => {
    const { actor, listed, steps } = start();
    const onPage = (page: string) => {
      actor.send({ type: 'drag.begin', page: 'hero', id: 'about' });
      actor.send({ type: 'drag.over', over: { page, id: null, half: 'upper' } });
      return actor.getSnapshot().context.dropPlace;
    };
    expect(onPage('hero')).toEqual({ page: 'hero', to: 1 });
    expect(onPage('gallery')).toEqual({ page: 'gallery', to: 0 });
    actor.send({ type: 'pages.fold', folded: ['gallery'] });
    expect(onPage('gallery')).toEqual({ page: 'gallery', to: 2 });
    actor.send({ type: 'drag.drop' });
    expect(listed('gallery')).toEqual(['gallery', 'team', 'about']);
    expect(steps()).toBe(1);
  });

  it('drops nothing where nothing may stand, and nothing once it is cancelled', () => {
    const { actor, builderRef, customization, steps } = start();
    const first = customization();
    const place = () => actor.getSnapshot().context.dropPlace;
    actor.send({ type: 'drag.begin', page: 'hero', id: 'hero' });
    actor.send({ type: 'drag.begin', page: 'gallery', id: null });
    actor.send({ type: 'drag.begin', page: 'hero', id: 'nothing' });
    expect(actor.getSnapshot().value).toBe('unselected');
    actor.send({ type: 'drag.begin', page: 'hero', id: 'gallery.more' });
    // The excerpt of another page belongs to its page; nothing stands above the hero; it stands there already.
    for (const over of [
      { page: 'contact', id: 'contact', half: 'upper' },
      { page: 'nowhere', id: null, half: 'upper' },
      { page: 'hero', id: 'gallery.more', half: 'lower' },
      { page: 'hero', id: 'about', half: 'lower' },
    ] as const) {
      actor.send({ type: 'drag.over', over });
      expect(place()).toBeNull();
    }
    actor.send({ type: 'drag.drop' });
    expect(actor.getSnapshot().value).toBe('unselected');
    actor.send({ type: 'entry.select', page: 'hero', id: 'about' });
    actor.send({ type: 'drag.begin', page: 'hero', id: 'pricing' });
    actor.send({ type: 'drag.over', over: { page: 'hero', id: 'hero', half: 'upper' } });
    expect(place()).toEqual({ page: 'hero', to: 1 });
    actor.send({ type: 'drag.over', over: null });
    expect(place()).toBeNull();
    actor.send({ type: 'drag.over', over: { page: 'hero', id: 'about', half: 'upper' } });
    actor.send({ type: 'drag.cancel' });
    actor.send({ type: 'drag.drop' });
    expect(actor.getSnapshot().value).toEqual({ selected: 'resting' });
    expect(actor.getSnapshot().context.selected?.id).toBe('about');
    expect(customization()).toBe(first);
    expect(steps()).toBe(0);
    actor.send({ type: 'drag.begin', page: 'hero', id: 'pricing' });
    builderRef.send({ type: 'build.load', id: harbourYoga.id });
    expect(actor.getSnapshot().value).toBe('unselected');
  });

  it('duplicates, hides, removes and puts back, and says so', () => {
    const { actor, ask, select, listed } = start();
    const { selected, message } = {
      selected: () => actor.getSnapshot().context.selected?.id,
      message: () => actor.getSnapshot().context.message,
    };
    select('about');
    ask({ act: 'duplicate' });
    expect([selected(), message()]).toEqual(['about_2', 'About 2 added, 4 of 7']);
    ask({ act: 'toggle' });
    expect(message()).toBe('About 2 is hidden');
    ask({ act: 'toggle' });
    expect(message()).toBe('About 2 is shown');
    ask({ act: 'remove' });
    expect([selected(), message()]).toEqual(['gallery.more', 'About 2 removed']);
    select('faq');
    ask({ act: 'remove' });
    expect([selected(), listed()?.length]).toEqual(['pricing', 5]);
    actor.send({ type: 'entry.putBack', page: 'hero', id: 'faq' });
    expect([selected(), message()]).toEqual(['faq', 'Questions, 6 of 6']);
    select('hero');
    for (const act of ['up', 'down', 'duplicate', 'remove'] as const) {
      const event: OutlineEvent = { type: 'entry.arrange', asked: { act } };
      expect(actor.getSnapshot().can(event)).toBe(false);
    }
    expect(actor.getSnapshot().can({ type: 'places.open' })).toBe(false);
    select(null);
    expect(actor.getSnapshot().can({ type: 'entry.arrange', asked: { act: 'remove' } })).toBe(
      false,
    );
  });

  it('adds from the catalogue, behind what is selected or at the end, and says where', () => {
    const { actor, builderRef, select, listed, steps, sought } = start();
    const { selected, message } = {
      selected: () => actor.getSnapshot().context.selected,
      message: () => actor.getSnapshot().context.message,
    };
    const add = (kind: string) => {
      actor.send({ type: 'catalogue.open' });
      expect(actor.getSnapshot().value).toBe('choosingKind');
      actor.send({ type: 'entry.add', kind });
    };
    add('testimonials');
    expect(actor.getSnapshot().value).toEqual({ selected: 'resting' });
    expect(selected()).toEqual({ page: 'hero', id: 'testimonials' });
    expect(message()).toBe('Reviews added, 7 of 7');
    expect(sought.at(-1)).toMatchObject({ page: 'hero', section: 'testimonials' });
    select('features');
    add('faq');
    expect([selected()?.id, message()]).toEqual(['faq_2', 'Questions 2 added, 3 of 8']);
    actor.send({ type: 'catalogue.open' });
    actor.send({ type: 'section.press', page: 'gallery', section: 'team' });
    expect(actor.getSnapshot().value).toBe('choosingKind');
    actor.send({ type: 'entry.add', kind: 'events' });
    expect(listed('gallery')).toEqual(['gallery', 'team', 'events']);
    expect(steps()).toBe(3);
    select(null, 'contact');
    add('booking');
    expect(listed('contact')).toEqual(['booking', 'contact']);
    builderRef.send({ type: 'edit.undo' });
    expect(actor.getSnapshot().value).toBe('unselected');
  });

  it('puts a removed section back where it stood rather than adding another', () => {
    const { actor, ask, select, listed } = start();
    select('about');
    ask({ act: 'remove' });
    select('faq');
    actor.send({ type: 'catalogue.open' });
    actor.send({ type: 'entry.add', kind: 'about' });
    expect(listed()?.[2]).toBe('about');
    expect(actor.getSnapshot().context.selected?.id).toBe('about');
  });

  it('chooses another layout or wording, round and round, and the first again', () => {
    const { actor, ask, select, customization, steps } = start();
    const message = () => actor.getSnapshot().context.message;
    select('pricing');
    ask({ act: 'choose', what: 'layout', step: 1 });
    expect(message()).toBe('Prices: layout 2 of 3');
    ask({ act: 'choose', what: 'wording', step: -1 });
    expect(message()).toBe('Prices: wording 2 of 2');
    expect(customization()?.sections).toEqual({ pricing: { layout: 'menu', wording: 1 } });
    ask({ act: 'duplicate' });
    expect(customization()?.sections?.['pricing_2']).toEqual({ layout: 'menu', wording: 1 });
    ask({ act: 'choose', what: 'wording', step: null });
    expect(customization()?.sections?.['pricing_2']).toEqual({ layout: 'menu' });
    ask({ act: 'remove' });
    expect(Object.keys(customization()?.sections ?? {})).toEqual(['pricing']);
    select('pricing');
    ask({ act: 'choose', what: 'layout', step: null });
    expect(message()).toBe('Prices: layout 1 of 3');
    ask({ act: 'choose', what: 'wording', step: 1 });
    expect(customization()?.sections).toBeUndefined();
    expect(steps()).toBe(7);
    for (const step of [1, -1, null] as const) {
      select('faq');
      const asked: AskedAct = { act: 'choose', what: 'layout', step };
      expect(actor.getSnapshot().can({ type: 'entry.arrange', asked })).toBe(false);
    }
  });

  it('closes the catalogue, and lets it go where there is nothing to choose from', () => {
    const { actor, builderRef, select } = start();
    actor.send({ type: 'catalogue.open' });
    actor.send({ type: 'catalogue.close' });
    expect(actor.getSnapshot().value).toBe('unselected');
    select('about');
    actor.send({ type: 'catalogue.open' });
    actor.send({ type: 'entry.add', kind: 'nothing' });
    expect(actor.getSnapshot().value).toBe('choosingKind');
    actor.send({ type: 'catalogue.close' });
    expect(actor.getSnapshot().value).toEqual({ selected: 'resting' });
    actor.send({ type: 'catalogue.open' });
    builderRef.send({ type: 'build.load', id: harbourYoga.id });
    expect(actor.getSnapshot().value).toBe('unselected');
    expect(actor.getSnapshot().can({ type: 'catalogue.open' })).toBe(false);
  });

  it('lets go of what an undo takes away, and of another site', () => {
    const { actor, builderRef, ask, select } = start();
    select('about');
    ask({ act: 'duplicate' });
    builderRef.send({ type: 'edit.undo' });
    expect(actor.getSnapshot().value).toBe('unselected');
    builderRef.send({ type: 'edit.redo' });
    select('about_2');
    ask({ act: 'up' });
    builderRef.send({ type: 'edit.undo' });
    expect(actor.getSnapshot().context.selected?.id).toBe('about_2');
    builderRef.send({ type: 'build.load', id: harbourYoga.id });
    expect(actor.getSnapshot().value).toBe('unselected');
    expect(actor.getSnapshot().context.selected).toBeNull();
  });

  it('has an undo for every reorder (Puck #1679: one without): undo of every step gives the first site, redo the last', () => {
    const asked = fc.array(
      fc.tuple(
        fc.nat(9),
        fc.constantFrom(
          ...(['up', 'down', 'duplicate', 'toggle', 'remove', 'place', 'add', 'choose'] as const),
        ),
        fc.nat(9),
      ),
      { minLength: 1, maxLength: 50 },
    );
    fc.assert(
      fc.property(asked, (all) => {
        const { builderRef, actor, customization, listed, select, steps } = start();
        const first = JSON.stringify(customization());
        const { catalogue = [] } = outlinedBuild.website;
        for (const [at, act, to] of all) {
          const ids = listed() ?? [];
          select(ids[at % ids.length] ?? null);
          if (act === 'add') {
            const kind = catalogue[to % catalogue.length]?.kind ?? '';
            actor.send({ type: 'catalogue.open' });
            actor.send({ type: 'entry.add', kind });
            expect(actor.getSnapshot().value).toEqual({ selected: 'resting' });
            continue;
          }
          const doing: AskedAct =
            act === 'place'
              ? { act, to: to % ids.length }
              : act === 'choose'
                ? { act, what: to % 2 === 0 ? 'layout' : 'wording', step: to % 3 === 0 ? null : 1 }
                : { act };
          const before = steps();
          const isPossible = actor.getSnapshot().can({ type: 'entry.arrange', asked: doing });
          actor.send({ type: 'entry.arrange', asked: doing });
          expect(steps() - before).toBe(isPossible ? 1 : 0);
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
    const paths = getShortestPaths(outlineMachine, {
      input: { builderRef },
      events: [
        { type: 'entry.select', page: 'hero', id: 'about' },
        { type: 'places.open' },
        { type: 'drag.begin', page: 'hero', id: 'about' },
        { type: 'catalogue.open' },
        { type: 'entry.select', page: 'gallery', id: null },
        { type: 'page.add' },
        { type: 'page.rename' },
        { type: 'build.changed' },
      ],
    });
    const values = new Set(paths.map(({ state }) => JSON.stringify(state.value)));
    expect([...values].sort()).toEqual([
      '"addingPage"',
      '"choosingKind"',
      '"dragging"',
      '"unselected"',
      '{"selected":"choosingPlace"}',
      '{"selected":"renaming"}',
      '{"selected":"resting"}',
    ]);
  });
});
