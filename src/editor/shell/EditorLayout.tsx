import { Box, chakra, Flex } from '@chakra-ui/react';
import { useActorRef } from '@xstate/react';
import type { ReactNode } from 'react';

import type { Plan, User } from '../../../machines/entities';
import { navigationDrawerMachine } from '../../../machines/navigationDrawer';
import { LOW_WINDOW } from '../../theme/lowWindow';
import { PageHeading } from '../../ui/PageHeading';
import { PriceTicket } from '../../ui/PriceTicket';
import { MAIN_ID, SkipLink } from '../../ui/SkipLink';
import { NavigationDrawer } from './NavigationDrawer';
import { SidebarContent } from './SidebarContent';

export interface EditorLayoutProps {
  user: User | null;
  plan: Plan;
  /** Title of the screen inside; the page's h1. */
  title: string;
  signOutState: 'idle' | 'busy';
  signOutProblem?: string | null;
  onSignOut: () => void;
  /** Whether the work is saved; stands under the title. */
  saveState?: ReactNode;
  /** Present: the sidebar can be folded to icons. */
  fold?: { isFolded: boolean; onToggle: () => void };
  /** The screen has the window to itself. */
  isFocused?: boolean;
  children: ReactNode;
}

const outOfSight = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  minHeight: '0',
  padding: '0',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** The frame of every signed-in screen: sidebar, header, content. */
export function EditorLayout({
  user,
  plan,
  title,
  signOutState,
  signOutProblem = null,
  onSignOut,
  saveState = null,
  fold,
  isFocused = false,
  children,
}: EditorLayoutProps) {
  const drawerRef = useActorRef(navigationDrawerMachine);
  const sidebar = { user, signOutState, signOutProblem, onSignOut };
  return (
    <Flex
      minH="100svh"
      css={{ '--editor-top': isFocused ? '0px' : 'var(--sf-sizes-editor-header)' }}
    >
      <SkipLink />
      <Box
        as="aside"
        aria-label="Sidebar"
        display={{ base: 'none', lg: isFocused ? 'none' : 'block' }}
        w={fold?.isFolded === true ? 'sidebarFolded' : 'sidebar'}
        flexShrink="0"
        position="sticky"
        top="0"
        h="100svh"
        zIndex="sticky"
        bg="bg.panel"
        borderEndWidth="1px"
      >
        <SidebarContent {...sidebar} fold={fold} />
      </Box>
      <Flex direction="column" flex="1" minW="0">
        <Flex
          as="header"
          css={{
            [LOW_WINDOW]: { position: 'static' },
            ...(isFocused ? { '@media (min-width: 1024px)': outOfSight } : {}),
          }}
          minH="editorHeader"
          px={{ base: '4', sm: '6' }}
          py="1"
          gap="3"
          align="center"
          position="sticky"
          top="0"
          zIndex="docked"
          bg="bg.panel"
          borderBottomWidth="1px"
        >
          <Box hideFrom="lg" ms="-2">
            <NavigationDrawer actorRef={drawerRef} {...sidebar} />
          </Box>
          <Box minW="0" me="auto">
            <PageHeading textStyle="h3">{title}</PageHeading>
            {saveState}
          </Box>
          {user === null ? null : (
            <chakra.span textStyle="ui" dir="auto" truncate maxW="24ch" hideBelow="sm">
              {user.name || user.email}
            </chakra.span>
          )}
          <PriceTicket flexShrink="0">{plan} plan</PriceTicket>
        </Flex>
        <chakra.main id={MAIN_ID} tabIndex={-1} outline="none" flex="1" minW="0">
          {children}
        </chakra.main>
      </Flex>
    </Flex>
  );
}
