import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';

import { hasEveryPlan } from '../content/planNames';

/** One line of what a plan lists, in a list; it says so where every plan has it today. */
export function PlanFeature({ feature, isLarge = false }: { feature: string; isLarge?: boolean }) {
  return (
    <chakra.li display="flex" gap="2" textStyle={{ base: 'ui', lg: isLarge ? 'md' : 'ui' }}>
      <chakra.span flexShrink="0" color="enamel.fg" pt="1px">
        <Check aria-hidden="true" size={20} strokeWidth={2} />
      </chakra.span>
      <chakra.span>
        {feature}
        {hasEveryPlan(feature) ? (
          <chakra.span color="fg.muted"> (on every plan today)</chakra.span>
        ) : null}
      </chakra.span>
    </chakra.li>
  );
}
