import { Button, chakra, Field, Flex, Input, Stack, Text, Textarea } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../../machines/builder';
import type { correctingMachine } from '../../../../machines/correcting';
import { type CorrectionField, isTyped } from '../../../../machines/correctionFields';
import { findBuild } from '../../../../machines/desk';
import type { Corrections, Understanding } from '../../../../machines/entities';
import { InlineProblem } from '../../../ui/InlineProblem';
import { CorrectionChoice } from './CorrectionChoice';
import { FIELD_LABELS, stateOf } from './fieldTexts';
import { Origin } from './Origin';

export interface CorrectionEditorProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  correctingRef: ActorRefFromLogic<typeof correctingMachine>;
  field: CorrectionField;
  understanding: Understanding;
  isDisabled: boolean;
  /** It was closed by key or button; focus has to go somewhere. */
  onEnd: () => void;
}

/** One thing that was understood, open to be set right. */
export function CorrectionEditor({
  actorRef,
  correctingRef,
  field,
  understanding,
  isDisabled,
  onEnd,
}: CorrectionEditorProps) {
  const corrections = useSelector(
    actorRef,
    ({ context }) => findBuild(context, context.currentId)?.corrections,
  );
  const { shown, evidence } = stateOf(field, understanding);
  const isCorrected = corrections?.[field] !== undefined;
  const finish = (given: Corrections) => {
    correctingRef.send({ type: 'settle', corrections: given });
    onEnd();
  };
  const close = () => {
    correctingRef.send({ type: 'close' });
    onEnd();
  };
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    formRef.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const canBeNone = shown !== null && (isTyped(field) || field === 'tone');

  return (
    <chakra.form
      ref={formRef}
      w="full"
      aria-label={FIELD_LABELS[field]}
      layerStyle="well"
      borderRadius="control"
      p="3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTyped(field)) return close();
        correctingRef.send({ type: 'save' });
        if (correctingRef.getSnapshot().matches('reading')) onEnd();
      }}
    >
      <Stack gap="3">
        {isTyped(field) ? (
          <WordsField correctingRef={correctingRef} field={field} isDisabled={isDisabled} />
        ) : (
          <CorrectionChoice
            field={field}
            understanding={understanding}
            isDisabled={isDisabled}
            onChoose={(given) => correctingRef.send({ type: 'correct', corrections: given })}
          />
        )}
        <Text textStyle="caption" color="fg.muted" lineClamp="3" overflowWrap="anywhere">
          <Origin field={field} {...{ shown, evidence, isCorrected }} />
        </Text>
        <Flex gap="2" wrap="wrap">
          <Button type="submit" size="sm" disabled={isDisabled}>
            {isTyped(field) ? 'Save' : 'Done'}
          </Button>
          {isTyped(field) ? (
            <Button type="button" size="sm" variant="outline" onClick={close}>
              Cancel
            </Button>
          ) : null}
          {canBeNone ? (
            <Button
              type="button"
              size="sm"
              variant="ghost"
              disabled={isDisabled}
              onClick={() => finish({ [field]: field === 'offerings' ? [] : null })}
            >
              Leave out
            </Button>
          ) : null}
          {isCorrected ? (
            <Button
              type="button"
              size="sm"
              variant="ghost"
              disabled={isDisabled}
              onClick={() => finish({ [field]: undefined })}
            >
              Read the prompt again
            </Button>
          ) : null}
        </Flex>
      </Stack>
    </chakra.form>
  );
}

function WordsField({
  correctingRef,
  field,
  isDisabled,
}: Pick<CorrectionEditorProps, 'correctingRef' | 'field' | 'isDisabled'>) {
  const draft = useSelector(correctingRef, ({ context }) => context.draft);
  const problem = useSelector(correctingRef, ({ context }) => context.problem);
  const id = useId();
  const isList = field === 'offerings';
  const about = [
    ...(problem === null ? [] : [`${id}-problem`]),
    ...(isList ? [`${id}-about`] : []),
  ];
  const shared = {
    'aria-describedby': about.join(' ') || undefined,
    dir: 'auto',
    autoComplete: 'off',
    autoFocus: true,
    value: draft,
    onChange: (event: { target: { value: string } }) =>
      correctingRef.send({ type: 'draft.change', value: event.target.value }),
  };
  return (
    <Field.Root invalid={problem !== null} disabled={isDisabled}>
      <Field.Label textStyle="ui" fontWeight="600">
        {FIELD_LABELS[field]}
      </Field.Label>
      {isList ? <Textarea rows={5} {...shared} /> : <Input {...shared} />}
      {isList ? (
        <Text id={`${id}-about`} textStyle="caption" color="fg.muted">
          One a line.
        </Text>
      ) : null}
      {problem === null ? null : (
        <InlineProblem id={`${id}-problem`} role="alert">
          {problem}
        </InlineProblem>
      )}
    </Field.Root>
  );
}
