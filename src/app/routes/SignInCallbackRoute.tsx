import '../wiring/toastsAtHand';

import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { EDITOR_NOTICE_DURATION } from '../../../machines/limits';
import { EDITOR_HOME } from '../../../machines/returnTo';
import { signInCallbackMachine } from '../../../machines/signInCallback';
import { SignInCallbackScreen } from '../../auth/SignInCallbackScreen';
import { completeSignIn, inspectLink } from '../../services/auth/authActors';
import { returnTo } from '../../services/storage';
import { sessionRef } from '../wiring/session';
import { useNotices } from '../wiring/notices';

const liveSignInCallbackMachine = signInCallbackMachine.provide({
  actors: { completeSignIn, inspectLink },
});

/** The link is completed as soon as the session can hear of it. */
export function enter(): void {
  sessionRef.start();
}

export function Component() {
  const { pathname, search, hash } = useLocation();
  const url = `${window.location.origin}${pathname}${search}${hash}`;
  const actorRef = useActorRef(liveSignInCallbackMachine, { input: { url } });
  const isSignedIn = useSelector(sessionRef, ({ context }) => context.user !== null);
  // Read once: it is forgotten as soon as it is used, while the editor's code may still be loading.
  const [target] = useState(() => returnTo.read() ?? EDITOR_HOME);
  // Somebody signed in may be here to sign in afresh: their link is used before they go on.
  const isBusy = useSelector(actorRef, (snapshot) => snapshot.hasTag('busy'));
  const isThrough = isSignedIn && !isBusy;
  useNotices(actorRef, EDITOR_NOTICE_DURATION);

  useEffect(() => {
    if (isThrough) returnTo.remove();
  }, [isThrough]);

  return isThrough ? (
    <Navigate to={target} replace />
  ) : (
    <SignInCallbackScreen actorRef={actorRef} />
  );
}
