import { Box, chakra, Container, Grid } from '@chakra-ui/react';
import type { ActorRefFromLogic } from 'xstate';

import type { contactFormMachine } from '../../../machines/contactForm';
import { PageHeading } from '../../ui/PageHeading';
import { ContactDetails } from './ContactDetails';
import { ContactForm } from './ContactForm';
import { OfficeHours } from './OfficeHours';

export interface ContactScreenProps {
  actorRef: ActorRefFromLogic<typeof contactFormMachine>;
}

/** /contact (specification section 2, "Contact"). */
export function ContactScreen({ actorRef }: ContactScreenProps) {
  return (
    <Container maxW="wide" pt={{ base: '8', md: '16' }} pb={{ base: '16', md: '28' }}>
      <Grid
        columnGap={{ md: '8', lg: '16', xl: '20' }}
        rowGap="16"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' }}
      >
        <Box>
          <PageHeading>Contact</PageHeading>
          <chakra.p textStyle="lead" color="fg.muted" maxW="44ch" mt="4" mb="8">
            Ask about a plan, a site you are making, or something that does not work. The answer
            comes by e-mail.
          </chakra.p>
          <ContactForm actorRef={actorRef} />
        </Box>
        <Grid as="aside" aria-label="Other ways to reach us" rowGap="12">
          <OfficeHours />
          <Box px={{ md: '4' }}>
            <chakra.h2 textStyle="h3" mb="3">
              Or call, write or come by
            </chakra.h2>
            <ContactDetails />
          </Box>
        </Grid>
      </Grid>
    </Container>
  );
}
