import { Box, chakra, Heading, Stack, Text } from '@chakra-ui/react';

import { SEARCH_DESCRIPTION_SHOWN, SEARCH_TITLE_SHOWN } from '../../../../machines/limits';
import type { SiteListing } from '../../../../machines/siteReport';
import { shortened } from '../../../generator/document/contentTexts';

export interface ListingPreviewProps {
  listing: SiteListing;
  /** Where the page stands in an export. */
  path?: string;
}

/** How a search result and a shared link show a page; the addresses stand in for the one it will have. */
export function ListingPreview({ listing, path = 'index.html' }: ListingPreviewProps) {
  const { title, description, webAddress, image } = listing;
  const below = path.replace(/(^|\/)index\.html$/, '$1');
  const address = `${webAddress ?? 'www.example.com'}${below === '' ? '' : `/${below}`}`;
  return (
    <Stack gap="3">
      <Heading as="h3" textStyle="ui" fontWeight="600">
        How others will see it
      </Heading>
      <Box as="figure" m="0">
        <chakra.figcaption textStyle="caption" color="fg.muted" mb="1">
          In search results
        </chakra.figcaption>
        <Box p="3" borderWidth="1px" borderColor="border" borderRadius="control">
          <Text textStyle="caption" color="fg.muted" truncate>
            {address}
          </Text>
          <Text
            dir="auto"
            textStyle="ui"
            fontWeight="600"
            color="sky.fg"
            lineClamp="2"
            overflowWrap="anywhere"
          >
            {shortened(title, SEARCH_TITLE_SHOWN)}
          </Text>
          <Text dir="auto" textStyle="caption" lineClamp="4" overflowWrap="anywhere">
            {shortened(description, SEARCH_DESCRIPTION_SHOWN)}
          </Text>
        </Box>
      </Box>
      <Box as="figure" m="0">
        <chakra.figcaption textStyle="caption" color="fg.muted" mb="1">
          As a shared link
        </chakra.figcaption>
        <Box borderWidth="1px" borderColor="border" borderRadius="control" overflow="hidden">
          {image === null ? null : (
            <chakra.img
              src={image}
              alt=""
              width="1200"
              height="630"
              w="full"
              h="auto"
              aspectRatio="1200 / 630"
              objectFit="cover"
              display="block"
            />
          )}
          <Box p="3" bg="bg.muted">
            <Text textStyle="caption" color="fg.muted" truncate>
              {address}
            </Text>
            <Text dir="auto" textStyle="ui" fontWeight="600" lineClamp="2" overflowWrap="anywhere">
              {title}
            </Text>
            <Text
              dir="auto"
              textStyle="caption"
              color="fg.muted"
              lineClamp="2"
              overflowWrap="anywhere"
            >
              {description}
            </Text>
          </Box>
        </Box>
      </Box>
      {webAddress === null ? (
        <Text textStyle="caption" color="fg.muted">
          The address is an example. Enter yours under “What I understood” to use it on the site.
        </Text>
      ) : null}
    </Stack>
  );
}
