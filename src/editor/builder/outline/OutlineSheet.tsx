import { Button, CloseButton, Drawer, Portal } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ListTree } from 'lucide-react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderPanelsMachine } from '../../../../machines/builderPanels';

import { LOW_WINDOW } from '../../../theme/lowWindow';
import { OutlinePanel, type OutlinePanelProps } from './OutlinePanel';

export interface OutlineSheetProps extends OutlinePanelProps {
  panelsRef: ActorRefFromLogic<typeof builderPanelsMachine>;
}

/** The outline on small screens: a sheet from below that leaves the top of the preview in view. */
export function OutlineSheet({ panelsRef, ...props }: OutlineSheetProps) {
  const isOpen = useSelector(panelsRef, (snapshot) => snapshot.matches('outlining'));
  return (
    <Drawer.Root
      placement="bottom"
      open={isOpen}
      onOpenChange={({ open }) => panelsRef.send({ type: open ? 'outline.open' : 'close' })}
    >
      <Drawer.Trigger asChild>
        <Button variant="outline" width="full" size="lg">
          <ListTree aria-hidden size={18} />
          Outline
        </Button>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop bg="transparent" />
        <Drawer.Positioner>
          <Drawer.Content
            aria-labelledby="outline-heading"
            data-shortcuts
            maxH="64svh"
            borderTopRadius="panel"
            overflowY="auto"
            overscrollBehavior="contain"
            css={{ [LOW_WINDOW]: { maxHeight: '100svh', borderRadius: '0' } }}
          >
            <OutlinePanel {...props} />
            <Drawer.CloseTrigger asChild position="absolute" top="3" insetEnd="3">
              <CloseButton aria-label="Close Outline" />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
