import { Box, Button, chakra, Heading, Stack, Text, Wrap } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../../machines/builder';
import type { correctingMachine } from '../../../../machines/correcting';
import { CORRECTION_FIELDS, type CorrectionField } from '../../../../machines/correctionFields';
import { findBuild } from '../../../../machines/desk';
import { InlineProblem } from '../../../ui/InlineProblem';
import { asAsked } from './asAsked';
import { CorrectionEditor } from './CorrectionEditor';
import { FIELD_LABELS, stateOf } from './fieldTexts';
import { originOf } from './Origin';

export interface UnderstandingPanelProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  correctingRef: ActorRefFromLogic<typeof correctingMachine>;
  isDisabled: boolean;
}

/** What the generator took from the prompt, as chips: each can be set right, and the site follows (specification section 2). */
export function UnderstandingPanel({
  actorRef,
  correctingRef,
  isDisabled,
}: UnderstandingPanelProps) {
  const understood = useSelector(
    actorRef,
    ({ context }) => findBuild(context, context.currentId)?.website.understanding,
  );
  const asked = useSelector(actorRef, ({ context }) => context.siteChange?.corrections);
  const corrections = useSelector(
    actorRef,
    ({ context }) => findBuild(context, context.currentId)?.corrections,
  );
  const problem = useSelector(actorRef, ({ context }) => context.rebuildProblem);
  const field = useSelector(correctingRef, ({ context }) => context.field);
  const chips = useRef<HTMLDivElement>(null);
  if (understood === undefined) return null;

  const understanding = asAsked(understood, asked);
  const states = CORRECTION_FIELDS.map((name) => ({
    name,
    label: FIELD_LABELS[name],
    ...stateOf(name, understanding),
  }));
  const open = (name: CorrectionField, draft: string) =>
    correctingRef.send(
      field === name ? { type: 'close' } : { type: 'field.open', field: name, draft },
    );
  const returnFocus = (name: CorrectionField) =>
    chips.current?.querySelector<HTMLButtonElement>(`[data-field='${name}']`)?.focus();

  return (
    <Stack as="section" gap="3" aria-labelledby="understanding-heading">
      <Box>
        <Heading as="h2" id="understanding-heading" textStyle="h3">
          What I understood
        </Heading>
        <Text textStyle="caption" color="fg.muted">
          Set anything right and the site follows at once. It costs no generation.
        </Text>
      </Box>
      <Stack ref={chips} gap="2">
        <Wrap gap="2" role="group" aria-label="Understood">
          {states
            .filter(({ shown }) => shown !== null)
            .map(({ name, label, shown, draft, evidence }) => (
              <Chip
                key={name}
                field={name}
                isOpen={field === name}
                isDisabled={isDisabled}
                title={originOf({
                  field: name,
                  shown,
                  evidence,
                  isCorrected: corrections?.[name] !== undefined,
                })}
                onOpen={() => open(name, draft)}
              >
                <chakra.span color="fg.muted" fontWeight="450" flexShrink="0">
                  {label}
                </chakra.span>
                <chakra.bdi minW="0" truncate>
                  {shown}
                </chakra.bdi>
              </Chip>
            ))}
        </Wrap>
        {states.some(({ shown }) => shown === null) ? (
          <Wrap gap="2" role="group" aria-label="To add">
            {states
              .filter(({ shown }) => shown === null)
              .map(({ name, label }) => (
                <Chip
                  key={name}
                  field={name}
                  isOpen={field === name}
                  isDisabled={isDisabled}
                  isMissing
                  onOpen={() => open(name, '')}
                >
                  <Plus aria-hidden size={14} />
                  {label}
                </Chip>
              ))}
          </Wrap>
        ) : null}
      </Stack>
      {problem === null ? null : <InlineProblem role="alert">{problem}</InlineProblem>}
      {field === null ? null : (
        <CorrectionEditor
          key={field}
          actorRef={actorRef}
          correctingRef={correctingRef}
          field={field}
          understanding={understanding}
          isDisabled={isDisabled}
          onEnd={() => returnFocus(field)}
        />
      )}
    </Stack>
  );
}

interface ChipProps {
  field: CorrectionField;
  isOpen: boolean;
  isDisabled: boolean;
  isMissing?: boolean;
  title?: string;
  onOpen: () => void;
  children: ReactNode;
}

function Chip({
  field,
  isOpen,
  isDisabled,
  isMissing = false,
  title,
  onOpen,
  children,
}: ChipProps) {
  return (
    <Button
      type="button"
      size="sm"
      variant="outline"
      maxW="full"
      gap="1.5"
      borderStyle={isMissing ? 'dashed' : 'solid'}
      data-field={field}
      title={title}
      aria-expanded={isOpen}
      disabled={isDisabled}
      onClick={onOpen}
      _expanded={{ borderColor: 'enamel.solid', bg: 'enamel.subtle' }}
    >
      {children}
    </Button>
  );
}
