import { Box, chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

import { ShopWindow } from './ShopWindow';

export interface ClosedShopProps {
  /** The heading, already an element of the right level. */
  heading: ReactNode;
  /** One sentence. */
  children: ReactNode;
  /** One link or button, where there is a way on. */
  action?: ReactNode;
}

/** The page that is not there: a closed window, one sentence, one way on. */
export function ClosedShop({ heading, children, action = null }: ClosedShopProps) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' }}
      columnGap="16"
      rowGap="12"
      alignItems="center"
    >
      <Box>
        {heading}
        <chakra.p textStyle="lead" color="fg.muted" maxW="44ch" mt="4">
          {children}
        </chakra.p>
        {action === null ? null : <Box mt="8">{action}</Box>}
      </Box>
      <Box maxW="440px" w="full" mx={{ base: '0', md: 'auto' }} order={{ md: '1' }}>
        <ShopWindow kind="closed" />
      </Box>
    </Grid>
  );
}
