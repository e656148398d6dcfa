import { Box, chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

export interface EntryButtonProps {
  /** How a list finds it again, to give it the focus. */
  entry: string;
  name: string;
  /** What is told under the name. */
  note: string;
  /** The note says what is missing. */
  isLacking?: boolean;
  isDisabled: boolean;
  onOpen: () => void;
  /** A picture before the name. */
  children?: ReactNode;
}

/** An entry of a list in a panel that opens in the list's place. */
export function EntryButton({
  entry,
  name,
  note,
  isLacking = false,
  isDisabled,
  onOpen,
  children,
}: EntryButtonProps) {
  return (
    <chakra.button
      type="button"
      data-entry={entry}
      disabled={isDisabled}
      onClick={onOpen}
      display="flex"
      w="full"
      minH="14"
      py="1.5"
      gap="3"
      alignItems="center"
      textAlign="start"
      cursor="pointer"
      borderRadius="control"
      _hover={{ bg: 'bg.muted' }}
      _focusVisible={{ outline: '3px solid', outlineColor: 'enamel.focusRing' }}
      _disabled={{ opacity: '0.6', cursor: 'not-allowed' }}
    >
      {children}
      <Box flex="1" minW="0">
        <chakra.bdi display="block" textStyle="ui" fontWeight="600" truncate>
          {name}
        </chakra.bdi>
        <chakra.bdi
          display="block"
          textStyle="caption"
          color={isLacking ? 'marigold.fg' : 'fg.muted'}
          truncate
        >
          {note}
        </chakra.bdi>
      </Box>
      <ChevronRight aria-hidden size={18} />
    </chakra.button>
  );
}
