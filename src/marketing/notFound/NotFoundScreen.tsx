import { Container } from '@chakra-ui/react';

import { ClosedShop } from '../../ui/ClosedShop';
import { PageHeading } from '../../ui/PageHeading';
import { PublicShell, type PublicShellProps } from '../shell/PublicShell';
import { LinkButton } from '../../ui/LinkButton';

export type NotFoundScreenProps = Omit<PublicShellProps, 'children'>;

/** An address that leads nowhere. */
export function NotFoundScreen(props: NotFoundScreenProps) {
  return (
    <PublicShell {...props}>
      <Container maxW="wide" py="clamp(48px, 8vw, 112px)">
        <ClosedShop
          heading={<PageHeading>No shop at this address</PageHeading>}
          action={
            <LinkButton to="/" size="lg">
              Go to the home page
            </LinkButton>
          }
        >
          The page you asked for is not here. It may have moved, or the address has a typing error.
        </ClosedShop>
      </Container>
    </PublicShell>
  );
}
