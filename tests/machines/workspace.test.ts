import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import type { Keeper } from '../../machines/keeper';
import { NO_KEEPER } from '../../machines/keeper';
import { savingMachine } from '../../machines/saving';
import { workingMachine } from '../../machines/working';
import { workspaceMachine } from '../../machines/workspace';
import { quietKeeper, savedWork } from '../../stories/fixtures/savedWork';

/** Lets promises that are settled already tell their actors. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

function startWorkspace() {
  const clock = new SimulatedClock();
  const log: string[] = [];
  let answer: (keeper: Keeper) => void = () => undefined;
  let refuse: (error: Error) => void = () => undefined;
  let forgotten: () => void = () => undefined;
  const working = workingMachine.provide({
    actors: {
      saving: savingMachine.provide({
        actors: {
          observePage: fromCallback(() => undefined),
          askBeforeLeaving: fromCallback(() => undefined),
        },
      }),
      redrawBuilds: fromCallback(() => undefined),
      redrawComponents: fromCallback(() => undefined),
      announceUnseen: fromCallback(() => () => void log.push('stopped working')),
      tellNotices: fromCallback(() => undefined),
      showOtherTabs: fromCallback(() => undefined),
    },
  });
  const actor = createActor(
    workspaceMachine.provide({
      actors: {
        working,
        openKeeper: fromPromise<Keeper, { uid: string }>(
          ({ input: { uid } }) =>
            new Promise((resolve, reject) => {
              log.push(`opened ${uid}`);
              answer = resolve;
              refuse = reject;
            }),
        ),
        forgetWork: fromPromise(
          ({ input: { uid } }) =>
            new Promise<void>((resolve) => {
              log.push(`forgot ${uid}`);
              forgotten = resolve;
            }),
        ),
      },
      actions: { clearNotices: () => void log.push('cleared') },
    }),
    { clock, input: { uid: 'u-ada' } },
  ).start();
  return {
    actor,
    clock,
    log,
    answer: () => answer({ ...quietKeeper, saved: savedWork }),
    refuse: () => refuse(new Error('No storage.')),
    forgotten: () => forgotten(),
    state: () => actor.getSnapshot().value,
    actors: () => actor.getSnapshot().children.working?.getSnapshot().context,
  };
}

describe('workspaceMachine', () => {
  it('waits for what was kept and works on it', async () => {
    const { actors, answer, state } = startWorkspace();
    expect([state(), actors()]).toEqual(['waiting', undefined]);
    answer();
    await settle();
    expect(state()).toBe('working');
    expect(actors()?.builderRef.getSnapshot().context.prompt).toBe(savedWork.builder.prompt);
  });

  it('fault 1: works on an empty one where nothing can be read', async () => {
    const { actors, refuse, state } = startWorkspace();
    refuse();
    await settle();
    expect([state(), actors()?.builderRef.getSnapshot().context.prompt]).toEqual(['working', '']);
  });

  it('fault 1: works in memory where the browser does not answer for ten seconds', () => {
    const { answer, clock, state, actor } = startWorkspace();
    clock.increment(9999);
    expect(state()).toBe('waiting');
    clock.increment(1);
    answer();
    expect([state(), actor.getSnapshot().context.keeper]).toEqual(['working', NO_KEEPER]);
  });

  it('fault 22: on leaving stops what is under way, and only then forgets what was kept', async () => {
    const { actor, actors, answer, forgotten, log, state } = startWorkspace();
    answer();
    await settle();
    actor.send({ type: 'workspace.leave' });
    expect([state(), actors(), actor.getSnapshot().context.keeper]).toEqual([
      'leaving',
      undefined,
      NO_KEEPER,
    ]);
    expect(log).toEqual(['opened u-ada', 'cleared', 'stopped working', 'forgot u-ada']);
    forgotten();
    await settle();
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('leaves while it waits, whatever is read then', async () => {
    const { actor, answer, state } = startWorkspace();
    actor.send({ type: 'workspace.leave' });
    answer();
    await settle();
    expect(state()).toBe('leaving');
  });

  it('every state can be reached', () => {
    const paths = getShortestPaths(workspaceMachine, {
      input: { uid: 'u-ada' },
      serializeState: ({ value }) => JSON.stringify(value),
      events: [
        { type: 'workspace.leave' },
        { type: 'xstate.done.actor.0.workspace.waiting', output: quietKeeper } as never,
        { type: 'xstate.error.actor.0.workspace.leaving' } as never,
      ],
    });
    const reached = paths.map(({ state }) => state.value);
    expect(reached.sort()).toEqual(Object.keys(workspaceMachine.states).sort());
  });
});
