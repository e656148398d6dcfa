import { assign, emit, fromPromise, setup } from 'xstate';

import { messages } from './messages';
import type { Notice } from './notice';

export interface FreshSignInContext {
  problem: string | null;
}

export type FreshSignInEvent = { type: 'link.send'; email: string };

/**
 * Signing in again by a fresh link, for changes that the provider allows only right after a sign-in (specification
 * section 7, "Profile").
 *
 * `sendLink` sends a sign-in link to the person's present address, `rememberWayBack` keeps where its reader goes on: it may
 * be opened in another tab. Emits `notice` for both outcomes; the failure stays in
 * the context too.
 */
export const freshSignInMachine = setup({
  types: {} as {
    context: FreshSignInContext;
    events: FreshSignInEvent;
    emitted: Notice;
    tags: 'busy';
  },
  actors: {
    sendLink: fromPromise<unknown, { email: string }>(() =>
      Promise.reject(new Error('freshSignInMachine: provide the `sendLink` actor.')),
    ),
  },
  actions: {
    rememberWayBack: () => undefined,
    setProblem: assign({ problem: (_, params: { message: string | null }) => params.message }),
    emitNotice: emit((_, params: Omit<Notice, 'type'>): Notice => ({ type: 'notice', ...params })),
  },
}).createMachine({
  id: 'freshSignIn',
  context: { problem: null },
  initial: 'idle',
  states: {
    idle: { on: { 'link.send': 'sendingLink' } },
    sendingLink: {
      tags: 'busy',
      entry: { type: 'setProblem', params: { message: null } },
      invoke: {
        id: 'sendLink',
        src: 'sendLink',
        input: ({ event }) => ({ email: event.email }),
        onDone: {
          target: 'linkSent',
          actions: [
            'rememberWayBack',
            {
              type: 'emitNotice',
              params: { status: 'success', message: messages.magicLink.sent },
            },
          ],
        },
        onError: {
          target: 'failed',
          actions: [
            { type: 'setProblem', params: { message: messages.magicLink.failed } },
            {
              type: 'emitNotice',
              params: { status: 'error', message: messages.magicLink.failed },
            },
          ],
        },
      },
    },
    linkSent: { on: { 'link.send': 'sendingLink' } },
    failed: { on: { 'link.send': 'sendingLink' } },
  },
});
