import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';

import type { User } from '../../machines/entities';
import type { Keeper } from '../../machines/keeper';
import { sessionMachine, type SessionEvent, type SessionReport } from '../../machines/session';
import { workspaceMachine, type WorkspaceRef } from '../../machines/workspace';
import { ada, grace } from '../../stories/fixtures/auth';
import { quietWorking, ticks } from './quietWorking';

/**
 * The session with its workspaces, under any order of sign-ins and sign-outs here and in other tabs, answers that are late,
 * doubled or never come, refusals and reloads of the page:
 * - a workspace is that of the person who is signed in; everybody else's has left, and what was kept of theirs is forgotten;
 * - whatever was said to one person about their sign-out is not said to the next;
 * - whose session ends without their asking is told so;
 * - nothing of the editor is inside without a person, but for the moment of leaving;
 * - it is never busy for ever: once all answers are there, it says what the provider says;
 * - every problem can be left.
 */
type Step =
  | { kind: 'somebody else is signed in'; user: User | null; reports: number }
  | {
      kind:
        | 'sign out'
        | 'the provider signs out'
        | 'the sign-out is answered'
        | 'the sign-out is refused'
        | 'the page is brought back'
        | 'the observer answers'
        | 'the observer fails'
        | 'retry'
        | 'enter the editor'
        | 'wait a second'
        | 'wait long'
        | 'reload';
    };

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('somebody else is signed in' as const),
    user: fc.constantFrom(ada, grace, null),
    reports: fc.constantFrom(1, 2),
  }),
  fc.record({
    kind: fc.constantFrom(
      'sign out' as const,
      'the provider signs out' as const,
      'the sign-out is answered' as const,
      'the sign-out is refused' as const,
      'the page is brought back' as const,
      'the observer answers' as const,
      'the observer fails' as const,
      'retry' as const,
      'enter the editor' as const,
      'wait a second' as const,
      'wait long' as const,
      'reload' as const,
    ),
  }),
);

interface SignOut {
  isDone: boolean;
  settle: () => void;
  refuse: () => void;
}

/** A provider that outlives the page, and one page at a time. */
function startWorld() {
  const signOuts: SignOut[] = [];
  const forgotten: string[] = [];
  const workspaces = new Set<WorkspaceRef>();
  let user: User | null = null;
  let owesAnswer = false;
  let isInEditor = false;
  let toldTo: string | null = null;
  let report: (report: SessionReport) => void = () => undefined;

  const workspace = workspaceMachine.provide({
    actors: {
      openKeeper: fromPromise<Keeper, { uid: string }>(() => new Promise(() => undefined)),
      working: quietWorking,
      forgetWork: fromPromise<unknown, { uid: string }>(({ input: { uid } }) => {
        forgotten.push(uid);
        return Promise.resolve();
      }),
    },
  });
  const machine = sessionMachine.provide({
    actors: {
      observeSession: fromCallback<SessionEvent>(({ sendBack }) => {
        report = sendBack;
        owesAnswer = true;
      }),
      signOut: fromPromise<unknown>(
        () =>
          new Promise((resolve, reject) => {
            signOuts.push({
              isDone: false,
              settle: () => resolve(null),
              refuse: () => reject(new Error('no')),
            });
          }),
      ),
    },
  });
  const open = () => {
    const clock = new SimulatedClock();
    const actor = createActor(machine, { clock });
    actor.on('notice', ({ status }) => {
      if (status === 'error') toldTo = actor.getSnapshot().context.user?.uid ?? null;
    });
    actor.subscribe(({ context: { workspaceRef } }) => {
      if (workspaceRef !== null) workspaces.add(workspaceRef);
    });
    return { clock, actor: actor.start() };
  };
  let page = open();

  const tell = () => {
    owesAnswer = false;
    report({ type: 'session.changed', user });
  };
  const signOutAtProvider = () => {
    user = null;
    report({ type: 'session.changed', user });
  };

  const take = async (step: Step) => {
    const { actor, clock } = page;
    if (step.kind === 'somebody else is signed in') {
      user = step.user;
      for (let times = 0; times < step.reports; times += 1) tell();
    } else if (step.kind === 'sign out') actor.send({ type: 'session.signOut' });
    else if (step.kind === 'the provider signs out') {
      const [pending] = signOuts;
      if (pending === undefined || pending.isDone) return;
      pending.isDone = true;
      signOutAtProvider();
    } else if (step.kind === 'the sign-out is answered') {
      const answered = signOuts.shift();
      answered?.settle();
      await ticks();
      if (answered?.isDone === false) signOutAtProvider();
    } else if (step.kind === 'the sign-out is refused') {
      signOuts.shift()?.refuse();
      await ticks();
    } else if (step.kind === 'the page is brought back') {
      owesAnswer = true;
      actor.send({ type: 'session.doubted' });
    } else if (step.kind === 'the observer answers') tell();
    else if (step.kind === 'the observer fails') report({ type: 'session.unavailable' });
    else if (step.kind === 'retry') actor.send({ type: 'session.retry' });
    else if (step.kind === 'enter the editor') {
      isInEditor = true;
      actor.send({ type: 'editor.entered', workspace });
    } else if (step.kind === 'wait a second') clock.increment(1000);
    else if (step.kind === 'wait long') clock.increment(15_000);
    else {
      actor.stop();
      signOuts.length = 0;
      workspaces.clear();
      isInEditor = false;
      page = open();
    }
  };

  /** All that is still owed is answered. */
  const finish = async () => {
    while (signOuts.length > 0) await take({ kind: 'the sign-out is answered' });
    page.clock.increment(15_000);
    const { actor } = page;
    expect(['unknown', 'doubted']).not.toContain(actor.getSnapshot().value);
    if (actor.getSnapshot().matches('unanswered')) {
      actor.send({ type: 'session.retry' });
      expect([actor.getSnapshot().value, owesAnswer]).toEqual(['unknown', true]);
    }
    if (owesAnswer) tell();
    page.clock.increment(15_000);
    await ticks();
  };

  return {
    take,
    finish,
    forgotten,
    workspaces,
    actor: () => page.actor,
    user: () => user,
    isInEditor: () => isInEditor,
    toldTo: () => toldTo,
  };
}

const uidOf = (ref: WorkspaceRef) => ref.getSnapshot().context.uid;
const isOpen = (ref: WorkspaceRef) =>
  ref.getSnapshot().matches('waiting') || ref.getSnapshot().matches('working');

describe('the session, in any order', () => {
  it('gives everybody their own, ends what it begins, and lets every problem be left', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 40, size: 'max' }), async (taken) => {
        const world = startWorld();
        const check = () => {
          const snapshot = world.actor().getSnapshot();
          const { user, workspaceRef, problem } = snapshot.context;
          const open = [...world.workspaces].filter(isOpen);
          expect(open).toEqual(workspaceRef === null ? [] : [workspaceRef]);
          if (workspaceRef !== null) expect(uidOf(workspaceRef)).toBe(user?.uid);
          const left = [...world.workspaces].filter((ref) => ref !== workspaceRef).map(uidOf);
          expect(left.filter((uid) => !world.forgotten.includes(uid))).toEqual([]);
          if (problem !== null) expect(user?.uid).toBe(world.toldTo());
          if (snapshot.hasTag('inside') && user === null)
            expect(snapshot.hasTag('busy')).toBe(true);
        };
        for (const step of taken) {
          const before = world.actor().getSnapshot();
          await world.take(step);
          check();
          const { value, context } = world.actor().getSnapshot();
          const wasAsked = before.hasTag('busy') || step.kind === 'reload';
          if (value === 'signedOut' && before.context.user !== null && !wasAsked) {
            expect(context.reason).toBe('ended');
          }
        }
        await world.finish();
        check();

        const user = world.user();
        const { value, context } = world.actor().getSnapshot();
        expect([value, context.user]).toEqual([user === null ? 'signedOut' : 'signedIn', user]);
        expect(context.workspaceRef !== null).toBe(user !== null && world.isInEditor());
        world.actor().send({ type: 'session.signOut' });
        expect(world.actor().getSnapshot().context.problem).toBeNull();
      }),
      { numRuns: 150, seed: 20_261_122 },
    );
  }, 20_000);
});
