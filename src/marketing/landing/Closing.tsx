import { chakra, Container } from '@chakra-ui/react';

import { EnamelSign } from '../../ui/EnamelSign';
import { LinkButton } from '../../ui/LinkButton';
import { SECTION_PADDING } from '../sectionPadding';

/** The enamel sign at the end of the street. */
export function Closing() {
  return (
    <chakra.section aria-labelledby="closing" pb={SECTION_PADDING}>
      <Container maxW="wide">
        <EnamelSign
          display="flex"
          flexDirection="column"
          alignItems="center"
          textAlign="center"
          py={{ base: '16', md: '20' }}
        >
          <chakra.h2 id="closing" textStyle="h1" maxW="18ch">
            Your sign is still blank. Write on it.
          </chakra.h2>
          <chakra.p textStyle="lead" color="enamel.100" maxW="44ch" mt="4">
            One sentence about your business is enough for a first page. You can change everything
            that comes out of it.
          </chakra.p>
          <LinkButton to="/editor" variant="outline" size="lg" borderColor="sheet" mt="8">
            Get Started
          </LinkButton>
        </EnamelSign>
      </Container>
    </chakra.section>
  );
}
