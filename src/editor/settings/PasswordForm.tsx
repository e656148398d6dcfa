import { Button, chakra, Flex, Grid, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Check, Circle } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { passwordChangeMachine } from '../../../machines/passwordChange';
import type { PasswordRules } from '../../../machines/passwordRules';
import { BusyButton } from '../../ui/BusyButton';
import { InlineProblem } from '../../ui/InlineProblem';
import { SettingsCard } from './SettingsCard';
import { TextField } from '../../ui/TextField';

const RULES: readonly { rule: keyof PasswordRules; label: string }[] = [
  { rule: 'length', label: 'At least 8 characters' },
  { rule: 'lowercase', label: 'A lowercase letter' },
  { rule: 'uppercase', label: 'An uppercase letter' },
  { rule: 'digit', label: 'A number' },
];

export interface PasswordFormProps {
  actorRef: ActorRefFromLogic<typeof passwordChangeMachine>;
  /** Shown where the provider wants a new sign-in first. */
  freshSignIn: ReactNode;
}

/** A new password. What is typed stays in the fields: no state holds it (specification section 5). */
export function PasswordForm({ actorRef, freshSignIn }: PasswordFormProps) {
  const about = useSelector(actorRef, ({ context }) => context.problem?.about ?? null);
  const message = useSelector(actorRef, ({ context }) => context.problem?.message ?? null);
  const needsFreshSignIn = useSelector(
    actorRef,
    ({ context }) => context.problem?.needsFreshSignIn ?? false,
  );
  const changes = useSelector(actorRef, ({ context }) => context.changes);
  const isBusy = useSelector(actorRef, (snapshot) => snapshot.hasTag('busy'));
  const isShown = useSelector(actorRef, ({ context }) => context.isShown);
  const rulesId = useId();
  const field = {
    type: isShown ? 'text' : 'password',
    readOnly: isBusy,
    autoCapitalize: 'none',
    spellCheck: false,
  } as const;

  return (
    <SettingsCard
      heading="Password"
      lead="Sign-in works by e-mail link or Google. A password is kept by the sign-in service only."
    >
      <form
        aria-label="Password"
        noValidate
        onInput={(event) =>
          actorRef.send({ type: 'password.change', ...typedIn(event.currentTarget) })
        }
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          actorRef.send({ type: 'form.submit', ...typedIn(form) });
          const problem = actorRef.getSnapshot().context.problem?.about;
          if (problem === 'password' || problem === 'confirmation') {
            form.querySelector<HTMLInputElement>(`[name=${problem}]`)?.focus();
          }
        }}
      >
        <Stack gap="5">
          {/* A new key draws new fields: after a change nothing of the password stays on the page. */}
          <Stack key={changes} gap="5">
            <TextField
              label="Current Password"
              name="current"
              autoComplete="current-password"
              helper="Optional"
              {...field}
            />
            <TextField
              label="New Password"
              name="password"
              autoComplete="new-password"
              describedBy={rulesId}
              problem={about === 'password' ? message : null}
              {...field}
            />
            <RuleList id={rulesId} actorRef={actorRef} />
            <TextField
              label="Confirm New Password"
              name="confirmation"
              autoComplete="new-password"
              problem={about === 'confirmation' ? message : null}
              {...field}
            />
          </Stack>
          {about === 'form' ? <InlineProblem role="alert">{message}</InlineProblem> : null}
          {needsFreshSignIn ? freshSignIn : null}
          <Flex gap="3" wrap="wrap">
            <BusyButton type="submit" busy={isBusy} busyText="Changing…">
              Change Password
            </BusyButton>
            <Button
              variant="outline"
              aria-pressed={isShown}
              onClick={() => actorRef.send({ type: 'passwords.toggle' })}
            >
              Show passwords
            </Button>
          </Flex>
        </Stack>
      </form>
    </SettingsCard>
  );
}

function RuleList({ id, actorRef }: { id: string; actorRef: PasswordFormProps['actorRef'] }) {
  const rules = useSelector(actorRef, ({ context }) => context.rules);
  return (
    <Grid
      as="ul"
      id={id}
      listStyleType="none"
      gap="2"
      templateColumns={{ base: '1fr', sm: '1fr 1fr' }}
    >
      {RULES.map(({ rule, label }) => (
        <chakra.li
          key={rule}
          display="flex"
          alignItems="center"
          gap="2"
          textStyle="ui"
          color={rules[rule] ? 'enamel.fg' : 'fg.muted'}
        >
          {rules[rule] ? (
            <Check aria-hidden="true" size={16} strokeWidth={2.5} />
          ) : (
            <Circle aria-hidden="true" size={16} strokeWidth={1.75} />
          )}
          {label}
          <VisuallyHidden>{rules[rule] ? ', kept' : ', missing'}</VisuallyHidden>
        </chakra.li>
      ))}
    </Grid>
  );
}

function typedIn(form: HTMLFormElement): { password: string; confirmation: string } {
  const data = new FormData(form);
  const textOf = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { password: textOf('password'), confirmation: textOf('confirmation') };
}
