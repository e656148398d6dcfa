import { assign, emit, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';

import type { User } from './entities';
import { SESSION_ANSWER_TIMEOUT, SIGN_OUT_REDIRECT_DELAY } from './limits';
import { messages } from './messages';
import type { Notice } from './notice';
import type { workspaceMachine, WorkspaceRef } from './workspace';

/** Why nobody is signed in any more: the person left, or the session ended without them asking. */
export type SignedOutReason = 'left' | 'ended';

export interface SessionContext {
  user: User | null;
  reason: SignedOutReason | null;
  /** Why the last sign-out did not work. */
  problem: string | null;
  /** What a workspace is made of, once the editor was entered: public pages do without it. */
  workspace: typeof workspaceMachine | null;
  /** The workspace of `user`; nobody else's is ever here. */
  workspaceRef: WorkspaceRef | null;
}

/** What the observer of the provider reports. */
export type SessionReport =
  | { type: 'session.changed'; user: User | null }
  | { type: 'session.unavailable' }
  | { type: 'session.doubted' };

export type SessionEvent =
  | SessionReport
  | { type: 'session.retry' }
  | { type: 'editor.entered'; workspace: typeof workspaceMachine }
  | { type: 'session.signOut' };

/**
 * Who is signed in, for the whole life of the app (specification sections 2 and 4, "Sign out" and "Auth listener").
 *
 * `observeSession` reports every change of the user, also those of other tabs; the provider's first answer may take
 * long, so the session starts `unknown`. A page that the browser brings back as it was left is `doubted`: its content stays
 * out of sight until the observer has asked the provider again. `signOut` ends the session at the provider. Emits `notice` for both outcomes of
 * a sign-out. The tag `inside` says that editor content may be shown; only `signedOut` sends a person to /auth.
 *
 * Whoever is signed in has a workspace of their own from the first `editor.entered` on. It leaves with its person, whatever
 * ends the session, also when somebody else takes their place.
 */
export const sessionMachine = setup({
  types: {} as {
    context: SessionContext;
    events: SessionEvent;
    emitted: Notice;
    tags: 'inside' | 'busy';
  },
  actors: {
    observeSession: fromCallback<SessionEvent>(() => {
      throw new Error('sessionMachine: provide the `observeSession` actor.');
    }),
    signOut: fromPromise<unknown>(() =>
      Promise.reject(new Error('sessionMachine: provide the `signOut` actor.')),
    ),
  },
  actions: {
    // What was said to one person is not said to the next.
    setUser: assign(({ context }, { user }: { user: User | null }) => ({
      user,
      problem: user?.uid === context.user?.uid ? context.problem : null,
    })),
    forgetUser: assign({ user: null, problem: null }),
    setReason: assign({ reason: (_, params: { reason: SignedOutReason | null }) => params.reason }),
    /** Somebody who was here did not ask to leave. */
    rememberEnd: assign({
      reason: ({ context }) => (context.user === null ? context.reason : 'ended'),
    }),
    setProblem: assign({ problem: (_, params: { message: string | null }) => params.message }),
    setWorkspace: assign({
      workspace: (_, params: { workspace: typeof workspaceMachine }) => params.workspace,
    }),
    openWorkspace: assign({
      workspaceRef: ({ context: { user, workspace }, spawn }) =>
        user === null || workspace === null ? null : spawn(workspace, { input: { uid: user.uid } }),
    }),
    // It goes on by itself until nothing of its person is left.
    leaveWorkspace: enqueueActions(({ context: { workspaceRef }, enqueue }) => {
      if (workspaceRef === null) return;
      enqueue.sendTo(workspaceRef, { type: 'workspace.leave' });
      enqueue.assign({ workspaceRef: null });
    }),
    emitNotice: emit((_, params: Omit<Notice, 'type'>): Notice => ({ type: 'notice', ...params })),
  },
  guards: {
    hasWorkspaceOfAnother: ({ context: { user, workspaceRef } }) =>
      workspaceRef !== null && workspaceRef.getSnapshot().context.uid !== user?.uid,
    lacksWorkspace: ({ context: { user, workspace, workspaceRef } }) =>
      user !== null && workspace !== null && workspaceRef === null,
    hasUser: (_, params: { user: User | null }) => params.user !== null,
    isAnother: ({ context }, params: { user: User | null }) =>
      params.user !== null && params.user.uid !== context.user?.uid,
    isGone: ({ context }) => context.user === null,
  },
  delays: {
    answerTimeout: SESSION_ANSWER_TIMEOUT,
    redirect: SIGN_OUT_REDIRECT_DELAY,
  },
}).createMachine({
  id: 'session',
  context: { user: null, reason: null, problem: null, workspace: null, workspaceRef: null },
  always: [
    { guard: 'hasWorkspaceOfAnother', actions: 'leaveWorkspace' },
    { guard: 'lacksWorkspace', actions: 'openWorkspace' },
  ],
  on: {
    'editor.entered': {
      actions: { type: 'setWorkspace', params: ({ event }) => ({ workspace: event.workspace }) },
    },
  },
  invoke: {
    id: 'observeSession',
    src: 'observeSession',
    onError: '.unanswered',
  },
  initial: 'unknown',
  states: {
    unknown: {
      after: { answerTimeout: 'unanswered' },
      on: {
        'session.changed': [
          {
            guard: { type: 'hasUser', params: ({ event }) => ({ user: event.user }) },
            target: 'signedIn',
            actions: { type: 'setUser', params: ({ event }) => ({ user: event.user }) },
          },
          { target: 'signedOut', actions: 'rememberEnd' },
        ],
        'session.unavailable': 'unanswered',
      },
    },
    unanswered: {
      on: {
        'session.changed': [
          {
            guard: { type: 'hasUser', params: ({ event }) => ({ user: event.user }) },
            target: 'signedIn',
            actions: { type: 'setUser', params: ({ event }) => ({ user: event.user }) },
          },
          { target: 'signedOut', actions: 'rememberEnd' },
        ],
        // Entering the root again starts the observer again.
        'session.retry': { target: '#session', reenter: true },
      },
    },
    signedOut: {
      entry: 'forgetUser',
      on: {
        'session.changed': {
          guard: { type: 'hasUser', params: ({ event }) => ({ user: event.user }) },
          target: 'signedIn',
          actions: { type: 'setUser', params: ({ event }) => ({ user: event.user }) },
        },
      },
    },
    signedIn: {
      tags: 'inside',
      entry: { type: 'setReason', params: { reason: null } },
      on: {
        'session.changed': [
          {
            guard: { type: 'hasUser', params: ({ event }) => ({ user: event.user }) },
            actions: { type: 'setUser', params: ({ event }) => ({ user: event.user }) },
          },
          { target: 'signedOut', actions: 'rememberEnd' },
        ],
        'session.doubted': 'doubted',
        'session.signOut': 'signingOut',
      },
    },
    doubted: {
      after: { answerTimeout: 'unanswered' },
      on: {
        'session.changed': [
          {
            guard: { type: 'hasUser', params: ({ event }) => ({ user: event.user }) },
            target: 'signedIn',
            actions: { type: 'setUser', params: ({ event }) => ({ user: event.user }) },
          },
          { target: 'signedOut', actions: 'rememberEnd' },
        ],
        'session.unavailable': 'unanswered',
      },
    },
    signingOut: {
      tags: ['inside', 'busy'],
      entry: { type: 'setProblem', params: { message: null } },
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: 'leaving',
        onError: [
          { guard: 'isGone', target: 'leaving' },
          {
            target: 'signedIn',
            actions: [
              { type: 'setProblem', params: { message: messages.signOut.failed } },
              {
                type: 'emitNotice',
                params: { status: 'error', message: messages.signOut.failed },
              },
            ],
          },
        ],
      },
      on: {
        'session.changed': [
          // The person who asked is gone already: whoever came after them did not ask.
          {
            guard: { type: 'isAnother', params: ({ event }) => ({ user: event.user }) },
            target: 'signedIn',
            actions: { type: 'setUser', params: ({ event }) => ({ user: event.user }) },
          },
          // The observer often reports the sign-out before the provider's own answer: that must not skip `leaving`.
          { actions: { type: 'setUser', params: ({ event }) => ({ user: event.user }) } },
        ],
      },
    },
    leaving: {
      tags: ['inside', 'busy'],
      entry: [
        'forgetUser',
        // Before the notice, which stays.
        'leaveWorkspace',
        { type: 'setReason', params: { reason: 'left' } },
        {
          type: 'emitNotice',
          params: { status: 'success', message: messages.signOut.succeeded },
        },
      ],
      after: { redirect: 'signedOut' },
      on: {
        'session.changed': {
          guard: { type: 'hasUser', params: ({ event }) => ({ user: event.user }) },
          target: 'signedIn',
          actions: { type: 'setUser', params: ({ event }) => ({ user: event.user }) },
        },
      },
    },
  },
});
