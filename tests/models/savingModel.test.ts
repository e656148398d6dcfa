import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';

import type { Keeper } from '../../machines/keeper';
import { SaveRefusedError } from '../../machines/saveRefusal';
import type { SavedWork, Work } from '../../machines/savedWork';
import { type SavingEvent, savingMachine } from '../../machines/saving';
import { savedWork } from '../../stories/fixtures/savedWork';
import { changingWork } from '../support/changingWork';
import { ticks } from './quietWorking';

/**
 * Keeping work, under any order of changes, slow writes, refusals, Auto Save off and on, hidden pages, time and reloads:
 * - `saved` is true: what is on the disk is then the work as it is;
 * - no input is lost: a page that closes has been hidden, and by then its work is on its way, or it asks before it closes;
 * - it asks before closing exactly while closing would lose work;
 * - a refusal is told once, and left: whatever refuses, the next write that is taken makes it `saved`;
 * - with Auto Save off nothing but the settings stays on the disk, at the latest once a hidden page's write is taken;
 * - no write is waited for that is not under way.
 */
type Step = 'change' | 'toggle' | 'write' | 'refuse' | 'hide' | 'wait' | 'wait long' | 'reload';

const steps = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Step>('change') },
  { weight: 4, arbitrary: fc.constant<Step>('write') },
  { weight: 2, arbitrary: fc.constant<Step>('refuse') },
  { weight: 4, arbitrary: fc.constantFrom<Step>('wait', 'wait long') },
  { weight: 2, arbitrary: fc.constantFrom<Step>('toggle', 'hide', 'reload') },
);

interface Write {
  work: Partial<SavedWork>;
  settle: () => void;
  refuse: (error: Error) => void;
}

/** The disk outlives its pages; it writes in the order in which it was asked. */
function startDisk() {
  let disk: Partial<SavedWork> = savedWork;
  let writes: Write[] = [];

  const open = () => {
    const { port, now, change } = changingWork({ ...savedWork, ...disk });
    let hide: () => void = () => undefined;
    const asking = { times: 0 };
    const told: string[] = [];
    const keeper: Keeper = {
      saved: disk,
      save: (asked) =>
        new Promise<void>((settle, refuse) => {
          writes.push({ work: asked, settle, refuse });
        }),
      observe: () => () => undefined,
    };
    const clock = new SimulatedClock();
    const actor = createActor(
      savingMachine.provide({
        actors: {
          observePage: fromCallback<SavingEvent>(({ sendBack }) => {
            hide = () => sendBack({ type: 'page.hidden' });
          }),
          askBeforeLeaving: fromCallback<SavingEvent, Work<SavedWork>>(() => {
            asking.times += 1;
            return () => {
              asking.times -= 1;
            };
          }),
        },
      }),
      { clock, input: { keeper, work: port } },
    );
    actor.on('notice', ({ message }) => told.push(message));
    actor.start();
    return {
      actor,
      asking,
      clock,
      told,
      work: now,
      hide: () => hide(),
      type: () =>
        change({ builder: { ...now().builder, prompt: `${now().builder.prompt.slice(-30)}x` } }),
      toggle: () => change({ settings: { ...now().settings, autoSave: !now().settings.autoSave } }),
    };
  };

  return {
    open,
    disk: () => disk,
    waiting: () => writes.length,
    /** Nobody hears it any more, but it is on its way. */
    finishUnheard: () => {
      for (const { work } of writes) disk = work;
      writes = [];
    },
    write: async () => {
      const write = writes.shift();
      if (write !== undefined) disk = write.work;
      write?.settle();
      await ticks();
    },
    refuse: async () => {
      writes.shift()?.refuse(new SaveRefusedError('full'));
      await ticks();
    },
  };
}

describe('keeping work, in any order', () => {
  it('says what is true, loses nothing unasked, and lets every refusal be left', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 40, size: 'max' }), async (taken) => {
        const { open, disk, finishUnheard, refuse, waiting, write } = startDisk();
        let page = open();
        const check = () => {
          const snapshot = page.actor.getSnapshot();
          const isOff = !page.work().settings.autoSave;
          expect(snapshot.matches('off')).toBe(isOff);
          if (snapshot.matches('saved')) expect(disk()).toEqual(page.work());
          expect(page.asking.times).toBe(snapshot.hasTag('atRisk') ? 1 : 0);
          expect(page.told.length).toBeLessThanOrEqual(1);
          const isWriting = ['saving', { blocked: 'retrying' }, { off: 'forgetting' }] as const;
          if (isWriting.some((value) => snapshot.matches(value))) {
            expect(waiting()).toBeGreaterThan(0);
          }
        };
        for (const step of taken) {
          if (step === 'change') page.type();
          else if (step === 'toggle') page.toggle();
          else if (step === 'write') await write();
          else if (step === 'refuse') await refuse();
          else if (step === 'hide') page.hide();
          else if (step === 'wait') page.clock.increment(400);
          else if (step === 'wait long') page.clock.increment(3000);
          else {
            page.hide();
            const asks = page.actor.getSnapshot().hasTag('atRisk');
            const work = page.work();
            page.actor.stop();
            finishUnheard();
            if (!asks) expect(disk()).toEqual(work);
            page = open();
          }
          check();
        }

        if (!page.work().settings.autoSave) {
          page.hide();
          while (waiting() > 0) await write();
          check();
          expect(disk()).toEqual({ settings: page.work().settings });
          page.toggle();
        }
        page.type();
        page.clock.increment(3000);
        while (waiting() > 0) await write();
        expect(page.actor.getSnapshot().value).toBe('saved');
        check();
      }),
      { numRuns: 200, seed: 20_261_122 },
    );
  }, 20_000);
});
