import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';

import { EDITOR_NOTICE_DURATION } from '../../../machines/limits';
import { EDITOR_HOME, safeReturnTo } from '../../../machines/returnTo';
import { signInMachine } from '../../../machines/signIn';
import { SignInScreen } from '../../auth/SignInScreen';
import { openGoogle, sendLink } from '../../services/auth/authActors';
import { returnTo, signInEmail } from '../../services/storage';
import { sessionRef } from '../wiring/session';
import { useNotices } from '../wiring/notices';

const liveSignInMachine = signInMachine.provide({ actors: { openGoogle, sendLink } });

export function Component() {
  const actorRef = useActorRef(liveSignInMachine, { input: {} });
  const isSignedIn = useSelector(sessionRef, ({ context }) => context.user !== null);
  const reason = useSelector(sessionRef, ({ context }) => context.reason);
  const [search] = useSearchParams();
  const target = safeReturnTo(search.get('returnTo'), window.location.origin);
  useNotices(actorRef, EDITOR_NOTICE_DURATION);

  // The link may be opened in another tab, which knows the way back only from here. Who is in needs neither, whatever way
  // they took: with Google, or by a link in another tab.
  useEffect(() => {
    if (isSignedIn) signInEmail.remove();
    if (isSignedIn || target === EDITOR_HOME) returnTo.remove();
    else returnTo.write(target);
  }, [isSignedIn, target]);

  return isSignedIn ? (
    <Navigate to={target} replace />
  ) : (
    <SignInScreen actorRef={actorRef} reason={reason} />
  );
}
