import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

import { sample } from '../../content/sample';
import { ShopWindow } from '../../ui/ShopWindow';

const OFFERS = sample.subtitle.replace(` in ${sample.place}`, '');

/** The words of a prompt, marked, and where they end up. */
export function ContentWindow() {
  return (
    <ShopWindow kind="blog" title="From prompt to site" note="marked: your words">
      <Box p={{ base: '5', sm: '8' }}>
        <chakra.p textStyle="prose" lineHeight="1.9">
          A bakery called <Mark>{sample.name}</Mark> in <Mark>{sample.place}</Mark>. We sell{' '}
          <Mark>{OFFERS.toLowerCase()}</Mark>. Open <Mark>{sample.hours}</Mark>.
        </chakra.p>
        <Box mt="6" pt="6" borderTopWidth="2px" borderStyle="dashed" borderColor="border">
          <chakra.p textStyle="h2">
            <Mark>{sample.name}</Mark>
          </chakra.p>
          <chakra.p textStyle="prose" mt="2" lineHeight="1.9">
            <Mark>{OFFERS}</Mark> in <Mark>{sample.place}</Mark>
          </chakra.p>
          <chakra.p textStyle="prose" lineHeight="1.9">
            Opening hours: <Mark>{sample.hours}</Mark>
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
            {sample.offers[0]}: {sample.gap}
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
