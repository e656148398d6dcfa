import { Box, Button, Flex, Heading, Tabs } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import { type builderPanelsMachine, CUSTOMIZE_TABS } from '../../../machines/builderPanels';
import type { handoverMachine } from '../../../machines/handover';
import { ColorsTab } from './ColorsTab';
import { ContentTab } from './ContentTab';
import { LayoutTab } from './LayoutTab';

export interface CustomizePanelProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  panelsRef: ActorRefFromLogic<typeof builderPanelsMachine>;
  handoverRef: ActorRefFromLogic<typeof handoverMachine>;
  isDisabled: boolean;
  /** Leaves the corner free in which a sheet has its close button. */
  hasRoomForClose?: boolean;
}

const tabs = {
  colors: { label: 'Colors', dot: 'marigold.300', Content: ColorsTab },
  layout: { label: 'Layout', dot: 'enamel.400', Content: LayoutTab },
  content: { label: 'Content', dot: 'tomato.400', Content: ContentTab },
} as const;

/** Appears with the first site: colors, sections and words (specification section 2, Customize). */
export function CustomizePanel({
  actorRef,
  panelsRef,
  handoverRef,
  isDisabled,
  hasRoomForClose = false,
}: CustomizePanelProps) {
  const tab = useSelector(panelsRef, ({ context }) => context.tab);
  const canExport = useSelector(handoverRef, (snapshot) => snapshot.can({ type: 'site.export' }));

  return (
    <Box as="section" aria-labelledby="customize-heading">
      <Flex justify="space-between" align="center" gap="3" mb="2" pe={hasRoomForClose ? '12' : '0'}>
        <Heading as="h2" id="customize-heading" textStyle="h3">
          Customize
        </Heading>
        <Button
          size="sm"
          variant="outline"
          disabled={isDisabled}
          aria-disabled={canExport ? undefined : true}
          onClick={() => handoverRef.send({ type: 'site.export' })}
        >
          Export
        </Button>
      </Flex>
      <Tabs.Root
        variant="line"
        fitted
        value={tab}
        onValueChange={({ value }) => {
          const chosen = CUSTOMIZE_TABS.find((known) => known === value);
          if (chosen !== undefined) panelsRef.send({ type: 'tab.choose', tab: chosen });
        }}
      >
        <Tabs.List>
          {CUSTOMIZE_TABS.map((value) => (
            <Tabs.Trigger key={value} value={value}>
              <Box
                as="span"
                boxSize="2"
                hideFrom="3xl"
                flexShrink="0"
                borderRadius="full"
                bg={tabs[value].dot}
                aria-hidden
              />
              {tabs[value].label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {CUSTOMIZE_TABS.map((value) => {
          const { Content } = tabs[value];
          return (
            <Tabs.Content key={value} value={value} pt="4">
              <Content actorRef={actorRef} isDisabled={isDisabled} />
            </Tabs.Content>
          );
        })}
      </Tabs.Root>
    </Box>
  );
}
