import { Box, chakra, Flex } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';

import { useReveal } from '../useReveal';

export interface ShutterCardProps {
  title: string;
  icon: LucideIcon;
  /** Palette of the shutter. */
  tone: 'enamel' | 'tomato' | 'marigold' | 'sky';
  /** What stands behind the shutter. */
  children: ReactNode;
}

const OPEN = { transform: 'translateY(-101%)' };

/**
 * A small shop front whose roller shutter goes up on hover and focus. Where nothing can hover, without scripts and for
 * screen readers its content is there from the start.
 */
export function ShutterCard({ title, icon: Icon, tone, children }: ShutterCardProps) {
  const id = useId();
  const reveal = useReveal();
  return (
    <Box
      role="group"
      aria-labelledby={id}
      tabIndex={0}
      className="group"
      {...reveal}
      layerStyle="pane"
      overflow="hidden"
      display="flex"
      flexDirection="column"
      h="full"
    >
      <Flex align="center" minH="56px" px="5" py="2" bg="enamel.900" color="sheet">
        <chakra.h3 id={id} textStyle="h3" fontSize="1.1875rem">
          {title}
        </chakra.h3>
      </Flex>
      <Box
        position="relative"
        flex="1"
        minH="164px"
        overflow="hidden"
        css={{ '@media (hover: none)': { minHeight: 'auto' } }}
      >
        <chakra.p textStyle="prose" lineHeight="1.55" px="5" py="5">
          {children}
        </chakra.p>
        <Flex
          aria-hidden="true"
          position="absolute"
          inset="0"
          align="center"
          justify="center"
          bg={`${tone}.200`}
          color={`${tone}.900`}
          backgroundImage={`repeating-linear-gradient(to bottom, transparent 0 13px, var(--sf-colors-${tone}-300) 13px 15px)`}
          borderBottomWidth="8px"
          borderColor={`${tone}.700`}
          transitionProperty="transform"
          transitionDuration="settle"
          transitionTimingFunction="out"
          css={{
            '.group:not([data-dismissed]):is(:hover, :focus, :focus-within) &': OPEN,
            '@media (hover: none), (scripting: none)': OPEN,
          }}
        >
          <Flex
            boxSize="16"
            align="center"
            justify="center"
            bg="bg.panel"
            color={`${tone}.800`}
            borderRadius="card"
            boxShadow="sign"
          >
            <Icon size={30} strokeWidth={1.75} />
          </Flex>
        </Flex>
      </Box>
    </Box>
  );
}
