import { assign, emit, fromPromise, setup } from 'xstate';

import { messages } from './messages';
import type { Notice } from './notice';

/** Settings of specification section 3. */
export interface Settings {
  betaFeatures: boolean;
  notifications: boolean;
  autoSave: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  betaFeatures: false,
  notifications: true,
  autoSave: true,
};

/** What the browser says about showing notifications outside of the page; `undecided`: it was not asked, or got no answer. */
export type NotificationPermission = 'undecided' | 'granted' | 'denied';

export interface SettingsContext extends Settings {
  permission: NotificationPermission;
  /** Whether this browser's person was asked already whether they want notifications. */
  wasOffered: boolean;
}

export type SettingsEvent =
  | { type: 'setting.change'; setting: keyof Settings; value: boolean }
  | { type: 'settings.reset' }
  | { type: 'reset.confirm' }
  | { type: 'reset.cancel' }
  | { type: 'permission.changed'; permission: NotificationPermission; wasOffered: boolean }
  /** A generation ended while the page was not seen. */
  | { type: 'generation.unseen' }
  | { type: 'offer.accept' }
  | { type: 'offer.decline' }
  /** Another tab has kept them. */
  | { type: 'work.learned'; saved: SavedSettings };

/**
 * The three settings of App Settings and the way back to their defaults (specification sections 2, 3 and 8).
 *
 * Input: what was saved; what is missing has its default. `askPermission` asks the browser, if it must be asked, whether
 * the product may notify, and only after the person turned Notifications on or took the offer, which comes once: after the
 * first generation that ended unseen. `rememberOffer` keeps that it was made. Emits `notice` for beta features and a reset.
 */
export const settingsMachine = setup({
  types: {} as {
    context: SettingsContext;
    events: SettingsEvent;
    input: Partial<SavedSettings>;
    emitted: Notice;
  },
  actors: {
    askPermission: fromPromise<NotificationPermission>(() =>
      Promise.reject(new Error('settingsMachine: provide the `askPermission` actor.')),
    ),
  },
  actions: {
    changeSetting: assign((_, params: { setting: keyof Settings; value: boolean }) => ({
      [params.setting]: params.value,
    })),
    setSettings: assign((_, params: { saved: SavedSettings }) => params.saved),
    resetSettings: assign(DEFAULT_SETTINGS),
    setPermission: assign({
      permission: (_, params: { permission: NotificationPermission }) => params.permission,
    }),
    setOffered: assign({
      wasOffered: (_, params: { wasOffered: boolean }) => params.wasOffered,
    }),
    rememberOffer: () => undefined,
    emitNotice: emit((_, params: Omit<Notice, 'type'>): Notice => ({ type: 'notice', ...params })),
  },
  guards: {
    canOffer: ({ context }) =>
      context.notifications && context.permission === 'undecided' && !context.wasOffered,
    isPointless: ({ context }) => !context.notifications || context.permission !== 'undecided',
    isBeta: (_, params: { setting: keyof Settings }) => params.setting === 'betaFeatures',
    turnsNotificationsOn: (_, params: { setting: keyof Settings; value: boolean }) =>
      params.setting === 'notifications' && params.value,
  },
}).createMachine({
  id: 'settings',
  context: ({ input }) => ({
    ...DEFAULT_SETTINGS,
    ...input,
    permission: 'undecided',
    wasOffered: false,
  }),
  on: {
    'work.learned': {
      actions: { type: 'setSettings', params: ({ event }) => ({ saved: event.saved }) },
    },
    'permission.changed': {
      actions: [
        {
          type: 'setPermission',
          params: ({ event }) => ({ permission: event.permission }),
        },
        { type: 'setOffered', params: ({ event }) => ({ wasOffered: event.wasOffered }) },
      ],
    },
  },
  initial: 'editing',
  states: {
    editing: {
      initial: 'choosing',
      on: {
        'setting.change': [
          {
            guard: { type: 'isBeta', params: ({ event }) => ({ setting: event.setting }) },
            actions: [
              {
                type: 'changeSetting',
                params: ({ event }) => ({ setting: event.setting, value: event.value }),
              },
              {
                type: 'emitNotice',
                params: ({ event }) => ({
                  status: 'info',
                  message: event.value
                    ? messages.settings.betaEnabled
                    : messages.settings.betaDisabled,
                }),
              },
            ],
          },
          {
            guard: {
              type: 'turnsNotificationsOn',
              params: ({ event }) => ({ setting: event.setting, value: event.value }),
            },
            target: '.asking',
            actions: {
              type: 'changeSetting',
              params: ({ event }) => ({ setting: event.setting, value: event.value }),
            },
          },
          {
            actions: {
              type: 'changeSetting',
              params: ({ event }) => ({ setting: event.setting, value: event.value }),
            },
          },
        ],
        'settings.reset': 'confirmingReset',
      },
      states: {
        choosing: { on: { 'generation.unseen': { guard: 'canOffer', target: 'offering' } } },
        offering: {
          entry: [{ type: 'setOffered', params: { wasOffered: true } }, 'rememberOffer'],
          always: { guard: 'isPointless', target: 'choosing' },
          on: { 'offer.accept': 'asking', 'offer.decline': 'choosing' },
        },
        asking: {
          invoke: {
            src: 'askPermission',
            onDone: {
              target: 'choosing',
              actions: {
                type: 'setPermission',
                params: ({ event }) => ({ permission: event.output }),
              },
            },
            onError: {
              target: 'choosing',
              actions: { type: 'setPermission', params: { permission: 'denied' } },
            },
          },
        },
      },
    },
    confirmingReset: {
      on: {
        'reset.confirm': {
          target: 'editing',
          actions: [
            'resetSettings',
            {
              type: 'emitNotice',
              params: { status: 'success', message: messages.settings.reset },
            },
          ],
        },
        'reset.cancel': 'editing',
      },
    },
  },
});

export type SavedSettings = Settings;

/** What of the settings outlives a reload. */
export function settingsToSave({ betaFeatures, notifications, autoSave }: Settings): SavedSettings {
  return { betaFeatures, notifications, autoSave };
}
