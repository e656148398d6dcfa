import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { comparisonMachine, comparisonToSave } from '../../machines/comparison';
import { heroPictureMachine } from '../../machines/heroPicture';
import { aBuild, crumbAndEmber, harbourYoga } from '../../stories/fixtures/aBuild';
import { aHero } from '../../stories/fixtures/anImage';

const third = aBuild({ id: 'build-3', prompt: 'A third one' });

function start() {
  const builderRef = createActor(builderMachine, {
    input: { history: [crumbAndEmber, harbourYoga, third], currentId: 'build-1' },
  }).start();
  const actor = createActor(comparisonMachine, { input: { builderRef } }).start();
  const choose = (...ids: string[]) => {
    for (const id of ids) actor.send({ type: 'build.choose', id });
  };
  const value = () => actor.getSnapshot().value;
  const chosen = () => actor.getSnapshot().context.chosenIds;
  return { actor, builderRef, choose, value, chosen };
}

describe('what the builder is told', () => {
  it('wants the documents of both builds while they are looked at', () => {
    const { actor, builderRef, choose } = start();
    const wanted = () => builderRef.getSnapshot().context.wantedIds;
    choose('build-2', 'build-1');
    expect(wanted()).toEqual([]);
    actor.send({ type: 'comparison.open' });
    expect(wanted()).toEqual(['build-2', 'build-1']);
    actor.send({ type: 'comparison.close' });
    expect(wanted()).toEqual([]);
  });
});

describe('choosing two builds', () => {
  it('goes from none to one to both, and back by choosing again', () => {
    const { choose, value, chosen } = start();
    expect(value()).toEqual({ choosing: 'none' });
    choose('build-2');
    expect(value()).toEqual({ choosing: 'oneChosen' });
    choose('build-1');
    expect([value(), chosen()]).toEqual([{ choosing: 'bothChosen' }, ['build-2', 'build-1']]);
    choose('build-2');
    expect([value(), chosen()]).toEqual([{ choosing: 'oneChosen' }, ['build-1']]);
    choose('build-1');
    expect(value()).toEqual({ choosing: 'none' });
  });

  it('takes no third', () => {
    const { actor, choose, chosen } = start();
    choose('build-1', 'build-2', 'build-3');
    expect(chosen()).toEqual(['build-1', 'build-2']);
    expect(actor.getSnapshot().can({ type: 'build.choose', id: 'build-3' })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'build.choose', id: 'build-2' })).toBe(true);
  });

  it('forgets the choice when it is cleared', () => {
    const { actor, choose, value } = start();
    choose('build-1', 'build-2');
    actor.send({ type: 'choice.clear' });
    expect(value()).toEqual({ choosing: 'none' });
  });

  it('lets go of a build that leaves the history, also by Redo', () => {
    const { builderRef, choose, value, chosen } = start();
    choose('build-1', 'build-3');
    builderRef.send({ type: 'build.delete', id: 'build-3' });
    expect([value(), chosen()]).toEqual([{ choosing: 'oneChosen' }, ['build-1']]);
    builderRef.send({ type: 'edit.undo' });
    choose('build-3');
    builderRef.send({ type: 'edit.redo' });
    expect([value(), chosen()]).toEqual([{ choosing: 'oneChosen' }, ['build-1']]);
  });
});

describe('comparing', () => {
  it('waits for two builds', () => {
    const { actor, choose, value } = start();
    choose('build-1');
    actor.send({ type: 'comparison.open' });
    expect(value()).toEqual({ choosing: 'oneChosen' });
    choose('build-2');
    actor.send({ type: 'comparison.open' });
    expect(value()).toBe('comparing');
  });

  it('begins with the first, keeps width and choice, and closes', () => {
    const { actor, choose, value, chosen } = start();
    choose('build-1', 'build-2');
    actor.send({ type: 'comparison.open' });
    actor.send({ type: 'side.choose', side: 'second' });
    actor.send({ type: 'device.choose', device: 'mobile' });
    actor.send({ type: 'comparison.close' });
    expect([value(), chosen()]).toEqual([{ choosing: 'bothChosen' }, ['build-1', 'build-2']]);
    actor.send({ type: 'comparison.open' });
    const { side, device } = actor.getSnapshot().context;
    expect([side, device]).toEqual(['first', 'mobile']);
  });

  it('loads either of the two and closes', () => {
    const { actor, builderRef, choose, value } = start();
    choose('build-1', 'build-2');
    actor.send({ type: 'comparison.open' });
    actor.send({ type: 'side.load', side: 'second' });
    expect(builderRef.getSnapshot().context.currentId).toBe('build-2');
    expect(value()).toEqual({ choosing: 'bothChosen' });
    actor.send({ type: 'comparison.open' });
    actor.send({ type: 'side.load', side: 'first' });
    expect(builderRef.getSnapshot().context.currentId).toBe('build-1');
  });

  it('ends when one of the two leaves the history', () => {
    const { actor, builderRef, choose, value } = start();
    choose('build-1', 'build-2');
    actor.send({ type: 'comparison.open' });
    builderRef.send({ type: 'build.delete', id: 'build-1' });
    expect(value()).toEqual({ choosing: 'oneChosen' });
  });
});

describe('the heroes of both', () => {
  it('are painted while they are looked at, whichever build is current', async () => {
    const withHero = (id: string, prompt: string) =>
      aBuild({
        id,
        customization: { ...crumbAndEmber.customization, hero: { ...aHero, prompt } },
      });
    const builderRef = createActor(builderMachine, {
      input: { history: [withHero('one', 'A cat'), withHero('two', 'A boat'), third] },
    }).start();
    const heroPicture = heroPictureMachine.provide({
      actors: { paint: fromPromise(({ input }) => Promise.resolve(`blob:${input.prompt}`)) },
    });
    const actor = createActor(comparisonMachine.provide({ actors: { heroPicture } }), {
      input: { builderRef, chosenIds: ['two', 'one'] },
    }).start();
    const addresses = () => {
      const { firstHero, secondHero } = actor.getSnapshot().children;
      return [firstHero, secondHero].map((hero) => hero?.getSnapshot().context.url);
    };
    expect(addresses()).toEqual([undefined, undefined]);
    actor.send({ type: 'comparison.open' });
    await vi.waitFor(() => expect(addresses()).toEqual(['blob:A boat', 'blob:A cat']));
    builderRef.send({ type: 'build.load', id: 'build-3' });
    expect(addresses()).toEqual(['blob:A boat', 'blob:A cat']);
    actor.send({ type: 'comparison.close' });
    expect(addresses()).toEqual([undefined, undefined]);
  });
});

describe('a reload', () => {
  it('keeps what was chosen and the width, without builds that are gone', () => {
    const { actor, builderRef, choose } = start();
    choose('build-3', 'build-1');
    actor.send({ type: 'comparison.open' });
    actor.send({ type: 'device.choose', device: 'mobile' });
    const saved = comparisonToSave(actor.getSnapshot().context);
    const again = () =>
      createActor(comparisonMachine, { input: { builderRef, ...saved } })
        .start()
        .getSnapshot();
    expect(again().value).toEqual({ choosing: 'bothChosen' });
    expect(again().context).toMatchObject({ chosenIds: ['build-3', 'build-1'], device: 'mobile' });
    builderRef.send({ type: 'build.delete', id: 'build-3' });
    expect([again().value, again().context.chosenIds]).toEqual([
      { choosing: 'oneChosen' },
      ['build-1'],
    ]);
  });
});
