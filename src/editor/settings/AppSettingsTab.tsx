import { Box, Button, chakra, Flex, Stack, Switch, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { NotificationPermission, Settings, settingsMachine } from '../../../machines/settings';

export interface AppSettingsTabProps {
  actorRef: ActorRefFromLogic<typeof settingsMachine>;
  /** Where the work is kept, in words, such as 'Saved in this browser'; stands below Auto Save. */
  savedState: string;
  /** What Beta Features shows while it is on. */
  betaFeatures: ReactNode;
}

const CHOICES: { setting: keyof Settings; label: string; explanation: string }[] = [
  {
    setting: 'betaFeatures',
    label: 'Beta Features',
    explanation:
      'Shows what is still being tested: now a language model on your own device. Turning it off forgets what you chose there. Share link, in beta too, is open to everyone in the Website Builder.',
  },
  {
    setting: 'notifications',
    label: 'Notifications',
    explanation:
      'Tells you when something you asked for is ready while you look at another tab. Your browser may ask for permission.',
  },
  {
    setting: 'autoSave',
    label: 'Auto Save',
    explanation:
      'Keeps your work in this browser until you sign out, so that closing it loses nothing; Safari removes it after seven days without a visit. When it is off, closing or reloading the tab loses the work; you are asked first.',
  },
];

function permissionText(permission: NotificationPermission, wasOffered: boolean): string {
  switch (permission) {
    case 'granted':
      return 'Your browser allows notifications from this site.';
    case 'denied':
      return 'Your browser does not allow notifications from this site. The title of this tab still tells you.';
    case 'undecided':
      return wasOffered
        ? 'Your browser has not allowed notifications yet: turn this off and on again to be asked. The title of this tab tells you meanwhile.'
        : 'Your browser has not been asked yet. You are asked once something was ready while you looked at another tab.';
  }
}

/** The tab App Settings (specification section 2, Settings). */
export function AppSettingsTab({ actorRef, savedState, betaFeatures }: AppSettingsTabProps) {
  const permission = useSelector(actorRef, ({ context }) =>
    context.notifications ? context.permission : null,
  );
  const isBeta = useSelector(actorRef, ({ context }) => context.betaFeatures);
  const wasOffered = useSelector(actorRef, ({ context }) => context.wasOffered);
  const notes: Partial<Record<keyof Settings, string>> = {
    autoSave: savedState,
    ...(permission === null ? {} : { notifications: permissionText(permission, wasOffered) }),
  };
  return (
    <Stack gap="6" maxW="2xl">
      <Stack as="ul" listStyleType="none" gap="0" layerStyle="pane" px={{ base: '4', sm: '6' }}>
        {CHOICES.map((choice) => (
          <Box
            as="li"
            key={choice.setting}
            py="4"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0' }}
          >
            <Choice actorRef={actorRef} note={notes[choice.setting] ?? null} {...choice} />
            {choice.setting === 'betaFeatures' && isBeta ? betaFeatures : null}
          </Box>
        ))}
      </Stack>
      <ResetToDefaults actorRef={actorRef} />
    </Stack>
  );
}

function Choice({
  actorRef,
  setting,
  label,
  explanation,
  note,
}: Pick<AppSettingsTabProps, 'actorRef'> & (typeof CHOICES)[number] & { note: string | null }) {
  const isOn = useSelector(actorRef, ({ context }) => context[setting]);
  const canChange = useSelector(actorRef, (snapshot) =>
    snapshot.can({ type: 'setting.change', setting, value: !isOn }),
  );
  const id = useId();
  const described = note === null ? `${id}-about` : `${id}-about ${id}-note`;
  return (
    <>
      <Switch.Root
        checked={isOn}
        disabled={!canChange}
        onCheckedChange={({ checked }) =>
          actorRef.send({ type: 'setting.change', setting, value: checked })
        }
        minH="11"
        width="100%"
        asChild
      >
        <Flex as="label" justify="space-between" gap="4">
          <Switch.Label textStyle="ui" fontWeight="semibold">
            {label}
          </Switch.Label>
          <Switch.HiddenInput aria-describedby={described} />
          <Switch.Control>
            <Switch.Thumb />
          </Switch.Control>
        </Flex>
      </Switch.Root>
      <Text id={`${id}-about`} textStyle="ui" color="fg.muted" pe={{ base: '0', sm: '16' }}>
        {explanation}
      </Text>
      {note === null ? null : (
        <Text id={`${id}-note`} textStyle="caption" fontWeight="semibold" mt="2">
          {note}
        </Text>
      )}
    </>
  );
}

function ResetToDefaults({ actorRef }: Pick<AppSettingsTabProps, 'actorRef'>) {
  const isConfirming = useSelector(actorRef, (snapshot) => snapshot.matches('confirmingReset'));
  const resetRef = useRef<HTMLButtonElement>(null);
  const cancelRef = useRef<HTMLButtonElement>(null);
  const wasConfirming = useRef(isConfirming);

  // The button that was pressed is gone: focus goes to what took its place.
  useEffect(() => {
    if (isConfirming !== wasConfirming.current) {
      (isConfirming ? cancelRef : resetRef).current?.focus();
    }
    wasConfirming.current = isConfirming;
  }, [isConfirming]);

  return isConfirming ? (
    <Box
      role="group"
      aria-labelledby="reset-question"
      layerStyle="pane"
      p={{ base: '4', sm: '6' }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') actorRef.send({ type: 'reset.cancel' });
      }}
    >
      <chakra.p id="reset-question" textStyle="ui" fontWeight="semibold">
        Put all three settings back to their defaults?
      </chakra.p>
      <Text textStyle="ui" color="fg.muted" mt="1">
        Beta Features off, which forgets the language model, Notifications on, Auto Save on. Your
        work stays as it is.
      </Text>
      <Flex gap="3" mt="4" wrap="wrap">
        <Button onClick={() => actorRef.send({ type: 'reset.confirm' })}>Reset settings</Button>
        <Button
          ref={cancelRef}
          variant="outline"
          onClick={() => actorRef.send({ type: 'reset.cancel' })}
        >
          Cancel
        </Button>
      </Flex>
    </Box>
  ) : (
    <Button
      ref={resetRef}
      variant="outline"
      alignSelf="flex-start"
      onClick={() => actorRef.send({ type: 'settings.reset' })}
    >
      Reset to Defaults
    </Button>
  );
}
