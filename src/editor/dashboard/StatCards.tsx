import { Box, chakra, Flex } from '@chakra-ui/react';

import { PriceTicket } from '../../ui/PriceTicket';

interface Stat {
  label: string;
  value: string;
  /** Change in percent, as the specification fixes it. */
  change: number;
  /** What of the card is an example and no measurement. */
  sample: 'figures' | 'change';
  color: string;
}

export interface StatCardsProps {
  totalBuilds: number;
}

const count = new Intl.NumberFormat();

/** Four figures (specification section 2, Dashboard). Only the number of builds is counted; the others say that they are samples. */
export function StatCards({ totalBuilds }: StatCardsProps) {
  const stats: Stat[] = [
    {
      label: 'Total Builds',
      value: count.format(totalBuilds),
      change: 12,
      sample: 'change',
      color: 'enamel.400',
    },
    { label: 'UI Components', value: '45', change: 8, sample: 'figures', color: 'tomato.400' },
    { label: 'AI Images', value: '128', change: 15, sample: 'figures', color: 'marigold.400' },
    { label: 'Success Rate', value: '98%', change: 2, sample: 'figures', color: 'sky.400' },
  ];

  return (
    <chakra.section aria-label="Figures">
      <chakra.ul
        listStyleType="none"
        display="grid"
        gap="4"
        gridTemplateColumns={{
          base: '1fr',
          sm: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(4, minmax(0, 1fr))',
        }}
      >
        {stats.map((stat) => (
          <StatCard key={stat.label} {...stat} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

function StatCard({ label, value, change, sample, color }: Stat) {
  const isSample = sample === 'figures';
  return (
    <chakra.li
      layerStyle="pane"
      p="6"
      position="relative"
      overflow="hidden"
      borderStyle={isSample ? 'dashed' : undefined}
    >
      {isSample ? null : (
        <Box position="absolute" insetInline="0" top="0" height="3px" bg={color} aria-hidden />
      )}
      <chakra.p textStyle="ui" color="fg.muted">
        {label}
      </chakra.p>
      <Flex mt="2" gap="3" align="center" justify="space-between" wrap="wrap">
        <chakra.p
          fontFamily="heading"
          fontSize="40px"
          lineHeight="1"
          fontWeight="700"
          fontStretch="90%"
          fontVariantNumeric="tabular-nums"
          color={isSample ? 'fg.subtle' : undefined}
        >
          {value}
        </chakra.p>
        <PriceTicket>+{change}%</PriceTicket>
      </Flex>
      <chakra.p mt="3" textStyle="caption" color="fg.subtle">
        {isSample ? 'Sample figures' : `Counted here; the +${change}% is a sample`}
      </chakra.p>
    </chakra.li>
  );
}
