import { Box, Button, chakra, Flex, Link } from '@chakra-ui/react';
import { LogOut, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
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
  /** Present: the sidebar can be folded to icons. */
  fold?: { isFolded: boolean; onToggle: () => void };
  /** Called when a link is followed, so that a drawer can close. */
  onNavigate?: () => void;
}

/** What stands in the sidebar and, on small screens, in the drawer. */
export function SidebarContent({
  user,
  signOutState,
  signOutProblem = null,
  onSignOut,
  fold,
  onNavigate,
}: SidebarContentProps) {
  const isFolded = fold?.isFolded ?? false;
  return (
    <Flex
      direction="column"
      h="full"
      minH="0"
      gap={isFolded ? '4' : '6'}
      px={isFolded ? '2.5' : '4'}
      py="4"
      overflowY="auto"
    >
      <Link asChild color="fg" px="2" minH="11" _hover={{ textDecoration: 'none' }}>
        <RouterLink to="/" onClick={onNavigate}>
          <Wordmark size="small" isMarkOnly={isFolded} />
        </RouterLink>
      </Link>
      <EditorNavigation isFolded={isFolded} onNavigate={onNavigate} />
      {fold === undefined ? null : (
        <Button
          variant="ghost"
          justifyContent={isFolded ? 'center' : 'flex-start'}
          px={isFolded ? '0' : '4'}
          mt="auto"
          color="fg.muted"
          aria-label="Icons only"
          aria-pressed={isFolded}
          title={isFolded ? 'Icons only' : undefined}
          onClick={fold.onToggle}
        >
          {isFolded ? (
            <PanelLeftOpen aria-hidden size={20} />
          ) : (
            <PanelLeftClose aria-hidden size={20} />
          )}
          {isFolded ? null : 'Icons only'}
        </Button>
      )}
      <Box mt={fold === undefined ? 'auto' : '0'} borderTopWidth="1px" pt="4">
        {user === null ? (
          <chakra.p textStyle="ui" color="fg.muted" px="2" srOnly={isFolded}>
            Not signed in
          </chakra.p>
        ) : (
          <Person user={user} isFolded={isFolded} />
        )}
        <BusyButton
          variant="outline"
          width="full"
          px={isFolded ? '0' : undefined}
          title={isFolded ? 'Sign Out' : undefined}
          mt="4"
          busy={signOutState === 'busy'}
          busyText="Signing out…"
          onClick={onSignOut}
        >
          <LogOut aria-hidden="true" strokeWidth={1.75} />
          <chakra.span srOnly={isFolded}>Sign Out</chakra.span>
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

function Person({ user, isFolded }: { user: User; isFolded: boolean }) {
  return (
    <Flex
      align="center"
      justify={isFolded ? 'center' : undefined}
      gap="3"
      px={isFolded ? '0' : '2'}
    >
      <SeededAvatar seed={user.name || user.email} photoURL={user.photoURL} />
      <Box minW="0" srOnly={isFolded}>
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
