import { Container } from '@chakra-ui/react';

import { PanelBoundary } from '../parts/PanelBoundary';
import { BillingPanel, type BillingPanelProps } from './BillingPanel';

/** /editor/billing (specification section 2). */
export function BillingScreen(props: BillingPanelProps) {
  return (
    <Container maxW="wide" mx="0" px={{ base: '4', sm: '6' }} py="6">
      <PanelBoundary name="Billing">
        <BillingPanel {...props} />
      </PanelBoundary>
    </Container>
  );
}
