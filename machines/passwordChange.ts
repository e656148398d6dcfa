import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';

import { asksForFreshSignIn, refusalMessage } from './accountRefusal';
import { messages } from './messages';
import type { Notice } from './notice';
import { keepsEveryRule, type PasswordRules, passwordRulesOf } from './passwordRules';

export interface PasswordProblem {
  /** What it stands next to: a field, or the whole form. */
  about: 'password' | 'confirmation' | 'form';
  message: string;
  /** Whether a fresh sign-in would let the change through. */
  needsFreshSignIn: boolean;
}

/** What was typed is never in here: it stays in the fields and rides on events. */
export interface PasswordChangeContext {
  rules: PasswordRules;
  problem: PasswordProblem | null;
  /** How many changes succeeded; the fields are cleared with each. */
  changes: number;
  /** Whether the fields show what is typed. */
  isShown: boolean;
}

interface TypedPasswords {
  password: string;
  confirmation: string;
}

export type PasswordChangeEvent =
  | ({ type: 'password.change' } & TypedPasswords)
  | ({ type: 'form.submit' } & TypedPasswords)
  | { type: 'passwords.toggle' };

/**
 * A new password (specification sections 2, 5 and 8, "Password change").
 *
 * `password.change` keeps the checklist up to date. `form.submit` carries both fields: passwords that differ or break a
 * rule of `passwordRulesOf` are refused here, the others go to `changePassword`, which rejects with
 * `AccountRefusedError`. Emits `notice` for every outcome.
 */
export const passwordChangeMachine = setup({
  types: {} as {
    context: PasswordChangeContext;
    events: PasswordChangeEvent;
    emitted: Notice;
    tags: 'busy' | 'editable';
  },
  actors: {
    changePassword: fromPromise<unknown, { password: string }>(() =>
      Promise.reject(new Error('passwordChangeMachine: provide the `changePassword` actor.')),
    ),
  },
  actions: {
    checkRules: assign({
      rules: (_, params: { password: string }) => passwordRulesOf(params.password),
    }),
    setProblem: assign({
      problem: (_, params: Omit<PasswordProblem, 'needsFreshSignIn'>) => ({
        ...params,
        needsFreshSignIn: false,
      }),
    }),
    setRefusal: assign({
      problem: (_, params: { error: unknown }) => ({
        about: 'form' as const,
        message: refusalMessage(params.error, messages.password.failed),
        needsFreshSignIn: asksForFreshSignIn(params.error),
      }),
    }),
    clearProblem: assign({ problem: null }),
    toggleShown: assign({ isShown: ({ context }) => !context.isShown }),
    countChange: assign({ changes: ({ context }) => context.changes + 1 }),
    emitNotice: emit((_, params: Omit<Notice, 'type'>): Notice => ({ type: 'notice', ...params })),
    emitProblem: emit(({ context }): Notice => ({
      type: 'notice',
      status: 'error',
      message: context.problem?.message ?? messages.password.failed,
    })),
  },
  guards: {
    isMismatch: (_, params: TypedPasswords) => params.password !== params.confirmation,
    isWeak: (_, params: { password: string }) => !keepsEveryRule(passwordRulesOf(params.password)),
  },
}).createMachine({
  id: 'passwordChange',
  context: { rules: passwordRulesOf(''), problem: null, changes: 0, isShown: false },
  on: { 'passwords.toggle': { actions: 'toggleShown' } },
  initial: 'editing',
  states: {
    editing: {
      tags: 'editable',
      on: {
        'password.change': {
          actions: [
            { type: 'checkRules', params: ({ event }) => ({ password: event.password }) },
            'clearProblem',
          ],
        },
        'form.submit': [
          {
            guard: {
              type: 'isMismatch',
              params: ({ event: { password, confirmation } }) => ({ password, confirmation }),
            },
            actions: [
              {
                type: 'setProblem',
                params: { about: 'confirmation', message: messages.password.mismatch },
              },
              'emitProblem',
            ],
          },
          {
            guard: { type: 'isWeak', params: ({ event }) => ({ password: event.password }) },
            actions: [
              {
                type: 'setProblem',
                params: { about: 'password', message: messages.password.weak },
              },
              'emitProblem',
            ],
          },
          { target: 'changing', actions: 'clearProblem' },
        ],
      },
    },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ event }) => {
          assertEvent(event, 'form.submit');
          return { password: event.password };
        },
        onDone: {
          target: 'editing',
          actions: [
            'countChange',
            { type: 'checkRules', params: { password: '' } },
            {
              type: 'emitNotice',
              params: { status: 'success', message: messages.password.changed },
            },
          ],
        },
        onError: {
          target: 'editing',
          actions: [
            { type: 'setRefusal', params: ({ event }) => ({ error: event.error }) },
            'emitProblem',
          ],
        },
      },
    },
  },
});
