import { chakra, Container, Flex, Link } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Menu } from 'lucide-react';
import { NavLink, Link as RouterLink } from 'react-router-dom';
import type { ActorRefFromLogic } from 'xstate';

import type { mobileMenuMachine } from '../../../machines/mobileMenu';
import { onScrolledPage } from '../../theme/pageMarks';
import { barInForcedColors } from '../inForcedColors';
import { Wordmark } from '../../ui/Wordmark';
import { destinations } from './destinations';
import { MenuButton } from './MenuButton';
import { MobileMenu } from './MobileMenu';
import { type PublicSession, SessionLink } from './SessionLink';

const StyledNavLink = chakra(NavLink);

export interface PublicHeaderProps {
  session: PublicSession;
  menuRef: ActorRefFromLogic<typeof mobileMenuMachine>;
}

/** Transparent at the top of the page, white once it is scrolled; from 805 px on with the navigation in it. */
export function PublicHeader({ session, menuRef }: PublicHeaderProps) {
  const isOpen = useSelector(menuRef, (snapshot) => snapshot.matches('open'));
  return (
    <chakra.header
      position="sticky"
      top="0"
      zIndex="docked"
      borderBottomWidth="1px"
      borderColor="transparent"
      transitionProperty="background-color, border-color"
      transitionDuration="quick"
      css={{ [onScrolledPage]: { bg: 'bg.panel', borderColor: 'border' } }}
    >
      <Container maxW="wide">
        <Flex h="71px" align="center" gap={{ base: '2', lg: '8' }}>
          <Link
            asChild
            color="fg"
            py="2"
            flexShrink="0"
            maxW={{ base: '130px', sm: 'none', md: '146px', lg: 'none' }}
            _hover={{ textDecoration: 'none' }}
          >
            <RouterLink to="/">
              <Wordmark size="header" />
            </RouterLink>
          </Link>
          <DesktopNavigation />
          <Flex ms="auto" gap="2" align="center" flexShrink="0">
            <Flex
              minW={{ base: '100px', sm: '134px' }}
              justify="flex-end"
              css={{ '& a': { px: { base: '2', sm: '4.5' }, fontSize: { base: 'xs', sm: 'sm' } } }}
            >
              <SessionLink session={session} />
            </Flex>
            <MenuButton
              label="Open menu"
              icon={Menu}
              aria-expanded={isOpen}
              aria-haspopup="dialog"
              onClick={() => menuRef.send({ type: 'menu.toggle' })}
            />
          </Flex>
        </Flex>
      </Container>
      <MobileMenu actorRef={menuRef} />
    </chakra.header>
  );
}

function DesktopNavigation() {
  return (
    <chakra.nav aria-label="Main" display={{ base: 'none', md: 'block' }}>
      <chakra.ul display="flex" listStyleType="none" gap={{ lg: '1' }}>
        {destinations.map(({ to, label }) => (
          <li key={to}>
            <StyledNavLink
              to={to}
              end={to === '/'}
              display="flex"
              alignItems="center"
              position="relative"
              h="11"
              px={{ base: '1.5', lg: '3' }}
              borderRadius="tag"
              textStyle="ui"
              fontWeight="medium"
              color="fg"
              css={{
                _after: {
                  content: '""',
                  position: 'absolute',
                  insetInline: { base: '1.5', lg: '3' },
                  bottom: '5px',
                  height: '3px',
                  bg: 'transparent',
                },
                _hover: { _after: { bg: 'border.emphasized' } },
                '&[aria-current=page]': { _after: { bg: 'marigold.500', ...barInForcedColors } },
              }}
            >
              {label}
            </StyledNavLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
