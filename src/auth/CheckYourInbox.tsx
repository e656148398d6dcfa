import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import { RESEND_COOLDOWN_SECONDS } from '../../machines/limits';
import { messages } from '../../machines/messages';
import type { signInMachine } from '../../machines/signIn';
import { BusyButton } from '../ui/BusyButton';
import { InlineProblem } from '../ui/InlineProblem';
import { PageHeading } from '../ui/PageHeading';

export interface CheckYourInboxProps {
  actorRef: ActorRefFromLogic<typeof signInMachine>;
}

/** The link is on its way: where it went, what to do with it, and what if it does not come. */
export function CheckYourInbox({ actorRef }: CheckYourInboxProps) {
  const email = useSelector(actorRef, ({ context }) => context.email);
  const problem = useSelector(actorRef, ({ context }) => context.problem?.message ?? null);
  const secondsLeft = useSelector(actorRef, ({ context }) => context.secondsLeft);
  const isCooling = useSelector(actorRef, (snapshot) => snapshot.matches({ linkSent: 'cooling' }));
  const isResending = useSelector(actorRef, (snapshot) => snapshot.hasTag('busy'));
  const id = useId();
  const waitId = `${id}-wait`;
  const problemId = `${id}-problem`;
  const describedBy = problem !== null ? problemId : isCooling ? waitId : undefined;

  return (
    <Stack gap="8">
      <Stack gap="3">
        <PageHeading>Check your inbox</PageHeading>
        <Text textStyle="lead" color="fg.muted">
          {messages.magicLink.sent}
        </Text>
        <Text textStyle="lead" overflowWrap="anywhere">
          It went to <chakra.bdi fontWeight="semibold">{email}</chakra.bdi>.
        </Text>
      </Stack>

      <Stack as="ul" gap="2" ps="5" listStyleType="disc" textStyle="ui" color="fg.muted">
        <li>Open the link in this browser; another one asks for your address again.</li>
        <li>The link works once.</li>
        <li>Nothing there? Look in the spam folder before you send it again.</li>
      </Stack>

      <Stack gap="4">
        <Flex align="center" gap="4" wrap="wrap">
          <BusyButton
            variant="outline"
            busy={isResending}
            busyText="Sending…"
            aria-disabled={isCooling}
            aria-describedby={describedBy}
            onClick={() => actorRef.send({ type: 'link.resend' })}
          >
            Send the link again
          </BusyButton>
          {isCooling ? (
            <>
              <Text
                aria-hidden="true"
                textStyle="ui"
                color="fg.muted"
                fontVariantNumeric="tabular-nums"
              >
                in {secondsLeft} s
              </Text>
              <chakra.span id={waitId} srOnly>
                Possible {RESEND_COOLDOWN_SECONDS} seconds after the last one.
              </chakra.span>
            </>
          ) : null}
        </Flex>
        {problem === null ? null : (
          <InlineProblem id={problemId} role="alert">
            {problem}
          </InlineProblem>
        )}
        <Button
          variant="ghost"
          alignSelf="flex-start"
          px="0"
          textDecoration="underline"
          textUnderlineOffset="4px"
          _hover={{ bg: 'transparent', textDecorationThickness: '2px' }}
          onClick={() => actorRef.send({ type: 'address.change' })}
        >
          Use a different address
        </Button>
      </Stack>
    </Stack>
  );
}
