import { assign, emit, fromPromise, setup } from 'xstate';

import {
  type ContactField,
  type ContactFields,
  contactFailure,
  type ContactProblems,
  contactProblems,
  messageToSend,
} from './contactMessage';
import { CONTACT_ANSWER_TIMEOUT } from './limits';
import { messages } from './messages';
import type { Notice } from './notice';

export interface ContactFormContext {
  fields: ContactFields;
  /** What stands in the field that people do not see; only programs fill it in. */
  trap: string;
  problems: ContactProblems;
  /** Why the message was not sent. */
  failure: string | null;
  /** How often the form was submitted. */
  attempts: number;
}

export type ContactFormEvent =
  | { type: 'field.change'; field: ContactField; value: string }
  | { type: 'trap.change'; value: string }
  | { type: 'form.submit' };

const EMPTY: ContactFields = { name: '', email: '', subject: '', message: '' };

const contactFormSetup = setup({
  types: {} as {
    context: ContactFormContext;
    events: ContactFormEvent;
    emitted: Notice;
    tags: 'busy' | 'editable';
  },
  actors: {
    sendMessage: fromPromise<unknown, ContactFields>(() =>
      Promise.reject(new Error('contactFormMachine: provide the `sendMessage` actor.')),
    ),
  },
  actions: {
    setField: assign({
      fields: ({ context }, params: { field: ContactField; value: string }) => ({
        ...context.fields,
        [params.field]: params.value,
      }),
      problems: ({ context }, { field }) => ({ ...context.problems, [field]: undefined }),
    }),
    setTrap: assign({ trap: (_, params: { value: string }) => params.value }),
    emptyTrap: assign({ trap: '' }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    setProblems: assign({ problems: ({ context }) => contactProblems(context.fields) }),
    clearProblems: assign({ problems: {} }),
    clearFields: assign({ fields: EMPTY }),
    setFailure: assign({ failure: (_, params: { message: string }) => params.message }),
    clearFailure: assign({ failure: null }),
    emitNotice: emit((_, params: Omit<Notice, 'type'>): Notice => ({ type: 'notice', ...params })),
  },
  guards: {
    isTrapped: ({ context }) => context.trap !== '',
    isComplete: ({ context }) => Object.keys(contactProblems(context.fields)).length === 0,
  },
  delays: { answerTimeout: CONTACT_ANSWER_TIMEOUT },
});

const failWith = (message: string) =>
  [
    { type: 'setFailure', params: { message } },
    { type: 'emitNotice', params: { status: 'error', message } },
  ] as const;

const form = contactFormSetup.createStateConfig({
  tags: 'editable',
  on: {
    'field.change': {
      target: 'editing',
      actions: {
        type: 'setField',
        params: ({ event }) => ({ field: event.field, value: event.value }),
      },
    },
    'trap.change': {
      actions: { type: 'setTrap', params: ({ event }) => ({ value: event.value }) },
    },
    'form.submit': [
      {
        guard: 'isTrapped',
        target: 'failed',
        // Emptied, so that a person whose browser filled it in can send again.
        actions: ['countAttempt', 'emptyTrap', ...failWith(messages.contact.refused)],
      },
      { guard: 'isComplete', target: 'sending', actions: ['countAttempt', 'clearProblems'] },
      { target: 'editing', actions: ['countAttempt', 'setProblems'] },
    ],
  },
});

/**
 * The contact form (specification sections 4, 5, 7 and 8, "Contact").
 *
 * Takes no input and has no end: after a sent message the next one can be written. `sendMessage` gets the fields as
 * `messageToSend` cleans them; its signal is aborted when the service takes longer than 30 s and when the actor is
 * stopped because the page was left. It rejects with `ContactRefusedError` when the service answered and refused, with
 * `NotSetUpError` when there is no service, with anything else when no answer came. Emits `notice` once for each outcome; problems stay in the context, next to what
 * they are about. Fields are cleared by success only, and nothing is sent or checked again before one of them is changed.
 */
export const contactFormMachine = contactFormSetup.createMachine({
  id: 'contactForm',
  context: { fields: EMPTY, trap: '', problems: {}, failure: null, attempts: 0 },
  initial: 'editing',
  states: {
    editing: { ...form, entry: 'clearFailure' },
    sending: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context }) => messageToSend(context.fields),
        onDone: {
          target: 'sent',
          actions: {
            type: 'emitNotice',
            params: { status: 'success', message: messages.contact.sent },
          },
        },
        onError: {
          target: 'failed',
          actions: [
            {
              type: 'setFailure',
              params: ({ event }) => ({ message: contactFailure(event.error) }),
            },
            {
              type: 'emitNotice',
              params: ({ event }) => ({ status: 'error', message: contactFailure(event.error) }),
            },
          ],
        },
      },
      after: {
        answerTimeout: { target: 'failed', actions: failWith(messages.contact.noAnswer) },
      },
    },
    sent: {
      ...form,
      entry: 'clearFields',
      // The second press of a double click comes after a quick answer, and finds the fields empty.
      on: { ...form.on, 'form.submit': {} },
    },
    failed: form,
  },
});
