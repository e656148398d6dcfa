import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { builderMachine } from '../../machines/builder';
import { findBuild } from '../../machines/builderDocument';
import { type ListingFormEvent, listingFormMachine, shownField } from '../../machines/listingForm';
import { LISTING_LENGTH } from '../../machines/pageListing';
import { graphemesIn } from '../../machines/text';
import { crumbAndEmber, harbourYoga } from '../../stories/fixtures/aBuild';

function start() {
  const builderRef = createActor(builderMachine, {
    input: { history: [crumbAndEmber, harbourYoga], currentId: crumbAndEmber.id },
  }).start();
  const actor = createActor(listingFormMachine, { input: { builderRef } }).start();
  const build = () =>
    findBuild(builderRef.getSnapshot().context, crumbAndEmber.id) ?? crumbAndEmber;
  return {
    builderRef,
    actor,
    listings: () => build().customization.listings,
    shown: (field: 'title' | 'description') =>
      shownField(actor.getSnapshot().context, build(), field),
    steps: () => builderRef.getSnapshot().context.past.length,
    state: () => actor.getSnapshot().value,
  };
}

describe('listingFormMachine', () => {
  it('gives a page its words as they are typed, a step a field, and the generator’s once they are gone', () => {
    const { actor, builderRef, listings, steps } = start();
    actor.send({ type: 'page.open', page: 'hero' });
    for (const value of ['S', 'So', 'Sourdough '])
      actor.send({ type: 'field.change', field: 'title', value });
    actor.send({ type: 'field.leave' });
    actor.send({ type: 'field.change', field: 'description', value: 'Baked at night' });
    actor.send({ type: 'field.leave' });
    expect([listings(), steps()]).toEqual([
      { hero: { title: 'Sourdough ', description: 'Baked at night' } },
      2,
    ]);
    actor.send({ type: 'field.change', field: 'title', value: '' });
    actor.send({ type: 'field.leave' });
    expect(listings()).toEqual({ hero: { description: 'Baked at night' } });
    builderRef.send({ type: 'edit.undo' });
    builderRef.send({ type: 'edit.undo' });
    expect(listings()).toEqual({ hero: { title: 'Sourdough ' } });
    actor.send({ type: 'field.change', field: 'title', value: '' });
    expect(listings()).toBeUndefined();
  });

  it('keeps what is too long where it is typed, whole, and the words before in the site', () => {
    const { actor, listings, shown, state } = start();
    const { most } = LISTING_LENGTH.title;
    actor.send({ type: 'page.open', page: 'es.menu' });
    actor.send({ type: 'field.change', field: 'title', value: '👩‍🍳'.repeat(most) });
    expect([state(), graphemesIn(shown('title'))]).toEqual([{ open: 'kept' }, most]);
    const long = 'x'.repeat(most + 1);
    actor.send({ type: 'field.change', field: 'title', value: long });
    expect([state(), shown('title')]).toEqual([{ open: 'tooLong' }, long]);
    expect(graphemesIn(listings()?.['es.menu']?.title ?? '')).toBe(most);
    actor.send({ type: 'field.change', field: 'title', value: 'Pan' });
    expect([state(), shown('title')]).toEqual([{ open: 'kept' }, 'Pan']);
  });

  it('closes with another current site', () => {
    const { actor, builderRef, state } = start();
    actor.send({ type: 'page.open', page: 'hero' });
    builderRef.send({ type: 'build.load', id: harbourYoga.id });
    expect(state()).toBe('closed');
    builderRef.send({ type: 'builder.reset' });
    expect(actor.getSnapshot().can({ type: 'page.open', page: 'hero' })).toBe(false);
  });

  it('follows a new name of the site', () => {
    const { actor, builderRef, listings } = start();
    builderRef.send({ type: 'content.change', field: 'title', value: 'Ember' });
    builderRef.send({ type: 'edit.end' });
    actor.send({ type: 'page.open', page: 'hero' });
    actor.send({ type: 'field.change', field: 'title', value: 'Bread by Ember' });
    actor.send({ type: 'page.close' });
    builderRef.send({ type: 'content.change', field: 'title', value: 'Fennel & Rye' });
    expect(listings()).toEqual({ hero: { title: 'Bread by Fennel & Rye' } });
  });

  it('can reach every state', () => {
    const { builderRef } = start();
    const events: ListingFormEvent[] = [
      { type: 'page.open', page: 'hero' },
      { type: 'page.close' },
      { type: 'field.change', field: 'title', value: 'x'.repeat(400) },
    ];
    const paths = getShortestPaths(listingFormMachine, { input: { builderRef }, events });
    expect([...new Set(paths.map(({ state }) => JSON.stringify(state.value)))].sort()).toEqual([
      '"closed"',
      '{"open":"kept"}',
      '{"open":"tooLong"}',
    ]);
  });
});
