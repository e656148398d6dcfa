import { chakra, Container, Flex } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import type { ActorRefFromLogic } from 'xstate';

import type { mobileMenuMachine } from '../../../machines/mobileMenu';
import { barInForcedColors } from '../inForcedColors';
import { ModalDialog } from '../ModalDialog';
import { Wordmark } from '../../ui/Wordmark';
import { destinations } from './destinations';
import { MenuButton } from './MenuButton';

const StyledNavLink = chakra(NavLink);

export interface MobileMenuProps {
  actorRef: ActorRefFromLogic<typeof mobileMenuMachine>;
}

/** The list of pages that covers the window on narrow screens. */
export function MobileMenu({ actorRef }: MobileMenuProps) {
  const isOpen = useSelector(actorRef, (snapshot) => snapshot.matches('open'));
  return (
    <ModalDialog
      open={isOpen}
      onDismiss={() => actorRef.send({ type: 'menu.dismiss' })}
      aria-label="Menu"
      position="fixed"
      inset="0"
      m="0"
      w="full"
      maxW="none"
      h="100dvh"
      maxH="none"
      bg="bg.panel"
      overflowY="auto"
      overscrollBehavior="contain"
      animationName="slide-from-right-full"
      animationDuration="settle"
      animationTimingFunction="out"
    >
      <Container maxW="wide">
        <Flex h="71px" align="center" justify="space-between">
          <chakra.span maxW={{ base: '130px', sm: 'none' }}>
            <Wordmark size="header" />
          </chakra.span>
          <MenuButton
            label="Close menu"
            icon={X}
            onClick={() => actorRef.send({ type: 'menu.toggle' })}
          />
        </Flex>
        <chakra.nav aria-label="Main" pt="4" pb="12">
          <chakra.ul listStyleType="none">
            {destinations.map(({ to, label }) => (
              <chakra.li key={to} borderBottomWidth="1px" borderColor="border">
                <StyledNavLink
                  to={to}
                  end={to === '/'}
                  onClick={() => actorRef.send({ type: 'link.follow' })}
                  display="flex"
                  alignItems="center"
                  minH="16"
                  textStyle="h2"
                  color="fg"
                  css={{
                    '&[aria-current=page]': {
                      _before: {
                        content: '""',
                        flexShrink: 0,
                        w: '1.5',
                        h: '8',
                        me: '4',
                        bg: 'marigold.500',
                        ...barInForcedColors,
                      },
                    },
                  }}
                >
                  {label}
                </StyledNavLink>
              </chakra.li>
            ))}
          </chakra.ul>
        </chakra.nav>
      </Container>
    </ModalDialog>
  );
}
