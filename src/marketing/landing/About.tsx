import { Box, chakra, Container, Grid } from '@chakra-ui/react';

import { benefits, claims } from '../../content/benefits';
import { PriceTicket } from '../../ui/PriceTicket';
import { SECTION_PADDING } from '../sectionPadding';

/** What the product promises, and the two figures with how they come about. */
export function About() {
  return (
    <Box as="section" aria-labelledby="about" pt={SECTION_PADDING} pb="clamp(48px, 6vw, 80px)">
      <Container maxW="wide">
        <Grid
          columnGap={{ lg: '12', xl: '20' }}
          rowGap="12"
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        >
          <Box>
            <Box as="h2" id="about" textStyle="h2" maxW="22ch">
              A website without code, and without waiting for one
            </Box>
            <chakra.p textStyle="lead" color="fg.muted" maxW="54ch" mt="4">
              AI Website Builder is for small business owners, freelancers, entrepreneurs and
              creatives. You say what you do; you get a site to look at, change and keep.
            </chakra.p>
            <chakra.dl
              mt={{ base: '8', md: '12' }}
              display="grid"
              columnGap="12"
              rowGap={{ base: '6', md: '8' }}
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
            >
              {benefits.map(({ name, text }) => (
                <div key={name}>
                  <chakra.dt textStyle="h3" fontSize="1.125rem">
                    {name}
                  </chakra.dt>
                  <chakra.dd textStyle="ui" color="fg.muted" mt="1" maxW="40ch">
                    {text}
                  </chakra.dd>
                </div>
              ))}
            </chakra.dl>
          </Box>
          <Figures />
        </Grid>
      </Container>
    </Box>
  );
}

function Figures() {
  return (
    <Box alignSelf="start" bg="bg" borderRadius="panel" p={{ base: '6', sm: '8' }}>
      {[claims.time, claims.agency].map(({ figure, text, note }) => (
        <Box key={figure} mb="8">
          <chakra.p textStyle="h3" lineHeight="1.3">
            <PriceTicket
              textStyle="price"
              fontSize={{ base: '2rem', sm: '2.5rem' }}
              py="2"
              pe="4"
              mb="3"
              me="2"
              maxW="full"
            >
              {figure}
            </PriceTicket>{' '}
            <chakra.span display="block">{text}</chakra.span>
          </chakra.p>
          <chakra.p textStyle="ui" color="fg.muted" mt="1">
            {note}
          </chakra.p>
        </Box>
      ))}
      <chakra.details borderTopWidth="1px" borderColor="border" pt="3">
        <chakra.summary
          textStyle="ui"
          fontWeight="semibold"
          py="3"
          cursor="button"
          borderRadius="tag"
        >
          How we work this out
        </chakra.summary>
        {[claims.time, claims.agency].map(({ figure, basis }) => (
          <chakra.p key={figure} textStyle="ui" color="fg.muted" mt="2" mb="3">
            <chakra.strong color="fg">{figure}:</chakra.strong> {basis}
          </chakra.p>
        ))}
      </chakra.details>
    </Box>
  );
}
