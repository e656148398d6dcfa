import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import type { User } from '../../machines/entities';
import type { Notice } from '../../machines/notice';
import { NotSetUpError } from '../../machines/notSetUp';
import {
  type InspectedLink,
  LinkRefusedError,
  signInCallbackMachine,
} from '../../machines/signInCallback';
import { ada, signInLink } from '../../stories/fixtures/auth';

interface Fakes {
  link?: InspectedLink | Error;
  complete?: (email: string, call: number) => Promise<User>;
}

const sameBrowser: InspectedLink = { isValid: true, email: 'ada@example.com' };
const otherBrowser: InspectedLink = { isValid: true, email: null };

function openLink({ link = sameBrowser, complete = () => Promise.resolve(ada) }: Fakes = {}) {
  const notices: Notice[] = [];
  const inspected: string[] = [];
  const completed: { url: string; email: string }[] = [];
  const actor = createActor(
    signInCallbackMachine.provide({
      actors: {
        inspectLink: fromPromise(({ input }) => {
          inspected.push(input.url);
          return link instanceof Error ? Promise.reject(link) : Promise.resolve(link);
        }),
        completeSignIn: fromPromise(({ input }) => {
          completed.push(input);
          return complete(input.email, completed.length);
        }),
      },
    }),
    { input: { url: signInLink } },
  );
  actor.on('notice', (notice) => notices.push(notice));
  actor.start();
  return {
    actor,
    notices,
    inspected,
    completed,
    snapshot: () => actor.getSnapshot(),
    until: (value: 'askingEmail' | 'invalidLink' | 'failed') =>
      waitFor(actor, (snapshot) => snapshot.matches(value)),
    end: () => waitFor(actor, (snapshot) => snapshot.status === 'done'),
    answer: (email: string) => {
      actor.send({ type: 'email.change', value: email });
      actor.send({ type: 'form.submit' });
    },
  };
}

const invalidText = 'Invalid sign-in link or missing email.';
const failedText = 'Sign-in failed. Please try again.';
const error = (message: string): Notice => ({ type: 'notice', status: 'error', message });

describe('signInCallbackMachine', () => {
  it('signs in with the stored address and ends with the user', async () => {
    const { snapshot, inspected, completed, notices, end } = openLink();
    expect(snapshot().value).toBe('checking');
    expect(snapshot().hasTag('busy')).toBe(true);
    expect((await end()).output).toEqual(ada);
    expect(inspected).toEqual([signInLink]);
    expect(completed).toEqual([{ url: signInLink, email: 'ada@example.com' }]);
    expect(notices).toEqual([]);
  });

  it('keeps the one-time code no longer than needed', async () => {
    const { end } = openLink();
    expect((await end()).context.url).toBe('');
  });

  it('fault 7: a URL that is no sign-in link shows the invalid-link text and asks the provider nothing', async () => {
    const { until, completed, notices } = openLink({
      link: { isValid: false, email: 'ada@example.com' },
    });
    const { context } = await until('invalidLink');
    expect(context).toEqual({ url: '', email: '', problem: invalidText, user: null });
    expect([completed, notices]).toEqual([[], [error(invalidText)]]);
  });

  it('fault 6, fault 8: without a stored address the page asks, trims the answer and signs in', async () => {
    const { until, answer, completed, end } = openLink({ link: otherBrowser });
    const asking = await until('askingEmail');
    expect(asking.hasTag('editable')).toBe(true);
    answer('  ada@example.com ');
    expect((await end()).output).toEqual(ada);
    expect(completed).toEqual([{ url: signInLink, email: 'ada@example.com' }]);
  });

  it('fault 8: an answer that is no address stays in the form, and typing takes the complaint away', async () => {
    const { actor, until, answer, completed, snapshot } = openLink({ link: otherBrowser });
    await until('askingEmail');
    answer('ada');
    expect([snapshot().value, snapshot().context.problem]).toEqual([
      'askingEmail',
      'Enter an e-mail address like name@example.com.',
    ]);
    actor.send({ type: 'email.change', value: 'ada@' });
    expect([snapshot().context.problem, completed]).toEqual([null, []]);
  });

  it('fault 8: cancel shows the invalid-link text', async () => {
    const { actor, until, snapshot, notices, completed } = openLink({ link: otherBrowser });
    await until('askingEmail');
    actor.send({ type: 'form.cancel' });
    expect([snapshot().value, snapshot().context.problem]).toEqual(['invalidLink', invalidText]);
    expect([notices, completed]).toEqual([[error(invalidText)], []]);
  });

  it('fault 8: a wrong address fails, the link stays usable and the page asks again', async () => {
    const { actor, until, answer, notices, snapshot, end } = openLink({
      link: otherBrowser,
      complete: (email) =>
        email === ada.email
          ? Promise.resolve(ada)
          : Promise.reject(new LinkRefusedError('wrongEmail')),
    });
    await until('askingEmail');
    answer('eve@example.com');
    await until('failed');
    expect([snapshot().value, snapshot().context.problem]).toEqual([
      { failed: 'wrongEmail' },
      failedText,
    ]);
    expect(notices).toEqual([error(failedText)]);
    expect(snapshot().can({ type: 'signIn.retry' })).toBe(false);

    actor.send({ type: 'email.ask' });
    expect([snapshot().value, snapshot().context]).toEqual([
      'askingEmail',
      { url: signInLink, email: 'eve@example.com', problem: null, user: null },
    ]);
    answer('ada@example.com');
    expect((await end()).output).toEqual(ada);
  });

  it('fault 9: a link that was used before is invalid', async () => {
    const { until, notices } = openLink({
      complete: () => Promise.reject(new LinkRefusedError('spentLink')),
    });
    const { context } = await until('invalidLink');
    expect([context.problem, context.url, notices]).toEqual([
      invalidText,
      '',
      [error(invalidText)],
    ]);
  });

  it('fault 9: sending the form twice is one call', async () => {
    const { actor, until, answer, completed, end } = openLink({ link: otherBrowser });
    await until('askingEmail');
    answer('ada@example.com');
    actor.send({ type: 'form.submit' });
    await end();
    expect(completed).toEqual([{ url: signInLink, email: 'ada@example.com' }]);
  });

  it('tries again with the same address after a passing trouble', async () => {
    const { actor, until, completed, notices, snapshot, end } = openLink({
      complete: (_, call) =>
        call === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(ada),
    });
    await until('failed');
    expect([snapshot().value, notices]).toEqual([{ failed: 'unfinished' }, [error(failedText)]]);
    actor.send({ type: 'signIn.retry' });
    expect(snapshot().context.problem).toBe(null);
    await end();
    expect(completed).toEqual([
      { url: signInLink, email: 'ada@example.com' },
      { url: signInLink, email: 'ada@example.com' },
    ]);
  });

  it('looks at the link again when that was what failed', async () => {
    const { actor, until, inspected, snapshot } = openLink({
      link: new Error('module not loaded'),
    });
    await until('failed');
    expect(snapshot().context.problem).toBe(failedText);
    actor.send({ type: 'signIn.retry' });
    expect(snapshot().value).toBe('checking');
    expect(inspected).toEqual([signInLink, signInLink]);
  });

  it('without implementations the person reads the failure text', async () => {
    const errors: unknown[] = [];
    const actor = createActor(signInCallbackMachine, {
      input: { url: signInLink },
      inspect: (inspected) => {
        if (inspected.type === '@xstate.event' && 'error' in inspected.event) {
          errors.push(inspected.event.error);
        }
      },
    }).start();
    const failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(failed.context.problem).toBe(failedText);
    expect(errors).toEqual([new Error('signInCallbackMachine: provide the `inspectLink` actor.')]);
  });

  it('fault 62: without a provider it says that sign-in is not set up, and offers no other try', async () => {
    const actor = createActor(
      signInCallbackMachine.provide({
        actors: {
          inspectLink: fromPromise<InspectedLink, { url: string }>(() =>
            Promise.reject(new NotSetUpError()),
          ),
        },
      }),
      { input: { url: signInLink } },
    ).start();
    const snapshot = await waitFor(actor, (now) => now.matches('notSetUp'));
    expect(snapshot.context).toEqual({
      url: '',
      email: '',
      problem: 'Sign-in is not set up on this site yet, so nobody can sign in.',
      user: null,
    });
    expect(snapshot.can({ type: 'signIn.retry' })).toBe(false);
  });

  it('can reach every state', () => {
    const paths = getShortestPaths(signInCallbackMachine, {
      input: { url: signInLink },
      events: [
        { type: 'email.change', value: 'ada@example.com' },
        { type: 'form.submit' },
        { type: 'form.cancel' },
        { type: 'xstate.done.actor.inspectLink', output: otherBrowser } as never,
        { type: 'xstate.error.actor.inspectLink', error: new Error('offline') } as never,
        { type: 'xstate.error.actor.inspectLink', error: new NotSetUpError() } as never,
        { type: 'xstate.done.actor.completeSignIn', output: ada } as never,
        {
          type: 'xstate.error.actor.completeSignIn',
          error: new LinkRefusedError('wrongEmail'),
        } as never,
      ],
    });
    const reached = new Set(paths.map((path) => JSON.stringify(path.state.value)));
    expect([...reached].sort()).toEqual(
      [
        '"askingEmail"',
        '"checking"',
        '"completing"',
        '"invalidLink"',
        '"notSetUp"',
        '"signedIn"',
        ...Object.keys(signInCallbackMachine.states.failed?.states ?? {}).map(
          (name) => `{"failed":"${name}"}`,
        ),
      ].sort(),
    );
  });
});
