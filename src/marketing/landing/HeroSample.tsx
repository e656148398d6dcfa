import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

import { sample } from '../../content/sample';
import { ShopWindow } from '../../ui/ShopWindow';
import { PromptTicket } from '../PromptTicket';

const [sourdough, rye, buns] = sample.offers;

/** A prompt and the site it makes: the ticket is the cause, the window the effect. */
export function HeroSample() {
  return (
    <chakra.figure>
      <Box
        role="img"
        aria-label="Example: a site for the bakery Fennel & Rye, with its name, Leith, three breads and its closing time."
      >
        <ShopWindow kind="local" title={sample.name} note={`Open ${sample.hours}`} dropping>
          <Box aria-hidden="true" px={{ base: '5', sm: '7' }} pt="5" pb={{ base: '8', sm: '10' }}>
            <Box
              fontFamily="heading"
              fontStretch="108%"
              fontWeight="740"
              letterSpacing="-0.02em"
              lineHeight="1.08"
              fontSize={{ base: '1.5rem', sm: '2rem' }}
              textWrap="balance"
            >
              {sample.subtitle}
            </Box>
            <Flex mt="3" gap="2" direction="column">
              <Box h="9px" w="86%" bg="bg.muted" borderRadius="tag" />
              <Box h="9px" w="58%" bg="bg.muted" borderRadius="tag" />
            </Flex>
            <Grid mt="5" templateColumns="repeat(3, 1fr)" gap="3">
              <Shelf label={sourdough} bg="marigold.100" color="marigold.600">
                <ellipse cx="40" cy="30" rx="26" ry="17" fill="currentColor" />
                <path d="M26 22l6 14M37 18l6 20M48 20l5 15" {...SCORE} />
              </Shelf>
              <Shelf label={rye} bg="tomato.100" color="tomato.800">
                <path d="M14 44V30c0-16 52-16 52 0v14z" fill="currentColor" />
                <path d="M24 26h32M24 34h32" {...SCORE} />
              </Shelf>
              <Shelf label={buns} bg="sky.100" color="tomato.600">
                <circle cx="40" cy="29" r="19" fill="currentColor" />
                <path d="M40 29c0-6 9-5 9 1s-10 10-16 4-3-17 8-17" {...SCORE} />
              </Shelf>
            </Grid>
          </Box>
        </ShopWindow>
      </Box>
      <chakra.figcaption position="relative" mt="-4" px={{ base: '4', sm: '8' }}>
        <PromptTicket maxW="440px" ms="auto">
          {sample.prompt}
        </PromptTicket>
      </chakra.figcaption>
    </chakra.figure>
  );
}

const SCORE = {
  fill: 'none',
  stroke: 'var(--sf-colors-marigold-50)',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
} as const;

interface ShelfProps {
  label: string;
  bg: string;
  color: string;
  children: ReactNode;
}

function Shelf({ label, bg, color, children }: ShelfProps) {
  return (
    <Box minW="0">
      <Box bg={bg} borderRadius="control" color={color}>
        <chakra.svg viewBox="0 0 80 58" display="block" width="full">
          {children}
        </chakra.svg>
      </Box>
      <Box mt="2" textStyle="ticket" color="fg" overflowWrap="anywhere">
        {label}
      </Box>
    </Box>
  );
}
