import type { FirebaseConfig } from '../config';
import { NotSetUpError } from '../../../machines/notSetUp';
import type { AuthService, LoadAuth } from './authService';

const NOT_CONFIGURED =
  'Sign-in is not configured: set the VITE_FIREBASE_ variables, see .env.example.';

/**
 * Loads the provider when it is first asked for, once. After a failed load the next call tries again.
 * The returned function rejects with `NotSetUpError` when there is no configuration.
 */
export function authLoader(
  config: FirebaseConfig | null,
  create: (config: FirebaseConfig) => Promise<AuthService> = createFirebase,
): LoadAuth {
  let loaded: Promise<AuthService> | null = null;
  return () => {
    if (config === null) return Promise.reject(new NotSetUpError(NOT_CONFIGURED));
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
