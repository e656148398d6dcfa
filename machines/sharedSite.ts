import { assign, fromCallback, fromPromise, setup } from 'xstate';

import type { SitePage } from './entities';
import { type SiteRefusal, SiteRefusedError } from './siteRefusal';

/** A site from a link, drawn: its title, and a whole document that runs nothing. */
export interface DrawnSite {
  title: string;
  html: string;
  /** Every page, the first among them; absent where there is only one. */
  pages?: SitePage[];
}

export interface SharedSiteContext {
  /** What follows the `#` of the address. */
  fragment: string;
  site: DrawnSite | null;
  /** Path of the page that was gone to; null: the first. */
  pagePath: string | null;
}

export type SharedSiteEvent =
  | { type: 'fragment.changed'; fragment: string }
  | { type: 'site.retry' }
  | { type: 'page.show'; path: string };

/**
 * Looking at a site that somebody shared as a link (a beta feature, specification section 3, "Settings"); nobody needs to
 * be signed in. Another fragment in the address is read in its turn, and what was being read for the one before is ignored.
 *
 * Input: the fragment of the address, without its `#`. `watchFragment` reports every later one; `drawShared` draws the
 * site in one and rejects with `SiteRefusedError` where it holds none.
 */
export const sharedSiteMachine = setup({
  types: {} as {
    context: SharedSiteContext;
    events: SharedSiteEvent;
    input: { fragment: string };
    tags: 'busy';
  },
  actors: {
    drawShared: fromPromise<DrawnSite, string>(() =>
      Promise.reject(new Error('sharedSiteMachine: provide the `drawShared` actor.')),
    ),
    watchFragment: fromCallback<SharedSiteEvent>(() => {
      throw new Error('sharedSiteMachine: provide the `watchFragment` actor.');
    }),
  },
  actions: {
    setFragment: assign({
      fragment: (_, params: { fragment: string }) => params.fragment,
      site: null,
      pagePath: null,
    }),
    showPage: assign({ pagePath: (_, params: { path: string }) => params.path }),
    setSite: assign({ site: (_, params: { site: DrawnSite }) => params.site }),
  },
  guards: {
    hasNothing: ({ context }) => context.fragment === '',
    isRefusedFor: (_, params: { error: unknown; reasons: readonly SiteRefusal[] }) =>
      params.error instanceof SiteRefusedError && params.reasons.includes(params.error.reason),
  },
}).createMachine({
  id: 'sharedSite',
  context: ({ input }) => ({ fragment: input.fragment, site: null, pagePath: null }),
  invoke: { src: 'watchFragment' },
  on: {
    'fragment.changed': {
      target: '.arriving',
      actions: { type: 'setFragment', params: ({ event }) => ({ fragment: event.fragment }) },
    },
  },
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'hasNothing', target: 'empty' }, { target: 'reading' }] },
    reading: {
      tags: 'busy',
      invoke: {
        src: 'drawShared',
        input: ({ context }) => context.fragment,
        onDone: {
          target: 'shown',
          actions: { type: 'setSite', params: ({ event }) => ({ site: event.output }) },
        },
        onError: [
          {
            guard: {
              type: 'isRefusedFor',
              params: ({ event: { error } }) => ({ error, reasons: ['tooLarge'] }),
            },
            target: 'tooLarge',
          },
          {
            guard: {
              type: 'isRefusedFor',
              params: ({ event: { error } }) => ({ error, reasons: ['newerVersion'] }),
            },
            target: 'newerVersion',
          },
          {
            guard: {
              type: 'isRefusedFor',
              params: ({ event: { error } }) => ({
                error,
                reasons: ['damaged', 'notOurs', 'notZip'],
              }),
            },
            target: 'damaged',
          },
          { target: 'failed' },
        ],
      },
    },
    shown: {
      on: {
        'page.show': {
          actions: { type: 'showPage', params: ({ event }) => ({ path: event.path }) },
        },
      },
    },
    empty: {},
    damaged: {},
    tooLarge: {},
    newerVersion: {},
    failed: { on: { 'site.retry': 'reading' } },
  },
});

/** The document in view: the page that was gone to, or the first (a site of one page has no other). */
export function shownDocument({ site, pagePath }: SharedSiteContext): string {
  return site?.pages?.find(({ path }) => path === pagePath)?.html ?? site?.html ?? '';
}
