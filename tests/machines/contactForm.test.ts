import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { contactFormMachine } from '../../machines/contactForm';
import {
  CONTACT_FIELDS,
  type ContactFields,
  contactProblems,
  ContactRefusedError,
  messageToSend,
} from '../../machines/contactMessage';
import type { Notice } from '../../machines/notice';
import { aMessage } from '../../stories/fixtures/contactForm';

const empty: ContactFields = { name: '', email: '', subject: '', message: '' };
const noAnswer = 'Sorry, there was an error sending your message. Please try again.';
const success: Notice = {
  type: 'notice',
  status: 'success',
  message: 'Thank you! Your message has been sent successfully.',
};
const failure = (message: string): Notice => ({ type: 'notice', status: 'error', message });

function startContactForm(
  send: (fields: ContactFields, signal: AbortSignal) => Promise<unknown> = () => Promise.resolve(),
) {
  const clock = new SimulatedClock();
  const notices: Notice[] = [];
  const sent: ContactFields[] = [];
  const signals: AbortSignal[] = [];
  const actor = createActor(
    contactFormMachine.provide({
      actors: {
        sendMessage: fromPromise(({ input, signal }) => {
          sent.push(input);
          signals.push(signal);
          return send(input, signal);
        }),
      },
    }),
    { clock },
  );
  actor.on('notice', (notice) => notices.push(notice));
  actor.start();
  return {
    actor,
    clock,
    notices,
    sent,
    signals,
    snapshot: () => actor.getSnapshot(),
    fill: (fields: ContactFields) => {
      for (const field of CONTACT_FIELDS) {
        actor.send({ type: 'field.change', field, value: fields[field] });
      }
    },
    submit: () => actor.send({ type: 'form.submit' }),
    until: (value: 'sent' | 'failed') => waitFor(actor, (snapshot) => snapshot.matches(value)),
  };
}

const never = () => new Promise<never>(() => undefined);

describe('contactFormMachine', () => {
  it('fault 44: a sent message is told once, clears the fields and lets a second one be sent', async () => {
    const { actor, notices, sent, snapshot, fill, submit, until } = startContactForm();
    fill(aMessage);
    submit();
    expect([snapshot().value, snapshot().hasTag('busy')]).toEqual(['sending', true]);
    await until('sent');
    expect([sent, notices, snapshot().context.fields]).toEqual([[aMessage], [success], empty]);

    actor.send({ type: 'field.change', field: 'name', value: 'Grace' });
    expect(snapshot().value).toBe('editing');
    fill({ ...aMessage, name: 'Grace' });
    submit();
    await until('sent');
    expect(sent.map(({ name }) => name)).toEqual(['Ada Lovelace', 'Grace']);
    expect(notices).toEqual([success, success]);
  });

  it.each([
    ['its own words', new ContactRefusedError('Too many messages.'), 'Too many messages.'],
    ['no words', new ContactRefusedError(), 'Failed to send message'],
    ['no answer', new TypeError('Failed to fetch'), noAnswer],
  ])('fault 42: refused with %s, the fields stay and it can be sent again', async (...row) => {
    const [, error, message] = row;
    let calls = 0;
    const { notices, sent, snapshot, fill, submit, until } = startContactForm(() => {
      calls += 1;
      return calls === 1 ? Promise.reject(error) : Promise.resolve();
    });
    fill(aMessage);
    submit();
    await until('failed');
    expect(snapshot().context).toEqual({
      fields: aMessage,
      trap: '',
      problems: {},
      failure: message,
      attempts: 1,
    });
    expect(notices).toEqual([failure(message)]);
    submit();
    expect([snapshot().value, snapshot().context.failure]).toEqual(['sending', null]);
    await until('sent');
    expect(sent).toHaveLength(2);
  });

  it('fault 43: gives up after 30 seconds, not after 29, and aborts the call', () => {
    const { clock, notices, signals, snapshot, fill, submit } = startContactForm(never);
    fill(aMessage);
    submit();
    clock.increment(29_999);
    expect([snapshot().value, signals[0]?.aborted]).toEqual(['sending', false]);
    clock.increment(1);
    expect([snapshot().value, signals[0]?.aborted]).toEqual(['failed', true]);
    expect(snapshot().context.fields).toEqual(aMessage);
    expect(notices).toEqual([failure(noAnswer)]);
  });

  it('fault 44: leaving the page aborts the call and tells nothing', async () => {
    const { actor, notices, signals, fill, submit } = startContactForm(
      (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    );
    fill(aMessage);
    submit();
    actor.stop();
    await Promise.resolve();
    expect([signals[0]?.aborted, notices]).toEqual([true, []]);
  });

  it('fault 14: a double click sends once, and nothing changes the message meanwhile', () => {
    const { actor, sent, snapshot, fill, submit } = startContactForm(never);
    fill(aMessage);
    submit();
    submit();
    actor.send({ type: 'field.change', field: 'name', value: 'Eve' });
    expect([sent, snapshot().context.fields]).toEqual([[aMessage], aMessage]);
  });

  it('fault 14: a second press that comes after the answer leaves the thanks where they are', async () => {
    const { sent, snapshot, fill, submit, until } = startContactForm();
    fill(aMessage);
    submit();
    await until('sent');
    submit();
    expect([snapshot().value, snapshot().context.problems, sent]).toEqual(['sent', {}, [aMessage]]);
  });

  it('says of each field what is wrong, once submitted, and takes it away while typing', () => {
    const { actor, sent, snapshot, fill, submit } = startContactForm();
    fill({ name: ' ', email: 'ada@', subject: '\u200B', message: '\n' });
    expect(snapshot().context.problems).toEqual({});
    submit();
    expect([snapshot().value, sent]).toEqual(['editing', []]);
    expect(snapshot().context.problems).toEqual({
      name: 'Enter your name.',
      email: 'Enter an e-mail address like name@example.com.',
      subject: 'Enter a subject.',
      message: 'Write a message.',
    });
    actor.send({ type: 'field.change', field: 'email', value: 'ada@e' });
    expect(snapshot().context.problems).toEqual({
      name: 'Enter your name.',
      subject: 'Enter a subject.',
      message: 'Write a message.',
    });
  });

  it('fault 45: a filled trap sends nothing and keeps the fields; a person may try again', async () => {
    const { actor, notices, sent, snapshot, fill, submit, until } = startContactForm();
    fill(aMessage);
    actor.send({ type: 'trap.change', value: 'https://spam.example' });
    submit();
    expect([snapshot().value, sent, snapshot().context.fields]).toEqual(['failed', [], aMessage]);
    expect(notices).toEqual([failure('Failed to send message')]);
    submit();
    await until('sent');
    expect(sent).toEqual([aMessage]);
  });

  it('fault 45: a message of 50,000 characters stays whole and is not sent', () => {
    const { sent, snapshot, fill, submit } = startContactForm();
    const message = 'a'.repeat(50_000);
    fill({ ...aMessage, message });
    submit();
    expect([sent, snapshot().context.fields.message.length]).toEqual([[], 50_000]);
    expect(snapshot().context.problems).toEqual({
      message: 'The message may have at most 5,000 characters.',
    });
  });

  it('fault 62: without its actor the person reads that no answer came', async () => {
    const actor = createActor(contactFormMachine).start();
    for (const field of CONTACT_FIELDS) {
      actor.send({ type: 'field.change', field, value: aMessage[field] });
    }
    actor.send({ type: 'form.submit' });
    const failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(failed.context.failure).toBe(noAnswer);
  });

  it('can reach every state', () => {
    const filled = CONTACT_FIELDS.map((field) => ({
      type: 'field.change' as const,
      field,
      value: aMessage[field],
    }));
    const paths = getShortestPaths(contactFormMachine, {
      events: [
        ...filled,
        { type: 'form.submit' },
        { type: 'xstate.done.actor.sendMessage' } as never,
        { type: 'xstate.error.actor.sendMessage' } as never,
      ],
      stopWhen: ({ context }) => context.attempts > 2,
    });
    const reached = new Set(paths.map(({ state }) => state.value));
    expect([...reached].sort()).toEqual(['editing', 'failed', 'sending', 'sent']);
  });
});

describe('contactProblems', () => {
  it.each([
    ['name', 100, 'The name may have at most 100 characters.'],
    ['subject', 150, 'The subject may have at most 150 characters.'],
    ['message', 5000, 'The message may have at most 5,000 characters.'],
  ] as const)('fault 45: takes a %s of %i characters, and not one more', (field, most, problem) => {
    expect(contactProblems({ ...aMessage, [field]: 'a'.repeat(most) })).toEqual({});
    expect(contactProblems({ ...aMessage, [field]: 'a'.repeat(most + 1) })).toEqual({
      [field]: problem,
    });
  });
});

describe('messageToSend', () => {
  it('fault 45: what becomes a header has no line break, and the message keeps its own', () => {
    expect(
      messageToSend({
        name: ' Ada\r\nBcc: eve@example.com ',
        email: ' ada@example.com\n',
        subject: 'Hello\r\nBcc: everybody@example.com\u2028X\u0000',
        message: '  first\r\nsecond\rthird\u0007 ',
      }),
    ).toEqual({
      name: 'Ada Bcc: eve@example.com',
      email: 'ada@example.com',
      subject: 'Hello Bcc: everybody@example.com X',
      message: 'first\nsecond\nthird',
    });
  });

  it('fault 45: is free of control characters and half emoji, whatever was typed', () => {
    const typed = fc.array(
      fc.constantFrom('a', '\r', '\n', '\u0000', '\u2028', '\uD83D', '\u0085', '👋'),
    );
    fc.assert(
      fc.property(typed, (characters) => {
        const text = characters.join('');
        const sent = messageToSend({ name: text, email: text, subject: text, message: text });
        const headers = sent.name + sent.email + sent.subject;
        return (
          !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(headers) &&
          !/(?![\n\t])\p{Cc}|\p{Cs}/u.test(sent.message)
        );
      }),
    );
  });
});
