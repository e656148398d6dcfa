import { Flex, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Check, Contrast } from 'lucide-react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import { findBuild } from '../../../machines/desk';
import { DEFAULT_COLORS, type SiteColors } from '../../../machines/entities';
import { contrastReport } from '../../generator/design/palette';

export interface ContrastNoteProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  role: keyof SiteColors;
}

/** How readable text is on the picked color, and whether the site uses a neighbour of it to stay readable. */
export function ContrastNote({ actorRef, role }: ContrastNoteProps) {
  const colors = useSelector(
    actorRef,
    ({ context }) => findBuild(context, context.currentId)?.customization.colors ?? DEFAULT_COLORS,
  );
  const finding = contrastReport(colors).find((one) => one.role === role);
  if (finding === undefined) return null;
  const ratio = `${finding.ratio.toFixed(1)} : 1`;

  return (
    <Flex gap="2" align="flex-start" color={finding.adjusted ? 'marigold.fg' : 'enamel.fg'}>
      {finding.adjusted ? (
        <Contrast aria-hidden size={16} style={{ flexShrink: 0 }} />
      ) : (
        <Check aria-hidden size={16} style={{ flexShrink: 0 }} />
      )}
      <Text textStyle="caption">
        {finding.adjusted
          ? `Text on it would have ${ratio}. The site uses a nearby shade with at least 4.5 : 1.`
          : `Readable: text on it has ${ratio}.`}
      </Text>
    </Flex>
  );
}
