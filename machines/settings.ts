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

/** What the browser says about showing notifications outside of the page; `undecided` has not been asked. */
export type NotificationPermission = 'undecided' | 'granted' | 'denied';

export interface SettingsContext extends Settings {
  permission: NotificationPermission;
}

export type SettingsEvent =
  | { type: 'setting.change'; setting: keyof Settings; value: boolean }
  | { type: 'reset' }
  | { type: 'reset.confirm' }
  | { type: 'reset.cancel' };

/**
 * The three settings of App Settings and the way back to their defaults (specification sections 2, 3 and 8).
 *
 * Input: what was saved; what is missing has its default. `askPermission` asks the browser, if it must be asked, whether
 * the product may notify, and only after the person turned Notifications on. Emits `notice` for beta features and a reset.
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
    resetSettings: assign(DEFAULT_SETTINGS),
    setPermission: assign({
      permission: (_, params: { permission: NotificationPermission }) => params.permission,
    }),
    emitNotice: emit((_, params: Omit<Notice, 'type'>): Notice => ({ type: 'notice', ...params })),
  },
  guards: {
    isBeta: (_, params: { setting: keyof Settings }) => params.setting === 'betaFeatures',
    turnsNotificationsOn: (_, params: { setting: keyof Settings; value: boolean }) =>
      params.setting === 'notifications' && params.value,
  },
}).createMachine({
  id: 'settings',
  context: ({ input }) => ({ ...DEFAULT_SETTINGS, ...input, permission: 'undecided' }),
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
        reset: 'confirmingReset',
      },
      states: {
        choosing: {},
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
