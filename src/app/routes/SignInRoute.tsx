import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';

import { EDITOR_NOTICE_DURATION } from '../../../machines/limits';
import { EDITOR_HOME, safeReturnTo } from '../../../machines/returnTo';
import { signInMachine } from '../../../machines/signIn';
import { SignInScreen } from '../../auth/SignInScreen';
import { openGoogle, sendLink } from '../../services/auth/authActors';
import { hasSignedIn } from '../../services/hasSignedIn';
import { returnTo, signInEmail } from '../../services/storage';
import type { PublicHandle } from '../head/pageMeta';
import { sessionRef } from '../wiring/session';
import { loadToasts, useNotices } from '../wiring/notices';

const liveSignInMachine = signInMachine.provide({ actors: { openGoogle, sendLink } });

export const handle: PublicHandle = {
  meta: () => ({
    title: 'Sign in',
    description:
      'Sign in with a link that we e-mail you, or with Google. No password, and no separate sign-up.',
  }),
  isHidden: true,
};

export function Component() {
  const actorRef = useActorRef(liveSignInMachine, { input: {} });
  const isSignedIn = useSelector(sessionRef, ({ context }) => context.user !== null);
  const reason = useSelector(sessionRef, ({ context }) => context.reason);
  const [search] = useSearchParams();
  const wanted = search.get('returnTo');
  useNotices(actorRef, EDITOR_NOTICE_DURATION);

  // The link may be opened in another tab, which knows the way back only from here. Who is in needs neither, whatever way
  // they took: with Google, or by a link in another tab.
  useEffect(() => {
    const target = safeReturnTo(wanted, window.location.origin);
    if (isSignedIn) signInEmail.remove();
    if (isSignedIn || target === EDITOR_HOME) returnTo.remove();
    else returnTo.write(target);
  }, [isSignedIn, wanted]);

  // Where nobody is known to be signed in, the provider is asked and toasts are loaded once somebody begins to sign in.
  useEffect(() => {
    if (hasSignedIn.read() !== null || isInField(document.activeElement)) begin();
    const subscription = actorRef.subscribe(begin);
    return () => subscription.unsubscribe();
  }, [actorRef]);

  return isSignedIn ? (
    <Navigate to={safeReturnTo(wanted, window.location.origin)} replace />
  ) : (
    <SignInScreen actorRef={actorRef} reason={reason} onFocus={begin} />
  );
}

function begin(): void {
  sessionRef.start();
  void loadToasts();
}

function isInField(element: Element | null): boolean {
  return element?.closest('form') != null;
}
