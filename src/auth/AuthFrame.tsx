import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { EnamelSign } from '../ui/EnamelSign';
import { ShopWindow } from '../ui/ShopWindow';
import { MAIN_ID } from '../ui/SkipLink';
import { Wordmark } from '../ui/Wordmark';

const column = { w: 'full', maxW: '440px', mx: { base: 'auto', md: '0' } } as const;

/** Sign-in's page: the form on a sheet, and on wide screens an enamel sign beside it. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <Grid
      minH="100svh"
      templateColumns={{ base: '1fr', md: 'minmax(400px, 5fr) minmax(0, 7fr)' }}
      bg="bg.panel"
    >
      <Flex direction="column" minW="0" px="clamp(20px, 5vw, 64px)" pb="12">
        <Flex as="header" minH="72px" align="center" {...column}>
          <chakra.div
            display="inline-flex"
            alignItems="center"
            minH="11"
            color="fg"
            borderRadius="tag"
            asChild
          >
            <RouterLink to="/">
              <Wordmark />
            </RouterLink>
          </chakra.div>
        </Flex>
        <Flex
          as="main"
          id={MAIN_ID}
          tabIndex={-1}
          outline="none"
          flex="1"
          direction="column"
          justify={{ base: 'flex-start', md: 'center' }}
          pt={{ base: '8', md: '0' }}
          {...column}
        >
          {children}
        </Flex>
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
