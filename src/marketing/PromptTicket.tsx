import type { HTMLChakraProps } from '@chakra-ui/react';

import { PriceTicket } from '../ui/PriceTicket';

/** What somebody typed, on a ticket that was laid down a little askew. */
export function PromptTicket({ children, ...props }: HTMLChakraProps<'span'>) {
  return (
    <PriceTicket
      display="block"
      py="3.5"
      pe="4"
      fontSize="1rem"
      lineHeight="1.35"
      textWrap="pretty"
      transform="rotate(-1.2deg)"
      {...props}
    >
      “{children}”
    </PriceTicket>
  );
}
