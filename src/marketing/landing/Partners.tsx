import { Box, chakra, Container, Flex } from '@chakra-ui/react';

import { partners } from '../../content/partners';

/** One quiet row: what the product is built on. */
export function Partners() {
  return (
    <Box as="section" aria-labelledby="partners" borderBlockWidth="1px" borderColor="border">
      <Container maxW="wide">
        <Flex
          direction={{ base: 'column', lg: 'row' }}
          align={{ lg: 'center' }}
          justify="space-between"
          columnGap="12"
          rowGap="3"
          py="6"
        >
          <Box maxW="40ch">
            <Box as="h2" id="partners" textStyle="ui" fontWeight="semibold">
              Built on open technology
            </Box>
            <chakra.p textStyle="caption" color="fg.muted">
              We use these projects; they do not endorse us.
            </chakra.p>
          </Box>
          <chakra.ul
            listStyleType="none"
            display="flex"
            flexWrap="wrap"
            columnGap={{ base: '6', md: '8', xl: '12' }}
            rowGap="1"
          >
            {partners.map(({ name, logo, url }) => (
              <li key={name}>
                <chakra.a
                  href={url}
                  display="inline-flex"
                  alignItems="center"
                  gap="2"
                  minH="touch"
                  fontFamily="heading"
                  fontWeight="640"
                  fontSize="1.0625rem"
                  letterSpacing="-0.01em"
                  color="ink.600"
                  transitionProperty="color"
                  transitionDuration="quick"
                  _hover={{ color: 'enamel.700' }}
                >
                  <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24">
                    <path
                      d={logo}
                      fill="none"
                      stroke="currentColor"
                      strokeWidth="1.6"
                      strokeLinecap="round"
                      strokeLinejoin="round"
                    />
                  </svg>
                  {name}
                </chakra.a>
              </li>
            ))}
          </chakra.ul>
        </Flex>
      </Container>
    </Box>
  );
}
