import { chakra, Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';

import { editorPlans } from '../../content/editorPlans';
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
        <chakra.h2 textStyle="h3">Choose a plan</chakra.h2>
        <chakra.p textStyle="ui" color="fg.muted" maxW="66ch">
          A plan counts at once. No payment is taken and no service is asked: plans are simulated in
          this version, and everything in the editor is open on each of them. Custom domains, team
          collaboration, white-label and SLA are planned.
        </chakra.p>
        <PlanCards actorRef={actorRef} wanted={wanted} />
      </Stack>
      {plan === undefined ? null : <PlanUsage plan={plan} counts={usage} />}
    </Stack>
  );
}
