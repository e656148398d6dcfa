// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';

import { AccountRefusedError } from '../../machines/accountRefusal';
import type { User } from '../../machines/entities';
import { sessionMachine } from '../../machines/session';
import { signInMachine } from '../../machines/signIn';
import { signInCallbackMachine } from '../../machines/signInCallback';
import { authActorsFor } from '../../src/services/auth/authActorsFor';
import { authLoader } from '../../src/services/auth/authLoader';
import type { AuthService, LoadAuth } from '../../src/services/auth/authService';
import type { FirebaseConfig } from '../../src/services/config';
import { signInEmail } from '../../src/services/storage';
import { ada, nobody, signInLink } from '../../stories/fixtures/auth';

const config: FirebaseConfig = {
  apiKey: 'key',
  authDomain: 'shop.firebaseapp.com',
  projectId: 'shop',
  appId: '1:2:web:3',
  emulatorUrl: null,
};

beforeEach(() => localStorage.clear());

/** A provider in memory: what it was asked, and who is signed in. */
function fakeService() {
  const listeners = new Set<(user: User | null) => void>();
  const failures = new Set<(error: unknown) => void>();
  const sent: { email: string; signal: AbortSignal }[] = [];
  /** Who is there when the provider is asked again. */
  const rechecked: { user: User | null } = { user: ada };
  const tell = (user: User | null) => listeners.forEach((listener) => listener(user));
  const service: AuthService = {
    observe: (onUser, onError) => {
      listeners.add(onUser);
      failures.add(onError);
      onUser(null);
      return () => {
        listeners.delete(onUser);
        failures.delete(onError);
      };
    },
    recheck: () => Promise.resolve(rechecked.user),
    sendSignInLink: (email, signal) => {
      sent.push({ email, signal });
      return new Promise(() => undefined);
    },
    isSignInLink: (url) => url === signInLink,
    completeSignInLink: (_, email) => Promise.resolve({ ...ada, email }),
    signInWithGoogle: () => Promise.resolve(ada),
    signOut: () => {
      tell(null);
      return Promise.resolve();
    },
    updateProfile: (uid, changes) => {
      tell({ ...ada, uid, ...changes });
      return Promise.resolve();
    },
    changeEmail: () => Promise.resolve('linkSent'),
    changePassword: () => Promise.reject(new AccountRefusedError('needsFreshSignIn')),
  };
  return { service, listeners, failures, sent, tell, rechecked };
}

const machines = (loadAuth: LoadAuth) => {
  const { observeSession, signOut, sendLink, openGoogle, inspectLink, completeSignIn } =
    authActorsFor(loadAuth);
  return {
    session: sessionMachine.provide({ actors: { observeSession, signOut } }),
    signIn: signInMachine.provide({ actors: { sendLink, openGoogle } }),
    signInCallback: signInCallbackMachine.provide({ actors: { inspectLink, completeSignIn } }),
  };
};

describe('authLoader', () => {
  it('loads once, and again only after a failure', async () => {
    const { service } = fakeService();
    const create = vi
      .fn<(given: FirebaseConfig) => Promise<AuthService>>()
      .mockRejectedValueOnce(new Error('chunk is gone'))
      .mockResolvedValue(service);
    const load = authLoader(config, create);
    await expect(Promise.all([load(), load()])).rejects.toEqual(new Error('chunk is gone'));
    expect(await Promise.all([load(), load()])).toEqual([service, service]);
    expect(create.mock.calls).toEqual([[config], [config]]);
  });
});

describe('authActorsFor', () => {
  it('keeps the session in step with the provider, and signs out', async () => {
    const { service, tell } = fakeService();
    const actor = createActor(machines(() => Promise.resolve(service)).session).start();
    expect(actor.getSnapshot().value).toBe('unknown');
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    tell(ada);
    expect(actor.getSnapshot().context).toEqual({
      ...nobody,
      user: ada,
      reason: null,
      problem: null,
    });
    actor.send({ type: 'session.signOut' });
    const leaving = await waitFor(actor, (snapshot) => snapshot.matches('leaving'));
    expect(leaving.context).toEqual({ ...nobody, user: null, reason: 'left', problem: null });
    actor.stop();
  });

  it('stops observing with the session, also when the provider arrives late', async () => {
    const { service, listeners } = fakeService();
    const { session } = machines(() => Promise.resolve(service));
    const observing = createActor(session).start();
    await waitFor(observing, (snapshot) => snapshot.matches('signedOut'));
    expect(listeners.size).toBe(1);
    observing.stop();
    expect(listeners.size).toBe(0);

    createActor(session).start().stop();
    await Promise.resolve();
    expect(listeners.size).toBe(0);
  });

  it('fault 35: a page brought back as it was left shows nothing until the provider was asked', async () => {
    const { service, rechecked, tell } = fakeService();
    const session = createActor(machines(() => Promise.resolve(service)).session).start();
    await waitFor(session, (snapshot) => snapshot.matches('signedOut'));
    tell(ada);
    const restore = (persisted: boolean) =>
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    restore(false);
    expect(session.getSnapshot().value).toBe('signedIn');
    restore(true);
    expect([session.getSnapshot().value, session.getSnapshot().hasTag('inside')]).toEqual([
      'doubted',
      false,
    ]);
    await waitFor(session, (snapshot) => snapshot.matches('signedIn'));

    rechecked.user = null;
    restore(true);
    await waitFor(session, (snapshot) => snapshot.matches('signedOut'));
    expect(session.getSnapshot().context).toEqual({
      ...nobody,
      user: null,
      reason: 'ended',
      problem: null,
    });
    session.stop();
  });

  it('fault 19: a person whom the provider forgot meanwhile is out when they look at the page again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    const look = (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    try {
      const { service, rechecked, tell } = fakeService();
      const session = createActor(machines(() => Promise.resolve(service)).session).start();
      await waitFor(session, (snapshot) => snapshot.matches('signedOut'));
      tell(ada);
      rechecked.user = null;
      look('hidden');
      vi.setSystemTime(Date.now() + 59_999);
      look('visible');
      await Promise.resolve();
      expect(session.getSnapshot().value).toBe('signedIn');
      look('hidden');
      vi.setSystemTime(Date.now() + 300_000);
      look('visible');
      await waitFor(session, (snapshot) => snapshot.matches('signedOut'));
      expect(session.getSnapshot().context.reason).toBe('ended');
      session.stop();
    } finally {
      visibility.mockRestore();
      vi.useRealTimers();
    }
  });

  it('fault 54: ends with its listeners, however often it starts', async () => {
    const { service } = fakeService();
    const counts = { window: 0, document: 0 };
    const spies = (['window', 'document'] as const).flatMap((name) => {
      const target = name === 'window' ? window : document;
      return [
        vi.spyOn(target, 'addEventListener').mockImplementation(() => void (counts[name] += 1)),
        vi.spyOn(target, 'removeEventListener').mockImplementation(() => void (counts[name] -= 1)),
      ];
    });
    for (let round = 0; round < 50; round += 1) {
      const session = createActor(machines(() => Promise.resolve(service)).session).start();
      await waitFor(session, (snapshot) => snapshot.matches('signedOut'));
      expect(counts).toEqual({ window: 1, document: 1 });
      session.stop();
    }
    expect(counts).toEqual({ window: 0, document: 0 });
    spies.forEach((spy) => spy.mockRestore());
  });

  it('fault 18: a provider that cannot be loaded, or fails, leads to the retry', async () => {
    const unloaded = createActor(
      machines(() => Promise.reject(new Error('offline'))).session,
    ).start();
    await waitFor(unloaded, (snapshot) => snapshot.matches('unanswered'));
    unloaded.stop();

    const { service, failures } = fakeService();
    const silent = {
      ...service,
      observe: ((_, onError) =>
        service.observe(() => undefined, onError)) as AuthService['observe'],
    };
    const failing = createActor(machines(() => Promise.resolve(silent)).session).start();
    await vi.waitUntil(() => failures.size === 1);
    failures.forEach((fail) => fail(new Error('broken')));
    expect(failing.getSnapshot().value).toBe('unanswered');
    failing.stop();
  });

  it.each<[string, (service: AuthService) => AuthService]>([
    ['never loaded', (service) => service],
    [
      'never answers',
      (service) => {
        const never = () => new Promise<never>(() => undefined);
        return {
          ...service,
          signOut: never,
          completeSignInLink: never,
          updateProfile: never,
          changeEmail: never,
          changePassword: never,
        };
      },
    ],
  ])('fault 11, fault 21: a provider that is %s ends every wait', async (how, mute) => {
    vi.useFakeTimers();
    try {
      const { service } = fakeService();
      const muted = mute(service);
      const load: LoadAuth = () =>
        how === 'never loaded' ? new Promise(() => undefined) : Promise.resolve(muted);
      const actors = authActorsFor(load);
      const waits = [
        createActor(actors.signOut),
        createActor(actors.sendLink, { input: { email: ada.email } }),
        createActor(actors.completeSignIn, { input: { url: signInLink, email: ada.email } }),
        createActor(actors.updateProfile, { input: { uid: ada.uid, name: 'Ada King' } }),
        createActor(actors.changeEmail, { input: { uid: ada.uid, email: ada.email } }),
        createActor(actors.changePassword, { input: { password: 'Aa1aaaaa' } }),
      ];
      const outcomes = Promise.allSettled(waits.map((wait) => toPromise(wait.start())));
      await vi.advanceTimersByTimeAsync(89_999);
      expect(waits.map((wait) => wait.getSnapshot().status)).toEqual(waits.map(() => 'active'));
      await vi.advanceTimersByTimeAsync(1);
      expect((await outcomes).map(({ status }) => status)).toEqual(waits.map(() => 'rejected'));
    } finally {
      vi.useRealTimers();
    }
  });

  it('fault 62: without a configuration nobody is signed in and sign-in says that it is not set up', async () => {
    const notSetUp = 'Sign-in is not set up on this site yet, so nobody can sign in.';
    const { session, signIn, signInCallback } = machines(authLoader(null));
    const sessionActor = createActor(session).start();
    await waitFor(sessionActor, (snapshot) => snapshot.matches('signedOut'));
    sessionActor.stop();

    const byLink = createActor(signIn, { input: { email: ada.email } }).start();
    byLink.send({ type: 'form.submit' });
    const linkFailed = await waitFor(byLink, (snapshot) => snapshot.matches('failed'));
    expect(linkFailed.context.problem).toEqual({
      about: 'link',
      message: notSetUp,
    });
    byLink.send({ type: 'google.open' });
    const googleFailed = await waitFor(byLink, (snapshot) => snapshot.matches('failed'));
    expect(googleFailed.context.problem).toEqual({
      about: 'google',
      message: notSetUp,
    });

    const callback = createActor(signInCallback, { input: { url: signInLink } }).start();
    const callbackFailed = await waitFor(callback, (snapshot) => snapshot.matches('notSetUp'));
    expect(callbackFailed.context.problem).toBe(notSetUp);
  });

  it('tells the provider when nobody waits for a link any more', async () => {
    const { service, sent } = fakeService();
    const actor = createActor(machines(() => Promise.resolve(service)).signIn, {
      input: { email: ada.email },
    }).start();
    actor.send({ type: 'form.submit' });
    await vi.waitUntil(() => sent.length === 1);
    expect([sent[0]?.email, sent[0]?.signal.aborted]).toEqual([ada.email, false]);
    actor.stop();
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  it('ends with the Google user', async () => {
    const { service } = fakeService();
    const actor = createActor(machines(() => Promise.resolve(service)).signIn, {
      input: {},
    }).start();
    actor.send({ type: 'google.open' });
    const end = await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(end.output).toEqual(ada);
  });

  it('completes a link with the address of this browser, and asks in another', async () => {
    const { service } = fakeService();
    const { signInCallback } = machines(() => Promise.resolve(service));
    const elsewhere = createActor(signInCallback, { input: { url: signInLink } }).start();
    await waitFor(elsewhere, (snapshot) => snapshot.matches('askingEmail'));
    elsewhere.stop();

    signInEmail.write('ada@example.com');
    const here = createActor(signInCallback, { input: { url: signInLink } }).start();
    const end = await waitFor(here, (snapshot) => snapshot.status === 'done');
    expect(end.output).toEqual(ada);
  });

  it('fault 7: a URL that the provider does not know is an invalid link', async () => {
    const { service } = fakeService();
    const actor = createActor(machines(() => Promise.resolve(service)).signInCallback, {
      input: { url: 'https://app.example/authEmail' },
    }).start();
    await waitFor(actor, (snapshot) => snapshot.matches('invalidLink'));
    expect(actor.getSnapshot().value).toBe('invalidLink');
  });
});
