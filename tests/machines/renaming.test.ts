import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { nameOf } from '../../machines/desk';
import { renamingMachine, renamingToSave } from '../../machines/renaming';
import { crumbAndEmber, harbourYoga } from '../../stories/fixtures/aBuild';

function start() {
  const builderRef = createActor(builderMachine, {
    input: { history: [crumbAndEmber, harbourYoga] },
  }).start();
  const actor = createActor(renamingMachine, { input: { builderRef } }).start();
  const names = () => builderRef.getSnapshot().context.history.map(nameOf);
  const steps = () => builderRef.getSnapshot().context.past.length;
  actor.send({ type: 'rename', id: 'build-2', name: 'Yoga' });
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
    actor.send({ type: 'cancel' });
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
    actor.send({ type: 'rename', id: 'build-1', name: 'Bakery' });
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
