import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/atkinson-hyperlegible-mono/wght.css';
import React from 'react';
import { addons, types } from 'storybook/manager-api';

import { brandTheme } from './brandTheme';
import { ADDON_ID, PANEL_ID } from './statechart/channel';
import { StatechartPanel } from './statechart/StatechartPanel';

addons.setConfig({
  theme: brandTheme,
  selectedPanel: PANEL_ID,
  layout: { panelPosition: 'right', rightPanelWidth: 420 },
});

addons.register(ADDON_ID, (api) => {
  addons.add(PANEL_ID, {
    type: types.PANEL,
    title: 'Statechart',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? <StatechartPanel api={api} /> : null),
  });
});
