import { Box, Button, chakra, Heading, Stack, Text, Wrap } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../../machines/builder';
import type { correctingMachine } from '../../../../machines/correcting';
import { CORRECTION_FIELDS, type CorrectionField } from '../../../../machines/correctionFields';
import { findBuild } from '../../../../machines/desk';
import { InlineProblem } from '../../../ui/InlineProblem';
import { asAsked } from './asAsked';
import { CorrectionEditor } from './CorrectionEditor';
import { FIELD_LABELS, stateOf } from './fieldTexts';
import { Origin, originOf } from './Origin';

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
  const focusedField = useRef<CorrectionField | null>(null);
  const [pointedField, setPointedField] = useState<CorrectionField | null>(null);

  const focusChip = (name: CorrectionField | null) =>
    chips.current?.querySelector<HTMLButtonElement>(`[data-field='${name}']`)?.focus();

  // A chip that goes over to the other group takes the focus along; what React removes it does not report as blurred.
  useLayoutEffect(() => {
    if (focusedField.current === null || document.activeElement !== document.body) return;
    focusChip(focusedField.current);
  });
  if (understood === undefined) return null;

  const understanding = asAsked(understood, asked);
  const states = CORRECTION_FIELDS.map((name) => ({
    name,
    ...stateOf(name, understanding),
    isCorrected: corrections?.[name] !== undefined,
  }));
  const about = states.find(({ name }) => name === pointedField);
  const end = () => {
    correctingRef.send({ type: 'close' });
    focusChip(field);
  };

  const chipOf = ({ name, shown, draft, evidence, isCorrected }: (typeof states)[number]) => (
    <Fragment key={name}>
      <Chip
        field={name}
        isOpen={field === name}
        isDisabled={isDisabled}
        shown={shown}
        about={originOf({ field: name, shown, evidence, isCorrected })}
        onOpen={() =>
          correctingRef.send(
            field === name ? { type: 'close' } : { type: 'field.open', field: name, draft },
          )
        }
        onPoint={setPointedField}
      />
      {field === name ? (
        <CorrectionEditor
          actorRef={actorRef}
          correctingRef={correctingRef}
          field={name}
          understanding={understanding}
          isDisabled={isDisabled}
          onEnd={() => focusChip(name)}
        />
      ) : null}
    </Fragment>
  );

  return (
    <Stack as="section" gap="3" aria-labelledby="understanding-heading">
      <Box>
        <Heading as="h2" id="understanding-heading" textStyle="h3">
          What I understood
        </Heading>
        <Box minH={{ base: '2lh', sm: '1lh', xl: '2lh' }} textStyle="caption" color="fg.muted">
          <Text lineClamp={{ base: '2', sm: '1', xl: '2' }} overflowWrap="anywhere">
            {about === undefined ? (
              'Set anything right and the site follows at once. It costs no generation.'
            ) : (
              <>
                {FIELD_LABELS[about.name]}: <Origin field={about.name} {...about} />
              </>
            )}
          </Text>
        </Box>
      </Box>
      <Stack
        ref={chips}
        gap="2"
        onFocus={({ target }) => {
          focusedField.current = fieldOf(target);
        }}
        onBlur={() => {
          focusedField.current = null;
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && field !== null) end();
        }}
      >
        <Wrap gap="2" role="group" aria-label="Understood">
          {states.filter(({ shown }) => shown !== null).map(chipOf)}
        </Wrap>
        {states.some(({ shown }) => shown === null) ? (
          <Wrap gap="2" role="group" aria-label="To add">
            {states.filter(({ shown }) => shown === null).map(chipOf)}
          </Wrap>
        ) : null}
      </Stack>
      {problem === null ? null : <InlineProblem role="alert">{problem}</InlineProblem>}
    </Stack>
  );
}

const fieldOf = ({ dataset }: HTMLElement) =>
  CORRECTION_FIELDS.find((name) => name === dataset.field) ?? null;

interface ChipProps {
  field: CorrectionField;
  isOpen: boolean;
  isDisabled: boolean;
  /** What was understood; null: nothing. */
  shown: string | null;
  /** Where it comes from. */
  about: string;
  onOpen: () => void;
  /** It is pointed at or has the focus; null: no longer. */
  onPoint: (field: CorrectionField | null) => void;
}

function Chip({ field, isOpen, isDisabled, shown, about, onOpen, onPoint }: ChipProps) {
  return (
    <Button
      type="button"
      size="sm"
      variant="outline"
      maxW="full"
      gap="1.5"
      borderStyle={shown === null ? 'dashed' : 'solid'}
      data-field={field}
      aria-description={about}
      aria-expanded={isOpen}
      disabled={isDisabled}
      onClick={onOpen}
      onPointerEnter={() => onPoint(field)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(field)}
      onBlur={() => onPoint(null)}
      _expanded={{ borderColor: 'enamel.solid', bg: 'enamel.subtle' }}
    >
      {shown === null ? (
        <>
          <Plus aria-hidden size={14} />
          {FIELD_LABELS[field]}
        </>
      ) : (
        <>
          <chakra.span color="fg.muted" fontWeight="450" flexShrink="0">
            {FIELD_LABELS[field]}
          </chakra.span>
          <chakra.bdi minW="0" truncate>
            {shown}
          </chakra.bdi>
        </>
      )}
    </Button>
  );
}
