import { Button, chakra, Flex, Spinner, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import { messages } from '../../machines/messages';
import type { signInCallbackMachine } from '../../machines/signInCallback';
import { InlineProblem } from '../ui/InlineProblem';
import { PAGE_HEADING_ID, PageHeading } from '../ui/PageHeading';
import { AuthFrame } from './AuthFrame';
import { ConfirmEmailForm } from './ConfirmEmailForm';
import { LinkButton } from '../ui/LinkButton';

export interface SignInCallbackScreenProps {
  actorRef: ActorRefFromLogic<typeof signInCallbackMachine>;
}

/** /authEmail (specification section 2, "Callback"): what a person sees after opening the e-mailed link. */
export function SignInCallbackScreen({ actorRef }: SignInCallbackScreenProps) {
  const isAsking = useSelector(actorRef, (snapshot) => snapshot.matches('askingEmail'));
  const isInvalid = useSelector(actorRef, (snapshot) => snapshot.matches('invalidLink'));
  const isNotSetUp = useSelector(actorRef, (snapshot) => snapshot.matches('notSetUp'));
  const isFailed = useSelector(actorRef, (snapshot) => snapshot.matches('failed'));
  const emailRef = useRef<HTMLInputElement>(null);
  const heading = isAsking
    ? 'Confirm your address'
    : isInvalid
      ? 'This link does not work'
      : isNotSetUp
        ? 'Sign-in is not set up'
        : isFailed
          ? 'You are not signed in yet'
          : messages.callback.signingIn;
  const shownHeading = useRef(heading);

  useEffect(() => {
    if (shownHeading.current === heading) return;
    shownHeading.current = heading;
    const next = isAsking ? emailRef.current : document.getElementById(PAGE_HEADING_ID);
    next?.focus();
  }, [heading, isAsking]);

  return (
    <AuthFrame>
      <Stack gap="6">
        <PageHeading>{heading}</PageHeading>
        {isAsking ? (
          <ConfirmEmailForm actorRef={actorRef} emailRef={emailRef} />
        ) : isInvalid ? (
          <InvalidLink actorRef={actorRef} />
        ) : isNotSetUp ? (
          <NotSetUp actorRef={actorRef} />
        ) : isFailed ? (
          <Failed actorRef={actorRef} />
        ) : (
          <Flex role="status" align="center" gap="3" color="fg.muted" textStyle="lead">
            <Spinner aria-hidden="true" color="enamel.fg" borderWidth="3px" />
            Checking your link.
          </Flex>
        )}
      </Stack>
    </AuthFrame>
  );
}

function InvalidLink({ actorRef }: SignInCallbackScreenProps) {
  const problem = useSelector(actorRef, ({ context }) => context.problem);
  return (
    <>
      <InlineProblem role="alert">{problem}</InlineProblem>
      <Text textStyle="lead" color="fg.muted">
        A link works once and for a limited time. Ask for a new one; it takes a minute.
      </Text>
      <LinkButton to="/auth" variant="sign" size="lg" alignSelf="flex-start">
        Back to sign in
      </LinkButton>
    </>
  );
}

function NotSetUp({ actorRef }: SignInCallbackScreenProps) {
  const problem = useSelector(actorRef, ({ context }) => context.problem);
  return (
    <>
      <InlineProblem role="alert">{problem}</InlineProblem>
      <LinkButton to="/" variant="sign" size="lg" alignSelf="flex-start">
        Back to the home page
      </LinkButton>
    </>
  );
}

function Failed({ actorRef }: SignInCallbackScreenProps) {
  const problem = useSelector(actorRef, ({ context }) => context.problem);
  const email = useSelector(actorRef, ({ context }) => context.email);
  const isWrongEmail = useSelector(actorRef, (snapshot) =>
    snapshot.matches({ failed: 'wrongEmail' }),
  );
  return (
    <>
      <InlineProblem role="alert">{problem}</InlineProblem>
      <Text textStyle="lead" color="fg.muted" overflowWrap="anywhere">
        {isWrongEmail ? (
          <>
            The link was not sent to <chakra.bdi color="fg">{email}</chakra.bdi>. It still works
            with the right address.
          </>
        ) : (
          'Check your connection. Your link has not been lost.'
        )}
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button
          variant="sign"
          size="lg"
          onClick={() => actorRef.send({ type: isWrongEmail ? 'email.ask' : 'signIn.retry' })}
        >
          {isWrongEmail ? 'Enter another address' : 'Try again'}
        </Button>
        <LinkButton to="/auth" variant="outline" size="lg">
          Back to sign in
        </LinkButton>
      </Flex>
    </>
  );
}
