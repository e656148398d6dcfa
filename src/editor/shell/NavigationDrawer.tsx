import { CloseButton, Drawer, IconButton, Portal } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Menu } from 'lucide-react';
import { useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { navigationDrawerMachine } from '../../../machines/navigationDrawer';
import { PAGE_HEADING_ID } from '../../ui/PageHeading';
import { SidebarContent, type SidebarContentProps } from './SidebarContent';

export interface NavigationDrawerProps extends Omit<SidebarContentProps, 'onNavigate'> {
  actorRef: ActorRefFromLogic<typeof navigationDrawerMachine>;
}

/**
 * The sidebar behind a button, for small screens. It traps focus and closes on Escape, giving focus back to its toggle; after a
 * followed link focus goes to the page's heading.
 */
export function NavigationDrawer({ actorRef, ...sidebar }: NavigationDrawerProps) {
  const isOpen = useSelector(actorRef, (snapshot) => snapshot.matches('open'));
  const toggleRef = useRef<HTMLButtonElement>(null);
  return (
    <Drawer.Root
      open={isOpen}
      onOpenChange={({ open }) => actorRef.send({ type: open ? 'drawer.open' : 'drawer.close' })}
      finalFocusEl={() =>
        actorRef.getSnapshot().matches('left')
          ? document.getElementById(PAGE_HEADING_ID)
          : toggleRef.current
      }
      placement="start"
      size="xs"
    >
      <Drawer.Trigger asChild>
        <IconButton ref={toggleRef} variant="ghost" aria-label="Open navigation">
          <Menu aria-hidden="true" strokeWidth={1.75} />
        </IconButton>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content aria-label="Navigation">
            <SidebarContent
              {...sidebar}
              onNavigate={() => actorRef.send({ type: 'link.follow' })}
            />
            <Drawer.CloseTrigger asChild>
              <CloseButton aria-label="Close navigation" />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
