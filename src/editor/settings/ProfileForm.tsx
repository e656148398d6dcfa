import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { profileEditMachine } from '../../../machines/profileEdit';
import { BusyButton } from '../../ui/BusyButton';
import { InlineProblem } from '../../ui/InlineProblem';
import { PhotoField } from './PhotoField';
import { SettingsCard } from './SettingsCard';
import { TextField } from '../../ui/TextField';

export interface ProfileFormProps {
  actorRef: ActorRefFromLogic<typeof profileEditMachine>;
  /** Shown where the provider wants a new sign-in first. */
  freshSignIn: ReactNode;
}

/** Photo, name and e-mail address, locked until 'Edit Profile' (specification section 4, "Profile edit mode"). */
export function ProfileForm({ actorRef, freshSignIn }: ProfileFormProps) {
  const name = useSelector(actorRef, ({ context }) => context.name);
  const email = useSelector(actorRef, ({ context }) => context.email);
  const note = useSelector(actorRef, ({ context }) => context.note);
  const about = useSelector(actorRef, ({ context }) => context.problem?.about ?? null);
  const message = useSelector(actorRef, ({ context }) => context.problem?.message ?? null);
  const needsFreshSignIn = useSelector(
    actorRef,
    ({ context }) => context.problem?.needsFreshSignIn ?? false,
  );
  const isViewing = useSelector(actorRef, (snapshot) => snapshot.matches('viewing'));
  const isBusy = useSelector(actorRef, (snapshot) => snapshot.hasTag('busy'));
  const canSubmit = useSelector(actorRef, (snapshot) => snapshot.can({ type: 'form.submit' }));
  const formRef = useRef<HTMLFormElement>(null);
  const wasViewing = useRef(isViewing);

  useEffect(() => {
    // The button that was pressed goes away with the focus on it.
    if (wasViewing.current !== isViewing) {
      formRef.current?.querySelector<HTMLElement>(isViewing ? 'button' : '[name=name]')?.focus();
    }
    wasViewing.current = isViewing;
  }, [isViewing]);

  return (
    <SettingsCard
      heading="Your profile"
      lead="Your photo, name and address, as the editor shows them."
    >
      <form
        ref={formRef}
        aria-label="Profile"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actorRef.send({ type: 'form.submit' });
          const problem = actorRef.getSnapshot().context.problem?.about;
          if (problem === 'name' || problem === 'email') {
            event.currentTarget.querySelector<HTMLInputElement>(`[name=${problem}]`)?.focus();
          }
        }}
      >
        <Stack gap="5">
          <PhotoField actorRef={actorRef} />
          <TextField
            label="Name"
            name="name"
            autoComplete="name"
            dir="auto"
            maxLength={200}
            value={name}
            disabled={isViewing}
            readOnly={isBusy}
            problem={about === 'name' ? message : null}
            onChange={(event) => actorRef.send({ type: 'name.change', value: event.target.value })}
          />
          <TextField
            label="E-mail address"
            name="email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            disabled={isViewing}
            readOnly={isBusy}
            problem={about === 'email' ? message : null}
            onChange={(event) => actorRef.send({ type: 'email.change', value: event.target.value })}
          />
          <chakra.p
            role="status"
            textStyle="ui"
            overflowWrap="anywhere"
            _empty={{ display: 'none' }}
          >
            {note}
          </chakra.p>
          {about === 'form' ? <InlineProblem role="alert">{message}</InlineProblem> : null}
          {needsFreshSignIn ? freshSignIn : null}
          {isViewing ? (
            <Button
              key="edit"
              alignSelf="flex-start"
              onClick={() => actorRef.send({ type: 'edit.start' })}
            >
              Edit Profile
            </Button>
          ) : (
            <Flex key="save" gap="3" wrap="wrap">
              <BusyButton
                type="submit"
                busy={isBusy}
                busyText="Saving…"
                aria-disabled={canSubmit ? undefined : true}
              >
                Save Changes
              </BusyButton>
              <Button
                variant="outline"
                aria-disabled={isBusy ? true : undefined}
                onClick={() => actorRef.send({ type: 'edit.cancel' })}
              >
                Cancel
              </Button>
            </Flex>
          )}
        </Stack>
      </form>
    </SettingsCard>
  );
}
