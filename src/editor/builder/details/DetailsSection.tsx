import { Box, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { use, useEffect, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../../machines/builder';
import type { contactDetailsMachine } from '../../../../machines/contactDetails';
import type { ContactFact } from '../../../../machines/contactFacts';
import { draftOfDetails } from '../../../../machines/detailsDraft';
import { TextField } from '../../../ui/TextField';
import { BuilderPartsContext } from '../BuilderPartsContext';
import { DraftForm } from '../DraftForm';
import { FormSwitch } from '../FormSwitch';
import { WeekField } from '../WeekField';
import { ProfileFields } from './ProfileFields';
import { useCurrentBuild } from '../useCurrentBuild';

export interface DetailsSectionProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  isDisabled: boolean;
}

/** How the business is reached: telephone, e-mail, address, opening hours and social profiles. */
export function DetailsSection(props: DetailsSectionProps) {
  const detailsRef = use(BuilderPartsContext).detailsRef;
  return detailsRef === undefined ? null : (
    <DetailsSectionWith {...props} detailsRef={detailsRef} />
  );
}

const FIELDS: { fact: ContactFact; label: string; type: string; autoComplete: string }[] = [
  { fact: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  { fact: 'email', label: 'E-mail', type: 'email', autoComplete: 'email' },
  { fact: 'address', label: 'Address', type: 'text', autoComplete: 'street-address' },
];

export function DetailsSectionWith({
  actorRef,
  detailsRef,
  isDisabled,
}: DetailsSectionProps & { detailsRef: ActorRefFromLogic<typeof contactDetailsMachine> }) {
  const build = useCurrentBuild(actorRef);
  const asked = useSelector(
    actorRef,
    ({ context: { pendingChanges, currentId } }) =>
      pendingChanges.find(({ buildId }) => buildId === currentId)?.change.corrections,
  );
  const draft = useSelector(detailsRef, ({ context }) => context.draft);
  const problems = useSelector(detailsRef, ({ context }) => context.problems);
  const form = useRef<HTMLFormElement>(null);
  const isRefused = useSelector(detailsRef, (snapshot) => snapshot.matches('refused'));

  useEffect(() => {
    if (isRefused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isRefused]);

  if (build === null) return null;
  const shown = draft ?? draftOfDetails(build, asked);
  const leave = (how: 'save' | 'cancel') => {
    detailsRef.send({ type: `details.${how}` });
    if (detailsRef.getSnapshot().matches('unchanged'))
      form.current?.querySelector('input')?.focus();
  };
  const field = (fact: ContactFact) => ({
    value: shown[fact],
    problem: problems[fact] ?? null,
    disabled: isDisabled,
    onChange: ({ target }: { target: { value: string } }) =>
      detailsRef.send({ type: 'fact.change', fact, value: target.value }),
  });

  return (
    <DraftForm
      ref={form}
      aria-labelledby="details-heading"
      isDrafted={draft !== null}
      isDisabled={isDisabled}
      onLeave={leave}
    >
      <Box>
        <Text as="h3" id="details-heading" textStyle="ui" fontWeight="600">
          Contact details
        </Text>
        <Text textStyle="caption" color="fg.muted">
          Shown on the page, in its links and to search engines. Empty fields are left out.
        </Text>
      </Box>
      {FIELDS.map(({ fact, ...rest }) => (
        <TextField key={fact} {...rest} {...field(fact)} dir="auto" />
      ))}
      <Box>
        {shown.week === null ? (
          <TextField
            label="Opening hours"
            dir="auto"
            autoComplete="off"
            placeholder="Mon–Fri 9 am–5 pm"
            {...field('hours')}
          />
        ) : (
          <WeekField
            week={shown.week}
            problem={problems.hours}
            isDisabled={isDisabled}
            onOpen={(day, isOpen) => detailsRef.send({ type: 'day.open', day, isOpen })}
            onTime={(day, end, value) => detailsRef.send({ type: 'day.change', day, end, value })}
          />
        )}
        <FormSwitch
          label={shown.week === null ? 'Use a weekly table' : 'Enter them as text'}
          isDisabled={isDisabled}
          onTurn={() => detailsRef.send({ type: 'hours.turn' })}
        />
      </Box>
      <ProfileFields {...{ detailsRef, isDisabled, problems }} profiles={shown.profiles} />
    </DraftForm>
  );
}
