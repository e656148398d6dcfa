import { Box, chakra, Flex, Grid, VisuallyHidden } from '@chakra-ui/react';

import { editorPlans } from '../../content/editorPlans';
import { type MarketingPlan, marketingPlans } from '../../content/marketingPlans';
import { namesOf } from '../../content/planNames';
import { LinkButton } from '../../ui/LinkButton';
import { PlanFeature } from '../../ui/PlanFeature';
import { PriceTicket } from '../../ui/PriceTicket';

/** The three public plans (specification section 9). They stand on enamel; headings in them are of the third level. */
export function PlanCards({ headingLevel = 'h3' }: { headingLevel?: 'h2' | 'h3' }) {
  return (
    <Box>
      <Grid
        as="ul"
        listStyleType="none"
        gap={{ base: '4', xl: '6' }}
        alignItems="stretch"
        templateColumns={{
          base: 'minmax(0, 1fr)',
          lg: 'minmax(0, 1fr) minmax(0, 1.25fr) minmax(0, 1fr)',
        }}
      >
        {marketingPlans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} headingLevel={headingLevel} />
        ))}
      </Grid>
      <chakra.p textStyle="ui" color="enamel.100" mt="8" maxW="66ch">
        The editor has plans of its own: {namesOf(editorPlans)}. Choosing one here sets its
        counterpart there. No payment is taken in this version, and everything in the editor, source
        export included, is open on every plan. What a list names beyond that, such as custom
        domains and team collaboration, is planned.
      </chakra.p>
    </Box>
  );
}

interface PlanCardProps {
  plan: MarketingPlan;
  headingLevel: 'h2' | 'h3';
}

function PlanCard({ plan, headingLevel }: PlanCardProps) {
  const { id, name, summary, features, firstMonth } = plan;
  const hasPromotion = firstMonth !== null;
  return (
    <Grid
      as="li"
      bg={hasPromotion ? 'marigold.50' : 'bg.panel'}
      color="fg"
      borderRadius="panel"
      p={{ base: '6', sm: '8' }}
      columnGap="8"
      rowGap="6"
      alignContent="start"
      templateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'minmax(0, 5fr) minmax(0, 7fr)',
        lg: 'minmax(0, 1fr)',
      }}
      css={{ '&&& :focus-visible': { outlineColor: 'enamel.600' } }}
    >
      <Flex direction="column" align="stretch">
        <Box as={headingLevel} textStyle="h3">
          {name}
        </Box>
        <chakra.p textStyle="ui" color="fg.muted" mt="1">
          {summary}
        </chakra.p>
        <Price plan={plan} />
        <LinkButton
          to={`/editor/billing?plan=${id}`}
          variant={hasPromotion ? 'solid' : 'outline'}
          size="lg"
          mt="6"
        >
          Choose {name.replace(' Plan', '')}
        </LinkButton>
      </Flex>
      <chakra.ul
        listStyleType="none"
        display="grid"
        rowGap="3"
        columnGap="6"
        alignContent="start"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'minmax(0, 1fr)',
        }}
        borderTopWidth={{ base: '1px', md: '0', lg: '1px' }}
        borderColor={hasPromotion ? 'marigold.200' : 'border'}
        pt={{ base: '6', md: '0', lg: '6' }}
      >
        {features.map((feature) => (
          <PlanFeature key={feature} feature={feature} isLarge={hasPromotion} />
        ))}
      </chakra.ul>
    </Grid>
  );
}

function Price({ plan: { price, firstMonth } }: { plan: MarketingPlan }) {
  if (firstMonth === null) {
    return (
      <Box mt="6" minH={{ lg: '104px' }}>
        <chakra.p textStyle="price">
          {price}
          <chakra.span textStyle="ui" fontFamily="body" fontStretch="100%" color="fg.muted">
            /mo
          </chakra.span>
        </chakra.p>
      </Box>
    );
  }
  return (
    <Box mt="6" minH={{ lg: '104px' }}>
      <Flex align="center" wrap="wrap" columnGap="4" rowGap="2">
        <PriceTicket textStyle="price" py="1.5" pe="4" transform="rotate(-2deg)">
          {firstMonth}
        </PriceTicket>
        <chakra.span textStyle="price" fontSize="1.75rem" fontWeight="640" color="tomato.600">
          <VisuallyHidden>Regular price </VisuallyHidden>
          <chakra.s textDecorationThickness="3px">{price}</chakra.s>
        </chakra.span>
      </Flex>
      <chakra.p textStyle="ui" color="fg.muted" mt="3">
        {firstMonth} for the first month, then {price}/mo
      </chakra.p>
    </Box>
  );
}
