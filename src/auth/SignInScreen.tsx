import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { SignedOutReason } from '../../machines/session';
import type { signInMachine } from '../../machines/signIn';
import { PAGE_HEADING_ID } from '../ui/PageHeading';
import { AuthFrame } from './AuthFrame';
import { CheckYourInbox } from './CheckYourInbox';
import { SignedOutNote } from './SignedOutNote';
import { SignInForm } from './SignInForm';

export interface SignInScreenProps {
  actorRef: ActorRefFromLogic<typeof signInMachine>;
  /** Why the person is signed out, when they were in before. */
  reason?: SignedOutReason | null;
  /** Is called when a field or a button of the form gets the focus. */
  onFocus?: () => void;
}

/** /auth (specification section 2, "Sign in"). */
export function SignInScreen({ actorRef, reason = null, onFocus }: SignInScreenProps) {
  const isLinkSent = useSelector(actorRef, (snapshot) => snapshot.matches('linkSent'));
  const emailRef = useRef<HTMLInputElement>(null);
  const wasLinkSent = useRef(isLinkSent);

  useEffect(() => {
    if (wasLinkSent.current === isLinkSent) return;
    wasLinkSent.current = isLinkSent;
    const next = isLinkSent ? document.getElementById(PAGE_HEADING_ID) : emailRef.current;
    next?.focus();
  }, [isLinkSent]);

  return (
    <AuthFrame onFocus={onFocus}>
      {reason === null || isLinkSent ? null : <SignedOutNote reason={reason} />}
      {isLinkSent ? (
        <CheckYourInbox actorRef={actorRef} />
      ) : (
        <SignInForm actorRef={actorRef} emailRef={emailRef} />
      )}
    </AuthFrame>
  );
}
