import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { LinkButton } from '../ui/LinkButton';
import { Wordmark } from '../ui/Wordmark';

export interface ViewerBarProps {
  /** What stands between the wordmark and the way to a site of one's own. */
  children?: ReactNode;
}

/**
 * The thin bar over a shared site: whose tool this is, and where to make one's own. Its links reload the page, so that
 * nothing of the shared site stays.
 */
export function ViewerBar({ children }: ViewerBarProps) {
  return (
    <Flex
      as="header"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      align="center"
      justify="space-between"
      columnGap={{ base: '2', md: '6' }}
      rowGap="1"
      px={{ base: '3', md: '6' }}
      py="2"
      bg="bg.panel"
      borderBottomWidth="1px"
      borderColor="border"
    >
      {/* Beside the way to a site of one's own the narrowest windows have room for the mark only. */}
      <chakra.div
        color="fg"
        borderRadius="tag"
        py="2"
        flexShrink="0"
        css={{ '@media (max-width: 359px)': { minW: '11', '& span': { fontSize: '0' } } }}
        asChild
      >
        <RouterLink to="/" reloadDocument>
          <Wordmark size="small" />
        </RouterLink>
      </chakra.div>
      <Box order={{ base: 3, md: 2 }} flex={{ base: '1 0 100%', md: '1' }} minW="0">
        {children}
      </Box>
      <LinkButton
        to="/editor/builder"
        reloadDocument
        size="sm"
        variant="outline"
        flexShrink="0"
        order={{ base: 2, md: 3 }}
      >
        Make your own
      </LinkButton>
    </Flex>
  );
}
