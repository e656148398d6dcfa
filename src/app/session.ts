import { type ActorRefFromLogic, createActor } from 'xstate';

import { sessionMachine } from '../../machines/session';
import { observeSession, signOut } from '../services/auth/authActors';
import { hasSignedIn } from '../services/hasSignedIn';
import { forgetStoredWork } from '../services/workspaceKeys';
import { tellPublicPages } from './publicSession';

const liveSessionMachine = sessionMachine.provide({ actors: { observeSession, signOut } });

export type SessionRef = ActorRefFromLogic<typeof sessionMachine>;

/** The session lives as long as the app and outside of React, so no remount ever starts it twice. */
export const sessionRef: SessionRef = createActor(liveSessionMachine);

// Signed out here, in another tab, or by the provider: nothing of anybody's work stays in this tab.
sessionRef.subscribe((snapshot) => {
  if (snapshot.context.user !== null) tellPublicPages('signedIn');
  else tellPublicPages(snapshot.matches('signedOut') ? 'signedOut' : 'unknown');
  if (snapshot.matches('signedOut')) {
    forgetStoredWork();
    hasSignedIn.remove();
  } else if (snapshot.matches('signedIn')) {
    hasSignedIn.write(true);
  }
});
