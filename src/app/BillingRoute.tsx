import { useSearchParams } from 'react-router-dom';

import { EDITOR_NOTICE_DURATION } from '../../machines/limits';
import { counterpartOf } from '../content/editorPlans';
import { BillingScreen } from '../editor/billing/BillingScreen';
import { useNotices } from './useNotices';
import { useUsage } from './useUsage';
import { useWorkspace } from './workspace';

export function Component() {
  const { planRef } = useWorkspace();
  const [search] = useSearchParams();
  useNotices(planRef, EDITOR_NOTICE_DURATION);
  return (
    <BillingScreen
      actorRef={planRef}
      wanted={counterpartOf(search.get('plan'))}
      usage={useUsage()}
    />
  );
}
