import { Box, chakra, Grid } from '@chakra-ui/react';

import { plans } from '../../content/features';
import { ShopWindow } from '../../ui/ShopWindow';

const HEIGHTS: Record<string, string> = { hero: '54px', gallery: '40px', offerings: '36px' };
const TONES: Record<string, string> = {
  hero: 'enamel.700',
  gallery: 'enamel.300',
  offerings: 'enamel.300',
};

/** The plans of two trades side by side: the same bricks in another order. */
export function LayoutWindow() {
  return (
    <ShopWindow kind="local" title="Two trades, two plans" note="real output">
      <Grid
        templateColumns="repeat(2, minmax(0, 1fr))"
        columnGap={{ base: '4', sm: '8' }}
        p={{ base: '5', sm: '8' }}
      >
        <PlanColumn title="Bakery" sections={plans.bakery} />
        <PlanColumn title="Portfolio" sections={plans.portfolio} />
      </Grid>
    </ShopWindow>
  );
}

function PlanColumn({ title, sections }: { title: string; sections: readonly string[] }) {
  return (
    <Box>
      <chakra.h3 textStyle="h3" mb="3">
        {title}
      </chakra.h3>
      <chakra.ol listStyleType="none" display="grid" rowGap="1.5">
        {sections.map((section) => (
          <chakra.li
            key={section}
            display="flex"
            alignItems="center"
            minH={HEIGHTS[section] ?? '26px'}
            px="3"
            bg={TONES[section] ?? 'enamel.50'}
            color={section === 'hero' ? 'sheet' : 'ink.950'}
            borderRadius="tag"
            textStyle="caption"
            fontWeight="semibold"
            textTransform="capitalize"
          >
            {section === 'faq' ? 'FAQ' : section}
          </chakra.li>
        ))}
      </chakra.ol>
    </Box>
  );
}
