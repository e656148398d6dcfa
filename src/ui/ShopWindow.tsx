import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

import { Awning } from './Awning';
import { ShopWindowDisplay, type ShopWindowKind } from './ShopWindowDisplay';

const AWNING_COLORS = {
  portfolio: 'sky.700',
  local: 'enamel.700',
  blog: 'tomato.600',
  store: 'marigold.400',
  closed: 'night.700',
} as const;

export interface ShopWindowProps {
  kind: ShopWindowKind;
  /** Printed on the shop's fascia. */
  title?: ReactNode;
  /** Short note at the fascia's end. */
  note?: ReactNode;
  /** What stands in the window instead of the kind's own drawing. */
  children?: ReactNode;
  /** The awning drops once. */
  dropping?: boolean;
}

/** A browser frame whose top bar carries an awning. `closed` is the empty state. */
export function ShopWindow({ kind, title, note, children, dropping = false }: ShopWindowProps) {
  const closed = kind === 'closed';
  return (
    <Box
      bg={closed ? 'night.900' : 'bg.panel'}
      color={closed ? 'chalk.bright' : 'fg'}
      borderRadius="panel"
      borderWidth="1px"
      borderColor={closed ? 'night.700' : 'border'}
      boxShadow="float"
      overflow="hidden"
    >
      <Flex
        minH="52px"
        px="6"
        align="center"
        justify="space-between"
        gap="4"
        bg={closed ? 'night.800' : 'enamel.900'}
        color="sheet"
        textStyle="ticket"
      >
        <chakra.span minW="0" overflowWrap="anywhere">
          {title ?? <WindowDots />}
        </chakra.span>
        {note === undefined ? null : (
          <chakra.span color="marigold.300" flexShrink="0">
            {note}
          </chakra.span>
        )}
      </Flex>
      <Awning
        color={AWNING_COLORS[kind]}
        cloth={closed ? 'night.500' : 'sheet'}
        dropping={dropping}
      />
      {children ?? (
        <Box px="6" pt="5" pb="6">
          <ShopWindowDisplay kind={kind} />
        </Box>
      )}
    </Box>
  );
}

function WindowDots() {
  return (
    <chakra.span aria-hidden="true" display="flex" gap="2">
      {['tomato.300', 'marigold.300', 'enamel.300'].map((color) => (
        <chakra.span key={color} boxSize="10px" borderRadius="full" bg={color} />
      ))}
    </chakra.span>
  );
}
