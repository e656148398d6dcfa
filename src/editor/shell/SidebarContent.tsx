import { Box, chakra, Flex, Link } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';

import type { User } from '../../../machines/entities';
import { BusyButton } from '../../ui/BusyButton';
import { InlineProblem } from '../../ui/InlineProblem';
import { SeededAvatar } from '../../ui/SeededAvatar';
import { Wordmark } from '../../ui/Wordmark';
import { EditorNavigation } from './EditorNavigation';

export interface SidebarContentProps {
  user: User | null;
  signOutState: 'idle' | 'busy';
  signOutProblem?: string | null;
  onSignOut: () => void;
  /** Called when a link is followed, so that a drawer can close. */
  onNavigate?: () => void;
}

/** What stands in the sidebar and, on small screens, in the drawer. */
export function SidebarContent({
  user,
  signOutState,
  signOutProblem = null,
  onSignOut,
  onNavigate,
}: SidebarContentProps) {
  return (
    <Flex direction="column" h="full" minH="0" gap="6" p="4" overflowY="auto">
      <Link asChild color="fg" px="2" minH="11" _hover={{ textDecoration: 'none' }}>
        <RouterLink to="/" onClick={onNavigate}>
          <Wordmark size="small" />
        </RouterLink>
      </Link>
      <EditorNavigation onNavigate={onNavigate} />
      <Box mt="auto" borderTopWidth="1px" pt="4">
        {user === null ? (
          <chakra.p textStyle="ui" color="fg.muted" px="2">
            Not signed in
          </chakra.p>
        ) : (
          <Person user={user} />
        )}
        <BusyButton
          variant="outline"
          width="full"
          mt="4"
          busy={signOutState === 'busy'}
          busyText="Signing out…"
          onClick={onSignOut}
        >
          <LogOut aria-hidden="true" strokeWidth={1.75} />
          Sign Out
        </BusyButton>
        {signOutProblem === null ? null : (
          <InlineProblem role="alert" mt="2" px="2">
            {signOutProblem}
          </InlineProblem>
        )}
      </Box>
    </Flex>
  );
}

function Person({ user }: { user: User }) {
  return (
    <Flex align="center" gap="3" px="2">
      <SeededAvatar seed={user.name || user.email} photoURL={user.photoURL} />
      <Box minW="0">
        {user.name === '' ? null : (
          <chakra.p textStyle="ui" fontWeight="semibold" dir="auto" truncate>
            {user.name}
          </chakra.p>
        )}
        <chakra.p
          textStyle="caption"
          color="fg.muted"
          overflowWrap="anywhere"
          lineClamp={3}
          title={user.email}
        >
          {user.email}
        </chakra.p>
      </Box>
    </Flex>
  );
}
