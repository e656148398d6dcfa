import { Button, Flex, Link, Spinner, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { ActorRefFromLogic } from 'xstate';

import type { sessionMachine } from '../../machines/session';
import { PageHeading } from '../ui/PageHeading';
import { MAIN_ID } from '../ui/SkipLink';

export interface SessionGateProps {
  actorRef: ActorRefFromLogic<typeof sessionMachine>;
  /** What only a signed-in person sees. It is not drawn before. */
  children: ReactNode;
}

/** Draws its children for a signed-in person; for anybody else, what the session is waiting for. */
export function SessionGate({ actorRef, children }: SessionGateProps) {
  const isInside = useSelector(actorRef, (snapshot) => snapshot.hasTag('inside'));
  const isUnanswered = useSelector(actorRef, (snapshot) => snapshot.matches('unanswered'));
  const isSignedOut = useSelector(actorRef, (snapshot) => snapshot.matches('signedOut'));

  if (isInside) return children;
  if (isUnanswered) {
    return (
      <Notice heading="Sign-in is not responding">
        <Text role="alert" textStyle="prose" color="fg.muted">
          We could not find out whether you are signed in. Check your connection and try again.
        </Text>
        <Button variant="sign" size="lg" onClick={() => actorRef.send({ type: 'session.retry' })}>
          Try again
        </Button>
      </Notice>
    );
  }
  if (isSignedOut) {
    return (
      <Notice heading="You are signed out">
        <Text textStyle="prose" color="fg.muted">
          Taking you to the{' '}
          <Link asChild variant="underline" color="enamel.fg">
            <RouterLink to="/auth">sign-in page</RouterLink>
          </Link>
          .
        </Text>
      </Notice>
    );
  }
  return (
    <Notice heading="One moment">
      <Flex role="status" align="center" gap="3" textStyle="prose" color="fg.muted">
        <Spinner aria-hidden="true" color="enamel.fg" />
        Checking whether you are signed in…
      </Flex>
    </Notice>
  );
}

function Notice({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Flex
      as="main"
      id={MAIN_ID}
      tabIndex={-1}
      outline="none"
      minH="100svh"
      direction="column"
      align="center"
      justify="center"
      gap="4"
      px="clamp(20px, 5vw, 64px)"
      textAlign="center"
    >
      <PageHeading textStyle="h2">{heading}</PageHeading>
      {children}
    </Flex>
  );
}
