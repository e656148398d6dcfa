import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';

import { builderMachine } from '../../machines/builder';
import {
  type GenerationAnswer,
  type GenerationEvent,
  generationMachine,
  type GenerationRequest,
} from '../../machines/generation';
import { NetworkMissingError } from '../../machines/networkMissing';
import { aBuild } from '../../stories/fixtures/aBuild';

/**
 * One generation at a time, under any order of presses, answers, failures and time:
 * - it is never busy for ever: an answer and the stated delay end it, and it can be cancelled at any moment;
 * - a result arrives once, and nothing arrives of what was cancelled or failed;
 * - every problem can be left, by the next attempt or by dismissing it.
 */
type Step =
  | 'generate'
  | 'generate nothing'
  | 'cancel'
  | 'dismiss'
  | 'answer'
  | 'fail'
  | 'lose the network'
  | 'find the network'
  | 'wait';
const steps = fc.constantFrom<Step>(
  'generate',
  'generate nothing',
  'cancel',
  'dismiss',
  'answer',
  'fail',
  'lose the network',
  'find the network',
  'wait',
);

const ticks = async () => {
  for (let tick = 0; tick < 4; tick += 1) await Promise.resolve();
};

describe('a generation, in any order', () => {
  it('ends, arrives once, and lets every problem be left', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 30 }), async (taken) => {
        const clock = new SimulatedClock();
        const open: { resolve: () => void; reject: (error: Error) => void }[] = [];
        let made = 0;
        const builderRef = createActor(builderMachine, { input: {} }).start();
        const actor = createActor(
          generationMachine.provide({
            actors: {
              generate: fromPromise<GenerationAnswer, GenerationRequest>(
                () =>
                  new Promise((resolve, reject) => {
                    made += 1;
                    const build = aBuild({ id: `made-${made}` });
                    open.push({ resolve: () => resolve({ kind: 'website', build }), reject });
                  }),
              ),
              watchNetwork: fromCallback<GenerationEvent>(() => undefined),
            },
          }),
          { clock, input: { kind: 'website', replyTo: builderRef } },
        );
        let succeeded = 0;
        actor.on('notice', ({ status }) => {
          if (status === 'success') succeeded += 1;
        });
        actor.start();
        const generate = (prompt: string) =>
          actor.send({
            type: 'generation.start',
            request: { kind: 'website', prompt, theme: 'modern', framework: 'tailwind' },
          });
        for (const step of taken) {
          if (step === 'generate') generate('A bakery');
          else if (step === 'generate nothing') generate(' ');
          else if (step === 'cancel') actor.send({ type: 'generation.cancel' });
          else if (step === 'dismiss') actor.send({ type: 'problem.dismiss' });
          else if (step === 'wait') clock.increment(2000);
          else if (step === 'answer') open.shift()?.resolve();
          else if (step === 'lose the network') open.shift()?.reject(new NetworkMissingError());
          else if (step === 'find the network') actor.send({ type: 'network.returned' });
          else open.shift()?.reject(new Error('the worker failed'));
          await ticks();
          if (step === 'cancel') expect(actor.getSnapshot().value).toBe('idle');
        }
        actor.send({ type: 'network.returned' });
        while (open.length > 0) open.shift()?.resolve();
        await ticks();
        clock.increment(10_000);

        const { value, context } = actor.getSnapshot();
        const { history } = builderRef.getSnapshot().context;
        expect(value).toBe('idle');
        expect([history.length, new Set(history.map(({ id }) => id)).size]).toEqual([
          succeeded,
          succeeded,
        ]);
        if (context.problem !== null) actor.send({ type: 'problem.dismiss' });
        expect(actor.getSnapshot().context.problem).toBeNull();
      }),
      { numRuns: 80, seed: 20_261_122 },
    );
  }, 20_000);
});
