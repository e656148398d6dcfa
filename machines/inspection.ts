import { assign, fromPromise, setup } from 'xstate';

import type { Build } from './entities';
import type { SiteReport } from './siteReport';

/** How long a site must rest before it is checked, in ms: a color drag asks for one check, not for a thousand. */
export const INSPECTION_PAUSE = 600;

export interface InspectionContext {
  /** What is to be checked, or was. */
  build: Build | null;
  /** What the last check found; it stays in view while the next one runs. */
  report: SiteReport | null;
}

export type InspectionEvent =
  { type: 'build.show'; build: Build | null } | { type: 'inspection.retry' };

/**
 * Checks the current site whenever it has changed and rested a moment (specification section 2, Export): its markup,
 * contrast, links and so on, the gaps to fill, and how a search result shows it.
 *
 * No input. `inspect` checks a build and rejects when its site cannot be read. Emits nothing.
 */
export const inspectionMachine = setup({
  types: {} as { context: InspectionContext; events: InspectionEvent },
  actors: {
    inspect: fromPromise<SiteReport, Build>(() =>
      Promise.reject(new Error('inspectionMachine: provide the `inspect` actor.')),
    ),
  },
  actions: {
    setBuild: assign(({ context }, params: { build: Build | null }) => ({
      build: params.build,
      report: params.build?.id === context.build?.id ? context.report : null,
    })),
    setReport: assign({ report: (_, params: { report: SiteReport }) => params.report }),
    forgetReport: assign({ report: null }),
  },
  guards: {
    isNothing: (_, params: { build: Build | null }) => params.build === null,
    isSame: ({ context }, { build }: { build: Build | null }) =>
      build?.website === context.build?.website &&
      build?.customization === context.build?.customization,
  },
  delays: { pause: INSPECTION_PAUSE },
}).createMachine({
  id: 'inspection',
  context: { build: null, report: null },
  on: {
    'build.show': [
      { guard: { type: 'isSame', params: ({ event }) => ({ build: event.build }) } },
      {
        guard: { type: 'isNothing', params: ({ event }) => ({ build: event.build }) },
        target: '.nothing',
        actions: { type: 'setBuild', params: ({ event }) => ({ build: event.build }) },
      },
      {
        target: '.resting',
        reenter: true,
        actions: { type: 'setBuild', params: ({ event }) => ({ build: event.build }) },
      },
    ],
  },
  initial: 'nothing',
  states: {
    nothing: {},
    resting: { after: { pause: 'checking' } },
    checking: {
      invoke: {
        src: 'inspect',
        input: ({ context }) => {
          if (context.build === null) throw new Error('inspectionMachine: there is no build.');
          return context.build;
        },
        onDone: {
          target: 'checked',
          actions: { type: 'setReport', params: ({ event }) => ({ report: event.output }) },
        },
        onError: { target: 'failed', actions: 'forgetReport' },
      },
    },
    checked: {},
    failed: { on: { 'inspection.retry': 'checking' } },
  },
});
