import { Box } from '@chakra-ui/react';
import type { ActorRefFromLogic } from 'xstate';

import type { faqMachine } from '../../../machines/faq';
import type { OfficeMapProps } from '../contact/OfficeMap';
import { About } from './About';
import { Closing } from './Closing';
import { ContactBlock } from './ContactBlock';
import { Faq } from './Faq';
import { Helpers } from './Helpers';
import { Hero } from './Hero';
import { LatestPosts } from './LatestPosts';
import { Partners } from './Partners';
import { Pricing } from './Pricing';
import { Testimonials } from './Testimonials';

export interface LandingScreenProps {
  faqRef: ActorRefFromLogic<typeof faqMachine>;
  map: OfficeMapProps;
}

/** / (specification section 2, "Landing"), its parts in the order given there. */
export function LandingScreen({ faqRef, map }: LandingScreenProps) {
  return (
    <>
      <Hero />
      <Partners />
      <Helpers />
      <Pricing />
      <Testimonials />
      <Box bg="bg.panel" borderBlockWidth="1px" borderColor="border">
        <About />
        <ContactBlock map={map} />
      </Box>
      <LatestPosts />
      <Faq actorRef={faqRef} />
      <Closing />
    </>
  );
}
