import { assign, emit, fromPromise, setup } from 'xstate';

import { parseEmailAddress } from './emailAddress';
import type { User } from './entities';
import { RESEND_COOLDOWN_SECONDS } from './limits';
import { messages } from './messages';
import { isNotSetUp } from './notSetUp';
import type { Notice } from './notice';

export interface SignInProblem {
  /** What it stands next to: the address, the e-mail link or the Google button. */
  about: 'email' | 'link' | 'google';
  message: string;
}

export interface SignInContext {
  email: string;
  problem: SignInProblem | null;
  /** Seconds until another link may be sent. */
  secondsLeft: number;
  user: User | null;
}

export type SignInEvent =
  | { type: 'email.change'; value: string }
  | { type: 'form.submit' }
  | { type: 'link.resend' }
  | { type: 'address.change' }
  | { type: 'google.open' }
  | { type: 'google.cancel' };

const signInSetup = setup({
  types: {} as {
    context: SignInContext;
    events: SignInEvent;
    input: { email?: string };
    output: User;
    emitted: Notice;
    tags: 'busy' | 'editable';
  },
  actors: {
    sendLink: fromPromise<unknown, { email: string }>(() =>
      Promise.reject(new Error('signInMachine: provide the `sendLink` actor.')),
    ),
    openGoogle: fromPromise<User>(() =>
      Promise.reject(new Error('signInMachine: provide the `openGoogle` actor.')),
    ),
  },
  actions: {
    setEmail: assign({ email: (_, params: { value: string }) => params.value }),
    tidyEmail: assign({
      email: ({ context }) => parseEmailAddress(context.email) ?? context.email,
    }),
    setProblem: assign({ problem: (_, params: SignInProblem) => params }),
    clearProblem: assign({ problem: null }),
    startCooldown: assign({ secondsLeft: RESEND_COOLDOWN_SECONDS }),
    countDown: assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }),
    setUser: assign({ user: (_, params: { user: User }) => params.user }),
    emitNotice: emit((_, params: Omit<Notice, 'type'>): Notice => ({ type: 'notice', ...params })),
  },
  guards: {
    hasEmailAddress: ({ context }) => parseEmailAddress(context.email) !== null,
    isLastSecond: ({ context }) => context.secondsLeft <= 1,
  },
  delays: { second: 1000 },
});

const form = signInSetup.createStateConfig({
  tags: 'editable',
  on: {
    'email.change': {
      target: 'idle',
      actions: [
        { type: 'setEmail', params: ({ event }) => ({ value: event.value }) },
        'clearProblem',
      ],
    },
    'form.submit': [
      { guard: 'hasEmailAddress', target: 'sendingLink', actions: ['tidyEmail', 'clearProblem'] },
      {
        target: 'idle',
        actions: {
          type: 'setProblem',
          params: { about: 'email', message: messages.magicLink.invalidEmail },
        },
      },
    ],
    'google.open': { target: 'openingGoogle', actions: 'clearProblem' },
  },
});

/**
 * Sign-in by e-mail link or with Google (specification sections 2, 4, 5 and 8, "Sign-in").
 *
 * Input: an address to start with. Output: the user who signed in with Google; who follows the e-mail link signs in
 * through `signInCallbackMachine`. Emits `notice` for every outcome that the specification words; problems also stay in
 * the context, next to what they are about. `sendLink` must keep the address for the callback once the link is sent.
 * Both actors reject with `NotSetUpError` where this deployment has no provider.
 * Whatever an actor answers after its state was left is ignored.
 */
export const signInMachine = signInSetup.createMachine({
  id: 'signIn',
  context: ({ input }) => ({
    email: input.email ?? '',
    problem: null,
    secondsLeft: 0,
    user: null,
  }),
  initial: 'idle',
  states: {
    idle: form,
    failed: form,
    sendingLink: {
      tags: 'busy',
      invoke: {
        id: 'sendLink',
        src: 'sendLink',
        input: ({ context }) => ({ email: context.email }),
        onDone: {
          target: 'linkSent',
          actions: [
            'startCooldown',
            {
              type: 'emitNotice',
              params: { status: 'success', message: messages.magicLink.sent },
            },
          ],
        },
        onError: {
          target: 'failed',
          actions: [
            {
              type: 'setProblem',
              params: ({ event }) => ({
                about: 'link',
                message: failure(event.error, messages.magicLink.failed),
              }),
            },
            {
              type: 'emitNotice',
              params: ({ event }) => ({
                status: 'error',
                message: failure(event.error, messages.magicLink.failed),
              }),
            },
          ],
        },
      },
    },
    linkSent: {
      on: { 'address.change': { target: 'idle', actions: 'clearProblem' } },
      initial: 'cooling',
      states: {
        cooling: {
          after: {
            second: [
              { guard: 'isLastSecond', target: 'ready', actions: 'countDown' },
              { target: 'cooling', reenter: true, actions: 'countDown' },
            ],
          },
        },
        ready: {
          on: { 'link.resend': { target: 'resending', actions: 'clearProblem' } },
        },
        resending: {
          tags: 'busy',
          invoke: {
            id: 'resendLink',
            src: 'sendLink',
            input: ({ context }) => ({ email: context.email }),
            onDone: {
              target: 'cooling',
              actions: [
                'startCooldown',
                {
                  type: 'emitNotice',
                  params: { status: 'success', message: messages.magicLink.sent },
                },
              ],
            },
            onError: {
              target: 'ready',
              actions: [
                {
                  type: 'setProblem',
                  params: ({ event }) => ({
                    about: 'link',
                    message: failure(event.error, messages.magicLink.failed),
                  }),
                },
                {
                  type: 'emitNotice',
                  params: ({ event }) => ({
                    status: 'error',
                    message: failure(event.error, messages.magicLink.failed),
                  }),
                },
              ],
            },
          },
        },
      },
    },
    openingGoogle: {
      tags: 'busy',
      invoke: {
        id: 'openGoogle',
        src: 'openGoogle',
        onDone: {
          target: 'signedIn',
          actions: [
            { type: 'setUser', params: ({ event }) => ({ user: event.output }) },
            {
              type: 'emitNotice',
              params: { status: 'success', message: messages.google.succeeded },
            },
          ],
        },
        onError: {
          target: 'failed',
          actions: [
            {
              type: 'setProblem',
              params: ({ event }) => ({
                about: 'google',
                message: failure(event.error, messages.google.failed),
              }),
            },
            {
              type: 'emitNotice',
              params: ({ event }) => ({
                status: 'error',
                message: failure(event.error, messages.google.failed),
              }),
            },
          ],
        },
      },
      on: { 'google.cancel': 'idle' },
    },
    signedIn: { type: 'final' },
  },
  output: ({ context }) => {
    if (context.user === null) throw new Error('signedIn was entered without a user.');
    return context.user;
  },
});

function failure(error: unknown, otherwise: string): string {
  return isNotSetUp(error) ? messages.signIn.notSetUp : otherwise;
}
