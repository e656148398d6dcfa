import { type ActorRefFromLogic, createActor } from 'xstate';

import { EDITOR_NOTICE_DURATION } from '../../../machines/limits';
import { sessionMachine } from '../../../machines/session';
import { observeSession, signOut } from '../../services/auth/authActors';
import { hasSignedIn } from '../../services/hasSignedIn';
import { tellNoticesOf } from './notices';
import { tellPublicPages } from './publicSession';

const liveSessionMachine = sessionMachine.provide({ actors: { observeSession, signOut } });

export type SessionRef = ActorRefFromLogic<typeof sessionMachine>;

/** The session lives as long as the app and outside of React, so no remount ever starts it twice. */
export const sessionRef: SessionRef = createActor(liveSessionMachine);

tellNoticesOf(sessionRef, EDITOR_NOTICE_DURATION);

// Signed out here, in another tab, or by the provider: nothing of anybody's work stays in this browser.
sessionRef.subscribe((snapshot) => {
  if (snapshot.context.user !== null) tellPublicPages('signedIn');
  else tellPublicPages(snapshot.matches('signedOut') ? 'signedOut' : 'unknown');
  if (snapshot.matches('signedOut')) {
    if (hasSignedIn.read() !== null) void forgetAll();
    hasSignedIn.remove();
  } else if (snapshot.matches('signedIn')) {
    hasSignedIn.write(true);
  }
});

/** What a workspace could not remove itself, because none was open when its person was signed out. */
async function forgetAll(): Promise<void> {
  const { forgetEverybody } = await import('../../services/workKeeper');
  await forgetEverybody();
}
