import { Field, Input, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { correctingMachine } from '../../../../machines/correcting';
import type { WordField } from '../../../../machines/correctionFields';
import { InlineProblem } from '../../../ui/InlineProblem';
import { FIELD_LABELS } from './fieldTexts';

export interface WordsFieldProps {
  correctingRef: ActorRefFromLogic<typeof correctingMachine>;
  field: WordField;
  /** Offered while typing; any other words do too. */
  suggestions?: readonly string[];
  about?: string;
  isDisabled: boolean;
}

/** One thing that was understood, as words in a field. */
export function WordsField({
  correctingRef,
  field,
  suggestions = [],
  about,
  isDisabled,
}: WordsFieldProps) {
  const draft = useSelector(correctingRef, ({ context }) => context.draft);
  const problem = useSelector(correctingRef, ({ context }) => context.problems[field] ?? null);
  const id = useId();
  const describedBy = [
    ...(problem === null ? [] : [`${id}-problem`]),
    ...(about === undefined ? [] : [`${id}-about`]),
  ];
  return (
    <Field.Root invalid={problem !== null} disabled={isDisabled}>
      <Field.Label textStyle="ui" fontWeight="600">
        {FIELD_LABELS[field]}
      </Field.Label>
      <Input
        aria-describedby={describedBy.join(' ') || undefined}
        dir="auto"
        autoComplete="off"
        autoFocus
        list={suggestions.length === 0 ? undefined : `${id}-suggestions`}
        value={draft}
        onChange={({ target }) => correctingRef.send({ type: 'draft.change', value: target.value })}
      />
      {suggestions.length === 0 ? null : (
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
      {about === undefined ? null : (
        <Text id={`${id}-about`} textStyle="caption" color="fg.muted">
          {about}
        </Text>
      )}
      {problem === null ? null : (
        <InlineProblem id={`${id}-problem`} role="alert">
          {problem}
        </InlineProblem>
      )}
    </Field.Root>
  );
}
