import { Button, Container } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';

import { ClosedShop } from '../../ui/ClosedShop';
import { PageHeading } from '../../ui/PageHeading';
import { PublicShell, type PublicShellProps } from '../shell/PublicShell';

export type NotFoundScreenProps = Omit<PublicShellProps, 'children'>;

/** An address that leads nowhere. */
export function NotFoundScreen(props: NotFoundScreenProps) {
  return (
    <PublicShell {...props}>
      <Container maxW="wide" py="clamp(48px, 8vw, 112px)">
        <ClosedShop
          heading={<PageHeading>No shop at this address</PageHeading>}
          action={
            <Button asChild size="lg">
              <RouterLink to="/">Go to the home page</RouterLink>
            </Button>
          }
        >
          The page you asked for is not here. It may have moved, or the address has a typing error.
        </ClosedShop>
      </Container>
    </PublicShell>
  );
}
