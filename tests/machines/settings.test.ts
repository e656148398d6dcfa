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
    actor.send({ type: 'reset' });
    actor.send({ type: 'reset.cancel' });
    actor.send({ type: 'reset.confirm' });
    expect(saved()).toEqual({ betaFeatures: true, notifications: true, autoSave: false });
    actor.send({ type: 'reset' });
    actor.send({ type: 'reset.confirm' });
    actor.send({ type: 'reset.confirm' });
    expect(saved()).toEqual(DEFAULT_SETTINGS);
    expect(notices).toEqual([
      { type: 'notice', status: 'success', message: 'Settings reset to defaults' },
    ]);
  });

  it('every state can be reached', () => {
    const paths = getShortestPaths(settingsMachine, {
      input: {},
      events: [
        { type: 'setting.change', setting: 'notifications', value: true },
        { type: 'reset' },
      ],
      limit: 50,
    });
    expect(new Set(paths.map(({ state }) => JSON.stringify(state.value)))).toEqual(
      new Set(['{"editing":"choosing"}', '{"editing":"asking"}', '"confirmingReset"']),
    );
  });
});
