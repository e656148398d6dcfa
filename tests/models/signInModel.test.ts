import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';

import { parseEmailAddress } from '../../machines/emailAddress';
import type { User } from '../../machines/entities';
import { signInMachine } from '../../machines/signIn';
import { ada, grace } from '../../stories/fixtures/auth';
import { ticks } from './quietWorking';

/**
 * Signing in, under any order of typing, presses, double presses, answers, late answers, failures, time and reloads:
 * - the address that was typed last stands in the form, whatever happens; a link goes to it alone;
 * - one thing at a time: a second press asks the provider nothing, and a sent link blocks the next for its 30 seconds;
 * - what was cancelled signs nobody in, and the one who signs in is the one whom the provider names now;
 * - it is never busy for ever, and every problem can be left.
 */
type Step =
  | { kind: 'type'; value: string }
  | { kind: 'press'; type: 'form.submit' | 'link.resend' | 'google.open'; times: number }
  | { kind: 'leave'; type: 'address.change' | 'google.cancel' }
  | { kind: 'answer'; index: number; isFailed: boolean }
  | { kind: 'wait'; seconds: number }
  | { kind: 'reload' };

const step = {
  type: fc.record({
    kind: fc.constant('type' as const),
    value: fc.constantFrom('ada@example.com', ' grace@example.com ', 'nobody', ''),
  }),
  press: fc.record({
    kind: fc.constant('press' as const),
    type: fc.constantFrom('form.submit' as const, 'link.resend' as const, 'google.open' as const),
    times: fc.constantFrom(1, 2),
  }),
  leave: fc.record({
    kind: fc.constant('leave' as const),
    type: fc.constantFrom('address.change' as const, 'google.cancel' as const),
  }),
  answer: fc.record({
    kind: fc.constant('answer' as const),
    index: fc.nat(9),
    isFailed: fc.boolean(),
  }),
  wait: fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(1, 29, 31) }),
  reload: fc.record({ kind: fc.constant('reload' as const) }),
};
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: step.type },
  { weight: 6, arbitrary: step.press },
  { weight: 1, arbitrary: step.leave },
  { weight: 6, arbitrary: step.answer },
  { weight: 2, arbitrary: step.wait },
  { weight: 1, arbitrary: step.reload },
);

interface Question {
  answer: () => void;
  fail: () => void;
  signal: AbortSignal;
}

function startPage() {
  const clock = new SimulatedClock();
  const questions: Question[] = [];
  const sent: { email: string; at: number }[] = [];
  const asked: { type: 'link' | 'google'; at: number }[] = [];
  let now = 0;
  const actor = createActor(
    signInMachine.provide({
      actors: {
        sendLink: fromPromise<unknown, { email: string }>(({ input: { email }, signal }) => {
          asked.push({ type: 'link', at: now });
          return new Promise((resolve, reject) => {
            questions.push({
              signal,
              answer: () => {
                if (!signal.aborted) sent.push({ email, at: now });
                resolve(null);
              },
              fail: () => reject(new Error('no')),
            });
          });
        }),
        openGoogle: fromPromise<User>(({ signal }) => {
          asked.push({ type: 'google', at: now });
          const user = asked.length % 2 === 0 ? ada : grace;
          return new Promise((resolve, reject) => {
            questions.push({
              signal,
              answer: () => resolve(user),
              fail: () => reject(new Error('no')),
            });
          });
        }),
      },
    }),
    { clock, input: {} },
  ).start();
  return {
    actor,
    questions,
    asked,
    sent,
    now: () => now,
    wait: (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        now += 1;
        clock.increment(1000);
      }
    },
  };
}

describe('signing in, in any order', () => {
  it('keeps the address, does one thing at a time, and lets every problem be left', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 40, size: 'max' }), async (taken) => {
        let page = startPage();
        let typed = '';
        for (const step of taken) {
          const { actor, questions, asked, sent, now, wait } = page;
          const before = actor.getSnapshot();
          const askedBefore = asked.length;
          if (step.kind === 'type') {
            actor.send({ type: 'email.change', value: step.value });
            if (before.hasTag('editable')) typed = step.value;
          } else if (step.kind === 'press') {
            for (let time = 0; time < step.times; time += 1) actor.send({ type: step.type });
            expect(asked.length - askedBefore).toBeLessThanOrEqual(before.hasTag('busy') ? 0 : 1);
            if (step.type === 'link.resend' && asked.length > askedBefore) {
              expect(now() - (sent.at(-1)?.at ?? 0)).toBeGreaterThanOrEqual(30);
            }
            if (step.type === 'form.submit' && before.hasTag('editable')) {
              const isAddress = parseEmailAddress(typed) !== null;
              expect(asked.length > askedBefore).toBe(isAddress);
              expect(actor.getSnapshot().context.problem?.about === 'email').toBe(!isAddress);
            }
          } else if (step.kind === 'leave') {
            actor.send({ type: step.type });
            const isLeft = step.type === 'google.cancel' ? 'openingGoogle' : 'linkSent';
            expect(actor.getSnapshot().matches(isLeft)).toBe(false);
          } else if (step.kind === 'wait') wait(step.seconds);
          else if (step.kind === 'answer') {
            const [question] = questions.splice(step.index % (questions.length || 1), 1);
            if (step.isFailed) question?.fail();
            else question?.answer();
            await ticks();
            const isHeard = question?.signal.aborted === false;
            if (!isHeard) expect(actor.getSnapshot()).toEqual(before);
            else if (step.isFailed) {
              expect(actor.getSnapshot().context.problem).not.toBeNull();
            }
          } else {
            actor.stop();
            page = startPage();
            typed = '';
          }
          const snapshot = page.actor.getSnapshot();
          const running = page.questions.filter(({ signal }) => !signal.aborted);
          expect(running.length).toBe(snapshot.hasTag('busy') ? 1 : 0);
          expect([typed, parseEmailAddress(typed)]).toContain(snapshot.context.email);
          if (snapshot.matches('signedIn')) return;
        }
        const { actor, questions, sent, wait } = page;
        questions.forEach(({ fail }) => fail());
        await ticks();
        wait(31);
        expect(actor.getSnapshot().hasTag('busy')).toBe(false);
        for (const { email } of sent) expect(parseEmailAddress(email)).toBe(email);
        actor.send({ type: 'address.change' });
        actor.send({ type: 'email.change', value: 'a' });
        const { value, context } = actor.getSnapshot();
        expect([value, context.problem, context.email]).toEqual(['idle', null, 'a']);
      }),
      { numRuns: 200, seed: 20_261_122 },
    );
  }, 20_000);
});
