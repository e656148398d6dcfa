import { CloseButton, Drawer, IconButton, Portal } from '@chakra-ui/react';
import { Menu } from 'lucide-react';
import { useRef, useState } from 'react';

import { PAGE_HEADING_ID } from '../../ui/PageHeading';
import { SidebarContent, type SidebarContentProps } from './SidebarContent';

/**
 * The sidebar behind a button, for small screens. It traps focus and closes on Escape, giving focus back to its toggle; after a
 * followed link focus goes to the page's heading.
 */
export function NavigationDrawer(props: Omit<SidebarContentProps, 'onNavigate'>) {
  const [open, setOpen] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const followedLink = useRef(false);
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(details) => {
        followedLink.current = false;
        setOpen(details.open);
      }}
      finalFocusEl={() =>
        followedLink.current ? document.getElementById(PAGE_HEADING_ID) : toggleRef.current
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
              {...props}
              onNavigate={() => {
                followedLink.current = true;
                setOpen(false);
              }}
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
