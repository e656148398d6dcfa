import { chakra, Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFromLogic } from 'xstate';

import type { freshSignInMachine } from '../../../machines/freshSignIn';
import { BusyButton } from '../../ui/BusyButton';
import { InlineProblem } from '../../ui/InlineProblem';

export interface FreshSignInProps {
  actorRef: ActorRefFromLogic<typeof freshSignInMachine>;
  /** The person's present address. */
  email: string;
}

/** Offers a new sign-in where the provider finds the present one too old. */
export function FreshSignIn({ actorRef, email }: FreshSignInProps) {
  const isBusy = useSelector(actorRef, (snapshot) => snapshot.hasTag('busy'));
  const isSent = useSelector(actorRef, (snapshot) => snapshot.matches('linkSent'));
  const problem = useSelector(actorRef, ({ context }) => context.problem);
  return (
    <Stack gap="3" align="flex-start" layerStyle="well" borderRadius="control" p="4">
      <chakra.p role="status" textStyle="ui" overflowWrap="anywhere">
        {isSent ? (
          <>
            A sign-in link is on its way to <chakra.bdi>{email}</chakra.bdi>. Open it in this
            browser, then save again here.
          </>
        ) : (
          <>
            We can send a fresh sign-in link to <chakra.bdi>{email}</chakra.bdi>. Open it in this
            browser, then save again here.
          </>
        )}
      </chakra.p>
      <BusyButton
        variant="outline"
        busy={isBusy}
        busyText="Sending…"
        onClick={() => actorRef.send({ type: 'link.send', email })}
      >
        {isSent ? 'Send another link' : 'Send a fresh sign-in link'}
      </BusyButton>
      {problem === null ? null : <InlineProblem role="alert">{problem}</InlineProblem>}
    </Stack>
  );
}
