import { Container, Tabs } from '@chakra-ui/react';
import type { ReactNode } from 'react';

import { PanelBoundary } from '../parts/PanelBoundary';

const SETTINGS_TABS = ['profile', 'app', 'api', 'billing'] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

const LABELS: Record<SettingsTab, string> = {
  profile: 'Profile',
  app: 'App Settings',
  api: 'API Keys',
  billing: 'Billing',
};

/** The tab that an address asks for; the first one when it asks for none that exists. */
export function settingsTabOf(name: string | null): SettingsTab {
  return SETTINGS_TABS.find((tab) => tab === name) ?? 'profile';
}

export interface SettingsScreenProps {
  tab: SettingsTab;
  onTabChange: (tab: SettingsTab) => void;
  /** What each tab shows. */
  panels: Record<SettingsTab, ReactNode>;
}

/** Settings in four tabs (specification section 2); which one is open stands in the address. */
export function SettingsScreen({ tab, onTabChange, panels }: SettingsScreenProps) {
  return (
    <Container maxW="wide" mx="0" px={{ base: '4', sm: '6' }} py={{ base: '4', sm: '6' }}>
      <Tabs.Root
        value={tab}
        onValueChange={({ value }) => onTabChange(settingsTabOf(value))}
        variant="line"
        lazyMount
        unmountOnExit
      >
        <Tabs.List
          aria-label="Settings"
          display={{ base: 'grid', sm: 'flex' }}
          gridTemplateColumns="1fr 1fr"
        >
          {SETTINGS_TABS.map((name) => (
            <Tabs.Trigger key={name} value={name} justifyContent={{ base: 'center', sm: 'start' }}>
              {LABELS[name]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {SETTINGS_TABS.map((name) => (
          <Tabs.Content key={name} value={name} pt="6">
            <PanelBoundary name={LABELS[name]}>{panels[name]}</PanelBoundary>
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Container>
  );
}
