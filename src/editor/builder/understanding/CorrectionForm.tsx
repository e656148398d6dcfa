import { chakra, Stack } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';

export interface CorrectionFormProps {
  label: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** What opens under a chip; it comes into view. */
export function CorrectionForm({ label, onSubmit, children }: CorrectionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <chakra.form
      ref={form}
      w="full"
      aria-label={label}
      layerStyle="well"
      borderRadius="control"
      p="3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap="3">{children}</Stack>
    </chakra.form>
  );
}
