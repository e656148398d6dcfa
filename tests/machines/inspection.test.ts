import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';

import type { Build } from '../../machines/entities';
import { INSPECTION_PAUSE, inspectionMachine } from '../../machines/inspection';
import { crumbAndEmber, harbourYoga } from '../../stories/fixtures/aBuild';
import { aReport } from '../../stories/fixtures/aReport';

function start(
  inspect: (build: Build) => Promise<typeof aReport> = () => Promise.resolve(aReport),
) {
  const asked: Build[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    inspectionMachine.provide({
      actors: {
        inspect: fromPromise(({ input }: { input: Build }) => {
          asked.push(input);
          return inspect(input);
        }),
      },
    }),
    { clock },
  ).start();
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { actor, clock, asked, settled };
}

describe('inspectionMachine', () => {
  it('checks a site once it has rested, and keeps the last report in view meanwhile', async () => {
    const { actor, clock, asked, settled } = start();
    actor.send({ type: 'build.show', build: crumbAndEmber });
    clock.increment(INSPECTION_PAUSE - 1);
    const edited = { ...crumbAndEmber, customization: { ...crumbAndEmber.customization } };
    actor.send({ type: 'build.show', build: edited });
    clock.increment(INSPECTION_PAUSE - 1);
    expect([actor.getSnapshot().value, asked]).toEqual(['resting', []]);
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('checking');
    await settled();
    expect(actor.getSnapshot().value).toBe('checked');
    expect([asked, actor.getSnapshot().context.report]).toEqual([[edited], aReport]);

    actor.send({ type: 'build.show', build: crumbAndEmber });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.report]).toEqual([
      'resting',
      aReport,
    ]);
  });

  it('checks the same site once', async () => {
    const { actor, clock, asked, settled } = start();
    actor.send({ type: 'build.show', build: crumbAndEmber });
    clock.increment(INSPECTION_PAUSE);
    await settled();
    actor.send({ type: 'build.show', build: { ...crumbAndEmber, name: 'Bakery' } });
    expect([actor.getSnapshot().value, asked.length]).toEqual(['checked', 1]);
  });

  it('shows nothing of another site, and nothing without one', async () => {
    const { actor, clock, settled } = start();
    actor.send({ type: 'build.show', build: crumbAndEmber });
    clock.increment(INSPECTION_PAUSE);
    await settled();
    actor.send({ type: 'build.show', build: harbourYoga });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.report]).toEqual([
      'resting',
      null,
    ]);
    actor.send({ type: 'build.show', build: null });
    expect(actor.getSnapshot().value).toBe('nothing');
  });

  it('says when a site could not be checked, and tries again', async () => {
    let isBroken = true;
    const { actor, clock, settled } = start(() =>
      isBroken ? Promise.reject(new Error('unreadable')) : Promise.resolve(aReport),
    );
    actor.send({ type: 'build.show', build: crumbAndEmber });
    clock.increment(INSPECTION_PAUSE);
    await settled();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.report]).toEqual([
      'failed',
      null,
    ]);
    isBroken = false;
    actor.send({ type: 'inspection.retry' });
    await settled();
    expect(actor.getSnapshot().value).toBe('checked');
  });
});
