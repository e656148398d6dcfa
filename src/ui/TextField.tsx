import { Box, chakra, Input, type InputProps } from '@chakra-ui/react';
import { type Ref, useId } from 'react';

import { InlineProblem } from './InlineProblem';

export interface TextFieldProps extends Omit<InputProps, 'id'> {
  ref?: Ref<HTMLInputElement>;
  label: string;
  helper?: string;
  problem?: string | null;
  /** Id of more text that belongs to the field. */
  describedBy?: string;
}

/** An input with its label above, its help and its complaint below. The form around it is `noValidate`. */
export function TextField({
  label,
  helper,
  problem = null,
  describedBy,
  ...input
}: TextFieldProps) {
  const id = useId();
  const describedByIds = [
    problem === null ? null : `${id}-problem`,
    helper === undefined ? null : `${id}-helper`,
    describedBy,
  ].filter(Boolean);
  return (
    <Box minW="0">
      <chakra.label htmlFor={id} textStyle="ui" fontWeight="semibold" display="block" mb="2">
        {label}
      </chakra.label>
      <Input
        id={id}
        aria-invalid={problem !== null}
        aria-describedby={describedByIds.join(' ') || undefined}
        {...input}
      />
      {helper === undefined ? null : (
        <chakra.p id={`${id}-helper`} textStyle="caption" color="fg.muted" mt="2">
          {helper}
        </chakra.p>
      )}
      {problem === null ? null : (
        <InlineProblem id={`${id}-problem`} role="alert" mt="2">
          {problem}
        </InlineProblem>
      )}
    </Box>
  );
}
