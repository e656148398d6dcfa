import { assign, emit, fromPromise, setup } from 'xstate';

import { parseEmailAddress } from './emailAddress';
import type { User } from './entities';
import { messages } from './messages';
import { isNotSetUp } from './notSetUp';
import type { Notice } from './notice';

export interface InspectedLink {
  isValid: boolean;
  /** The address kept in this browser when the link was asked for. */
  email: string | null;
}

/**
 * Why the provider turned a link down. `wrongEmail`: the link belongs to another address and can still be used.
 * `spentLink`: it was used before, has expired or never was one. `completeSignIn` rejects with it; any other error
 * counts as a passing trouble that is worth another try.
 */
export class LinkRefusedError extends Error {
  override readonly name = 'LinkRefusedError';

  constructor(readonly reason: 'wrongEmail' | 'spentLink') {
    super(`The sign-in link was refused: ${reason}.`);
  }
}

export interface SignInCallbackContext {
  /** The opened link with its one-time code; emptied once it is of no more use. */
  url: string;
  email: string;
  problem: string | null;
  user: User | null;
}

export type SignInCallbackEvent =
  | { type: 'email.change'; value: string }
  | { type: 'form.submit' }
  | { type: 'form.cancel' }
  | { type: 'email.ask' }
  | { type: 'signIn.retry' };

/**
 * What happens when a sign-in link is opened (specification sections 2, 4, 5 and 8, "Callback").
 *
 * Input: the whole URL that was opened. Output: the signed-in user. `inspectLink` says whether the URL is a sign-in link
 * and which address asked for it; without one the page asks; it rejects with `NotSetUpError` where this
 * deployment has no provider. Emits `notice` for every error; the words stay in the context too.
 */
export const signInCallbackMachine = setup({
  types: {} as {
    context: SignInCallbackContext;
    events: SignInCallbackEvent;
    input: { url: string };
    output: User;
    emitted: Notice;
    tags: 'busy' | 'editable';
  },
  actors: {
    inspectLink: fromPromise<InspectedLink, { url: string }>(() =>
      Promise.reject(new Error('signInCallbackMachine: provide the `inspectLink` actor.')),
    ),
    completeSignIn: fromPromise<User, { url: string; email: string }>(() =>
      Promise.reject(new Error('signInCallbackMachine: provide the `completeSignIn` actor.')),
    ),
  },
  actions: {
    setEmail: assign({ email: (_, params: { value: string }) => params.value }),
    tidyEmail: assign({
      email: ({ context }) => parseEmailAddress(context.email) ?? context.email,
    }),
    setUser: assign({ user: (_, params: { user: User }) => params.user }),
    forgetLink: assign({ url: '' }),
    setProblem: assign({ problem: (_, params: { message: string }) => params.message }),
    clearProblem: assign({ problem: null }),
    emitError: emit((_, params: { message: string }): Notice => ({
      type: 'notice',
      status: 'error',
      ...params,
    })),
  },
  guards: {
    isInvalid: (_, params: { link: InspectedLink }) => !params.link.isValid,
    isAddressKnown: (_, params: { link: InspectedLink }) => params.link.email !== null,
    hasEmailAddress: ({ context }) => parseEmailAddress(context.email) !== null,
    isNotSetUp: (_, params: { error: unknown }) => isNotSetUp(params.error),
    isWrongEmail: (_, params: { error: unknown }) => isRefusal(params.error, 'wrongEmail'),
    isSpentLink: (_, params: { error: unknown }) => isRefusal(params.error, 'spentLink'),
  },
}).createMachine({
  id: 'signInCallback',
  context: ({ input }) => ({ url: input.url, email: '', problem: null, user: null }),
  initial: 'checking',
  states: {
    checking: {
      id: 'checking',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'inspectLink',
        src: 'inspectLink',
        input: ({ context }) => ({ url: context.url }),
        onDone: [
          {
            guard: { type: 'isInvalid', params: ({ event }) => ({ link: event.output }) },
            target: 'invalidLink',
          },
          {
            guard: { type: 'isAddressKnown', params: ({ event }) => ({ link: event.output }) },
            target: 'completing',
            actions: {
              type: 'setEmail',
              params: ({ event }) => ({ value: event.output.email ?? '' }),
            },
          },
          { target: 'askingEmail' },
        ],
        onError: [
          {
            guard: { type: 'isNotSetUp', params: ({ event }) => ({ error: event.error }) },
            target: 'notSetUp',
          },
          { target: 'failed' },
        ],
      },
    },
    askingEmail: {
      id: 'askingEmail',
      tags: 'editable',
      entry: 'clearProblem',
      on: {
        'email.change': {
          actions: [
            { type: 'setEmail', params: ({ event }) => ({ value: event.value }) },
            'clearProblem',
          ],
        },
        'form.submit': [
          { guard: 'hasEmailAddress', target: 'completing', actions: 'tidyEmail' },
          { actions: { type: 'setProblem', params: { message: messages.magicLink.invalidEmail } } },
        ],
        'form.cancel': 'invalidLink',
      },
    },
    completing: {
      id: 'completing',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'completeSignIn',
        src: 'completeSignIn',
        input: ({ context }) => ({ url: context.url, email: context.email }),
        onDone: {
          target: 'signedIn',
          actions: { type: 'setUser', params: ({ event }) => ({ user: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isSpentLink', params: ({ event }) => ({ error: event.error }) },
            target: 'invalidLink',
          },
          {
            guard: { type: 'isWrongEmail', params: ({ event }) => ({ error: event.error }) },
            target: 'failed.wrongEmail',
          },
          { target: 'failed' },
        ],
      },
    },
    invalidLink: {
      entry: [
        'forgetLink',
        { type: 'setProblem', params: { message: messages.callback.invalidLink } },
        { type: 'emitError', params: { message: messages.callback.invalidLink } },
      ],
    },
    notSetUp: {
      entry: [
        'forgetLink',
        { type: 'setProblem', params: { message: messages.signIn.notSetUp } },
        { type: 'emitError', params: { message: messages.signIn.notSetUp } },
      ],
    },
    failed: {
      entry: [
        { type: 'setProblem', params: { message: messages.callback.failed } },
        { type: 'emitError', params: { message: messages.callback.failed } },
      ],
      initial: 'unfinished',
      states: {
        unfinished: {
          on: {
            'signIn.retry': [
              { guard: 'hasEmailAddress', target: '#completing' },
              { target: '#checking' },
            ],
          },
        },
        wrongEmail: { on: { 'email.ask': '#askingEmail' } },
      },
    },
    signedIn: { type: 'final', entry: 'forgetLink' },
  },
  output: ({ context }) => {
    if (context.user === null) throw new Error('signedIn was entered without a user.');
    return context.user;
  },
});

function isRefusal(error: unknown, reason: LinkRefusedError['reason']): boolean {
  return error instanceof LinkRefusedError && error.reason === reason;
}
