import { Box, Button, chakra, Flex, Grid } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFromLogic } from 'xstate';

import type { Plan } from '../../../machines/entities';
import type { planMachine } from '../../../machines/plan';
import { type EditorPlan, editorPlans } from '../../content/editorPlans';
import { PlanFeature } from '../../ui/PlanFeature';
import { PriceTicket } from '../../ui/PriceTicket';
import { threeOrOne } from './threeOrOne';

export interface PlanCardsProps {
  actorRef: ActorRefFromLogic<typeof planMachine>;
  /** The plan that the person came for; it is pointed out, not chosen. */
  wanted: Plan | null;
}

/** The three plans of the editor (specification sections 6 and 9). */
export function PlanCards({ actorRef, wanted }: PlanCardsProps) {
  const current = useSelector(actorRef, ({ context }) => context.plan);
  return (
    <Grid as="ul" listStyleType="none" gap="4" templateColumns={threeOrOne}>
      {editorPlans.map((plan) => (
        <PlanCard
          key={plan.name}
          plan={plan}
          isCurrent={plan.name === current}
          isWanted={plan.name === wanted && plan.name !== current}
          onChoose={() => actorRef.send({ type: 'plan.choose', plan: plan.name })}
        />
      ))}
    </Grid>
  );
}

interface PlanCardProps {
  plan: EditorPlan;
  isCurrent: boolean;
  isWanted: boolean;
  onChoose: () => void;
}

function PlanCard({ plan, isCurrent, isWanted, onChoose }: PlanCardProps) {
  return (
    <Flex
      as="li"
      direction="column"
      layerStyle="pane"
      p={{ base: '5', xl: '6' }}
      gap="4"
      outline={isCurrent || isWanted ? '2px solid' : undefined}
      outlineColor={isCurrent ? 'enamel.solid' : 'marigold.600'}
      outlineOffset="-1px"
    >
      <Box>
        <Flex justify="space-between" align="center" gap="3" minH="8">
          <chakra.h3 textStyle="h3">{plan.name}</chakra.h3>
          {plan.popular ? (
            <chakra.span textStyle="caption" fontWeight="semibold" color="enamel.fg">
              Popular
            </chakra.span>
          ) : null}
        </Flex>
        <chakra.p textStyle="ui" color="fg.muted" mt="1">
          {plan.description}
        </chakra.p>
      </Box>
      <Flex align="center" gap="3">
        <PriceTicket fontSize="2rem" paddingInlineStart="28px">
          {plan.price}
        </PriceTicket>
        <chakra.span textStyle="ui" color="fg.muted">
          {plan.period}
        </chakra.span>
      </Flex>
      <chakra.ul listStyleType="none" display="grid" gap="2" flex="1" alignContent="start">
        {plan.features.map((feature) => (
          <PlanFeature key={feature} feature={feature} />
        ))}
      </chakra.ul>
      {isWanted ? (
        <chakra.p textStyle="ui" fontWeight="semibold">
          This is the plan you picked. Nothing has been switched yet.
        </chakra.p>
      ) : null}
      <Button
        variant={isWanted ? 'sign' : 'outline'}
        width="full"
        aria-disabled={isCurrent ? true : undefined}
        onClick={onChoose}
      >
        {isCurrent ? 'Current Plan' : `Choose ${plan.name}`}
      </Button>
    </Flex>
  );
}
