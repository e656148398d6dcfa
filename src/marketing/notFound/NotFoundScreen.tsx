import { Container } from '@chakra-ui/react';

import { ClosedShop } from '../../ui/ClosedShop';
import { PageHeading } from '../../ui/PageHeading';
import { LinkButton } from '../../ui/LinkButton';

/** An address that leads nowhere. */
export function NotFoundScreen() {
  return (
    <Container maxW="wide" py="clamp(48px, 8vw, 112px)">
      <ClosedShop
        heading={<PageHeading>Page not found</PageHeading>}
        action={
          <LinkButton to="/" size="lg">
            Go to the home page
          </LinkButton>
        }
      >
        The page you asked for is not here. It may have moved, or the address has a typing error.
      </ClosedShop>
    </Container>
  );
}
