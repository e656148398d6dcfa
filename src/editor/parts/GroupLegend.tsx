import { chakra } from '@chakra-ui/react';
import type { PropsWithChildren } from 'react';

/**
 * What a fieldset's choices are about, above them. Floated, it is laid out as any block: WebKit counts a fieldset's own
 * legend twice until it is pressed, and what stands below moves away under the pointer.
 */
export const GroupLegend = ({ children }: PropsWithChildren) => (
  <chakra.legend
    textStyle="ui"
    fontWeight="600"
    mb="2"
    float="left"
    css={{ '& + *': { clear: 'both' } }}
  >
    {children}
  </chakra.legend>
);
