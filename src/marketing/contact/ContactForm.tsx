import { Box, chakra, Grid, Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { contactFormMachine } from '../../../machines/contactForm';
import { CONTACT_FIELDS, type ContactField } from '../../../machines/contactMessage';
import { CONTACT_LENGTH } from '../../../machines/limits';
import { messages } from '../../../machines/messages';
import { siteContact } from '../../content/siteContact';
import { BusyButton } from '../../ui/BusyButton';
import { InlineProblem } from '../../ui/InlineProblem';
import { InlineSuccess } from '../../ui/InlineSuccess';
import { TextField } from '../../ui/TextField';
import { ContactTextarea } from './ContactTextarea';
import { ProblemSummary } from './ProblemSummary';

export interface ContactFormProps {
  actorRef: ActorRefFromLogic<typeof contactFormMachine>;
}

const LABELS: Record<ContactField, string> = {
  name: 'Name',
  email: 'E-mail address',
  subject: 'Subject',
  message: 'Message',
};

/** Name, e-mail, subject and message, and what became of them (specification sections 4, 5 and 8). */
export function ContactForm({ actorRef }: ContactFormProps) {
  const fields = useSelector(actorRef, ({ context }) => context.fields);
  const trap = useSelector(actorRef, ({ context }) => context.trap);
  const problems = useSelector(actorRef, ({ context }) => context.problems);
  const failure = useSelector(actorRef, ({ context }) => context.failure);
  const attempts = useSelector(actorRef, ({ context }) => context.attempts);
  const isBusy = useSelector(actorRef, (snapshot) => snapshot.hasTag('busy'));
  const isSent = useSelector(actorRef, (snapshot) => snapshot.matches('sent'));
  const hasFailed = useSelector(actorRef, (snapshot) => snapshot.matches('failed'));
  const summaryRef = useRef<HTMLDivElement>(null);
  const knownAttempts = useRef(attempts);
  const id = useId();

  const wrong = CONTACT_FIELDS.filter((field) => problems[field] !== undefined);
  const firstWrong = wrong[0];
  const hasSummary = wrong.length > 1;

  useEffect(() => {
    if (knownAttempts.current === attempts) return;
    knownAttempts.current = attempts;
    if (hasSummary) summaryRef.current?.focus();
    else if (firstWrong !== undefined) document.getElementById(`${id}-${firstWrong}`)?.focus();
  }, [attempts, hasSummary, firstWrong, id]);

  const propsOf = (field: ContactField) => ({
    id: `${id}-${field}`,
    name: field,
    label: LABELS[field],
    value: fields[field],
    problem: problems[field] ?? null,
    readOnly: isBusy,
    onChange: (value: string) => actorRef.send({ type: 'field.change', field, value }),
  });
  const lineOf = (field: ContactField) => {
    const { onChange, ...props } = propsOf(field);
    return {
      ...props,
      required: true,
      dir: 'auto',
      isProblemTold: false,
      onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
    };
  };

  return (
    <form
      aria-label="Contact"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actorRef.send({ type: 'form.submit' });
      }}
    >
      <Stack gap="6">
        {hasSummary ? (
          <ProblemSummary
            ref={summaryRef}
            problems={wrong.map((field) => ({
              fieldId: `${id}-${field}`,
              message: problems[field] ?? '',
            }))}
          />
        ) : null}
        <Grid
          columnGap="4"
          rowGap="6"
          templateColumns={{
            base: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'minmax(0, 1fr)',
            lg: 'repeat(2, minmax(0, 1fr))',
          }}
        >
          <TextField {...lineOf('name')} autoComplete="name" />
          <TextField
            {...lineOf('email')}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Grid>
        <TextField {...lineOf('subject')} autoComplete="off" />
        <ContactTextarea {...propsOf('message')} most={CONTACT_LENGTH.message} />
        {/* Out of sight and out of reach: whatever fills this in is a program. */}
        <Box aria-hidden="true" position="absolute" width="1px" height="1px" overflow="hidden">
          <label htmlFor={`${id}-website`}>Leave this empty</label>
          <input
            id={`${id}-website`}
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={trap}
            onChange={(event) => actorRef.send({ type: 'trap.change', value: event.target.value })}
          />
        </Box>
        <Box>
          <BusyButton
            type="submit"
            variant="sign"
            size="lg"
            busy={isBusy}
            busyText="Sending..."
            aria-describedby={failure === null ? undefined : `${id}-failure`}
          >
            Send message
          </BusyButton>
          <chakra.p textStyle="caption" color="fg.muted" mt="3">
            All fields are required. We use what you write here only to answer you.
          </chakra.p>
        </Box>
        {hasFailed ? (
          <Box key={attempts} role="alert">
            <InlineProblem id={`${id}-failure`}>{failure}</InlineProblem>
            <chakra.p textStyle="ui" color="fg.muted" mt="1" ps="7">
              Your words are still here. You can also write to {siteContact.email}.
            </chakra.p>
          </Box>
        ) : null}
        <div role="status">
          {isSent ? <InlineSuccess>{messages.contact.sent}</InlineSuccess> : null}
        </div>
      </Stack>
      <chakra.p
        mt="6"
        fontWeight="semibold"
        display="none"
        css={{ '@media (scripting: none)': { display: 'block' } }}
      >
        Sending this form needs JavaScript. Without it, write to {siteContact.email}.
      </chakra.p>
    </form>
  );
}
