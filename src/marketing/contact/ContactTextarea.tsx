import { Box, chakra, Flex, Textarea } from '@chakra-ui/react';

import { FieldLabel } from '../../ui/FieldLabel';
import { InlineProblem } from '../../ui/InlineProblem';

export interface ContactTextareaProps {
  id: string;
  name: string;
  label: string;
  value: string;
  problem: string | null;
  readOnly: boolean;
  onChange: (value: string) => void;
  /** How many characters are taken. More can be typed, so that nothing pasted is cut without a word. */
  most: number;
}

/** The message, with how long it is below it (specification section 5: four rows). */
export function ContactTextarea({
  id,
  label,
  value,
  problem,
  most,
  onChange,
  ...props
}: ContactTextareaProps) {
  const problemId = `${id}-problem`;
  const countId = `${id}-count`;
  const isTooLong = value.length > most;
  return (
    <Box>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Textarea
        {...props}
        id={id}
        rows={4}
        required
        dir="auto"
        value={value}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? countId : `${problemId} ${countId}`}
        onChange={(event) => onChange(event.target.value)}
      />
      <Flex mt="2" columnGap="4" rowGap="1" justify="space-between" wrap="wrap">
        {problem === null ? <span /> : <InlineProblem id={problemId}>{problem}</InlineProblem>}
        <chakra.p
          id={countId}
          textStyle="caption"
          color={isTooLong ? 'fg.error' : 'fg.muted'}
          fontWeight={isTooLong ? 'semibold' : undefined}
          fontVariantNumeric="tabular-nums"
        >
          {inWords(value.length)} of {inWords(most)} characters
        </chakra.p>
      </Flex>
    </Box>
  );
}

function inWords(count: number): string {
  return count.toLocaleString('en-US');
}
