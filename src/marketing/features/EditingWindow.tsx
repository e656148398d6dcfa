import { Box, chakra, Flex } from '@chakra-ui/react';

import { pictureOf } from '../../content/pictures';
import { ShopWindow } from '../../ui/ShopWindow';
import { SitePicture } from '../SitePicture';

const DEVICES = [
  { name: 'desktop', label: 'Full width', grow: 5.6 },
  { name: 'tablet', label: '768 px', grow: 2.7 },
  { name: 'phone-modern', label: '375 px', grow: 1.7 },
] as const;

/** The same site at the three widths of the preview. The pictures are of a generated site. */
export function EditingWindow() {
  return (
    <ShopWindow kind="portfolio" title="One site, three widths" note="real output">
      <Flex
        align="flex-end"
        gap={{ base: '2', sm: '4' }}
        px={{ base: '4', sm: '8' }}
        pt={{ base: '6', sm: '8' }}
        bg="sky.50"
      >
        {DEVICES.map(({ name, label, grow }) => (
          <Box key={name} flexGrow={grow} flexBasis="0" minW="0">
            <Box
              borderWidth="3px"
              borderBottomWidth="0"
              borderColor="ink.950"
              borderTopRadius="control"
              overflow="hidden"
              bg="sheet"
            >
              <SitePicture
                picture={pictureOf(name)}
                alt={`The bakery's site, ${label}`}
                sizes={`(min-width: 1200px) ${Math.round(grow * 68)}px, (min-width: 805px) ${Math.round(grow * 5)}vw, ${Math.round(grow * 9)}vw`}
              />
            </Box>
          </Box>
        ))}
      </Flex>
      <Flex
        bg="sky.800"
        color="sheet"
        px={{ base: '4', sm: '8' }}
        gap={{ base: '2', sm: '4' }}
        py="3"
      >
        {DEVICES.map(({ name, label, grow }) => (
          <chakra.span
            key={name}
            flexGrow={grow}
            flexBasis="0"
            minW="0"
            textStyle="ticket"
            textAlign="center"
          >
            {label}
          </chakra.span>
        ))}
      </Flex>
    </ShopWindow>
  );
}
