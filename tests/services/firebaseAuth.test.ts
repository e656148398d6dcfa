// @vitest-environment happy-dom
import type * as FirebaseApp from 'firebase/app';
import type * as FirebaseAuth from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { LinkRefusedError } from '../../machines/signInCallback';
import { createFirebaseAuth } from '../../src/services/auth/firebaseAuth';
import { signInEmail } from '../../src/services/storage';
import { ada, grace, signInLink, smallPhoto } from '../../stories/fixtures/auth';

const sdk = vi.hoisted(() => ({
  initializeAuth: vi.fn(),
  connectAuthEmulator: vi.fn(),
  onAuthStateChanged: vi.fn(),
  sendSignInLinkToEmail: vi.fn(),
  signInWithEmailLink: vi.fn(),
  signInWithPopup: vi.fn(),
  signOut: vi.fn(),
  updateProfile: vi.fn(),
  updateEmail: vi.fn(),
  verifyBeforeUpdateEmail: vi.fn(),
  updatePassword: vi.fn(),
}));

vi.mock('firebase/app', async (original) => ({
  ...(await original<typeof FirebaseApp>()),
  initializeApp: (options: unknown) => ({ options }),
}));
vi.mock('firebase/auth', async (original) => ({
  ...(await original<typeof FirebaseAuth>()),
  ...sdk,
  indexedDBLocalPersistence: 'indexedDB',
  browserLocalPersistence: 'browserLocal',
  browserPopupRedirectResolver: 'popupResolver',
}));

const { FirebaseError } = await import('firebase/app');

const config = {
  apiKey: 'key',
  authDomain: 'shop.firebaseapp.com',
  projectId: 'shop',
  appId: '1:2:web:3',
  emulatorUrl: null,
};
const auth = { name: 'auth', currentUser: null, authStateReady: () => Promise.resolve() };
const providerAda = {
  uid: ada.uid,
  displayName: ada.name,
  email: ada.email,
  photoURL: null,
};
const goOn = new AbortController().signal;

beforeEach(() => {
  vi.resetAllMocks();
  sdk.initializeAuth.mockReturnValue(auth);
  localStorage.clear();
  sessionStorage.clear();
});

describe('createFirebaseAuth', () => {
  it('keeps the session in IndexedDB, else localStorage, and loads no popup code', () => {
    createFirebaseAuth(config);
    const { emulatorUrl: _, ...options } = config;
    expect(sdk.initializeAuth.mock.calls).toEqual([
      [{ options }, { persistence: ['indexedDB', 'browserLocal'] }],
    ]);
    expect(sdk.connectAuthEmulator.mock.calls).toEqual([]);
  });

  it('talks to the emulator when one is configured', () => {
    createFirebaseAuth({ ...config, emulatorUrl: 'http://127.0.0.1:9099' });
    expect(sdk.connectAuthEmulator.mock.calls).toEqual([
      [auth, 'http://127.0.0.1:9099', { disableWarnings: true }],
    ]);
  });

  it('reports users as the product knows them', () => {
    const stop = vi.fn();
    sdk.onAuthStateChanged.mockReturnValue(stop);
    const reported: unknown[] = [];
    const onError = () => undefined;
    createFirebaseAuth(config).observe((user) => reported.push(user), onError)();
    expect(stop).toHaveBeenCalledTimes(1);
    const [[observed, onUser, failed]] = sdk.onAuthStateChanged.mock.calls as [
      [unknown, (user: unknown) => void, unknown],
    ];
    onUser(null);
    onUser(providerAda);
    expect([observed, failed, reported]).toEqual([auth, onError, [null, ada]]);
  });

  it.each([
    ['no name', { displayName: null }, { name: 'ada' }],
    ['a blank name', { displayName: '  ' }, { name: 'ada' }],
    [
      'neither name nor address',
      { displayName: null, email: null },
      { name: 'Signed-in user', email: '' },
    ],
    ['an https picture', { photoURL: 'https://p.example/a' }, { photoURL: 'https://p.example/a' }],
    ['an http picture', { photoURL: 'http://p.example/a' }, { photoURL: null }],
    ['a script as picture', { photoURL: 'javascript:alert(1)' }, { photoURL: null }],
    ['a small picture of their own', { photoURL: smallPhoto }, { photoURL: smallPhoto }],
    [
      'a picture that may carry a script',
      { photoURL: 'data:image/svg+xml,<svg/>' },
      { photoURL: null },
    ],
    ['a password in the picture', { photoURL: 'https://u:p@p.example/a' }, { photoURL: null }],
    ['no URL as picture', { photoURL: 'a.png' }, { photoURL: null }],
  ])('fault 50: a person with %s', async (_, given, expected) => {
    sdk.signInWithPopup.mockResolvedValue({ user: { ...providerAda, ...given } });
    expect(await createFirebaseAuth(config).signInWithGoogle()).toEqual({ ...ada, ...expected });
  });

  it('hands over the popup code only when Google is opened', async () => {
    sdk.signInWithPopup.mockResolvedValue({ user: providerAda });
    await createFirebaseAuth(config).signInWithGoogle();
    expect(sdk.signInWithPopup.mock.calls).toEqual([
      [auth, expect.objectContaining({ providerId: 'google.com' }), 'popupResolver'],
    ]);
  });

  it('sends a link back to /authEmail and keeps the address', async () => {
    sdk.sendSignInLinkToEmail.mockResolvedValue(undefined);
    await createFirebaseAuth(config).sendSignInLink(ada.email, goOn);
    expect(sdk.sendSignInLinkToEmail.mock.calls).toEqual([
      [auth, ada.email, { url: `${location.origin}/authEmail`, handleCodeInApp: true }],
    ]);
    expect(signInEmail.read()).toBe(ada.email);
  });

  it('fault 11: keeps no address when the link was refused or nobody waits for it any more', async () => {
    const refused = new FirebaseError('auth/too-many-requests', 'no');
    sdk.sendSignInLinkToEmail.mockRejectedValueOnce(refused).mockResolvedValueOnce(undefined);
    const service = createFirebaseAuth(config);
    await expect(service.sendSignInLink(ada.email, goOn)).rejects.toBe(refused);
    await service.sendSignInLink(ada.email, AbortSignal.abort());
    expect(signInEmail.read()).toBe(null);
  });

  it.each([
    [signInLink, true],
    ['https://app.example/authEmail', false],
    ['https://app.example/authEmail?apiKey=demo&oobCode=code-1&mode=resetPassword', false],
    ['https://app.example/authEmail?apiKey=demo&mode=signIn', false],
    ['no url', false],
  ])('fault 7: %s is a sign-in link: %s', (url, expected) => {
    expect(createFirebaseAuth(config).isSignInLink(url)).toBe(expected);
  });

  it('fault 9: asks the provider once for a link, however often it is opened', async () => {
    sdk.signInWithEmailLink.mockResolvedValue({ user: providerAda });
    signInEmail.write(ada.email);
    const service = createFirebaseAuth(config);
    expect(
      await Promise.all([
        service.completeSignInLink(signInLink, ada.email),
        service.completeSignInLink(signInLink, ada.email),
      ]),
    ).toEqual([ada, ada]);
    expect(await service.completeSignInLink(signInLink, ada.email)).toEqual(ada);
    expect(sdk.signInWithEmailLink.mock.calls).toEqual([[auth, ada.email, signInLink]]);
    expect(signInEmail.read()).toBe(null);
  });

  it('fault 9: after a reload a used link is spent without asking the provider', async () => {
    sdk.signInWithEmailLink.mockResolvedValue({ user: providerAda });
    await createFirebaseAuth(config).completeSignInLink(signInLink, ada.email);
    const reloaded = createFirebaseAuth(config);
    expect(reloaded.isSignInLink(signInLink)).toBe(false);
    await expect(reloaded.completeSignInLink(signInLink, ada.email)).rejects.toEqual(
      new LinkRefusedError('spentLink'),
    );
    expect(sdk.signInWithEmailLink.mock.calls.length).toBe(1);
  });

  it.each([
    ['auth/invalid-action-code', 'spentLink'],
    ['auth/expired-action-code', 'spentLink'],
    ['auth/argument-error', 'spentLink'],
    ['auth/invalid-email', 'wrongEmail'],
  ] as const)('fault 8, fault 9: %s means %s, and another try asks again', async (code, reason) => {
    sdk.signInWithEmailLink
      .mockRejectedValueOnce(new FirebaseError(code, 'no'))
      .mockResolvedValueOnce({ user: providerAda });
    signInEmail.write('eve@example.com');
    const service = createFirebaseAuth(config);
    await expect(service.completeSignInLink(signInLink, 'eve@example.com')).rejects.toEqual(
      new LinkRefusedError(reason),
    );
    expect(signInEmail.read()).toBe('eve@example.com');
    expect(await service.completeSignInLink(signInLink, ada.email)).toEqual(ada);
  });

  it('passes on what another try may mend', async () => {
    const offline = new FirebaseError('auth/network-request-failed', 'offline');
    sdk.signInWithEmailLink.mockRejectedValue(offline);
    await expect(createFirebaseAuth(config).completeSignInLink(signInLink, ada.email)).rejects.toBe(
      offline,
    );
  });

  it('a URL without a code is spent without asking the provider', async () => {
    await expect(
      createFirebaseAuth(config).completeSignInLink('https://app.example/authEmail', ada.email),
    ).rejects.toEqual(new LinkRefusedError('spentLink'));
    expect(sdk.signInWithEmailLink.mock.calls).toEqual([]);
  });

  it('signs out at the provider', async () => {
    sdk.signOut.mockResolvedValue(undefined);
    await createFirebaseAuth(config).signOut();
    expect(sdk.signOut.mock.calls).toEqual([[auth]]);
  });
});

describe('recheck', () => {
  it('fault 35: asks only after other tabs were heard, and says who is left', async () => {
    vi.useFakeTimers();
    const reload = vi.fn(() => Promise.resolve());
    const state: { currentUser: unknown } = { ...auth, currentUser: { ...providerAda, reload } };
    sdk.initializeAuth.mockReturnValue(state);
    const service = createFirebaseAuth(config);
    const first = service.recheck();
    await vi.advanceTimersByTimeAsync(999);
    expect(reload.mock.calls.length).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(await first).toEqual(ada);

    const second = service.recheck();
    state.currentUser = null;
    await vi.advanceTimersByTimeAsync(1000);
    expect([await second, reload.mock.calls.length]).toEqual([null, 1]);
    vi.useRealTimers();
  });

  it('fault 35: a provider out of reach signs nobody out', async () => {
    vi.useFakeTimers();
    const offline = new FirebaseError('auth/network-request-failed', 'offline');
    const reload = () => Promise.reject(offline);
    sdk.initializeAuth.mockReturnValue({ ...auth, currentUser: { ...providerAda, reload } });
    const answer = createFirebaseAuth(config).recheck();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await answer).toEqual(ada);
    vi.useRealTimers();
  });

  it('fault 80: believes that nobody is signed in only after the kept sign-in was read', async () => {
    vi.useFakeTimers();
    let ready: () => void = () => undefined;
    const reload = vi.fn(() => Promise.resolve());
    const state: { currentUser: unknown; authStateReady: () => Promise<void> } = {
      currentUser: null,
      authStateReady: () => new Promise((resolve) => (ready = resolve)),
    };
    sdk.initializeAuth.mockReturnValue(state);
    const answers: unknown[] = [];
    const answer = createFirebaseAuth(config)
      .recheck()
      .then((user) => answers.push(user));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answers).toEqual([]);
    state.currentUser = { ...providerAda, reload };
    ready();
    await answer;
    expect([answers, reload.mock.calls.length]).toEqual([[ada], 1]);
    vi.useRealTimers();
  });
});

describe('changing the account', () => {
  const account = { ...providerAda };
  const signedIn = () => {
    sdk.initializeAuth.mockReturnValue({ ...auth, currentUser: account });
    return createFirebaseAuth(config);
  };
  const refusal = (code: string, message = 'Error') =>
    new FirebaseError(code, `Firebase: ${message} (${code}).`);

  it('tells the observers of a new name, as long as they listen', async () => {
    sdk.onAuthStateChanged.mockReturnValue(() => undefined);
    sdk.updateProfile.mockImplementation((user: typeof account, { displayName }) => {
      user.displayName = displayName as string;
      return Promise.resolve();
    });
    const service = signedIn();
    const reported: unknown[] = [];
    const stop = service.observe(
      (user) => reported.push(user),
      () => undefined,
    );
    await service.updateProfile(ada.uid, { name: 'Ada King' });
    stop();
    await service.updateProfile(ada.uid, { name: 'Ada Byron' });
    expect(reported).toEqual([{ ...ada, name: 'Ada King' }]);
  });

  it('sends only what has changed of name and photo, and forgets a photo', async () => {
    sdk.updateProfile.mockResolvedValue(undefined);
    const service = signedIn();
    await service.updateProfile(ada.uid, { name: 'Ada King' });
    await service.updateProfile(ada.uid, { photoURL: smallPhoto });
    await service.updateProfile(ada.uid, { name: 'Ada', photoURL: null });
    expect(sdk.updateProfile.mock.calls.map(([, changes]) => changes as unknown)).toEqual([
      { displayName: 'Ada King' },
      { photoURL: smallPhoto },
      { displayName: 'Ada', photoURL: '' },
    ]);
  });

  it('changes the address at once where the provider allows it', async () => {
    sdk.updateEmail.mockResolvedValue(undefined);
    expect(await signedIn().changeEmail(ada.uid, 'king@example.com')).toBe('changed');
    expect(sdk.updateEmail.mock.calls).toEqual([[account, 'king@example.com']]);
    expect(sdk.verifyBeforeUpdateEmail.mock.calls).toEqual([]);
  });

  it('fault 49: sends a link where updateEmail is not allowed', async () => {
    sdk.updateEmail.mockRejectedValue(refusal('auth/operation-not-allowed'));
    sdk.verifyBeforeUpdateEmail.mockResolvedValue(undefined);
    expect(await signedIn().changeEmail(ada.uid, 'king@example.com')).toBe('linkSent');
    expect(sdk.verifyBeforeUpdateEmail.mock.calls).toEqual([[account, 'king@example.com']]);
  });

  it.each([
    ['auth/requires-recent-login', 'Error', 'needsFreshSignIn', ''],
    ['auth/user-token-expired', 'Error', 'noUser', ''],
    [
      'auth/weak-password',
      'Password should be at least 6 characters',
      'other',
      'Password should be at least 6 characters',
    ],
    ['auth/internal-error', 'Error', 'other', ''],
    ['auth/email-already-in-use', 'Error', 'other', 'Another account uses this e-mail address.'],
  ] as const)('fault 48: %s saying %j is refused as %s', async (code, message, reason, words) => {
    sdk.updatePassword.mockRejectedValue(refusal(code, message));
    await expect(signedIn().changePassword('Aa1aaaaa')).rejects.toMatchObject({
      name: 'AccountRefusedError',
      reason,
      message: words,
    });
  });

  it('fault 49: without a user nothing is asked of the provider', async () => {
    const service = createFirebaseAuth(config);
    for (const change of [
      service.updateProfile(ada.uid, { name: 'Ada' }),
      service.changeEmail(ada.uid, 'king@example.com'),
      service.changePassword('Aa1aaaaa'),
    ]) {
      await expect(change).rejects.toMatchObject({ name: 'AccountRefusedError', reason: 'noUser' });
    }
    expect([sdk.updateProfile.mock.calls, sdk.updateEmail.mock.calls]).toEqual([[], []]);
  });

  it.each([
    ['nobody is signed in any more', null],
    ['somebody else is signed in', { ...providerAda, uid: grace.uid }],
  ])('fault 68: a save that answers when %s reports nobody', async (_, next) => {
    sdk.onAuthStateChanged.mockReturnValue(() => undefined);
    let answer: () => void = () => undefined;
    sdk.updateProfile.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
    const state: { currentUser: unknown } = { ...auth, currentUser: account };
    sdk.initializeAuth.mockReturnValue(state);
    const service = createFirebaseAuth(config);
    const reported: unknown[] = [];
    service.observe(
      (user) => reported.push(user),
      () => undefined,
    );
    const saved = service.updateProfile(ada.uid, { name: 'Ada King' });
    state.currentUser = next;
    answer();
    await expect(saved).rejects.toMatchObject({ reason: 'noUser' });
    expect(reported).toEqual([]);
  });

  it('fault 68: what one person changed never reaches the account of another', async () => {
    const service = signedIn();
    for (const change of [
      service.updateProfile(grace.uid, { name: 'Grace' }),
      service.changeEmail(grace.uid, 'grace@example.com'),
    ]) {
      await expect(change).rejects.toMatchObject({ name: 'AccountRefusedError', reason: 'noUser' });
    }
    expect([sdk.updateProfile.mock.calls, sdk.updateEmail.mock.calls]).toEqual([[], []]);
  });
});
