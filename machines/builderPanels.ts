import { assign, setup } from 'xstate';

export const CUSTOMIZE_TABS = ['colors', 'layout', 'content'] as const;
export type CustomizeTab = (typeof CUSTOMIZE_TABS)[number];

export interface BuilderPanelsContext {
  /** The tab of Customize that is in view, in the panel and in the sheet alike. */
  tab: CustomizeTab;
}

export type BuilderPanelsEvent =
  | { type: 'shortcuts.open' }
  | { type: 'customize.open' }
  | { type: 'outline.open' }
  | { type: 'close' }
  | { type: 'tab.choose'; tab: CustomizeTab };

/**
 * What lies open over the builder: nothing, the list of keyboard shortcuts, or, on small screens, Customize or the
 * outline as a sheet (specification section 2, Builder). One at a time. No input; nothing is emitted.
 */
export const builderPanelsMachine = setup({
  types: {} as { context: BuilderPanelsContext; events: BuilderPanelsEvent },
  actions: {
    setTab: assign({ tab: (_, params: { tab: CustomizeTab }) => params.tab }),
  },
}).createMachine({
  id: 'builderPanels',
  context: { tab: 'colors' },
  on: {
    'tab.choose': { actions: { type: 'setTab', params: ({ event }) => ({ tab: event.tab }) } },
  },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'shortcuts.open': 'listingShortcuts',
        'customize.open': 'customizing',
        'outline.open': 'outlining',
      },
    },
    listingShortcuts: { on: { close: 'closed' } },
    customizing: { on: { close: 'closed' } },
    outlining: { on: { close: 'closed' } },
  },
});
