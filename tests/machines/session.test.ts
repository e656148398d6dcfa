import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import type { User } from '../../machines/entities';
import type { Keeper } from '../../machines/keeper';
import type { Notice } from '../../machines/notice';
import { sessionMachine, type SessionEvent, type SessionReport } from '../../machines/session';
import { workspaceMachine } from '../../machines/workspace';
import { ada, grace, nobody } from '../../stories/fixtures/auth';

function startSession(signOut: () => Promise<void> = () => Promise.resolve()) {
  const clock = new SimulatedClock();
  const notices: Notice[] = [];
  const observer = { started: 0, stopped: 0 };
  let signOutCalls = 0;
  let report: (report: SessionReport) => void = () => undefined;
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        observeSession: fromCallback<SessionEvent>(({ sendBack }) => {
          observer.started += 1;
          report = sendBack;
          return () => {
            observer.stopped += 1;
          };
        }),
        signOut: fromPromise<unknown>(() => {
          signOutCalls += 1;
          return signOut();
        }),
      },
    }),
    { clock },
  );
  actor.on('notice', (notice) => notices.push(notice));
  actor.start();
  /** What the workspaces did. */
  const log: string[] = [];
  const noted = <T>(what: string) =>
    fromPromise<T, { uid: string }>(({ input: { uid } }) => {
      log.push(`${what} ${uid}`);
      return new Promise(() => undefined);
    });
  const workspace = workspaceMachine.provide({
    actors: { openKeeper: noted<Keeper>('read'), forgetWork: noted<unknown>('forget') },
    actions: { clearNotices: () => void log.push('clear') },
  });
  return {
    actor,
    clock,
    notices,
    observer,
    log,
    enterEditor: () => actor.send({ type: 'editor.entered', workspace }),
    answer: (user: User | null) => report({ type: 'session.changed', user }),
    fail: () => report({ type: 'session.unavailable' }),
    doubt: () => report({ type: 'session.doubted' }),
    signOutCalls: () => signOutCalls,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

const signedOutNotice: Notice = {
  type: 'notice',
  status: 'success',
  message: 'Sign out successfull!',
};

describe('sessionMachine', () => {
  it('follows what the observer reports', () => {
    const { answer, state, context } = startSession();
    expect(state()).toBe('unknown');

    answer(null);
    expect(state()).toBe('signedOut');
    answer(ada);
    expect(state()).toBe('signedIn');
    expect(context()).toEqual({ ...nobody, user: ada, reason: null, problem: null });
  });

  it('goes straight to signedIn when the first answer is a user', () => {
    const { answer, state } = startSession();
    answer(ada);
    expect(state()).toBe('signedIn');
  });

  it('takes over changed details and another user without a stop', () => {
    const { answer, state, context } = startSession();
    answer(ada);
    answer({ ...ada, name: 'Ada King' });
    expect(context()).toEqual({
      ...nobody,
      user: { ...ada, name: 'Ada King' },
      reason: null,
      problem: null,
    });
    answer(grace);
    expect([state(), context()]).toEqual([
      'signedIn',
      { ...nobody, user: grace, reason: null, problem: null },
    ]);
  });

  it('fault 18: offers a retry when no answer came for 15 seconds, and asks again', () => {
    const { actor, clock, observer, answer, state } = startSession();
    clock.increment(14_999);
    expect(state()).toBe('unknown');
    clock.increment(1);
    expect(state()).toBe('unanswered');

    actor.send({ type: 'session.retry' });
    expect(state()).toBe('unknown');
    expect(observer).toEqual({ started: 2, stopped: 1 });
    clock.increment(15_000);
    expect(state()).toBe('unanswered');
    answer(ada);
    expect(state()).toBe('signedIn');
  });

  it('fault 18: a late answer still counts, whichever it is', () => {
    const { clock, answer, state } = startSession();
    clock.increment(15_000);
    answer(null);
    expect(state()).toBe('signedOut');
  });

  it('fault 18: offers the retry at once when the provider cannot be loaded', () => {
    const { fail, state } = startSession();
    fail();
    expect(state()).toBe('unanswered');
  });

  it('fault 18: an observer that throws leads to the retry', () => {
    const actor = createActor(sessionMachine).start();
    expect(actor.getSnapshot().value).toBe('unanswered');
  });

  it('fault 18: a failure after the first answer changes nothing', () => {
    const { answer, fail, state } = startSession();
    answer(ada);
    fail();
    expect(state()).toBe('signedIn');
  });

  it('fault 21: says so and redirects at 1000 ms, not at 999', async () => {
    const { actor, answer, clock, notices, state, context } = startSession();
    answer(ada);
    actor.send({ type: 'session.signOut' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await waitFor(actor, (snapshot) => snapshot.matches('leaving'));
    expect(notices).toEqual([signedOutNotice]);
    expect(context()).toEqual({ ...nobody, user: null, reason: 'left', problem: null });

    clock.increment(999);
    expect(state()).toBe('leaving');
    expect(actor.getSnapshot().hasTag('inside')).toBe(true);
    clock.increment(1);
    expect(state()).toBe('signedOut');
    expect(actor.getSnapshot().hasTag('inside')).toBe(false);
    expect(notices).toEqual([signedOutNotice]);
  });

  it('fault 21: the observer answering before the provider loses neither notice nor delay', async () => {
    let finish: () => void = () => undefined;
    const { actor, answer, clock, notices, state } = startSession(
      () => new Promise((resolve) => (finish = resolve)),
    );
    answer(ada);
    actor.send({ type: 'session.signOut' });
    answer(null);
    expect(state()).toBe('signingOut');
    finish();
    await waitFor(actor, (snapshot) => snapshot.matches('leaving'));
    answer(null);
    clock.increment(999);
    expect(state()).toBe('leaving');
    clock.increment(1);
    expect([state(), notices]).toEqual(['signedOut', [signedOutNotice]]);
  });

  it('fault 21: a refused sign-out says so, stays, and can be tried again', async () => {
    const { actor, answer, notices, context } = startSession(() => Promise.reject(new Error('no')));
    answer(ada);
    actor.send({ type: 'session.signOut' });
    await waitFor(actor, (snapshot) => snapshot.matches('signedIn'));
    expect(notices).toEqual([{ type: 'notice', status: 'error', message: 'Error signing out!' }]);
    expect(context()).toEqual({
      ...nobody,
      user: ada,
      reason: null,
      problem: 'Error signing out!',
    });
    expect(actor.getSnapshot().can({ type: 'session.signOut' })).toBe(true);
  });

  it('fault 22: what was said of one person’s sign-out is not said to the next', async () => {
    const { actor, answer, context } = startSession(() => Promise.reject(new Error('no')));
    answer(ada);
    actor.send({ type: 'session.signOut' });
    await waitFor(actor, (snapshot) => snapshot.matches('signedIn'));
    answer({ ...ada, name: 'Ada King' });
    expect(context().problem).toBe('Error signing out!');
    answer(grace);
    expect(context().problem).toBeNull();
  });

  it('fault 69: a sign-out that is answered late does not sign out whoever came since', async () => {
    let finish: () => void = () => undefined;
    const { actor, answer, notices, state, context } = startSession(
      () => new Promise((resolve) => (finish = resolve)),
    );
    answer(ada);
    actor.send({ type: 'session.signOut' });
    answer(null);
    answer(grace);
    finish();
    await new Promise((resolve) => setImmediate(resolve));
    expect([state(), context().user, notices]).toEqual(['signedIn', grace, []]);
  });

  it('counts as signed out when the session ended while the provider refused', async () => {
    const { actor, answer, notices } = startSession(() => Promise.reject(new Error('no')));
    answer(ada);
    actor.send({ type: 'session.signOut' });
    answer(null);
    await waitFor(actor, (snapshot) => snapshot.matches('leaving'));
    expect(notices).toEqual([signedOutNotice]);
  });

  it('fault 14: a double click on Sign Out is one sign-out and one notice', async () => {
    const { actor, answer, notices, signOutCalls } = startSession();
    answer(ada);
    actor.send({ type: 'session.signOut' });
    actor.send({ type: 'session.signOut' });
    await waitFor(actor, (snapshot) => snapshot.matches('leaving'));
    actor.send({ type: 'session.signOut' });
    expect([signOutCalls(), notices]).toEqual([1, [signedOutNotice]]);
  });

  it('fault 19: a session that ends by itself wipes the user, gives the reason and claims no sign-out', () => {
    const { answer, notices, state, context } = startSession();
    answer(ada);
    answer(null);
    expect([state(), context(), notices]).toEqual([
      'signedOut',
      { ...nobody, user: null, reason: 'ended', problem: null },
      [],
    ]);
  });

  it('fault 19: gives the reason too where the answer took a retry', () => {
    const { actor, answer, clock, doubt, state, context } = startSession();
    answer(ada);
    doubt();
    clock.increment(15_000);
    actor.send({ type: 'session.retry' });
    answer(null);
    expect([state(), context().reason]).toEqual(['signedOut', 'ended']);
  });

  it('fault 35: a page brought back is not inside until the provider has answered', () => {
    const { actor, answer, clock, doubt, state, context } = startSession();
    doubt();
    expect(state()).toBe('unknown');
    answer(ada);
    doubt();
    expect([state(), actor.getSnapshot().hasTag('inside'), context().user]).toEqual([
      'doubted',
      false,
      ada,
    ]);
    answer(ada);
    expect(state()).toBe('signedIn');
    doubt();
    answer(null);
    expect([state(), context()]).toEqual([
      'signedOut',
      { ...nobody, user: null, reason: 'ended', problem: null },
    ]);
    answer(ada);
    doubt();
    clock.increment(15_000);
    expect(state()).toBe('unanswered');
  });

  it('forgets the reason when somebody signs in again', () => {
    const { answer, context } = startSession();
    answer(ada);
    answer(null);
    answer(grace);
    expect(context()).toEqual({ ...nobody, user: grace, reason: null, problem: null });
  });

  it('somebody who signs in while leaving is in, and stays in', async () => {
    const { actor, answer, clock, state, context } = startSession();
    answer(ada);
    actor.send({ type: 'session.signOut' });
    await waitFor(actor, (snapshot) => snapshot.matches('leaving'));
    answer(grace);
    clock.increment(1000);
    expect([state(), context()]).toEqual([
      'signedIn',
      { ...nobody, user: grace, reason: null, problem: null },
    ]);
  });

  it('opens the workspace of whoever is signed in, once the editor is entered', () => {
    const { actor, answer, context, enterEditor, log } = startSession();
    answer(ada);
    expect(context().workspaceRef).toBe(null);
    enterEditor();
    const { workspaceRef } = context();
    enterEditor();
    answer({ ...ada, name: 'Ada King' });
    actor.send({ type: 'session.doubted' });
    expect(context().workspaceRef).toBe(workspaceRef);
    expect([workspaceRef?.getSnapshot().context.uid, log]).toEqual(['u-ada', ['read u-ada']]);
  });

  it('opens it as soon as it is known who is there', () => {
    const { answer, context, enterEditor } = startSession();
    enterEditor();
    expect(context().workspaceRef).toBe(null);
    answer(ada);
    expect(context().workspaceRef?.getSnapshot().context.uid).toBe('u-ada');
  });

  it('fault 69: the workspace of one person leaves before that of the next is opened', () => {
    const { answer, context, enterEditor, log } = startSession();
    enterEditor();
    answer(ada);
    const first = context().workspaceRef;
    answer(grace);
    expect(first?.getSnapshot().matches('leaving')).toBe(true);
    expect(context().workspaceRef?.getSnapshot().context.uid).toBe('u-grace');
    expect(log).toEqual(['read u-ada', 'clear', 'forget u-ada', 'read u-grace']);
  });

  it('fault 20: a session that ends elsewhere takes the workspace with it', () => {
    const { answer, context, enterEditor, log } = startSession();
    enterEditor();
    answer(ada);
    answer(null);
    expect([context().workspaceRef, log]).toEqual([null, ['read u-ada', 'clear', 'forget u-ada']]);
    answer(ada);
    expect(log.at(-1)).toBe('read u-ada');
  });

  it('fault 22: a sign-out clears what was said, then says that it is done', async () => {
    const { actor, answer, context, enterEditor, log } = startSession();
    enterEditor();
    answer(ada);
    actor.on('notice', ({ message }) => log.push(message));
    actor.send({ type: 'session.signOut' });
    expect(context().workspaceRef).not.toBe(null);
    await waitFor(actor, (snapshot) => snapshot.matches('leaving'));
    expect(context().workspaceRef).toBe(null);
    expect(log).toEqual(['read u-ada', 'clear', 'forget u-ada', 'Sign out successfull!']);
  });

  it('a stop of the app stops the observer', () => {
    const { actor, observer } = startSession();
    actor.stop();
    expect(observer).toEqual({ started: 1, stopped: 1 });
  });

  it('a sign-out without an implementation names what is missing', async () => {
    const machine = sessionMachine.provide({
      actors: {
        observeSession: fromCallback<SessionEvent>(({ sendBack }) =>
          sendBack({ type: 'session.changed', user: ada }),
        ),
      },
    });
    const errors: unknown[] = [];
    const actor = createActor(machine, {
      inspect: (inspected) => {
        if (inspected.type === '@xstate.event' && 'error' in inspected.event) {
          errors.push(inspected.event.error);
        }
      },
    }).start();
    actor.send({ type: 'session.signOut' });
    await waitFor(actor, (snapshot) => snapshot.matches('signedIn'));
    expect(errors).toEqual([new Error('sessionMachine: provide the `signOut` actor.')]);
  });

  it('can reach every state', () => {
    const paths = getShortestPaths(sessionMachine, {
      events: [
        { type: 'session.changed', user: ada },
        { type: 'session.changed', user: null },
        { type: 'session.doubted' },
        { type: 'session.retry' },
        { type: 'session.signOut' },
        { type: 'xstate.done.actor.signOut' } as never,
        { type: 'xstate.after.answerTimeout.session.unknown' } as never,
      ],
    });
    const reached = new Set(paths.map((path) => path.state.value));
    expect([...reached].sort()).toEqual(Object.keys(sessionMachine.states).sort());
  });
});
