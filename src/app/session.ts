import { createContext, useContext } from 'react';
import { type ActorRefFromLogic, createActor, type SnapshotFrom } from 'xstate';

import { sessionMachine } from '../../machines/session';
import { observeSession, signOut } from '../services/auth/authActors';

const liveSessionMachine = sessionMachine.provide({ actors: { observeSession, signOut } });

export type SessionRef = ActorRefFromLogic<typeof sessionMachine>;

/** The session lives as long as the app and outside of React, so no remount ever starts it twice. */
export const sessionRef: SessionRef = createActor(liveSessionMachine);

export const SessionContext = createContext<SessionRef>(sessionRef);

export function useSession(): SessionRef {
  return useContext(SessionContext);
}

/** What the public pages need to know of the session. */
export function publicSession(
  snapshot: SnapshotFrom<typeof sessionMachine>,
): 'unknown' | 'signedIn' | 'signedOut' {
  if (snapshot.context.user !== null) return 'signedIn';
  return snapshot.matches('signedOut') ? 'signedOut' : 'unknown';
}
