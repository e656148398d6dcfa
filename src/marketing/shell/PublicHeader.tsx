import { Box, Container, Flex, Link } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { HEADER_SCROLL_THRESHOLD } from '../../../machines/limits';
import { Wordmark } from '../../ui/Wordmark';
import { LinkButton } from '../../ui/LinkButton';

export type PublicSession = 'unknown' | 'signedIn' | 'signedOut';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > HEADER_SCROLL_THRESHOLD,
    () => false,
  );
}

/** Transparent at the top of the page, white once it is scrolled. */
export function PublicHeader({ session }: { session: PublicSession }) {
  const scrolled = useScrolled();
  return (
    <Box
      as="header"
      position="sticky"
      top="0"
      zIndex="docked"
      bg={scrolled ? 'bg.panel' : 'transparent'}
      borderBottomWidth="1px"
      borderColor={scrolled ? 'border' : 'transparent'}
      transitionProperty="background-color, border-color"
      transitionDuration="quick"
    >
      <Container maxW="wide">
        <Flex h="71px" align="center" justify="space-between" gap="4">
          <Link asChild color="fg" py="2" _hover={{ textDecoration: 'none' }}>
            <RouterLink to="/">
              <Wordmark />
            </RouterLink>
          </Link>
          <Flex minW="132px" justify="flex-end">
            <SessionLink session={session} />
          </Flex>
        </Flex>
      </Container>
    </Box>
  );
}

function SessionLink({ session }: { session: PublicSession }) {
  switch (session) {
    case 'unknown':
      return null;
    case 'signedIn':
      return (
        <LinkButton to="/editor" variant="solid">
          Back to Editor
        </LinkButton>
      );
    case 'signedOut':
      return (
        <LinkButton to="/auth" variant="outline">
          Sign In
        </LinkButton>
      );
  }
}
