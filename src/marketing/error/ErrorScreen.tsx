import { Button, chakra, Container, Flex } from '@chakra-ui/react';

import { ClosedShop } from '../../ui/ClosedShop';
import { PageHeading } from '../../ui/PageHeading';
import { MAIN_ID } from '../../ui/SkipLink';

const WORDS = {
  failure: {
    heading: 'Something broke on this page',
    text: 'The page could not be shown. Reloading usually fixes it.',
  },
  outdated: {
    heading: 'There is a newer version',
    text: 'This page was updated while it was open, and one of its parts is gone. Reload to get the new one, or go back to the page you came from first.',
  },
  offline: {
    heading: 'There is no network',
    text: 'This page has not been loaded yet. It opens as soon as the network is back, or you can go back to the page you came from.',
  },
} as const;

export interface ErrorScreenProps {
  /** `outdated`: a part of the app no longer exists after a deploy. `offline`: it cannot be loaded now. */
  reason: keyof typeof WORDS;
  onReload: () => void;
  /** Offered for `outdated` and `offline`: the page before this one still works. */
  onBack: () => void;
}

/** Stands alone: no router, no session, nothing that may be what failed. */
export function ErrorScreen({ reason, onReload, onBack }: ErrorScreenProps) {
  return (
    <chakra.main id={MAIN_ID} tabIndex={-1} outline="none">
      <Container maxW="wide" py="clamp(48px, 8vw, 112px)">
        <ClosedShop
          heading={<PageHeading>{WORDS[reason].heading}</PageHeading>}
          action={
            <Flex gap="3" wrap="wrap">
              {reason === 'offline' ? null : (
                <Button size="lg" onClick={onReload}>
                  Reload
                </Button>
              )}
              {reason === 'failure' ? null : (
                <Button size="lg" variant="outline" onClick={onBack}>
                  Go back
                </Button>
              )}
            </Flex>
          }
        >
          {WORDS[reason].text}
        </ClosedShop>
      </Container>
    </chakra.main>
  );
}
