import { Box, Input } from '@chakra-ui/react';

import { ContactLabel } from './ContactLabel';
import { InlineProblem } from '../../ui/InlineProblem';

export interface ContactFieldProps {
  id: string;
  name: string;
  label: string;
  value: string;
  problem: string | null;
  readOnly: boolean;
  onChange: (value: string) => void;
}

export interface ContactInputProps extends ContactFieldProps {
  autoComplete: 'name' | 'email' | 'off';
  type?: 'text' | 'email';
}

/** A field of one line with its label above and its complaint below. The form around it is `noValidate`. */
export function ContactInput({
  id,
  label,
  problem,
  onChange,
  type = 'text',
  ...props
}: ContactInputProps) {
  const problemId = `${id}-problem`;
  return (
    <Box>
      <ContactLabel htmlFor={id}>{label}</ContactLabel>
      <Input
        {...props}
        id={id}
        type={type}
        required
        autoCapitalize={type === 'email' ? 'none' : undefined}
        spellCheck={type === 'email' ? false : undefined}
        dir="auto"
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem === null ? null : (
        <InlineProblem id={problemId} mt="2">
          {problem}
        </InlineProblem>
      )}
    </Box>
  );
}
