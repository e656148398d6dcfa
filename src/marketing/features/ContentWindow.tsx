import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

import { ShopWindow } from '../../ui/ShopWindow';

/** The words of a prompt, marked, and where they end up. */
export function ContentWindow() {
  return (
    <ShopWindow kind="blog" title="From prompt to page" note="marked: your words">
      <Box p={{ base: '5', sm: '8' }}>
        <chakra.p textStyle="prose" lineHeight="1.9">
          A bakery called <Mark>Fennel &amp; Rye</Mark> in <Mark>Leith</Mark>. We sell{' '}
          <Mark>sourdough, rye and cinnamon buns</Mark>. Open <Mark>until 6</Mark>.
        </chakra.p>
        <Box mt="6" pt="6" borderTopWidth="2px" borderStyle="dashed" borderColor="border">
          <chakra.p textStyle="h2">
            <Mark>Fennel &amp; Rye</Mark>
          </chakra.p>
          <chakra.p textStyle="prose" mt="2" lineHeight="1.9">
            <Mark>Sourdough, rye and cinnamon buns</Mark> in <Mark>Leith</Mark>
          </chakra.p>
          <chakra.p
            mt="4"
            display="inline-block"
            px="4"
            py="2"
            borderWidth="2px"
            borderStyle="dashed"
            borderColor="border.emphasized"
            borderRadius="control"
            textStyle="ui"
            color="fg.muted"
          >
            Price of sourdough: to be filled in by you
          </chakra.p>
        </Box>
      </Box>
    </ShopWindow>
  );
}

function Mark({ children }: { children: ReactNode }) {
  return (
    <chakra.mark bg="tomato.100" color="tomato.900" px="1" mx="-0.5" py="0.5" borderRadius="tag">
      {children}
    </chakra.mark>
  );
}
