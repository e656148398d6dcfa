import '../../theme/monoFont';

import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

import type { UIComponent } from '../../../machines/entities';

export interface ComponentCodeProps {
  component: UIComponent;
  /** Selects all of it and moves there, so that it can be copied by hand. */
  isToSelect: boolean;
}

/** The component's code to read, scroll and select. */
export function ComponentCode({ component, isToSelect }: ComponentCodeProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!isToSelect) return;
    field.current?.focus();
    field.current?.select();
  }, [isToSelect]);
  return (
    <chakra.textarea
      ref={field}
      readOnly
      aria-label={`Code of ${component.name}`}
      value={component.code}
      wrap="off"
      spellCheck={false}
      dir="ltr"
      display="block"
      w="full"
      h="300px"
      p="4"
      border="none"
      borderRadius="0"
      resize="none"
      fontFamily="mono"
      fontSize="13px"
      lineHeight="1.6"
      bg="night.900"
      color="chalk.bright"
      css={{ '&&:focus-visible': { outlineColor: 'marigold.300', outlineOffset: '-3px' } }}
    />
  );
}
