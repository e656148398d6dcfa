import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { parseEmailAddress } from '../../machines/emailAddress';
import type { User } from '../../machines/entities';
import type { Notice } from '../../machines/notice';
import { NotSetUpError } from '../../machines/notSetUp';
import { signInMachine } from '../../machines/signIn';
import { ada } from '../../stories/fixtures/auth';

interface Fakes {
  sendLink?: (email: string) => Promise<void>;
  openGoogle?: () => Promise<User>;
}

function startSignIn({
  sendLink = () => Promise.resolve(),
  openGoogle = () => Promise.resolve(ada),
}: Fakes = {}) {
  const clock = new SimulatedClock();
  const notices: Notice[] = [];
  const sent: string[] = [];
  let googleCalls = 0;
  const actor = createActor(
    signInMachine.provide({
      actors: {
        sendLink: fromPromise(({ input }) => {
          sent.push(input.email);
          return sendLink(input.email);
        }),
        openGoogle: fromPromise(() => {
          googleCalls += 1;
          return openGoogle();
        }),
      },
    }),
    { clock, input: {} },
  );
  actor.on('notice', (notice) => notices.push(notice));
  actor.start();
  return {
    actor,
    clock,
    notices,
    sent,
    googleCalls: () => googleCalls,
    snapshot: () => actor.getSnapshot(),
    submit: (email: string) => {
      actor.send({ type: 'email.change', value: email });
      actor.send({ type: 'form.submit' });
    },
    until: (value: 'linkSent' | 'failed' | 'idle') =>
      waitFor(actor, (snapshot) => snapshot.matches(value)),
  };
}

const sentNotice: Notice = {
  type: 'notice',
  status: 'success',
  message: 'A magic login link has been sent to your email.',
};
const linkFailure = 'Failed to send magic link. Please try again.';
const notSetUp = 'Sign-in is not set up on this site yet, so nobody can sign in.';
const googleFailure = 'Google login failed. Please try again.';

/** A promise that is settled from outside. */
function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

describe('signInMachine: e-mail link', () => {
  it('sends the link and asks the person to check the inbox', async () => {
    const { notices, sent, snapshot, submit, until } = startSignIn();
    submit('ada@example.com');
    expect(snapshot().value).toBe('sendingLink');
    expect(snapshot().hasTag('busy')).toBe(true);
    await until('linkSent');
    expect([sent, notices]).toEqual([['ada@example.com'], [sentNotice]]);
    expect(snapshot().context).toEqual({
      email: 'ada@example.com',
      problem: null,
      secondsLeft: 30,
      user: null,
    });
  });

  it.each([
    ['network', new Error('auth/network-request-failed')],
    ['too many requests', new Error('auth/too-many-requests')],
    ['invalid e-mail', new Error('auth/invalid-email')],
  ])(
    'fault 11: a refusal (%s) says so, keeps the address, and can be tried again',
    async (_, error) => {
      const { actor, notices, snapshot, submit, until } = startSignIn({
        sendLink: () => Promise.reject(error),
      });
      submit('ada@example.com');
      await until('failed');
      expect(notices).toEqual([{ type: 'notice', status: 'error', message: linkFailure }]);
      expect(snapshot().context).toEqual({
        email: 'ada@example.com',
        problem: { about: 'link', message: linkFailure },
        secondsLeft: 0,
        user: null,
      });
      expect(snapshot().hasTag('editable')).toBe(true);
      actor.send({ type: 'form.submit' });
      expect([snapshot().value, snapshot().context.problem]).toEqual(['sendingLink', null]);
    },
  );

  it.each([
    '',
    '   ',
    '\t\n',
    'ada',
    '@example.com',
    'ada@',
    'ada@-x.com',
    'a b@example.com',
    'ada@exa_mple.com',
    'ada@example.com, eve@example.com',
    'ü@example.com',
    `${'a'.repeat(300)}@example.com`,
  ])('fault 12: nothing is sent to %j', (email) => {
    const { notices, sent, snapshot, submit } = startSignIn();
    submit(email);
    expect([snapshot().value, sent, notices]).toEqual(['idle', [], []]);
    expect(snapshot().context.problem).toEqual({
      about: 'email',
      message: 'Enter an e-mail address like name@example.com.',
    });
  });

  it.each([
    ['a@b', 'a@b'],
    ['  ada@example.com ', 'ada@example.com'],
    ['A@B.CO', 'A@B.CO'],
    ['ada+tag@xn--mnchen-3ya.de', 'ada+tag@xn--mnchen-3ya.de'],
  ])('fault 12: %j is sent to %j', (typed, address) => {
    const { sent, snapshot, submit } = startSignIn();
    submit(typed);
    expect([sent, snapshot().context.email]).toEqual([[address], address]);
  });

  it('fault 12: an accepted address is short, has no spaces and one @', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string()), (text) => {
        const address = parseEmailAddress(text);
        return address === null || (/^[^\s@]+@[^\s@]+$/.test(address) && address.length <= 254);
      }),
    );
  });

  it('fault 12: typing takes the complaint away', () => {
    const { actor, snapshot, submit } = startSignIn();
    submit('ada');
    actor.send({ type: 'email.change', value: 'ada@' });
    expect(snapshot().context).toEqual({
      email: 'ada@',
      problem: null,
      secondsLeft: 0,
      user: null,
    });
  });

  it('fault 14: a double click sends one link', async () => {
    const { actor, notices, sent, submit, until } = startSignIn();
    submit('ada@example.com');
    actor.send({ type: 'form.submit' });
    actor.send({ type: 'google.open' });
    await until('linkSent');
    expect([sent, notices]).toEqual([['ada@example.com'], [sentNotice]]);
  });

  it('opens the resend button after 30 seconds, not after 29', async () => {
    const { actor, clock, sent, snapshot, submit, until } = startSignIn();
    submit('ada@example.com');
    await until('linkSent');
    for (let second = 1; second <= 29; second += 1) clock.increment(1000);
    expect([snapshot().value, snapshot().context.secondsLeft]).toEqual([
      { linkSent: 'cooling' },
      1,
    ]);
    actor.send({ type: 'link.resend' });
    expect(sent).toEqual(['ada@example.com']);
    clock.increment(1000);
    expect([snapshot().value, snapshot().context.secondsLeft]).toEqual([{ linkSent: 'ready' }, 0]);
  });

  it('sends again, once, and cools down again', async () => {
    const { actor, clock, notices, sent, snapshot, submit, until } = startSignIn();
    submit('ada@example.com');
    await until('linkSent');
    for (let second = 1; second <= 30; second += 1) clock.increment(1000);
    actor.send({ type: 'link.resend' });
    actor.send({ type: 'link.resend' });
    expect(snapshot().hasTag('busy')).toBe(true);
    await waitFor(actor, (now) => now.matches({ linkSent: 'cooling' }));
    expect(sent).toEqual(['ada@example.com', 'ada@example.com']);
    expect(notices).toEqual([sentNotice, sentNotice]);
    expect(snapshot().context.secondsLeft).toBe(30);
  });

  it('keeps the inbox view when sending again fails', async () => {
    let calls = 0;
    const { actor, clock, notices, snapshot, submit, until } = startSignIn({
      sendLink: () => {
        calls += 1;
        return calls === 1 ? Promise.resolve() : Promise.reject(new Error('offline'));
      },
    });
    submit('ada@example.com');
    await until('linkSent');
    for (let second = 1; second <= 30; second += 1) clock.increment(1000);
    actor.send({ type: 'link.resend' });
    await waitFor(actor, (now) => now.matches({ linkSent: 'ready' }));
    expect(snapshot().context.problem).toEqual({ about: 'link', message: linkFailure });
    expect(notices.at(-1)).toEqual({ type: 'notice', status: 'error', message: linkFailure });
  });

  it('goes back for another address with the old one in the field, and forgets a running resend', async () => {
    const again = deferred<undefined>();
    let calls = 0;
    const { actor, clock, notices, snapshot, submit, until } = startSignIn({
      sendLink: () => {
        calls += 1;
        return calls === 1 ? Promise.resolve() : again.promise;
      },
    });
    submit('ada@example.com');
    await until('linkSent');
    for (let second = 1; second <= 30; second += 1) clock.increment(1000);
    actor.send({ type: 'link.resend' });
    actor.send({ type: 'address.change' });
    again.resolve(undefined);
    await again.promise;
    expect([snapshot().value, snapshot().context.email]).toEqual(['idle', 'ada@example.com']);
    expect(notices).toEqual([sentNotice]);
  });
});

describe('signInMachine: Google', () => {
  it('ends with the user', async () => {
    const { actor, notices } = startSignIn();
    actor.send({ type: 'google.open' });
    const end = await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(end.output).toEqual(ada);
    expect(notices).toEqual([
      { type: 'notice', status: 'success', message: 'Google login successful (demo).' },
    ]);
  });

  it.each(['auth/popup-blocked', 'auth/popup-closed-by-user', 'auth/cancelled-popup-request'])(
    'fault 13: %s says so, keeps the address, and can be tried again',
    async (code) => {
      const { actor, notices, snapshot, until } = startSignIn({
        openGoogle: () => Promise.reject(new Error(code)),
      });
      actor.send({ type: 'email.change', value: 'ada@example.com' });
      actor.send({ type: 'google.open' });
      await until('failed');
      expect(notices).toEqual([{ type: 'notice', status: 'error', message: googleFailure }]);
      expect(snapshot().context).toEqual({
        email: 'ada@example.com',
        problem: { about: 'google', message: googleFailure },
        secondsLeft: 0,
        user: null,
      });
      actor.send({ type: 'google.open' });
      expect(snapshot().value).toBe('openingGoogle');
    },
  );

  it('fault 13: after Cancel a late answer, good or bad, changes nothing', async () => {
    const answers = [deferred<User>(), deferred<User>()];
    let call = 0;
    const { actor, notices, snapshot } = startSignIn({
      openGoogle: () => {
        const answer = answers[call] ?? deferred<User>();
        call += 1;
        return answer.promise;
      },
    });
    for (const settle of [
      () => answers[0]?.resolve(ada),
      () => answers[1]?.reject(new Error('auth/popup-closed-by-user')),
    ]) {
      actor.send({ type: 'google.open' });
      actor.send({ type: 'google.cancel' });
      settle();
      await Promise.allSettled(answers.slice(0, call).map(({ promise }) => promise));
      expect([snapshot().value, snapshot().context.problem, notices]).toEqual(['idle', null, []]);
    }
  });

  it('fault 14: a double click opens one window, and the link cannot be sent meanwhile', () => {
    const { actor, googleCalls, sent } = startSignIn({
      openGoogle: () => deferred<User>().promise,
    });
    actor.send({ type: 'email.change', value: 'ada@example.com' });
    actor.send({ type: 'google.open' });
    actor.send({ type: 'google.open' });
    actor.send({ type: 'form.submit' });
    expect([googleCalls(), sent]).toEqual([1, []]);
  });
});

describe('signInMachine', () => {
  it('starts with the address it is given', () => {
    const actor = createActor(signInMachine, { input: { email: 'ada@example.com' } }).start();
    expect(actor.getSnapshot().context.email).toBe('ada@example.com');
  });

  it.each([
    ['sendLink', { type: 'form.submit' }, linkFailure],
    ['openGoogle', { type: 'google.open' }, googleFailure],
  ] as const)(
    'fault 62: without %s the person reads the failure text',
    async (name, event, text) => {
      const errors: unknown[] = [];
      const actor = createActor(signInMachine, {
        input: { email: 'ada@example.com' },
        inspect: (inspected) => {
          if (inspected.type === '@xstate.event' && 'error' in inspected.event) {
            errors.push(inspected.event.error);
          }
        },
      }).start();
      actor.send(event);
      const failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
      expect(failed.context.problem?.message).toBe(text);
      expect(errors).toEqual([new Error(`signInMachine: provide the \`${name}\` actor.`)]);
    },
  );

  it.each([{ type: 'form.submit' }, { type: 'google.open' }] as const)(
    'fault 62: without a provider $type is answered by saying so, not by asking to try again',
    async (event) => {
      const { actor, notices, snapshot, until } = startSignIn({
        sendLink: () => Promise.reject(new NotSetUpError()),
        openGoogle: () => Promise.reject(new NotSetUpError()),
      });
      actor.send({ type: 'email.change', value: 'ada@example.com' });
      actor.send(event);
      await until('failed');
      expect(snapshot().context.problem?.message).toBe(notSetUp);
      expect(notices).toEqual([{ type: 'notice', status: 'error', message: notSetUp }]);
    },
  );

  it('can reach every state', () => {
    const paths = getShortestPaths(signInMachine, {
      input: { email: 'ada@example.com' },
      events: [
        { type: 'form.submit' },
        { type: 'link.resend' },
        { type: 'google.open' },
        { type: 'xstate.done.actor.sendLink' } as never,
        { type: 'xstate.error.actor.sendLink' } as never,
        { type: 'xstate.done.actor.openGoogle', output: ada } as never,
        { type: 'xstate.after.second.signIn.linkSent.cooling' } as never,
      ],
    });
    const reached = new Set(paths.map((path) => JSON.stringify(path.state.value)));
    expect([...reached].sort()).toEqual(
      [
        '"failed"',
        '"idle"',
        '"openingGoogle"',
        '"sendingLink"',
        '"signedIn"',
        ...Object.keys(signInMachine.states.linkSent?.states ?? {}).map(
          (name) => `{"linkSent":"${name}"}`,
        ),
      ].sort(),
    );
  });
});
