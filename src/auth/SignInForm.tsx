import { Button, chakra, Flex, Separator, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { type Ref, useEffect, useId, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { signInMachine } from '../../machines/signIn';
import { BusyButton } from '../ui/BusyButton';
import { InlineProblem } from '../ui/InlineProblem';
import { PageHeading } from '../ui/PageHeading';
import { EmailField } from './EmailField';
import { GoogleMark } from './GoogleMark';

export interface SignInFormProps {
  actorRef: ActorRefFromLogic<typeof signInMachine>;
  emailRef: Ref<HTMLInputElement>;
}

/** The two ways in: an e-mail link, or Google. */
export function SignInForm({ actorRef, emailRef }: SignInFormProps) {
  const email = useSelector(actorRef, ({ context }) => context.email);
  const about = useSelector(actorRef, ({ context }) => context.problem?.about ?? null);
  const message = useSelector(actorRef, ({ context }) => context.problem?.message ?? null);
  const isSending = useSelector(actorRef, (snapshot) => snapshot.matches('sendingLink'));
  const isOpening = useSelector(actorRef, (snapshot) => snapshot.matches('openingGoogle'));
  const isBusy = useSelector(actorRef, (snapshot) => snapshot.hasTag('busy'));
  const googleRef = useRef<HTMLDivElement>(null);
  const id = useId();
  const wasOpening = useRef(isOpening);

  useEffect(() => {
    // Cancel goes away with the focus on it.
    const isFocusLost = document.activeElement === document.body;
    if (wasOpening.current && !isOpening && isFocusLost) {
      googleRef.current?.querySelector('button')?.focus();
    }
    wasOpening.current = isOpening;
  }, [isOpening]);

  const linkProblemId = `${id}-link`;
  const googleProblemId = `${id}-google`;

  return (
    <Stack gap="8">
      <Stack gap="3">
        <PageHeading>Sign in</PageHeading>
        <Text textStyle="lead" color="fg.muted">
          We e-mail you a link that signs you in. No password, and no separate sign-up.
        </Text>
      </Stack>

      <form
        aria-label="Sign in by e-mail link"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actorRef.send({ type: 'form.submit' });
          if (actorRef.getSnapshot().context.problem?.about === 'email') {
            event.currentTarget.querySelector('input')?.focus();
          }
        }}
      >
        <Stack gap="4">
          <EmailField
            ref={emailRef}
            label="E-mail address"
            value={email}
            onChange={(value) => actorRef.send({ type: 'email.change', value })}
            problem={about === 'email' ? message : null}
            readOnly={isBusy}
          />
          <BusyButton
            type="submit"
            variant="sign"
            size="lg"
            busy={isSending}
            busyText="Sending…"
            aria-disabled={isBusy}
            aria-describedby={about === 'link' ? linkProblemId : undefined}
          >
            Send sign-in link
          </BusyButton>
          {about === 'link' ? (
            <InlineProblem id={linkProblemId} role="alert">
              {message}
            </InlineProblem>
          ) : null}
        </Stack>
      </form>

      <Flex align="center" gap="4" color="fg.muted" textStyle="ui">
        <Separator flex="1" />
        <chakra.span>or</chakra.span>
        <Separator flex="1" />
      </Flex>

      <Stack ref={googleRef} gap="4">
        <BusyButton
          variant="outline"
          size="lg"
          busy={isOpening}
          busyText="Opening Google…"
          aria-disabled={isBusy}
          aria-describedby={about === 'google' ? googleProblemId : undefined}
          onClick={() => actorRef.send({ type: 'google.open' })}
        >
          <GoogleMark />
          Continue with Google
        </BusyButton>
        {isOpening ? (
          <Flex align="center" justify="space-between" gap="4">
            <Text role="status" textStyle="ui" color="fg.muted">
              Finish in the Google window, or cancel here.
            </Text>
            <Button variant="outline" onClick={() => actorRef.send({ type: 'google.cancel' })}>
              Cancel
            </Button>
          </Flex>
        ) : null}
        {about === 'google' ? (
          <InlineProblem id={googleProblemId} role="alert">
            {message}
          </InlineProblem>
        ) : null}
      </Stack>
    </Stack>
  );
}
