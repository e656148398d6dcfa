import { chakra, Menu, Portal, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** How an entry of such a menu stands. */
export const menuEntry = {
  display: 'flex',
  gap: '3',
  alignItems: 'center',
  minH: '11',
  px: '3',
  borderRadius: 'tag',
  cursor: 'pointer',
  textStyle: 'ui',
  _highlighted: { bg: 'enamel.subtle', color: 'enamel.fg' },
  _disabled: { color: 'fg.muted', cursor: 'default' },
} as const;

/** What a group of entries in such a menu is of. */
export const menuLabel = { textStyle: 'caption', color: 'fg.muted', px: '3', py: '1' } as const;

/** The pane of a menu of places, above everything, as high as the window allows. */
export function MenuPane({ children }: { children: ReactNode }) {
  return (
    <Portal>
      <Menu.Positioner>
        <Menu.Content
          layerStyle="pane"
          zIndex="popover"
          p="1"
          minW="48"
          maxW="calc(100vw - 24px)"
          maxH="min(60svh, 24rem)"
          overflowY="auto"
          boxShadow="lift"
          outline="none"
        >
          {children}
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  );
}

/** A place to move to, by its number and what it would follow. */
export function PlaceEntry({ to, label, isHere }: { to: number; label: string; isHere: boolean }) {
  return (
    <Menu.Item value={String(to)} disabled={isHere} css={menuEntry}>
      <Text as="span" color="fg.muted" minW="5" textAlign="end">
        {to + 1}
      </Text>
      <chakra.span overflowWrap="anywhere">
        {label}
        {isHere ? ' (here)' : ''}
      </chakra.span>
    </Menu.Item>
  );
}
