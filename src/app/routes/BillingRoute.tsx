import { useSearchParams } from 'react-router-dom';

import { counterpartOf } from '../../content/editorPlans';
import { BillingScreen } from '../../editor/billing/BillingScreen';
import { useUsage } from '../wiring/useUsage';
import { useWorkspace } from '../wiring/workspace';

export function Component() {
  const { planRef } = useWorkspace();
  const [search] = useSearchParams();
  return (
    <BillingScreen
      actorRef={planRef}
      wanted={counterpartOf(search.get('plan'))}
      usage={useUsage()}
    />
  );
}
