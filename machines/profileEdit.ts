import { assertEvent } from 'xstate';

import { messages } from './messages';
import { changesIn, fieldsOf, ownerOf, profileEditSetup } from './profileEditSetup';

/**
 * Name, photo and e-mail address of the signed-in person (specification sections 2, 4, 5, 7 and 8, "Profile").
 *
 * Input: the person. Name and photo go to the provider in one call before the address does, so that a save that gets half
 * way says which half: `problem` and `note` tell it, and the fields keep what is still to be saved. `readPhoto` makes a
 * small picture of a chosen file, as `safePhotoUrl` allows it, and rejects when it is none. `updateProfile` and
 * `changeEmail` reject with `AccountRefusedError`. Emits `notice` once for every save that did or failed something.
 */
export const profileEditMachine = profileEditSetup.createMachine({
  id: 'profileEdit',
  context: ({ input }) => ({
    user: input.user,
    ...fieldsOf(input.user),
    problem: null,
    note: null,
  }),
  on: {
    'user.changed': [
      {
        guard: { type: 'isSomebodyElse', params: ({ event }) => ({ user: event.user }) },
        target: '.viewing',
        actions: { type: 'setUser', params: ({ event }) => ({ user: event.user }) },
      },
      { actions: { type: 'setUser', params: ({ event }) => ({ user: event.user }) } },
    ],
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
      initial: 'resting',
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
        'photo.choose': { target: '.readingPhoto', actions: 'clearProblem' },
        'photo.remove': {
          target: '.resting',
          actions: [{ type: 'setPhoto', params: { photoURL: null } }, 'clearProblem'],
        },
        'edit.cancel': 'viewing',
      },
      states: {
        resting: {
          on: {
            'form.submit': [
              {
                guard: 'isNobody',
                actions: [
                  {
                    type: 'setProblem',
                    params: { about: 'form', message: messages.profile.noUser },
                  },
                  'emitProblem',
                ],
              },
              {
                guard: 'hasNoName',
                actions: {
                  type: 'setProblem',
                  params: { about: 'name', message: messages.profile.emptyName },
                },
              },
              {
                guard: 'hasNoEmail',
                actions: {
                  type: 'setProblem',
                  params: { about: 'email', message: messages.profile.invalidEmail },
                },
              },
              { guard: 'isProfileChanged', target: '#saving.profile' },
              { guard: 'isEmailChanged', target: '#saving.email' },
              { target: '#viewing' },
            ],
          },
        },
        readingPhoto: {
          invoke: {
            id: 'readPhoto',
            src: 'readPhoto',
            input: ({ event }) => {
              assertEvent(event, 'photo.choose');
              return { file: event.file };
            },
            onDone: {
              target: 'resting',
              actions: { type: 'setPhoto', params: ({ event }) => ({ photoURL: event.output }) },
            },
            onError: {
              target: 'resting',
              actions: {
                type: 'setProblem',
                params: { about: 'photo', message: messages.profile.photoUnreadable },
              },
            },
          },
        },
      },
    },
    saving: {
      id: 'saving',
      tags: 'busy',
      entry: ['tidyFields', 'clearProblem', { type: 'setNote', params: { note: null } }],
      initial: 'profile',
      states: {
        profile: {
          invoke: {
            id: 'updateProfile',
            src: 'updateProfile',
            input: ({ context }) => ({ ...ownerOf(context), ...changesIn(context) }),
            onDone: [
              {
                guard: 'isEmailChanged',
                target: 'email',
                actions: ['noteSaved', 'rememberProfile'],
              },
              {
                target: '#viewing',
                actions: [
                  'rememberProfile',
                  {
                    type: 'emitNotice',
                    params: { status: 'success', message: messages.profile.updated },
                  },
                ],
              },
            ],
            onError: [
              {
                guard: 'isEmailChanged',
                target: '#editing',
                actions: [
                  {
                    type: 'setRefusal',
                    params: ({ event }) => ({ about: 'form', error: event.error }),
                  },
                  'noteNothingSaved',
                  'emitProblem',
                ],
              },
              {
                target: '#editing',
                actions: [
                  {
                    type: 'setRefusal',
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
            input: ({ context }) => ({ ...ownerOf(context), email: context.email }),
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
                  type: 'setRefusal',
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
