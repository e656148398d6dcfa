import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

import { EnamelSign } from '../ui/EnamelSign';
import { ShopWindow } from '../ui/ShopWindow';

export interface AuthFrameProps {
  /** Is called when something in the sheet gets the focus. */
  onFocus?: () => void;
  children: ReactNode;
}

/** Sign-in's screen inside the public pages' shell: the form on a sheet, and on wide screens an enamel sign beside it. */
export function AuthFrame({ onFocus, children }: AuthFrameProps) {
  return (
    <Grid
      minH={{ md: 'calc(100svh - 72px)' }}
      templateColumns={{ base: '1fr', md: 'minmax(400px, 5fr) minmax(0, 7fr)' }}
      bg="bg.panel"
    >
      <Flex
        direction="column"
        minW="0"
        justify="center"
        px="clamp(20px, 5vw, 64px)"
        py={{ base: '8', md: '12' }}
      >
        <Box w="full" maxW="440px" mx={{ base: 'auto', md: '0' }} onFocus={onFocus}>
          {children}
        </Box>
      </Flex>
      <Box hideBelow="md" bg="bg" p={{ md: '4', lg: '6' }} minW="0">
        <EnamelSign
          as="aside"
          aria-label="What you get"
          h="full"
          display="flex"
          flexDirection="column"
          justifyContent="center"
          gap="12"
          px={{ md: '12', lg: '16' }}
        >
          <chakra.p textStyle={{ base: 'h2', '2xl': 'h1' }} maxW="18ch">
            Describe your business. See it as a website.
          </chakra.p>
          <Box w="full" maxW={{ base: '560px', '2xl': '760px' }} aria-hidden="true">
            <ShopWindow kind="local" />
          </Box>
        </EnamelSign>
      </Box>
    </Grid>
  );
}
