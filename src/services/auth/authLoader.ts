import type { FirebaseConfig } from '../config';
import { AuthNotConfiguredError, type AuthService, type LoadAuth } from './authService';

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
