import { Box, chakra, Flex, Grid } from '@chakra-ui/react';

import { colorPairs } from '../../content/colorPairs';
import { ShopWindow } from '../../ui/ShopWindow';

const THEMES = [
  { name: 'Modern', fontFamily: 'body', fontWeight: '700', radius: '10px' },
  { name: 'Vibrant', fontFamily: 'heading', fontWeight: '800', radius: '999px' },
  {
    name: 'Elegant',
    fontFamily: 'Georgia, "Times New Roman", serif',
    fontWeight: '400',
    radius: '0',
  },
] as const;

/** Three themes, and three light colors with the darker neighbor that carries their words. */
export function DesignWindow() {
  return (
    <ShopWindow kind="store" title="Themes and colors" note="contrast on white">
      <Box p={{ base: '5', sm: '8' }}>
        <Grid templateColumns="repeat(3, minmax(0, 1fr))" gap={{ base: '2', sm: '4' }}>
          {THEMES.map(({ name, fontFamily, fontWeight, radius }) => (
            <Box key={name} bg="marigold.50" borderRadius="control" p={{ base: '3', sm: '4' }}>
              <chakra.p
                fontFamily={fontFamily}
                fontWeight={fontWeight}
                fontSize={{ base: '1rem', sm: '1.375rem' }}
                lineHeight="1.2"
              >
                {name}
              </chakra.p>
              <Box mt="3" h="6" w="80%" bg="marigold.400" style={{ borderRadius: radius }} />
            </Box>
          ))}
        </Grid>
        <chakra.ul listStyleType="none" mt="6" display="grid" rowGap="3">
          {colorPairs.map(({ area, words, ratio }) => (
            <Flex as="li" key={area} align="center" gap={{ base: '3', sm: '5' }}>
              <Box
                boxSize="11"
                borderRadius="control"
                flexShrink="0"
                style={{ background: area }}
              />
              <chakra.span
                fontFamily="heading"
                fontWeight="700"
                fontSize={{ base: '1.0625rem', sm: '1.25rem' }}
                flex="1"
                minW="0"
                style={{ color: words }}
              >
                Words in {words}
              </chakra.span>
              <chakra.span textStyle="ticket" flexShrink="0">
                {ratio}
              </chakra.span>
            </Flex>
          ))}
        </chakra.ul>
      </Box>
    </ShopWindow>
  );
}
