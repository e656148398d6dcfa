import { chakra, Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';

import { editorPlans } from '../../content/editorPlans';
import { marketingPlans } from '../../content/marketingPlans';
import { namesOf } from '../../content/planNames';
import { PlanCards, type PlanCardsProps } from './PlanCards';
import { PlanUsage, type UsageCounts } from './PlanUsage';

export interface BillingPanelProps extends PlanCardsProps {
  usage: UsageCounts;
}

/** Plans and usage: the Billing screen and the Billing tab of Settings show the same. */
export function BillingPanel({ actorRef, wanted, usage }: BillingPanelProps) {
  const plan = useSelector(actorRef, ({ context }) =>
    editorPlans.find(({ name }) => name === context.plan),
  );
  return (
    <Stack gap="6">
      <Stack as="section" aria-label="Plans" gap="4">
        <chakra.h2 textStyle="h3">Choose an editor plan</chakra.h2>
        <chakra.p textStyle="ui" color="fg.muted" maxW="66ch">
          Plans are simulated in this version: switching takes effect at once, nothing is charged,
          and everything in the editor, source export included, is open on each of them. Custom
          domains, team collaboration, white-label and SLA are planned. The public pricing page has
          plans of its own: {namesOf(marketingPlans)}.
        </chakra.p>
        <PlanCards actorRef={actorRef} wanted={wanted} />
      </Stack>
      {plan === undefined ? null : <PlanUsage plan={plan} counts={usage} />}
    </Stack>
  );
}
