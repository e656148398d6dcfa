import { FirebaseError, initializeApp } from 'firebase/app';
import {
  ActionCodeURL,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  isSignInWithEmailLink,
  onAuthStateChanged,
  sendSignInLinkToEmail,
  signInWithEmailLink,
  signInWithPopup,
  signOut,
  updateEmail,
  updatePassword,
  updateProfile,
  type User as FirebaseUser,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';

import { AccountRefusedError } from '../../../machines/accountRefusal';
import type { User } from '../../../machines/entities';
import { LinkRefusedError } from '../../../machines/signInCallback';
import type { FirebaseConfig } from '../config';
import { signInEmail, usedLinkCode } from '../storage';
import { accountRefusalOf } from './accountRefusalOf';
import type { AuthService } from './authService';
import { userOf } from './userOf';

const REFUSALS: Record<string, LinkRefusedError['reason'] | undefined> = {
  'auth/invalid-action-code': 'spentLink',
  'auth/expired-action-code': 'spentLink',
  'auth/argument-error': 'spentLink',
  'auth/invalid-email': 'wrongEmail',
};

/** Firebase looks every 800 ms whether another tab has signed out; asking the provider before would undo that. */
const OTHER_TABS_ARE_HEARD = 1000;

/**
 * Firebase Authentication behind `AuthService`. Import this file lazily: it carries the whole SDK.
 * Signed out, it makes no network call.
 */
export function createFirebaseAuth({ emulatorUrl, ...options }: FirebaseConfig): AuthService {
  const auth = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });

  const completions = new Map<string, Promise<User>>();
  const observers = new Set<(user: User) => void>();

  /**
   * Changes the account `uid`. Firebase tells nobody about a changed name or address: the observers hear it here, unless
   * somebody else, or nobody, is signed in by then.
   */
  async function change<T>(
    uid: string | undefined,
    act: (user: FirebaseUser) => Promise<T>,
  ): Promise<T> {
    const user = auth.currentUser;
    if (user === null || user.uid !== uid) throw new AccountRefusedError('noUser');
    try {
      const result = await act(user);
      if (auth.currentUser?.uid !== uid) throw new AccountRefusedError('noUser');
      observers.forEach((onUser) => onUser(userOf(user)));
      return result;
    } catch (error) {
      throw accountRefusalOf(error);
    }
  }

  async function complete(url: string, email: string, code: string): Promise<User> {
    try {
      const { user } = await signInWithEmailLink(auth, email, url);
      usedLinkCode.write(code);
      signInEmail.remove();
      return userOf(user);
    } catch (error) {
      completions.delete(code);
      const refusal = error instanceof FirebaseError ? REFUSALS[error.code] : undefined;
      throw refusal === undefined ? error : new LinkRefusedError(refusal);
    }
  }

  return {
    observe: (onUser, onError) => {
      observers.add(onUser);
      const stop = onAuthStateChanged(
        auth,
        (user) => onUser(user === null ? null : userOf(user)),
        onError,
      );
      return () => {
        observers.delete(onUser);
        stop();
      };
    },

    recheck: async () => {
      await Promise.all([
        auth.authStateReady(),
        new Promise((resolve) => setTimeout(resolve, OTHER_TABS_ARE_HEARD)),
      ]);
      // A person whom the provider does not know any more is signed out by this, which the observers hear.
      await auth.currentUser?.reload().catch(() => undefined);
      return auth.currentUser === null ? null : userOf(auth.currentUser);
    },

    sendSignInLink: async (email, signal) => {
      await sendSignInLinkToEmail(auth, email, {
        url: `${location.origin}/authEmail`,
        handleCodeInApp: true,
      });
      if (!signal.aborted) signInEmail.write(email);
    },

    isSignInLink: (url) => isSignInWithEmailLink(auth, url) && codeOf(url) !== usedLinkCode.read(),

    completeSignInLink: (url, email) => {
      const code = codeOf(url);
      if (code === null) return Promise.reject(new LinkRefusedError('spentLink'));
      const running = completions.get(code);
      if (running !== undefined) return running;
      if (code === usedLinkCode.read()) return Promise.reject(new LinkRefusedError('spentLink'));
      const completion = complete(url, email, code);
      completions.set(code, completion);
      return completion;
    },

    signInWithGoogle: async () => {
      const provider = new GoogleAuthProvider();
      provider.setCustomParameters({ prompt: 'select_account' });
      const { user } = await signInWithPopup(auth, provider, browserPopupRedirectResolver);
      return userOf(user);
    },

    signOut: () => signOut(auth),

    updateProfile: (uid, { name, photoURL }) =>
      change(uid, (user) =>
        updateProfile(user, {
          ...(name === undefined ? {} : { displayName: name }),
          // Firebase forgets a photo for '', and ignores null.
          ...(photoURL === undefined ? {} : { photoURL: photoURL ?? '' }),
        }),
      ),

    changeEmail: (uid, email) =>
      change(uid, async (user) => {
        try {
          await updateEmail(user, email);
          return 'changed';
        } catch (error) {
          if (!(error instanceof FirebaseError) || error.code !== 'auth/operation-not-allowed') {
            throw error;
          }
          await verifyBeforeUpdateEmail(user, email);
          return 'linkSent';
        }
      }),

    changePassword: (password) =>
      change(auth.currentUser?.uid, (user) => updatePassword(user, password)),
  };
}

function codeOf(url: string): string | null {
  return ActionCodeURL.parseLink(url)?.code ?? null;
}
