import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import type { Notice } from '../../machines/notice';
import {
  DEFAULT_SETTINGS,
  type NotificationPermission,
  type SavedSettings,
  settingsMachine,
  settingsToSave,
} from '../../machines/settings';

function startSettings(
  input: Partial<SavedSettings> = {},
  askPermission: () => Promise<NotificationPermission> = () => Promise.resolve('granted'),
) {
  const notices: Notice[] = [];
  let asked = 0;
  const actor = createActor(
    settingsMachine.provide({
      actors: {
        askPermission: fromPromise(() => {
          asked += 1;
          return askPermission();
        }),
      },
    }),
    { input },
  );
  actor.on('notice', (notice) => notices.push(notice));
  actor.start();
  return {
    actor,
    notices,
    asked: () => asked,
    saved: () => settingsToSave(actor.getSnapshot().context),
    rested: () => waitFor(actor, (snapshot) => snapshot.matches({ editing: 'choosing' })),
  };
}

describe('settingsMachine', () => {
  it('starts with the defaults of the specification', () => {
    expect(startSettings().saved()).toEqual({
      betaFeatures: false,
      notifications: true,
      autoSave: true,
    });
  });

  it('starts with what was saved', () => {
    expect(startSettings({ autoSave: false }).saved()).toEqual({
      ...DEFAULT_SETTINGS,
      autoSave: false,
    });
  });

  it('tells that beta features are on and off, and nothing else about a switch', () => {
    const { actor, notices, saved } = startSettings();
    actor.send({ type: 'setting.change', setting: 'betaFeatures', value: true });
    actor.send({ type: 'setting.change', setting: 'betaFeatures', value: false });
    actor.send({ type: 'setting.change', setting: 'autoSave', value: false });
    expect(notices).toEqual([
      { type: 'notice', status: 'info', message: 'Beta features enabled' },
      { type: 'notice', status: 'info', message: 'Beta features disabled' },
    ]);
    expect(saved()).toEqual({ betaFeatures: false, notifications: true, autoSave: false });
  });

  it('asks for permission when Notifications is turned on, never before', async () => {
    const { actor, asked, rested } = startSettings();
    actor.send({ type: 'setting.change', setting: 'notifications', value: false });
    expect(asked()).toBe(0);
    actor.send({ type: 'setting.change', setting: 'notifications', value: true });
    expect(asked()).toBe(1);
    await rested();
    expect(actor.getSnapshot().context.permission).toBe('granted');
  });

  it('stays usable while the browser asks, and takes a failure for a no', async () => {
    const { actor, rested, saved } = startSettings({ notifications: false }, () =>
      Promise.reject(new Error('not supported')),
    );
    actor.send({ type: 'setting.change', setting: 'notifications', value: true });
    actor.send({ type: 'setting.change', setting: 'autoSave', value: false });
    expect(saved()).toEqual({ betaFeatures: false, notifications: true, autoSave: false });
    await rested();
    expect(actor.getSnapshot().context.permission).toBe('denied');
  });

  it('resets only after it was confirmed, and tells once', () => {
    const { actor, notices, saved } = startSettings({ betaFeatures: true, autoSave: false });
    actor.send({ type: 'settings.reset' });
    actor.send({ type: 'reset.cancel' });
    actor.send({ type: 'reset.confirm' });
    expect(saved()).toEqual({ betaFeatures: true, notifications: true, autoSave: false });
    actor.send({ type: 'settings.reset' });
    actor.send({ type: 'reset.confirm' });
    actor.send({ type: 'reset.confirm' });
    expect(saved()).toEqual(DEFAULT_SETTINGS);
    expect(notices).toEqual([
      { type: 'notice', status: 'success', message: 'Settings reset to defaults' },
    ]);
  });

  it('offers notifications once, after the first generation that ended unseen', async () => {
    const { actor, asked, rested } = startSettings();
    const isOffering = () => actor.getSnapshot().matches({ editing: 'offering' });
    expect(isOffering()).toBe(false);
    actor.send({ type: 'generation.unseen' });
    expect([isOffering(), asked()]).toEqual([true, 0]);
    actor.send({ type: 'offer.accept' });
    expect(asked()).toBe(1);
    await rested();
    expect(actor.getSnapshot().context).toEqual({
      ...DEFAULT_SETTINGS,
      permission: 'granted',
      wasOffered: true,
    });
    actor.send({ type: 'permission.changed', permission: 'undecided', wasOffered: true });
    actor.send({ type: 'generation.unseen' });
    expect(isOffering()).toBe(false);
  });

  it.each([
    ['the browser was asked already', {}, { permission: 'denied', wasOffered: false }],
    ['it was offered before', {}, { permission: 'undecided', wasOffered: true }],
    [
      'notifications are off',
      { notifications: false },
      { permission: 'undecided', wasOffered: false },
    ],
  ] as const)('offers nothing where %s', (_, saved, state) => {
    const { actor } = startSettings(saved);
    actor.send({ type: 'permission.changed', ...state });
    actor.send({ type: 'generation.unseen' });
    expect(actor.getSnapshot().value).toEqual({ editing: 'choosing' });
  });

  it('takes the offer back where it is declined, or another way was found meanwhile', () => {
    const declined = startSettings();
    declined.actor.send({ type: 'generation.unseen' });
    declined.actor.send({ type: 'offer.decline' });
    expect(declined.actor.getSnapshot().value).toEqual({ editing: 'choosing' });
    expect(declined.saved()).toEqual(DEFAULT_SETTINGS);
    const allowed = startSettings();
    allowed.actor.send({ type: 'generation.unseen' });
    allowed.actor.send({ type: 'permission.changed', permission: 'granted', wasOffered: true });
    expect(allowed.actor.getSnapshot().value).toEqual({ editing: 'choosing' });
  });

  it('every state can be reached', () => {
    const paths = getShortestPaths(settingsMachine, {
      input: {},
      events: [
        { type: 'setting.change', setting: 'notifications', value: true },
        { type: 'settings.reset' },
        { type: 'generation.unseen' },
      ],
      limit: 50,
    });
    expect(new Set(paths.map(({ state }) => JSON.stringify(state.value)))).toEqual(
      new Set([
        '{"editing":"choosing"}',
        '{"editing":"offering"}',
        '{"editing":"asking"}',
        '"confirmingReset"',
      ]),
    );
  });
});
