import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The label above a field. */
export function FieldLabel({ htmlFor, children }: { htmlFor: string; children: ReactNode }) {
  return (
    <chakra.label htmlFor={htmlFor} textStyle="ui" fontWeight="semibold" display="block" mb="2">
      {children}
    </chakra.label>
  );
}
