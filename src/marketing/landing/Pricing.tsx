import { Box, Container } from '@chakra-ui/react';

import { Scallops } from '../Scallops';
import { PlanCards } from '../pricing/PlanCards';
import { SECTION_PADDING } from '../sectionPadding';

/** The plans, on enamel under an awning's edge. */
export function Pricing() {
  return (
    <Box as="section" aria-labelledby="pricing">
      <Scallops tone="enamel" />
      <Box layerStyle="enamelBand" py={SECTION_PADDING}>
        <Container maxW="wide">
          <Box as="h2" id="pricing" textStyle="h2" maxW="18ch" mb={{ base: '8', md: '12' }}>
            Plans and prices
          </Box>
          <PlanCards />
        </Container>
      </Box>
      <Scallops tone="enamel" flip />
    </Box>
  );
}
