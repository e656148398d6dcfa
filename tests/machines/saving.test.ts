import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { NO_KEEPER } from '../../machines/keeper';
import { SaveRefusedError } from '../../machines/saveRefusal';
import type { Notice } from '../../machines/notice';
import type { SavedWork, Work } from '../../machines/savedWork';
import { type SaveRequest, type SavingEvent, savingMachine } from '../../machines/saving';
import { quietKeeper, savedWork, someWork } from '../../stories/fixtures/savedWork';
import { changingWork } from '../support/changingWork';

/** Lets promises that are settled already tell their actors. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

function startSaving({
  autoSave = true,
  write = () => undefined,
}: { autoSave?: boolean; write?: () => void } = {}) {
  const clock = new SimulatedClock();
  const notices: Notice[] = [];
  const written: SaveRequest['work'][] = [];
  const { port, now, change } = changingWork({
    ...savedWork,
    settings: { ...savedWork.settings, autoSave },
  });
  let asking = 0;
  let hide: () => void = () => undefined;
  const actor = createActor(
    savingMachine.provide({
      actors: {
        observePage: fromCallback<SavingEvent>(({ sendBack }) => {
          hide = () => sendBack({ type: 'page.hidden' });
        }),
        askBeforeLeaving: fromCallback<SavingEvent, Work<SavedWork>>(() => {
          asking += 1;
          return () => {
            asking -= 1;
          };
        }),
        save: fromPromise<unknown, SaveRequest>(
          ({ input }) =>
            new Promise<void>((resolve) => {
              write();
              written.push(input.work);
              resolve();
            }),
        ),
      },
    }),
    { clock, input: { keeper: quietKeeper, work: port } },
  );
  actor.on('notice', (notice) => notices.push(notice));
  actor.start();
  return {
    actor,
    clock,
    notices,
    written,
    asking: () => asking,
    hide: () => hide(),
    state: () => actor.getSnapshot().value,
    type: (prompt: string) => change({ builder: { ...now().builder, prompt } }),
    turnAutoSave: (isOn: boolean) => change({ settings: { ...now().settings, autoSave: isOn } }),
    prompts: () => written.map(({ builder }) => builder?.prompt),
  };
}

const refuse = (refusal: 'full' | 'unavailable') => () => {
  throw new SaveRefusedError(refusal);
};

describe('savingMachine', () => {
  it('gathers what is typed and writes it once', async () => {
    const { clock, prompts, state, type } = startSaving();
    expect(state()).toBe('saved');
    type('A');
    type('A b');
    clock.increment(399);
    expect([state(), prompts()]).toEqual(['unsaved', []]);
    clock.increment(1);
    await settle();
    expect([state(), prompts()]).toEqual(['saved', ['A b']]);
  });

  it('does not put off writing for as long as somebody types', async () => {
    const { clock, prompts, type } = startSaving();
    for (const prompt of ['A', 'A b', 'A ba', 'A bak']) {
      type(prompt);
      clock.increment(150);
      await settle();
    }
    expect(prompts()).toEqual(['A ba']);
  });

  it('writes before a page that is hidden goes on', () => {
    const { hide, prompts, type } = startSaving();
    type('half a sent');
    hide();
    expect(prompts()).toEqual(['half a sent']);
  });

  it('saves again what changed while it was saving', async () => {
    const { clock, hide, prompts, state, type } = startSaving();
    type('A');
    hide();
    type('A b');
    expect(state()).toBe('unsaved');
    clock.increment(400);
    await settle();
    expect([state(), prompts()]).toEqual(['saved', ['A', 'A b']]);
  });

  it('fault 35: a page that was frozen for five minutes saves once', async () => {
    const { clock, prompts, state, type } = startSaving();
    type('A');
    clock.increment(300_000);
    await settle();
    clock.increment(300_000);
    await settle();
    expect([state(), prompts()]).toEqual(['saved', ['A']]);
  });

  it.each([
    ['full', 'Your work could not be saved in this browser: its storage is full.'],
    ['unavailable', 'Your work could not be saved in this browser: it does not allow storage.'],
  ] as const)(
    'fault 2: %s storage is told once, however often it refuses',
    async (why, message) => {
      const { asking, clock, notices, state, type } = startSaving({ write: refuse(why) });
      for (const prompt of ['A', 'A b', 'A ba']) {
        type(prompt);
        clock.increment(5000);
        await settle();
      }
      expect(notices).toEqual([{ type: 'notice', status: 'error', message }]);
      expect([state(), asking()]).toEqual([{ blocked: 'waiting' }, 1]);
    },
  );

  it('fault 2: is not told again when it had been saved in between', async () => {
    let isFull = true;
    const { clock, notices, state, type } = startSaving({
      write: () => {
        if (isFull) throw new SaveRefusedError('full');
      },
    });
    const states = [];
    for (const prompt of ['A', 'A b', 'A ba']) {
      type(prompt);
      clock.increment(5000);
      await settle();
      states.push(state());
      isFull = !isFull;
    }
    expect(states).toEqual([{ blocked: 'waiting' }, 'saved', { blocked: 'waiting' }]);
    expect(notices).toHaveLength(1);
  });

  it('fault 2: nothing is tried again until something changes', async () => {
    let attempts = 0;
    const { clock, type } = startSaving({
      write: () => {
        attempts += 1;
        throw new SaveRefusedError('full');
      },
    });
    type('A');
    clock.increment(400);
    await settle();
    clock.increment(60_000);
    await settle();
    expect(attempts).toBe(1);
  });

  it('is saved again as soon as the browser allows it', async () => {
    let isFull = true;
    const { asking, clock, prompts, state, type } = startSaving({
      write: () => {
        if (isFull) throw new SaveRefusedError('full');
      },
    });
    type('A');
    clock.increment(400);
    await settle();
    isFull = false;
    type('A b');
    clock.increment(3000);
    await settle();
    expect([state(), prompts(), asking()]).toEqual(['saved', ['A b'], 0]);
  });

  it('with Auto Save off keeps the settings only, and asks before the work is lost', async () => {
    const { asking, clock, state, turnAutoSave, type, written } = startSaving();
    turnAutoSave(false);
    await settle();
    expect(written).toEqual([{ settings: { ...savedWork.settings, autoSave: false } }]);
    type('A secret');
    clock.increment(60_000);
    await settle();
    expect(state()).toEqual({ off: 'resting' });
    expect(JSON.stringify(written)).not.toContain('A secret');
    expect(asking()).toBe(1);
    turnAutoSave(true);
    await settle();
    expect([state(), asking(), written.at(-1)?.builder?.prompt]).toEqual(['saved', 0, 'A secret']);
  });

  it('turning Auto Save off wins over a change that waits to be written', async () => {
    const { clock, state, turnAutoSave, type, prompts } = startSaving();
    type('A secret');
    turnAutoSave(false);
    clock.increment(400);
    await settle();
    expect([state(), prompts()]).toEqual([{ off: 'resting' }, [undefined]]);
  });

  it('starts off where Auto Save was off', async () => {
    const { state } = startSaving({ autoSave: false });
    await settle();
    expect(state()).toEqual({ off: 'resting' });
  });

  it('fault 1: says from the start that nothing can be kept', async () => {
    const notices: string[] = [];
    const actor = createActor(
      savingMachine.provide({
        actors: {
          observePage: fromCallback<SavingEvent>(() => undefined),
          askBeforeLeaving: fromCallback<SavingEvent, Work<SavedWork>>(() => undefined),
        },
      }),
      { clock: new SimulatedClock(), input: { keeper: NO_KEEPER, work: someWork } },
    );
    actor.start();
    // Work of the first moment is at risk too; whoever tells notices listens from the next.
    expect(actor.getSnapshot().hasTag('atRisk')).toBe(true);
    actor.on('notice', ({ message }) => notices.push(message));
    await settle();
    actor.send({ type: 'work.changed' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.refusal]).toEqual([
      { blocked: 'gathering' },
      'unavailable',
    ]);
    expect(notices).toEqual([
      'Your work could not be saved in this browser: it does not allow storage.',
    ]);
  });

  it('every state can be reached', () => {
    const paths = getShortestPaths(savingMachine, {
      input: { keeper: quietKeeper, work: someWork },
      serializeState: ({ value }) => JSON.stringify(value),
      events: [
        { type: 'work.changed' },
        { type: 'page.hidden' },
        { type: 'autoSave.off' },
        ...['saving', 'blocked.retrying', 'off.forgetting'].flatMap((state) => [
          { type: `xstate.done.actor.0.saving.${state}` },
          { type: `xstate.error.actor.0.saving.${state}`, error: new SaveRefusedError('full') },
        ]),
      ] as SavingEvent[],
    });
    expect(new Set(paths.map(({ state }) => JSON.stringify(state.value)))).toEqual(
      new Set([
        '"saved"',
        '"unsaved"',
        '"saving"',
        '{"blocked":"waiting"}',
        '{"blocked":"gathering"}',
        '{"blocked":"retrying"}',
        '{"off":"forgetting"}',
        '{"off":"resting"}',
      ]),
    );
  });
});
