import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { nameOf } from '../../machines/builderDocument';
import { undrawn } from '../../machines/documents';
import { renamingMachine, renamingToSave, type VersionStamp } from '../../machines/renaming';
import { crumbAndEmber, harbourYoga } from '../../stories/fixtures/aBuild';

function start() {
  const builderRef = createActor(builderMachine, {
    input: { history: [crumbAndEmber, harbourYoga] },
  }).start();
  const actor = createActor(renamingMachine, { input: { builderRef } }).start();
  const names = () => builderRef.getSnapshot().context.history.map(nameOf);
  const steps = () => builderRef.getSnapshot().context.past.length;
  actor.send({ type: 'name.edit', id: 'build-2', name: 'Yoga' });
  return { actor, builderRef, names, steps };
}

describe('renaming', () => {
  it('keeps a changed name', () => {
    const { actor, names } = start();
    expect(actor.getSnapshot().value).toBe('typing');
    actor.send({ type: 'name.change', value: 'Autumn site' });
    actor.send({ type: 'name.keep' });
    expect([actor.getSnapshot().value, names()]).toEqual([
      'resting',
      [crumbAndEmber.prompt, 'Autumn site'],
    ]);
  });

  it('keeps the old name on cancel, also when the field is left after it', () => {
    const { actor, names, steps } = start();
    actor.send({ type: 'name.change', value: 'Autumn site' });
    actor.send({ type: 'name.cancel' });
    actor.send({ type: 'name.keep' });
    expect([actor.getSnapshot().value, names()[1], steps()]).toEqual([
      'resting',
      harbourYoga.prompt,
      0,
    ]);
  });

  it('asks nothing of the builder for a name that was not changed', () => {
    const { actor, names, steps } = start();
    actor.send({ type: 'name.change', value: 'Yo' });
    actor.send({ type: 'name.change', value: 'Yoga' });
    actor.send({ type: 'name.keep' });
    expect([names()[1], steps()]).toEqual([harbourYoga.prompt, 0]);
  });

  it('has one name in a field at a time', () => {
    const { actor } = start();
    actor.send({ type: 'name.edit', id: 'build-1', name: 'Bakery' });
    expect(actor.getSnapshot().context.buildId).toBe('build-2');
  });
});

describe('a reload', () => {
  it('gives the name that was being typed back, and keeps it as any other', () => {
    const { actor, builderRef, names } = start();
    actor.send({ type: 'name.change', value: 'Autumn si' });
    const saved = renamingToSave(actor.getSnapshot().context);
    const again = createActor(renamingMachine, { input: { builderRef, ...saved } }).start();
    expect([again.getSnapshot().value, again.getSnapshot().context.name]).toEqual([
      'typing',
      'Autumn si',
    ]);
    again.send({ type: 'name.keep' });
    expect(names()[1]).toBe('Autumn si');
  });

  it('opens no field when nothing was being typed, or its build is gone', () => {
    const { actor, builderRef } = start();
    const typing = renamingToSave(actor.getSnapshot().context);
    actor.send({ type: 'name.keep' });
    const resting = renamingToSave(actor.getSnapshot().context);
    builderRef.send({ type: 'build.delete', id: 'build-2' });
    for (const saved of [resting, typing]) {
      const again = createActor(renamingMachine, { input: { builderRef, ...saved } }).start();
      expect(again.getSnapshot().value).toBe('resting');
    }
  });
});

describe('keeping a version', () => {
  const stamps = ['one', 'two'].map((id, index) => ({ id, createdAt: 1000 + index }));
  const startKeeping = () => {
    const left = [...stamps];
    const stampVersion = fromPromise<VersionStamp>(() => {
      const stamp = left.shift();
      return stamp === undefined ? Promise.reject(new Error('No clock.')) : Promise.resolve(stamp);
    });
    const builderRef = createActor(builderMachine, {
      input: { history: [crumbAndEmber, harbourYoga], currentId: crumbAndEmber.id },
    }).start();
    const actor = createActor(renamingMachine.provide({ actors: { stampVersion } }), {
      input: { builderRef },
    }).start();
    const keep = async () => {
      actor.send({ type: 'version.keep' });
      await waitFor(actor, (snapshot) => !snapshot.matches('keeping'));
    };
    return { actor, builderRef, keep, document: () => builderRef.getSnapshot().context };
  };

  it('puts a copy of the site in front of the history, named and with its name in a field; the document stays', async () => {
    const { actor, keep, document } = startKeeping();
    await keep();
    expect(document().history.map(nameOf)).toEqual([
      'Version 1',
      crumbAndEmber.prompt,
      harbourYoga.prompt,
    ]);
    expect(document().currentId).toBe(crumbAndEmber.id);
    expect(document().history[0]).toEqual({
      ...crumbAndEmber,
      ...stamps[0],
      // It is drawn again once it is shown.
      website: undrawn(crumbAndEmber.website),
      name: 'Version 1',
      isOpened: true,
    });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'typing',
      context: { buildId: 'one', name: 'Version 1' },
    });
  });

  it('stays as it was while the site goes on, and both can be loaded', async () => {
    const { builderRef, keep, document } = startKeeping();
    await keep();
    builderRef.send({ type: 'content.change', field: 'title', value: 'Crumb & Co' });
    const titleOf = (id: string) =>
      document().history.find((build) => build.id === id)?.customization.content.title;
    expect([titleOf('one'), titleOf(crumbAndEmber.id)]).toEqual(['Crumb & Ember', 'Crumb & Co']);
    builderRef.send({ type: 'build.load', id: 'one' });
    builderRef.send({ type: 'build.load', id: crumbAndEmber.id });
    expect(titleOf(crumbAndEmber.id)).toBe('Crumb & Co');
  });

  it('counts on from the last number, is one step to undo and comes back with redo', async () => {
    const { actor, builderRef, keep, document } = startKeeping();
    await keep();
    actor.send({ type: 'name.cancel' });
    await keep();
    expect(document().history.map(nameOf).slice(0, 2)).toEqual(['Version 2', 'Version 1']);
    builderRef.send({ type: 'edit.undo' });
    expect(document().history.map(({ id }) => id)).toEqual([
      'one',
      crumbAndEmber.id,
      harbourYoga.id,
    ]);
    builderRef.send({ type: 'edit.redo' });
    expect(document().history[0]?.id).toBe('two');
  });

  it('keeps nothing without a site', () => {
    const actor = createActor(renamingMachine, {
      input: { builderRef: createActor(builderMachine, { input: {} }).start() },
    }).start();
    expect(actor.getSnapshot().can({ type: 'version.keep' })).toBe(false);
  });
});
