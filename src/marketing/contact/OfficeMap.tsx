import { Box, Button, chakra, Flex } from '@chakra-ui/react';

import { siteContact } from '../../content/siteContact';
import { StreetDrawing } from './StreetDrawing';

export interface OfficeMapProps {
  /** Whether the map may be loaded from its provider, who then sees the visitor's address. */
  isAllowed: boolean;
  onAllow: () => void;
  /** The page in the frame; another one only where no other host may be asked. */
  embed?: string;
}

const { address, map } = siteContact;

/** The map of the office. Until it is allowed, a drawing stands in its place and nothing is asked of another host. */
export function OfficeMap({ isAllowed, onAllow, embed = map.embed }: OfficeMapProps) {
  return (
    <Box>
      <Box
        position="relative"
        aspectRatio={{ base: '1 / 1', sm: '16 / 9', md: '1 / 1', lg: '4 / 3' }}
        borderRadius="panel"
        borderWidth="1px"
        borderColor="border"
        overflow="hidden"
        bg="bg.muted"
      >
        {isAllowed ? (
          <chakra.iframe
            src={embed}
            title={`Map of ${address}`}
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-popups"
            position="absolute"
            inset="0"
            width="full"
            height="full"
          />
        ) : (
          <>
            <StreetDrawing />
            <Flex
              position="absolute"
              insetInline={{ base: '3', sm: '6' }}
              bottom={{ base: '3', sm: '6' }}
              layerStyle="pane"
              p="4"
              columnGap="4"
              rowGap="3"
              align={{ base: 'stretch', sm: 'center', md: 'stretch', lg: 'center' }}
              justify="space-between"
              direction={{ base: 'column', sm: 'row', md: 'column', lg: 'row' }}
            >
              <chakra.p textStyle="caption" color="fg.muted">
                The map comes from {map.provider}, which then sees your IP address.
              </chakra.p>
              <Button variant="outline" flexShrink="0" onClick={onAllow}>
                Show the map
              </Button>
            </Flex>
          </>
        )}
      </Box>
      <chakra.p textStyle="ui" color="fg.muted" mt="3">
        <chakra.a
          href={map.link}
          textDecoration="underline"
          textUnderlineOffset="0.25em"
          display="inline-block"
          py="1"
        >
          Open in {map.provider}
        </chakra.a>
      </chakra.p>
    </Box>
  );
}
