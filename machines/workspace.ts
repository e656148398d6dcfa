import { type ActorRefFromLogic, assign, fromPromise, setup } from 'xstate';

import { type Keeper, NO_KEEPER } from './keeper';
import { OPEN_TIMEOUT } from './limits';
import { workingMachine } from './working';

export interface WorkspaceContext {
  /** Whose it is. */
  uid: string;
  /** Where their work is kept. */
  keeper: Keeper;
}

export type WorkspaceEvent = { type: 'workspace.leave' };

/**
 * The signed-in person's workspace: it lives from sign-in to sign-out, across navigation (specification section 1, "work is
 * session-based"). It is `waiting` until what was kept is read, `working` while its actors run (the child `working`), and
 * `leaving` once its person is gone: by then nothing of theirs runs any more, and what was kept of it is forgotten.
 *
 * Input: whose it is. `openKeeper` opens what was kept; where it fails, or takes too long, the work is in memory alone.
 * `forgetWork` removes what was kept.
 * `clearNotices` takes away what was said, which may repeat what a person typed.
 */
export const workspaceMachine = setup({
  types: {} as {
    context: WorkspaceContext;
    events: WorkspaceEvent;
    input: { uid: string };
    children: { working: 'working' };
  },
  actors: {
    openKeeper: fromPromise<Keeper, { uid: string }>(() =>
      Promise.reject(new Error('workspaceMachine: provide the `openKeeper` actor.')),
    ),
    working: workingMachine,
    forgetWork: fromPromise<unknown, { uid: string }>(() =>
      Promise.reject(new Error('workspaceMachine: provide the `forgetWork` actor.')),
    ),
  },
  actions: {
    setKeeper: assign({ keeper: (_, params: { keeper: Keeper }) => params.keeper }),
    forgetKeeper: assign({ keeper: NO_KEEPER }),
    clearNotices: () => undefined,
  },
  delays: { openTimeout: OPEN_TIMEOUT },
}).createMachine({
  id: 'workspace',
  context: ({ input: { uid } }) => ({ uid, keeper: NO_KEEPER }),
  initial: 'waiting',
  states: {
    waiting: {
      invoke: {
        src: 'openKeeper',
        input: ({ context: { uid } }) => ({ uid }),
        onDone: {
          target: 'working',
          actions: { type: 'setKeeper', params: ({ event }) => ({ keeper: event.output }) },
        },
        onError: 'working',
      },
      after: { openTimeout: 'working' },
      on: { 'workspace.leave': 'leaving' },
    },
    working: {
      invoke: {
        id: 'working',
        src: 'working',
        input: ({ context: { keeper, uid } }) => ({ keeper, uid }),
      },
      on: { 'workspace.leave': 'leaving' },
    },
    leaving: {
      entry: ['forgetKeeper', 'clearNotices'],
      invoke: {
        src: 'forgetWork',
        input: ({ context: { uid } }) => ({ uid }),
        onDone: 'left',
        onError: 'left',
      },
    },
    left: { type: 'final' },
  },
});

export type WorkspaceRef = ActorRefFromLogic<typeof workspaceMachine>;
