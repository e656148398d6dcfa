import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import { builderMachine } from '../../machines/builder';
import {
  type Direction,
  directionsMachine,
  type DirectionsRequest,
} from '../../machines/directions';
import { messages } from '../../machines/messages';
import type { Rebuild, Rebuilt, SiteChange } from '../../machines/siteChange';
import { crumbAndEmber } from '../../stories/fixtures/aBuild';
import { threeDirections } from '../../stories/fixtures/directions';

function start(draw: () => Promise<Direction[]> = () => Promise.resolve(threeDirections)) {
  const asked: DirectionsRequest[] = [];
  const changes: SiteChange[] = [];
  const builderRef = createActor(
    builderMachine.provide({
      actors: {
        rebuildWebsite: fromPromise<Rebuilt, Rebuild>(({ input: { build, change } }) => {
          changes.push(change);
          return Promise.resolve({ from: build, site: build });
        }),
      },
    }),
    { input: { history: [crumbAndEmber], currentId: crumbAndEmber.id } },
  ).start();
  const actor = createActor(
    directionsMachine.provide({
      actors: {
        drawDirections: fromPromise(({ input }: { input: DirectionsRequest }) => {
          asked.push(input);
          return draw();
        }),
      },
    }),
    { input: { builderRef } },
  ).start();
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { actor, builderRef, asked, changes, settled };
}

describe('directionsMachine', () => {
  it('draws three designs and puts the chosen one on the site', async () => {
    const { actor, asked, changes, settled } = start();
    actor.send({ type: 'directions.open', build: crumbAndEmber });
    expect(actor.getSnapshot().value).toEqual({ open: 'drawing' });
    await settled();
    expect(actor.getSnapshot().value).toEqual({ open: 'showing' });
    expect(asked).toEqual([
      { build: crumbAndEmber, locks: { theme: false, colors: false, layout: false }, round: 0 },
    ]);

    actor.send({ type: 'direction.choose', index: 7 });
    expect(actor.getSnapshot().value).toEqual({ open: 'showing' });
    actor.send({ type: 'direction.choose', index: 1 });
    expect(actor.getSnapshot().value).toBe('closed');
    const { theme, direction, colors } = threeDirections[1];
    expect(changes).toEqual([{ theme, direction, colors }]);
  });

  it('draws again with what is kept, and others when asked; those in view stay meanwhile', async () => {
    const { actor, asked, settled } = start();
    actor.send({ type: 'directions.open', build: crumbAndEmber });
    await settled();
    actor.send({ type: 'lock.toggle', lock: 'colors' });
    expect(actor.getSnapshot().value).toEqual({ open: 'drawing' });
    expect(actor.getSnapshot().context.directions).toBe(threeDirections);
    actor.send({ type: 'directions.renew' });
    await settled();
    expect(asked.slice(1).map(({ locks, round }) => [locks.colors, round])).toEqual([
      [true, 0],
      [true, 1],
    ]);
    actor.send({ type: 'directions.close' });
    actor.send({ type: 'directions.open', build: crumbAndEmber });
    expect(actor.getSnapshot().context).toMatchObject({ round: 0, directions: [] });
    expect(actor.getSnapshot().context.locks.colors).toBe(false);
  });

  it('says when the designs could not be drawn, and tries again', async () => {
    let isBroken = true;
    const { actor, changes, settled } = start(() =>
      isBroken ? Promise.reject(new Error('no chunk')) : Promise.resolve(threeDirections),
    );
    actor.send({ type: 'directions.open', build: crumbAndEmber });
    await settled();
    expect(actor.getSnapshot().value).toEqual({ open: 'failed' });
    expect(actor.getSnapshot().context.problem).toBe(messages.directions.failed);
    isBroken = false;
    actor.send({ type: 'directions.renew' });
    await settled();
    expect(actor.getSnapshot().value).toEqual({ open: 'showing' });
    expect([actor.getSnapshot().context.problem, changes]).toEqual([null, []]);
  });
});
