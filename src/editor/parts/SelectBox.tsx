import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

import { FieldLabel } from '../../ui/FieldLabel';
import { InlineProblem } from '../../ui/InlineProblem';

export interface SelectBoxProps<TValue extends string> {
  label: string;
  value: TValue;
  options: readonly { value: TValue; label: string }[];
  /** A small drawing of the chosen one. */
  mark?: ReactNode;
  isDisabled?: boolean;
  autoFocus?: boolean;
  problem?: string | undefined;
  onChoose: (value: TValue) => void;
}

/** One choice among several: the browser's own select under its label. */
export function SelectBox<TValue extends string>({
  label,
  value,
  options,
  mark = null,
  isDisabled = false,
  autoFocus = false,
  problem,
  onChoose,
}: SelectBoxProps<TValue>) {
  const id = useId();
  return (
    <chakra.div minW="0">
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <chakra.div position="relative">
        {mark === null ? null : (
          <chakra.span
            position="absolute"
            insetInlineStart="3"
            insetBlock="0"
            display="flex"
            alignItems="center"
            pointerEvents="none"
          >
            {mark}
          </chakra.span>
        )}
        <chakra.select
          id={id}
          value={value}
          disabled={isDisabled}
          autoFocus={autoFocus}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen !== undefined) onChoose(chosen.value);
          }}
          w="full"
          minH="11"
          ps={mark === null ? '3' : '9'}
          pe="3"
          bg="bg.panel"
          color="fg"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="control"
          textStyle="ui"
          cursor={isDisabled ? 'not-allowed' : 'pointer'}
          opacity={isDisabled ? '0.6' : '1'}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </chakra.select>
      </chakra.div>
      {problem === undefined ? null : (
        <InlineProblem id={`${id}-problem`} role="alert" mt="2">
          {problem}
        </InlineProblem>
      )}
    </chakra.div>
  );
}
