import { chakra, Container } from '@chakra-ui/react';

import { ClosedShop } from '../ui/ClosedShop';
import { LinkButton } from '../ui/LinkButton';

/** An editor address that leads nowhere; drawn inside the editor's frame. */
export function NotFoundPanel() {
  return (
    <Container maxW="wide" mx="0" px={{ base: '4', sm: '6' }} py="12">
      <ClosedShop
        heading={<chakra.h2 textStyle="h2">No page at this address</chakra.h2>}
        action={<LinkButton to="/editor">Go to the dashboard</LinkButton>}
      >
        It may have moved, or the address has a typing error. Your work is untouched.
      </ClosedShop>
    </Container>
  );
}
