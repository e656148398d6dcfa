import { useSyncExternalStore } from 'react';

import { whenIdle } from '../services/page';

export type PublicSession = 'unknown' | 'signedIn' | 'signedOut';

let known: PublicSession = 'unknown';
const listeners = new Set<() => void>();

/**
 * Starts the session once the page has nothing more urgent to do: public pages are there without the sign-in provider
 * and without the code of the session itself.
 */
export function watchSession(): void {
  whenIdle(() => {
    void import('./session').then(({ sessionRef }) => {
      const tell = () => {
        const { context, ...snapshot } = sessionRef.getSnapshot();
        if (context.user !== null) known = 'signedIn';
        else known = snapshot.value === 'signedOut' ? 'signedOut' : 'unknown';
        for (const listener of listeners) listener();
      };
      sessionRef.subscribe(tell);
      sessionRef.start();
      tell();
    });
  });
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
