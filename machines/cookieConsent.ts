import {
  type ActorRefFrom,
  assign,
  fromCallback,
  fromPromise,
  setup,
  type SnapshotFrom,
} from 'xstate';

import {
  type CookiePreferences,
  EVERYTHING,
  NOTHING_OPTIONAL,
  type OptionalCategory,
} from './cookiePreferences';

/** What the browser knows when a page opens. */
export interface KnownConsent {
  /** The saved choice, or null when there is none. */
  choice: CookiePreferences | null;
  /** Whether the browser asks all sites not to share data (Global Privacy Control). */
  asksForPrivacy: boolean;
}

export interface CookieConsentContext extends KnownConsent {
  /** What the boxes of the dialog show. */
  draft: CookiePreferences;
}

export type CookieConsentEvent =
  | { type: 'accept.all' }
  | { type: 'reject.all' }
  | { type: 'settings.open' }
  | { type: 'settings.close' }
  | { type: 'category.change'; category: OptionalCategory; isAllowed: boolean }
  | { type: 'category.allow'; category: OptionalCategory }
  | { type: 'preferences.save' }
  | { type: 'choice.changed'; choice: CookiePreferences | null };

/**
 * What a visitor allows to be stored and loaded (specification sections 2, 4 and 7, "Cookie consent").
 *
 * `readChoice` says what this browser knows; `watchChoice` reports with `choice.changed` what another tab saved, null
 * when it is gone; `writeChoice` keeps a choice made here and may fail silently, for the choice holds in this page
 * either way. Until there is a choice nothing optional is allowed; ask `allows`.
 */
export const cookieConsentMachine = setup({
  types: {} as { context: CookieConsentContext; events: CookieConsentEvent },
  actors: {
    readChoice: fromPromise<KnownConsent>(() =>
      Promise.reject(new Error('cookieConsentMachine: provide the `readChoice` actor.')),
    ),
    watchChoice: fromCallback<CookieConsentEvent>(() => {
      throw new Error('cookieConsentMachine: provide the `watchChoice` actor.');
    }),
  },
  actions: {
    writeChoice: (_, _params: { choice: CookiePreferences }) => undefined,
    setKnown: assign((_, params: KnownConsent) => params),
    setChoice: assign({
      choice: (_, params: { choice: CookiePreferences | null }) => params.choice,
    }),
    startDraft: assign({ draft: ({ context }) => context.choice ?? NOTHING_OPTIONAL }),
    changeDraft: assign({
      draft: ({ context }, params: { category: OptionalCategory; isAllowed: boolean }) => ({
        ...context.draft,
        [params.category]: params.isAllowed,
      }),
    }),
  },
  guards: {
    isChoice: (_, params: { choice: CookiePreferences | null }) => params.choice !== null,
    hasChoice: ({ context }) => context.choice !== null,
  },
}).createMachine({
  id: 'cookieConsent',
  context: { choice: null, asksForPrivacy: false, draft: NOTHING_OPTIONAL },
  invoke: { src: 'watchChoice', onError: {} },
  on: {
    'accept.all': {
      target: '.decided',
      actions: [
        { type: 'setChoice', params: { choice: EVERYTHING } },
        { type: 'writeChoice', params: { choice: EVERYTHING } },
      ],
    },
    'reject.all': {
      target: '.decided',
      actions: [
        { type: 'setChoice', params: { choice: NOTHING_OPTIONAL } },
        { type: 'writeChoice', params: { choice: NOTHING_OPTIONAL } },
      ],
    },
    'category.allow': {
      target: '.decided',
      actions: [
        {
          type: 'setChoice',
          params: ({ context, event }) => ({ choice: withAllowed(context, event.category) }),
        },
        {
          type: 'writeChoice',
          params: ({ context, event }) => ({ choice: withAllowed(context, event.category) }),
        },
      ],
    },
    'settings.open': { target: '.customizing' },
    'choice.changed': [
      {
        guard: { type: 'isChoice', params: ({ event }) => ({ choice: event.choice }) },
        target: '.decided',
        actions: { type: 'setChoice', params: ({ event }) => ({ choice: event.choice }) },
      },
      {
        target: '.banner',
        actions: { type: 'setChoice', params: { choice: null } },
      },
    ],
  },
  initial: 'reading',
  states: {
    reading: {
      // What is saved is known in a moment; opened before, the boxes would not show it.
      on: { 'settings.open': {} },
      invoke: {
        src: 'readChoice',
        onDone: [
          {
            guard: { type: 'isChoice', params: ({ event }) => ({ choice: event.output.choice }) },
            target: 'decided',
            actions: { type: 'setKnown', params: ({ event }) => event.output },
          },
          {
            target: 'banner',
            actions: { type: 'setKnown', params: ({ event }) => event.output },
          },
        ],
        onError: 'banner',
      },
    },
    banner: {},
    customizing: {
      entry: 'startDraft',
      on: {
        'category.change': {
          actions: {
            type: 'changeDraft',
            params: ({ event }) => ({ category: event.category, isAllowed: event.isAllowed }),
          },
        },
        'preferences.save': {
          target: 'decided',
          actions: [
            { type: 'setChoice', params: ({ context }) => ({ choice: context.draft }) },
            { type: 'writeChoice', params: ({ context }) => ({ choice: context.draft }) },
          ],
        },
        'settings.close': [{ guard: 'hasChoice', target: 'decided' }, { target: 'banner' }],
        // What the boxes say stays: the person in front of them has the last word.
        'choice.changed': {
          actions: { type: 'setChoice', params: ({ event }) => ({ choice: event.choice }) },
        },
        'settings.open': {},
      },
    },
    decided: {},
  },
});

export type CookieConsentRef = ActorRefFrom<typeof cookieConsentMachine>;

/** Whether what belongs to `category` may be stored and loaded now. */
export function allows(
  { context }: SnapshotFrom<typeof cookieConsentMachine>,
  category: OptionalCategory,
): boolean {
  return context.choice?.[category] ?? false;
}

function withAllowed(
  { choice }: CookieConsentContext,
  category: OptionalCategory,
): CookiePreferences {
  return { ...(choice ?? NOTHING_OPTIONAL), [category]: true };
}
