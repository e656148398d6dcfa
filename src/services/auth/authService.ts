import type { User } from '../../../machines/entities';
import type { FirebaseConfig } from '../config';

/** What the product asks of the authentication provider (specification section 7). */
export interface AuthService {
  /** Calls `onUser` now and on every change, other tabs' included, until the returned function is called. */
  observe: (onUser: (user: User | null) => void, onError: (error: unknown) => void) => () => void;
  /**
   * Sends a link that leads to `{origin}/authEmail` and keeps the address in this browser, unless `signal` was aborted
   * meanwhile. Rejects with the provider's error.
   */
  sendSignInLink: (email: string, signal: AbortSignal) => Promise<void>;
  /** Whether `url` is a sign-in link that this tab has not used yet. Asks nobody. */
  isSignInLink: (url: string) => boolean;
  /**
   * Signs in with an opened link. However often it is called for one link, the provider is asked once until it has
   * refused. Rejects with `LinkRefusedError`, or with the provider's error when another try may help.
   */
  completeSignInLink: (url: string, email: string) => Promise<User>;
  /** Opens Google's window. Rejects when it is blocked, closed or refused. */
  signInWithGoogle: () => Promise<User>;
  signOut: () => Promise<void>;
}

/** Sign-in is not configured: nobody can be signed in. */
export class AuthNotConfiguredError extends Error {
  override readonly name = 'AuthNotConfiguredError';

  constructor() {
    super('Sign-in is not configured: set the VITE_FIREBASE_ variables, see .env.example.');
  }
}

export type LoadAuth = () => Promise<AuthService>;

/**
 * Loads the provider when it is first asked for, once. After a failed load the next call tries again.
 * The returned function rejects with `AuthNotConfiguredError` when there is no configuration.
 */
export function authLoader(
  config: FirebaseConfig | null,
  create: (config: FirebaseConfig) => Promise<AuthService> = createFirebase,
): LoadAuth {
  let loaded: Promise<AuthService> | null = null;
  return () => {
    if (config === null) return Promise.reject(new AuthNotConfiguredError());
    loaded ??= create(config).catch((error: unknown) => {
      loaded = null;
      throw error;
    });
    return loaded;
  };
}

async function createFirebase(config: FirebaseConfig): Promise<AuthService> {
  const { createFirebaseAuth } = await import('./firebaseAuth');
  return createFirebaseAuth(config);
}
