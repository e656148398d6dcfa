import type { Ref } from 'react';

import { TextField } from '../ui/TextField';

export interface EmailFieldProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem: string | null;
  readOnly: boolean;
}

/** The address that a sign-in link goes to. */
export function EmailField({ onChange, ...field }: EmailFieldProps) {
  return (
    <TextField
      {...field}
      type="email"
      name="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      placeholder="name@example.com"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
