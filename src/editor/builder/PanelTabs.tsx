import { Tabs } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import {
  History,
  ListChecks,
  ListTree,
  type LucideIcon,
  MessageSquareText,
  SlidersHorizontal,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import { type builderPanelsMachine, type Panel, PANELS } from '../../../machines/builderPanels';
import { PanelBoundary } from '../parts/PanelBoundary';

/** What each panel calls itself in its heading. */
export const PANEL_NAMES: Record<Panel, string> = {
  understanding: 'What I understood',
  outline: 'Outline',
  customize: 'Customize',
  checks: 'Before you publish',
  history: 'Build History',
};

/** What each panel is called where there is little room. */
export const PANEL_TABS: Record<Panel, { label: string; icon: LucideIcon }> = {
  understanding: { label: 'Understood', icon: MessageSquareText },
  outline: { label: 'Outline', icon: ListTree },
  customize: { label: 'Customize', icon: SlidersHorizontal },
  checks: { label: 'Checks', icon: ListChecks },
  history: { label: 'History', icon: History },
};

export interface PanelTabsProps {
  panelsRef: ActorRefFromLogic<typeof builderPanelsMachine>;
  /** Those that there are just now. */
  panels: Partial<Record<Panel, ReactNode>>;
}

/** The panels of the builder beside the preview, one at a time. */
export function PanelTabs({ panelsRef, panels }: PanelTabsProps) {
  const chosen = useSelector(panelsRef, ({ context }) => context.panel);
  const present = PANELS.filter((panel) => panel in panels);
  const shown = present.includes(chosen) ? chosen : present[0];
  return (
    <Tabs.Root
      gridArea="panels"
      data-panels=""
      layerStyle="pane"
      display="flex"
      flexDirection="column"
      minH="0"
      overflow="hidden"
      variant="line"
      fitted
      lazyMount
      unmountOnExit
      value={shown}
      onValueChange={({ value }) => {
        const panel = PANELS.find((known) => known === value);
        if (panel !== undefined) panelsRef.send({ type: 'panel.choose', panel });
      }}
    >
      <Tabs.List aria-label="Panels" flexShrink="0" hidden={present.length < 2}>
        {present.map((value) => {
          const { label, icon: Icon } = PANEL_TABS[value];
          return (
            <Tabs.Trigger
              key={value}
              value={value}
              flexDirection="column"
              gap="0.5"
              h="auto"
              flex="1 1 auto"
              minW="0"
              px="0"
              py="2"
              textStyle="caption"
            >
              <Icon aria-hidden size={18} />
              {label}
            </Tabs.Trigger>
          );
        })}
      </Tabs.List>
      {present.map((value) => (
        <Tabs.Content key={value} value={value} flex="1" minH="0" overflowY="auto" p="4">
          <PanelBoundary name={PANEL_NAMES[value]}>{panels[value]}</PanelBoundary>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
