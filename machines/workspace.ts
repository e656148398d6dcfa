import { type ActorRefFromLogic, assign, fromPromise, setup } from 'xstate';

import type { SavedWork } from './savedWork';
import { workingMachine } from './working';

export interface WorkspaceContext {
  /** Whose it is. */
  uid: string;
  /** What was kept of their work. */
  saved: Partial<SavedWork>;
}

export type WorkspaceEvent = { type: 'leave' };

/**
 * The signed-in person's workspace: it lives from sign-in to sign-out, across navigation (specification section 1, "work is
 * session-based"). It is `waiting` until what was kept is read, `working` while its actors run (the child `working`), and
 * `leaving` once its person is gone: by then nothing of theirs runs any more, and what was kept of it is forgotten.
 *
 * Input: whose it is. `readWork` reads what was kept; a browser that keeps nothing gives nothing. `forgetWork` removes it.
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
    readWork: fromPromise<Partial<SavedWork>, { uid: string }>(() =>
      Promise.reject(new Error('workspaceMachine: provide the `readWork` actor.')),
    ),
    working: workingMachine,
    forgetWork: fromPromise<unknown, { uid: string }>(() =>
      Promise.reject(new Error('workspaceMachine: provide the `forgetWork` actor.')),
    ),
  },
  actions: {
    setSaved: assign({ saved: (_, params: { saved: Partial<SavedWork> }) => params.saved }),
    forgetSaved: assign({ saved: {} }),
    clearNotices: () => undefined,
  },
}).createMachine({
  id: 'workspace',
  context: ({ input: { uid } }) => ({ uid, saved: {} }),
  initial: 'waiting',
  states: {
    waiting: {
      invoke: {
        src: 'readWork',
        input: ({ context: { uid } }) => ({ uid }),
        onDone: {
          target: 'working',
          actions: { type: 'setSaved', params: ({ event }) => ({ saved: event.output }) },
        },
        onError: 'working',
      },
      on: { leave: 'leaving' },
    },
    working: {
      invoke: {
        id: 'working',
        src: 'working',
        input: ({ context: { uid, saved } }) => ({ uid, saved }),
      },
      on: { leave: 'leaving' },
    },
    leaving: {
      entry: ['forgetSaved', 'clearNotices'],
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
