import { type ActorRefFromLogic, assign, setup } from 'xstate';

import type { builderMachine } from './builder';
import { hasBuild } from './builderDocument';
import { followBuilder } from './followBuilder';

type BuilderRef = ActorRefFromLogic<typeof builderMachine>;

export const CUSTOMIZE_TABS = ['colors', 'layout', 'content'] as const;
export type CustomizeTab = (typeof CUSTOMIZE_TABS)[number];

/** The panels beside the preview, in order. */
export const PANELS = ['understanding', 'outline', 'customize', 'checks', 'history'] as const;
export type Panel = (typeof PANELS)[number];

export interface BuilderPanelsContext {
  builderRef: BuilderRef | null;
  /** The panel that stands beside the preview. */
  panel: Panel;
  /** The tab of Customize that is in view, in the panel and in the sheet alike. */
  tab: CustomizeTab;
  /** Whether small screens are told that the builder is made for larger ones. */
  isDesktopHintShown: boolean;
  /** Whether '?' alone opens the list of shortcuts; it can be switched off (WCAG 2.1.4). */
  isHelpKeyOn: boolean;
  /** Whether the editor's navigation shows icons only while the builder is open. */
  isNavigationFolded: boolean;
  /** Whether form and panels are folded to a column of icons, while there is a site. */
  isPanelFolded: boolean;
}

/** What is worth keeping over a reload. */
export type SavedBuilderPanels = Pick<
  BuilderPanelsContext,
  'panel' | 'isDesktopHintShown' | 'isHelpKeyOn' | 'isNavigationFolded' | 'isPanelFolded'
>;

/** What to write down of the panels; it is their `input` when they are made again. */
export function builderPanelsToSave(context: BuilderPanelsContext): SavedBuilderPanels {
  const { panel, isDesktopHintShown, isHelpKeyOn, isNavigationFolded, isPanelFolded } = context;
  return { panel, isDesktopHintShown, isHelpKeyOn, isNavigationFolded, isPanelFolded };
}

export type BuilderPanelsEvent =
  | { type: 'shortcuts.open' }
  | { type: 'customize.open' }
  | { type: 'outline.open' }
  | { type: 'panel.close' }
  | { type: 'form.toggle' }
  /** `isFirst`: no site was shown before. */
  | { type: 'build.made'; isFirst: boolean }
  | { type: 'document.cleared' }
  | { type: 'focus.toggle' }
  | { type: 'builder.leave' }
  | { type: 'navigation.toggle' }
  | { type: 'panel.fold' }
  | { type: 'panel.unfold' }
  | { type: 'desktopHint.dismiss' }
  | { type: 'helpKey.toggle' }
  | { type: 'panel.choose'; panel: Panel }
  | { type: 'tab.choose'; tab: CustomizeTab };

/**
 * How the builder's room is shared out (specification section 2, Builder). `sheet`: what lies open over the builder, one at a
 * time: nothing, the list of keyboard shortcuts, or, on small screens, Customize or the outline. `form`: once there is a site
 * the form is a line, and so it is after each new one, until it is unfolded. `room`: `focused` leaves the preview and one
 * panel, while there is a site. What a person once chose of hint, help key, navigation and folded panels stays; choosing a
 * panel unfolds them.
 *
 * Input: the builder, or null, and what was saved. Emits nothing.
 */
export const builderPanelsMachine = setup({
  types: {} as {
    context: BuilderPanelsContext;
    events: BuilderPanelsEvent;
    input: { builderRef: BuilderRef | null } & Partial<SavedBuilderPanels>;
  },
  actors: {
    followBuilds: followBuilder(({ currentId: firstId, history: builds }) => {
      const known = new Set(builds.map(({ id }) => id));
      let wasCleared = firstId === null;
      return ({ currentId, history }): BuilderPanelsEvent | null => {
        const event =
          currentId === null
            ? ({ type: 'document.cleared' } as const)
            : known.has(currentId)
              ? null
              : ({ type: 'build.made', isFirst: wasCleared } as const);
        wasCleared = currentId === null;
        // What was deleted stays known: with an undo it is back, not made.
        history.forEach(({ id }) => known.add(id));
        return event;
      };
    }),
  },
  actions: {
    hideDesktopHint: assign({ isDesktopHintShown: false }),
    toggleHelpKey: assign({ isHelpKeyOn: ({ context }) => !context.isHelpKeyOn }),
    toggleNavigation: assign({
      isNavigationFolded: ({ context }) => !context.isNavigationFolded,
    }),
    setPanelFolded: assign({
      isPanelFolded: (_, params: { isFolded: boolean }) => params.isFolded,
    }),
    setPanel: assign({ panel: (_, params: { panel: Panel }) => params.panel }),
    setTab: assign({ tab: (_, params: { tab: CustomizeTab }) => params.tab }),
  },
  guards: {
    isFirst: (_, params: { isFirst: boolean }) => params.isFirst,
    hasSite: ({ context: { builderRef } }) =>
      builderRef !== null && hasBuild(builderRef.getSnapshot().context),
  },
}).createMachine({
  id: 'builderPanels',
  context: ({ input }) => ({
    panel: 'customize',
    tab: 'colors',
    isDesktopHintShown: true,
    isHelpKeyOn: true,
    isNavigationFolded: true,
    isPanelFolded: false,
    ...input,
  }),
  invoke: { src: 'followBuilds', input: ({ context }) => context.builderRef },
  on: {
    'desktopHint.dismiss': { actions: 'hideDesktopHint' },
    'helpKey.toggle': { actions: 'toggleHelpKey' },
    'navigation.toggle': { actions: 'toggleNavigation' },
    'panel.choose': {
      actions: [
        { type: 'setPanel', params: ({ event }) => event },
        { type: 'setPanelFolded', params: { isFolded: false } },
      ],
    },
    'panel.fold': { actions: { type: 'setPanelFolded', params: { isFolded: true } } },
    'panel.unfold': { actions: { type: 'setPanelFolded', params: { isFolded: false } } },
    'tab.choose': { actions: { type: 'setTab', params: ({ event }) => ({ tab: event.tab }) } },
  },
  type: 'parallel',
  states: {
    sheet: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'shortcuts.open': 'listingShortcuts',
            'customize.open': 'customizing',
            'outline.open': 'outlining',
          },
        },
        listingShortcuts: { on: { 'panel.close': 'closed', 'builder.leave': 'closed' } },
        customizing: { on: { 'panel.close': 'closed', 'builder.leave': 'closed' } },
        outlining: { on: { 'panel.close': 'closed', 'builder.leave': 'closed' } },
      },
    },
    form: {
      initial: 'folded',
      states: {
        folded: { on: { 'form.toggle': 'unfolded' } },
        unfolded: { on: { 'form.toggle': 'folded', 'build.made': 'folded' } },
      },
    },
    room: {
      initial: 'shared',
      on: {
        // Nothing but the history is left to be shown, and a person who loads a build from it goes on there.
        'document.cleared': {
          target: '.shared',
          actions: { type: 'setPanel', params: { panel: 'history' } },
        },
        'build.made': {
          guard: { type: 'isFirst', params: ({ event }) => event },
          actions: { type: 'setPanel', params: { panel: 'customize' } },
        },
      },
      states: {
        shared: { on: { 'focus.toggle': { guard: 'hasSite', target: 'focused' } } },
        focused: { on: { 'focus.toggle': 'shared', 'builder.leave': 'shared' } },
      },
    },
  },
});
