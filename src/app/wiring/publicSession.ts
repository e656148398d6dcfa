import { useSyncExternalStore } from 'react';

export type PublicSession = 'unknown' | 'signedIn' | 'signedOut';

let known: PublicSession = 'unknown';
const listeners = new Set<() => void>();

/** What the session tells the public pages, once it has been started. */
export function tellPublicPages(session: PublicSession): void {
  known = session;
  for (const listener of listeners) listener();
}

/** What the public pages show when the session was never started: nobody has signed in in this browser. */
export function assumeSignedOut(): void {
  if (known === 'unknown') tellPublicPages('signedOut');
}

/** What the public pages show of the session; `unknown` while prerendered HTML is taken over. */
export function usePublicSession(): PublicSession {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => known,
    () => 'unknown',
  );
}
