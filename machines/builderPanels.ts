import { assign, setup } from 'xstate';

export const CUSTOMIZE_TABS = ['colors', 'layout', 'content', 'photos'] as const;
export type CustomizeTab = (typeof CUSTOMIZE_TABS)[number];

export interface BuilderPanelsContext {
  /** The tab of Customize that is in view, in the panel and in the sheet alike. */
  tab: CustomizeTab;
  /** Whether small screens are told that the builder is made for larger ones. */
  isDesktopHintShown: boolean;
  /** Whether '?' alone opens the list of shortcuts; it can be switched off (WCAG 2.1.4). */
  isHelpKeyOn: boolean;
}

/** What is worth keeping over a reload. */
export type SavedBuilderPanels = Pick<BuilderPanelsContext, 'isDesktopHintShown' | 'isHelpKeyOn'>;

/** What to write down of the panels; it is their `input` when they are made again. */
export function builderPanelsToSave(context: BuilderPanelsContext): SavedBuilderPanels {
  const { isDesktopHintShown, isHelpKeyOn } = context;
  return { isDesktopHintShown, isHelpKeyOn };
}

export type BuilderPanelsEvent =
  | { type: 'shortcuts.open' }
  | { type: 'customize.open' }
  | { type: 'outline.open' }
  | { type: 'close' }
  | { type: 'desktopHint.dismiss' }
  | { type: 'helpKey.toggle' }
  | { type: 'tab.choose'; tab: CustomizeTab };

/**
 * What lies open over the builder: nothing, the list of keyboard shortcuts, or, on small screens, Customize or the
 * outline as a sheet (specification section 2, Builder). One at a time. What a person once chose of them stays.
 *
 * Input: what was saved. Emits nothing.
 */
export const builderPanelsMachine = setup({
  types: {} as {
    context: BuilderPanelsContext;
    events: BuilderPanelsEvent;
    input: Partial<SavedBuilderPanels>;
  },
  actions: {
    hideDesktopHint: assign({ isDesktopHintShown: false }),
    toggleHelpKey: assign({ isHelpKeyOn: ({ context }) => !context.isHelpKeyOn }),
    setTab: assign({ tab: (_, params: { tab: CustomizeTab }) => params.tab }),
  },
}).createMachine({
  id: 'builderPanels',
  context: ({ input }) => ({
    tab: 'colors',
    isDesktopHintShown: true,
    isHelpKeyOn: true,
    ...input,
  }),
  on: {
    'desktopHint.dismiss': { actions: 'hideDesktopHint' },
    'helpKey.toggle': { actions: 'toggleHelpKey' },
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
