import { Box, chakra, Input } from '@chakra-ui/react';
import { type Ref, useId } from 'react';

import { InlineProblem } from '../ui/InlineProblem';

export interface EmailFieldProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem: string | null;
  readOnly: boolean;
}

/** An e-mail address with its label above and its complaint below. The form around it is `noValidate`. */
export function EmailField({ ref, label, value, onChange, problem, readOnly }: EmailFieldProps) {
  const id = useId();
  const problemId = `${id}-problem`;
  return (
    <Box>
      <chakra.label htmlFor={id} textStyle="ui" fontWeight="semibold" display="block" mb="2">
        {label}
      </chakra.label>
      <Input
        ref={ref}
        id={id}
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        placeholder="name@example.com"
        value={value}
        readOnly={readOnly}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem === null ? null : (
        <InlineProblem id={problemId} role="alert" mt="2">
          {problem}
        </InlineProblem>
      )}
    </Box>
  );
}
