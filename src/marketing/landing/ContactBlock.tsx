import { Box, chakra, Container, Grid } from '@chakra-ui/react';

import { LinkButton } from '../../ui/LinkButton';
import { ContactDetails } from '../contact/ContactDetails';
import { OfficeMap, type OfficeMapProps } from '../contact/OfficeMap';
import { SECTION_PADDING } from '../sectionPadding';

/** Where to reach us, and the map beside it. */
export function ContactBlock({ map }: { map: OfficeMapProps }) {
  return (
    <Box as="section" aria-labelledby="reach-us" pb={SECTION_PADDING}>
      <Container maxW="wide">
        <Grid
          columnGap={{ md: '8', xl: '20' }}
          rowGap="8"
          alignItems="center"
          pt={{ base: '12', md: '16' }}
          borderTopWidth="1px"
          borderColor="border"
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        >
          <Box>
            <Box as="h2" id="reach-us" textStyle="h2" maxW="16ch">
              Ask before you start
            </Box>
            <chakra.p textStyle="lead" color="fg.muted" maxW="40ch" mt="4" mb="6">
              A plan you are unsure about, a site that came out wrong: write to us, or call.
            </chakra.p>
            <ContactDetails />
            <LinkButton to="/contact" variant="outline" mt="6">
              Write to us
            </LinkButton>
          </Box>
          <OfficeMap {...map} />
        </Grid>
      </Container>
    </Box>
  );
}
