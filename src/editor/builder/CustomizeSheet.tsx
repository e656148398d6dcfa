import { Button, CloseButton, Drawer, Portal } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { SlidersHorizontal } from 'lucide-react';

import { LOW_WINDOW } from '../../theme/lowWindow';
import { CustomizePanel, type CustomizePanelProps } from './CustomizePanel';

/** The Customize panel on small screens: a sheet from below that leaves the top of the preview in view. */
export function CustomizeSheet(props: CustomizePanelProps) {
  const { panelsRef } = props;
  const isOpen = useSelector(panelsRef, (snapshot) => snapshot.matches('customizing'));
  return (
    <Drawer.Root
      placement="bottom"
      open={isOpen}
      onOpenChange={({ open }) => panelsRef.send({ type: open ? 'customize.open' : 'close' })}
    >
      <Drawer.Trigger asChild>
        <Button variant="solid" width="full" size="lg">
          <SlidersHorizontal aria-hidden size={18} />
          Customize
        </Button>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop bg="transparent" />
        <Drawer.Positioner>
          <Drawer.Content
            aria-labelledby="customize-heading"
            data-shortcuts
            maxH="64svh"
            borderTopRadius="panel"
            overflowY="auto"
            overscrollBehavior="contain"
            css={{ [LOW_WINDOW]: { maxHeight: '100svh', borderRadius: '0' } }}
          >
            <CustomizePanel {...props} hasRoomForClose />
            <Drawer.CloseTrigger asChild position="absolute" top="3" insetEnd="3">
              <CloseButton aria-label="Close Customize" />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
