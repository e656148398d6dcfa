import { Box, chakra, Input, type InputProps } from '@chakra-ui/react';
import { type Ref, useId } from 'react';

import { FieldLabel } from './FieldLabel';
import { InlineProblem } from './InlineProblem';

export interface TextFieldProps extends InputProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  helper?: string;
  problem?: string | null;
  /** Id of more text that belongs to the field. */
  describedBy?: string;
  /** False where something else tells the problem at once, such as a summary that gets the focus. */
  isProblemTold?: boolean;
}

/** An input with its label above, its help and its problem below. The form around it is `noValidate`. */
export function TextField({
  label,
  helper,
  problem = null,
  describedBy,
  isProblemTold = true,
  id: ownId,
  ...input
}: TextFieldProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const describedByIds = [
    problem === null ? null : `${id}-problem`,
    helper === undefined ? null : `${id}-helper`,
    describedBy,
  ].filter(Boolean);
  return (
    <Box minW="0">
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
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
        <InlineProblem id={`${id}-problem`} role={isProblemTold ? 'alert' : undefined} mt="2">
          {problem}
        </InlineProblem>
      )}
    </Box>
  );
}
