import { chakra, Container } from '@chakra-ui/react';

import { ClosedShop } from '../ui/ClosedShop';

/** A screen that was not loaded when the network went; drawn inside the editor's frame. */
export function NoNetworkPanel() {
  return (
    <Container maxW="wide" mx="0" px={{ base: '4', sm: '6' }} py="12" role="status">
      <ClosedShop heading={<chakra.h2 textStyle="h2">There is no network</chakra.h2>}>
        This screen has not been loaded yet. It opens as soon as the network is back. Your work is
        untouched.
      </ClosedShop>
    </Container>
  );
}
