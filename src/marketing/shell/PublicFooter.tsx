import { Box, Container, Flex } from '@chakra-ui/react';

import { Wordmark } from '../../ui/Wordmark';

export function PublicFooter({ year }: { year: number }) {
  return (
    <Box as="footer" layerStyle="enamelBand" borderTopWidth="1px" borderColor="enamel.700">
      <Container maxW="wide">
        <Flex
          py="8"
          gap="4"
          direction={{ base: 'column', md: 'row' }}
          justify="space-between"
          align={{ md: 'center' }}
        >
          <Wordmark onEnamel />
          <Box as="p" textStyle="ui" color="enamel.100">
            © {year} AI Website Builder. All rights reserved.
          </Box>
        </Flex>
      </Container>
    </Box>
  );
}
