import { Box, Button, CloseButton, Drawer, Portal } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { LOW_WINDOW } from '../../theme/lowWindow';

export interface PanelSheetProps {
  name: string;
  icon: LucideIcon;
  /** The most used one is filled. */
  variant: 'solid' | 'outline';
  /** Id of the panel's heading. */
  labelledBy: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A panel of the builder on small screens: a sheet from below that leaves the top of the preview in view. */
export function PanelSheet({
  name,
  icon: Icon,
  variant,
  labelledBy,
  isOpen,
  onOpenChange,
  children,
}: PanelSheetProps) {
  return (
    <Drawer.Root
      placement="bottom"
      open={isOpen}
      onOpenChange={({ open }) => {
        onOpenChange(open);
      }}
    >
      <Drawer.Trigger asChild>
        <Button variant={variant} width="full" size="lg">
          <Icon aria-hidden size={18} />
          {name}
        </Button>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop bg="transparent" />
        <Drawer.Positioner>
          <Drawer.Content
            aria-labelledby={labelledBy}
            data-shortcuts
            maxH="64svh"
            borderTopRadius="panel"
            overflow="hidden"
            css={{ [LOW_WINDOW]: { maxHeight: '100svh', borderRadius: '0' } }}
          >
            <Box p="4" minH="0" overflowY="auto" overscrollBehavior="contain">
              {children}
            </Box>
            <Drawer.CloseTrigger asChild position="absolute" top="3" insetEnd="3">
              <CloseButton bg="bg.panel" aria-label={`Close ${name}`} />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
