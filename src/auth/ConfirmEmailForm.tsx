import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import { messages } from '../../machines/messages';
import type { signInCallbackMachine } from '../../machines/signInCallback';
import { EmailField } from './EmailField';

export interface ConfirmEmailFormProps {
  actorRef: ActorRefFromLogic<typeof signInCallbackMachine>;
  emailRef: Ref<HTMLInputElement>;
}

/** The link was opened where nobody asked for it: whose is it? */
export function ConfirmEmailForm({ actorRef, emailRef }: ConfirmEmailFormProps) {
  const email = useSelector(actorRef, ({ context }) => context.email);
  const problem = useSelector(actorRef, ({ context }) => context.problem);

  return (
    <form
      aria-label="Confirm your address"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actorRef.send({ type: 'form.submit' });
        if (actorRef.getSnapshot().context.problem !== null) {
          event.currentTarget.querySelector('input')?.focus();
        }
      }}
    >
      <Stack gap="6">
        <Text textStyle="lead" color="fg.muted">
          This browser does not know who asked for the link. Enter the address it was sent to.
        </Text>
        <EmailField
          ref={emailRef}
          label={messages.callback.askEmail}
          value={email}
          onChange={(value) => actorRef.send({ type: 'email.change', value })}
          problem={problem}
          readOnly={false}
        />
        <Flex gap="3" wrap="wrap">
          <Button type="submit" variant="sign" size="lg">
            Sign in
          </Button>
          <Button
            variant="outline"
            size="lg"
            onClick={() => actorRef.send({ type: 'form.cancel' })}
          >
            Cancel
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
