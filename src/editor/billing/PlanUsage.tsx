import { Box, chakra, Grid, Progress } from '@chakra-ui/react';

import type { EditorPlan } from '../../content/editorPlans';
import { threeOrOne } from './threeOrOne';

/** What was made this month, as counted on this device. What is not counted is not shown. */
export type UsageCounts = Partial<Record<keyof EditorPlan['limits'], number>>;

const PARTS: readonly { part: keyof UsageCounts; label: string }[] = [
  { part: 'websites', label: 'Websites' },
  { part: 'components', label: 'UI components' },
  { part: 'images', label: 'AI images' },
];

export interface PlanUsageProps {
  plan: EditorPlan;
  counts: UsageCounts;
}

/** Usage beside what the plan gives a month. */
export function PlanUsage({ plan, counts }: PlanUsageProps) {
  return (
    <Box layerStyle="pane" p={{ base: '5', md: '6' }}>
      <chakra.h2 textStyle="h3">This month on the {plan.name} plan</chakra.h2>
      <chakra.p textStyle="ui" color="fg.muted" mt="1">
        Counted on this device: what your workspace holds from this month. Nothing is blocked when a
        limit is reached.
      </chakra.p>
      <Grid mt="5" gap="6" templateColumns={threeOrOne}>
        {PARTS.map(({ part, label }) => {
          const used = counts[part];
          return used === undefined ? null : (
            <Meter key={part} label={label} used={used} limit={plan.limits[part]} />
          );
        })}
      </Grid>
    </Box>
  );
}

function Meter({ label, used, limit }: { label: string; used: number; limit: number | null }) {
  const isOver = limit !== null && used > limit;
  return (
    <Box>
      <chakra.p textStyle="ui" fontWeight="semibold">
        {label}
      </chakra.p>
      <chakra.p textStyle="ui" color="fg.muted" mb="2">
        {limit === null
          ? `${formatCount(used)} · unlimited`
          : `${formatCount(used)} of ${formatCount(limit)}`}
        {isOver ? ', over the limit' : null}
      </chakra.p>
      {limit === null ? null : (
        <Progress.Root
          value={Math.min(used, limit)}
          max={limit}
          size="sm"
          colorPalette={isOver ? 'tomato' : 'enamel'}
          aria-label={`${label} used`}
        >
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
    </Box>
  );
}

/** A count as the reader's language writes it. */
function formatCount(count: number): string {
  return new Intl.NumberFormat().format(count);
}
