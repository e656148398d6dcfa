import { assign, emit, fromPromise, setup } from 'xstate';

import { asksForFreshSignIn, refusalMessage } from './accountRefusal';
import { parseEmailAddress } from './emailAddress';
import type { User } from './entities';
import { messages } from './messages';
import type { Notice } from './notice';

export interface ProfileProblem {
  /** What it stands next to: a field, or the whole form. */
  about: 'name' | 'email' | 'form';
  message: string;
  /** Whether a fresh sign-in would let the change through. */
  needsFreshSignIn: boolean;
}

export interface ProfileEditContext {
  /** The person as the provider knows them; null when nobody is signed in. */
  user: User | null;
  /** What stands in the fields. */
  name: string;
  email: string;
  problem: ProfileProblem | null;
  /** What the last save did, where that is not simply everything. */
  note: string | null;
}

export type ProfileEditEvent =
  | { type: 'edit.start' }
  | { type: 'edit.cancel' }
  | { type: 'name.change'; value: string }
  | { type: 'email.change'; value: string }
  | { type: 'form.submit' }
  | { type: 'user.changed'; user: User | null };

/** The provider changed the address at once, or sent a link to it first. */
export type EmailChange = 'changed' | 'linkSent';

/**
 * Name and e-mail address of the signed-in person (specification sections 2, 4, 5 and 8, "Profile").
 *
 * Input: the person. The name is saved before the address, so that a save that gets half way says which half:
 * `problem` and `note` tell it, and the fields keep what is still to be saved. `updateName` and `changeEmail` reject with
 * `AccountRefusedError`. Emits `notice` once for every save that did or failed something.
 */
export const profileEditMachine = setup({
  types: {} as {
    context: ProfileEditContext;
    events: ProfileEditEvent;
    input: { user: User | null };
    emitted: Notice;
    tags: 'busy' | 'editable';
  },
  actors: {
    updateName: fromPromise<unknown, { name: string }>(() =>
      Promise.reject(new Error('profileEditMachine: provide the `updateName` actor.')),
    ),
    changeEmail: fromPromise<EmailChange, { email: string }>(() =>
      Promise.reject(new Error('profileEditMachine: provide the `changeEmail` actor.')),
    ),
  },
  actions: {
    setUser: assign({ user: (_, params: { user: User | null }) => params.user }),
    setName: assign({ name: (_, params: { value: string }) => params.value }),
    setEmail: assign({ email: (_, params: { value: string }) => params.value }),
    restoreFields: assign({
      name: ({ context }) => context.user?.name ?? '',
      email: ({ context }) => context.user?.email ?? '',
    }),
    tidyFields: assign({
      name: ({ context }) => context.name.trim(),
      email: ({ context }) => parseEmailAddress(context.email) ?? context.email,
    }),
    rememberName: assign({
      user: ({ context }) =>
        context.user === null ? null : { ...context.user, name: context.name },
    }),
    rememberEmail: assign({
      user: ({ context }) =>
        context.user === null ? null : { ...context.user, email: context.email },
    }),
    complain: assign({
      problem: (_, params: Omit<ProfileProblem, 'needsFreshSignIn'>) => ({
        ...params,
        needsFreshSignIn: false,
      }),
    }),
    tellRefusal: assign({
      problem: (_, params: { about: ProfileProblem['about']; error: unknown }) => ({
        about: params.about,
        message: refusalMessage(params.error, messages.profile.failed),
        needsFreshSignIn: asksForFreshSignIn(params.error),
      }),
    }),
    clearProblem: assign({ problem: null }),
    setNote: assign({ note: (_, params: { note: string | null }) => params.note }),
    noteLink: assign({
      note: ({ context }) =>
        [context.note, messages.profile.linkSent(context.email)].filter(Boolean).join(' '),
    }),
    emitNotice: emit((_, params: Omit<Notice, 'type'>): Notice => ({ type: 'notice', ...params })),
    emitNote: emit(({ context }): Notice => ({
      type: 'notice',
      status: 'info',
      message: context.note ?? '',
    })),
    emitProblem: emit(({ context }): Notice => ({
      type: 'notice',
      status: 'error',
      message: context.problem?.message ?? messages.profile.failed,
    })),
  },
  guards: {
    isNobody: ({ context }) => context.user === null,
    hasNoName: ({ context }) => context.name.trim() === '',
    hasNoEmail: ({ context }) => parseEmailAddress(context.email) === null,
    isNameChanged: ({ context }) => context.name.trim() !== context.user?.name,
    isEmailChanged: ({ context }) => isEmailChanged(context),
    areBothChanged: ({ context }) =>
      context.name.trim() !== context.user?.name && isEmailChanged(context),
    isLinkSent: (_, params: { change: EmailChange }) => params.change === 'linkSent',
  },
}).createMachine({
  id: 'profileEdit',
  context: ({ input }) => ({
    user: input.user,
    name: input.user?.name ?? '',
    email: input.user?.email ?? '',
    problem: null,
    note: null,
  }),
  on: {
    'user.changed': { actions: { type: 'setUser', params: ({ event }) => ({ user: event.user }) } },
  },
  initial: 'viewing',
  states: {
    viewing: {
      id: 'viewing',
      entry: ['restoreFields', 'clearProblem'],
      on: {
        'edit.start': {
          target: 'editing',
          actions: { type: 'setNote', params: { note: null } },
        },
        'user.changed': {
          actions: [
            { type: 'setUser', params: ({ event }) => ({ user: event.user }) },
            'restoreFields',
          ],
        },
      },
    },
    editing: {
      id: 'editing',
      tags: 'editable',
      on: {
        'name.change': {
          actions: [
            { type: 'setName', params: ({ event }) => ({ value: event.value }) },
            'clearProblem',
          ],
        },
        'email.change': {
          actions: [
            { type: 'setEmail', params: ({ event }) => ({ value: event.value }) },
            'clearProblem',
          ],
        },
        'edit.cancel': 'viewing',
        'form.submit': [
          {
            guard: 'isNobody',
            actions: [
              { type: 'complain', params: { about: 'form', message: messages.profile.noUser } },
              'emitProblem',
            ],
          },
          {
            guard: 'hasNoName',
            actions: {
              type: 'complain',
              params: { about: 'name', message: messages.profile.emptyName },
            },
          },
          {
            guard: 'hasNoEmail',
            actions: {
              type: 'complain',
              params: { about: 'email', message: messages.profile.invalidEmail },
            },
          },
          { guard: 'isNameChanged', target: 'saving.name' },
          { guard: 'isEmailChanged', target: 'saving.email' },
          { target: 'viewing' },
        ],
      },
    },
    saving: {
      tags: 'busy',
      entry: ['tidyFields', 'clearProblem', { type: 'setNote', params: { note: null } }],
      initial: 'name',
      states: {
        name: {
          invoke: {
            id: 'updateName',
            src: 'updateName',
            input: ({ context }) => ({ name: context.name }),
            onDone: [
              {
                guard: 'isEmailChanged',
                target: 'email',
                actions: [
                  'rememberName',
                  { type: 'setNote', params: { note: messages.profile.nameSaved } },
                ],
              },
              {
                target: '#viewing',
                actions: [
                  'rememberName',
                  {
                    type: 'emitNotice',
                    params: { status: 'success', message: messages.profile.updated },
                  },
                ],
              },
            ],
            onError: [
              {
                guard: 'areBothChanged',
                target: '#editing',
                actions: [
                  {
                    type: 'tellRefusal',
                    params: ({ event }) => ({ about: 'form', error: event.error }),
                  },
                  { type: 'setNote', params: { note: messages.profile.nothingSaved } },
                  'emitProblem',
                ],
              },
              {
                target: '#editing',
                actions: [
                  {
                    type: 'tellRefusal',
                    params: ({ event }) => ({ about: 'form', error: event.error }),
                  },
                  'emitProblem',
                ],
              },
            ],
          },
        },
        email: {
          invoke: {
            id: 'changeEmail',
            src: 'changeEmail',
            input: ({ context }) => ({ email: context.email }),
            onDone: [
              {
                guard: { type: 'isLinkSent', params: ({ event }) => ({ change: event.output }) },
                target: '#viewing',
                actions: ['noteLink', 'emitNote'],
              },
              {
                target: '#viewing',
                actions: [
                  'rememberEmail',
                  { type: 'setNote', params: { note: null } },
                  {
                    type: 'emitNotice',
                    params: { status: 'success', message: messages.profile.updated },
                  },
                ],
              },
            ],
            onError: {
              target: '#editing',
              actions: [
                {
                  type: 'tellRefusal',
                  params: ({ event }) => ({ about: 'email', error: event.error }),
                },
                'emitProblem',
              ],
            },
          },
        },
      },
    },
  },
});

function isEmailChanged({ email, user }: ProfileEditContext): boolean {
  return parseEmailAddress(email) !== user?.email;
}
