import { Box, chakra, Container } from '@chakra-ui/react';

import { PageHeading } from '../../ui/PageHeading';
import { Scallops } from '../Scallops';
import { SECTION_PADDING } from '../sectionPadding';
import { PlanCards } from './PlanCards';

/** /pricing (specification section 2, "Pricing"). */
export function PricingScreen() {
  return (
    <>
      <Container maxW="wide" pt={{ base: '8', md: '16' }} pb={{ base: '12', md: '16' }}>
        <PageHeading>Pricing</PageHeading>
        <chakra.p textStyle="lead" color="fg.muted" mt="4">
          Choose a plan that fits your needs.
        </chakra.p>
      </Container>
      <Scallops tone="enamel" />
      <Box layerStyle="enamelBand" pt={{ base: '8', md: '12' }} pb={SECTION_PADDING}>
        <Container maxW="wide">
          <PlanCards headingLevel="h2" />
        </Container>
      </Box>
    </>
  );
}
