import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useMemo } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import { findBuild } from '../../../machines/builderDocument';
import { DEFAULT_COLORS, type SiteColors } from '../../../machines/entities';
import { useLateSelector } from '../useLateSelector';
import { contrastNotes } from './contrastWords';

export interface ContrastNotesProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  role: keyof SiteColors;
}

/** How readable the picked color is, and when and how the site adjusts it, with both values. */
export function ContrastNotes({ actorRef, role }: ContrastNotesProps) {
  const colors = useLateSelector(
    actorRef,
    ({ context }) => findBuild(context, context.currentId)?.customization.colors ?? DEFAULT_COLORS,
  );
  const theme = useLateSelector(
    actorRef,
    ({ context }) => findBuild(context, context.currentId)?.theme ?? 'modern',
  );
  const notes = useMemo(() => contrastNotes(role, colors, theme), [role, colors, theme]);

  return (
    <Stack gap="1.5">
      {notes.map(({ change, words }) => (
        <Flex
          key={words}
          gap="2"
          align="flex-start"
          color={change === null ? 'enamel.fg' : 'marigold.fg'}
        >
          {change === null ? (
            <Check aria-hidden size={16} style={{ flexShrink: 0, marginTop: 1 }} />
          ) : (
            <Flex aria-hidden flexShrink="0" mt="0.5">
              <Patch color={change.from} />
              <Patch color={change.to} />
            </Flex>
          )}
          <Text textStyle="caption" minW="0">
            {words}
          </Text>
        </Flex>
      ))}
    </Stack>
  );
}

function Patch({ color }: { color: string }) {
  return (
    <Box
      boxSize="3.5"
      borderWidth="1px"
      borderColor="border.emphasized"
      style={{ background: color }}
    />
  );
}
