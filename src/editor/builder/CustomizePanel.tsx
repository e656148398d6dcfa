import { Box, Button, Flex, Heading, Tabs } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import { ColorsTab } from './ColorsTab';
import { ContentTab } from './ContentTab';
import { LayoutTab } from './LayoutTab';

export interface CustomizePanelProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  isDisabled: boolean;
  /** Leaves the corner free in which a sheet has its close button. */
  hasRoomForClose?: boolean;
}

const tabs = [
  { value: 'colors', label: 'Colors', dot: 'marigold.300', Content: ColorsTab },
  { value: 'layout', label: 'Layout', dot: 'enamel.400', Content: LayoutTab },
  { value: 'content', label: 'Content', dot: 'tomato.400', Content: ContentTab },
] as const;

/** Appears with the first site: colors, sections and words (specification section 2, Customize). */
export function CustomizePanel({
  actorRef,
  isDisabled,
  hasRoomForClose = false,
}: CustomizePanelProps) {
  const isExporting = useSelector(actorRef, (snapshot) => snapshot.hasTag('exporting'));

  return (
    <Box as="section" aria-labelledby="customize-heading" layerStyle="pane" p="4">
      <Flex justify="space-between" align="center" gap="3" mb="2" pe={hasRoomForClose ? '12' : '0'}>
        <Heading as="h2" id="customize-heading" textStyle="h3">
          Customize
        </Heading>
        <Button
          size="sm"
          variant="outline"
          disabled={isDisabled}
          aria-disabled={isExporting ? true : undefined}
          onClick={() => actorRef.send({ type: 'export' })}
        >
          Export
        </Button>
      </Flex>
      <Tabs.Root defaultValue="colors" variant="line" fitted>
        <Tabs.List>
          {tabs.map(({ value, label, dot }) => (
            <Tabs.Trigger key={value} value={value}>
              <Box as="span" boxSize="2" flexShrink="0" borderRadius="full" bg={dot} aria-hidden />
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tabs.map(({ value, Content }) => (
          <Tabs.Content key={value} value={value} pt="4">
            <Content actorRef={actorRef} isDisabled={isDisabled} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Box>
  );
}
