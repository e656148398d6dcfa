import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { MODEL_PROBLEMS, ModelError } from '../../machines/askModel';
import {
  type CheckedModel,
  DEFAULT_LANGUAGE_MODEL,
  languageModelMachine,
  languageModelToSave,
  type ModelDownload,
  type SavedLanguageModel,
} from '../../machines/languageModel';
import { modelMessages } from '../../machines/modelMessages';
import { settingsMachine } from '../../machines/settings';

const connected: SavedLanguageModel = {
  source: 'server',
  address: 'http://localhost:1234',
  model: 'small',
};
const DOWNLOADED: CheckedModel = { isDownloaded: true, models: [] };
const never = () => new Promise<never>(() => undefined);

function startLanguageModel({
  isBeta = true,
  saved = {},
  check = () => Promise.resolve(DOWNLOADED),
  download = never,
}: {
  isBeta?: boolean;
  saved?: Partial<SavedLanguageModel>;
  check?: (choice: SavedLanguageModel, signal: AbortSignal) => Promise<CheckedModel>;
  download?: (download: ModelDownload, signal: AbortSignal) => Promise<unknown>;
} = {}) {
  const settingsRef = createActor(settingsMachine, { input: { betaFeatures: isBeta } }).start();
  const clock = new SimulatedClock();
  const checked: SavedLanguageModel[] = [];
  const actor = createActor(
    languageModelMachine.provide({
      actors: {
        checkSource: fromPromise<CheckedModel, SavedLanguageModel>(({ input, signal }) => {
          checked.push(input);
          return check(input, signal);
        }),
        downloadModel: fromPromise<unknown, ModelDownload>(({ input, signal }) =>
          download(input, signal),
        ),
      },
    }),
    { clock, input: { settingsRef, ...saved } },
  ).start();
  const state = () => {
    const { value } = actor.getSnapshot();
    return typeof value === 'string' ? value : value.enabled;
  };
  return {
    actor,
    checked,
    clock,
    state,
    saved: () => languageModelToSave(actor.getSnapshot().context),
    context: () => actor.getSnapshot().context,
    isReady: () => actor.getSnapshot().hasTag('ready'),
    setBeta: (value: boolean) =>
      settingsRef.send({ type: 'setting.change', setting: 'betaFeatures', value }),
    resetSettings: () => {
      settingsRef.send({ type: 'settings.reset' });
      settingsRef.send({ type: 'reset.confirm' });
    },
    comesTo: (wanted: string) => waitFor(actor, () => state() === wanted, { timeout: 1000 }),
  };
}

const withServer = (more: Parameters<typeof startLanguageModel>[0] = {}) =>
  startLanguageModel({
    saved: connected,
    check: () => Promise.resolve({ isDownloaded: true, models: ['tiny', 'small'] }),
    ...more,
  });

describe('languageModelMachine', () => {
  it('is off without Beta Features, tries nothing, and forgets what was chosen', () => {
    const { state, checked, saved, actor } = startLanguageModel({
      isBeta: false,
      saved: connected,
    });
    actor.send({ type: 'connection.check' });
    actor.send({ type: 'address.change', value: connected.address });
    expect([state(), checked, saved()]).toEqual(['off', [], DEFAULT_LANGUAGE_MODEL]);
  });

  it('looks for the browser’s own model when Beta Features is turned on', async () => {
    const { setBeta, comesTo, checked, isReady } = startLanguageModel({ isBeta: false });
    setBeta(true);
    await comesTo('ready');
    expect([checked, isReady()]).toEqual([[DEFAULT_LANGUAGE_MODEL], true]);
  });

  it('ends what is under way and forgets the address when Beta Features is turned off', () => {
    let stopped: AbortSignal | undefined;
    const { setBeta, state, saved } = withServer({
      check: (_, signal) => {
        stopped = signal;
        return never();
      },
    });
    expect(state()).toBe('checking');
    setBeta(false);
    expect([state(), stopped?.aborted, saved()]).toEqual(['off', true, DEFAULT_LANGUAGE_MODEL]);
  });

  it('forgets the address when the settings go back to their defaults', () => {
    const { resetSettings, state, saved } = withServer({ check: never });
    resetSettings();
    expect([state(), saved()]).toEqual(['off', DEFAULT_LANGUAGE_MODEL]);
  });

  it('asks a server for nothing before the person checks the connection', async () => {
    const { actor, state, comesTo, checked, context } = startLanguageModel({
      check: ({ source }) =>
        source === 'browser'
          ? Promise.reject(new ModelError('unsupported'))
          : Promise.resolve({ isDownloaded: true, models: ['tiny', 'small'] }),
    });
    await comesTo('unavailable');
    actor.send({ type: 'source.choose', source: 'server' });
    actor.send({ type: 'address.change', value: 'localhost:1234' });
    expect([state(), checked.length]).toEqual(['unchecked', 1]);
    actor.send({ type: 'connection.check' });
    await comesTo('ready');
    expect(checked[1]).toEqual({ source: 'server', address: 'localhost:1234', model: null });
    expect(context()).toMatchObject({ models: ['tiny', 'small'], model: 'tiny' });
  });

  it('checks again, when the work is opened, a server that was connected', async () => {
    const { comesTo, saved, checked } = withServer();
    await comesTo('ready');
    expect([checked, saved()]).toEqual([[connected], connected]);
  });

  it('takes the first model where the chosen one is gone, and keeps the one that is chosen then', async () => {
    const { actor, comesTo, saved } = withServer({ saved: { ...connected, model: 'gone' } });
    await comesTo('ready');
    expect(saved().model).toBe('tiny');
    actor.send({ type: 'model.choose', model: 'never heard of' });
    actor.send({ type: 'model.choose', model: 'small' });
    expect(saved().model).toBe('small');
  });

  it('refuses an address of another computer beside the field, and the text stays', () => {
    const { actor, state, checked, context } = startLanguageModel({
      saved: { source: 'server', address: 'http://evil.example:11434' },
    });
    actor.send({ type: 'connection.check' });
    expect([state(), checked]).toEqual(['unchecked', []]);
    expect(context()).toMatchObject({
      address: 'http://evil.example:11434',
      addressProblem: modelMessages.address.notLocal,
    });
    actor.send({ type: 'address.change', value: 'http://localhost:1' });
    expect(context().addressProblem).toBeNull();
  });

  it.each(MODEL_PROBLEMS)('fault 79: says why a check failed: %s', async (problem) => {
    const { comesTo, context, isReady } = startLanguageModel({
      check: () => Promise.reject(new ModelError(problem)),
    });
    await comesTo('unavailable');
    expect([context().problem, isReady()]).toEqual([problem, false]);
  });

  it('gives a check up after 30 seconds, not after 29', () => {
    const { clock, state, context } = startLanguageModel({ check: never });
    clock.increment(29_000);
    expect(state()).toBe('checking');
    clock.increment(1000);
    expect([state(), context().problem]).toEqual(['unavailable', 'noAnswer']);
  });

  it('a second check ends the first', () => {
    const signals: AbortSignal[] = [];
    const { actor } = startLanguageModel({
      check: (_, signal) => {
        signals.push(signal);
        return never();
      },
    });
    actor.send({ type: 'connection.check' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  const downloadable = (
    download?: (given: ModelDownload, signal: AbortSignal) => Promise<unknown>,
  ) => startLanguageModel({ check: () => Promise.resolve({ isDownloaded: false }), download });

  it('downloads within the press that asks for it, tells how much is here, and is ready', async () => {
    let finish: () => void = () => undefined;
    let told: ((loaded: number) => void) | undefined;
    const { actor, comesTo, state, context } = downloadable(({ onLoaded }) => {
      told = onLoaded;
      return new Promise<void>((resolve) => (finish = resolve));
    });
    await comesTo('downloadable');
    actor.send({ type: 'download.start' });
    expect([state(), context().loaded, typeof told]).toEqual(['downloading', 0, 'function']);
    told?.(0.4);
    expect(context().loaded).toBe(0.4);
    finish();
    await comesTo('ready');
  });

  it('stops a download that is cancelled, and begins the next one at nothing', async () => {
    const signals: AbortSignal[] = [];
    const { actor, comesTo, state, context } = downloadable(({ onLoaded }, signal) => {
      signals.push(signal);
      if (signals.length === 1) onLoaded(0.7);
      return never();
    });
    await comesTo('downloadable');
    actor.send({ type: 'download.start' });
    actor.send({ type: 'download.cancel' });
    expect([state(), signals[0]?.aborted]).toEqual(['downloadable', true]);
    actor.send({ type: 'download.start' });
    expect(context().loaded).toBe(0);
  });

  it('says why a download failed', async () => {
    const { actor, comesTo, context } = downloadable(() =>
      Promise.reject(new ModelError('notCreated')),
    );
    await comesTo('downloadable');
    actor.send({ type: 'download.start' });
    await comesTo('unavailable');
    expect(context().problem).toBe('notCreated');
  });

  it('may be asked while it fails, and has recovered with the next answer or another model', async () => {
    const { actor, comesTo, state, context, isReady } = withServer();
    await comesTo('ready');
    actor.send({ type: 'model.failed', problem: 'noServer' });
    expect([state(), context().problem, isReady()]).toEqual(['failing', 'noServer', true]);
    actor.send({ type: 'model.failed', problem: 'halfAnswer' });
    expect(context().problem).toBe('halfAnswer');
    actor.send({ type: 'model.answered' });
    expect([state(), context().problem]).toEqual(['ready', null]);
    actor.send({ type: 'model.failed', problem: 'notJson' });
    actor.send({ type: 'model.choose', model: 'tiny' });
    expect([state(), context().model, context().problem]).toEqual(['ready', 'tiny', null]);
  });

  it('every state can be reached', () => {
    const settingsRef = createActor(settingsMachine, { input: { betaFeatures: true } }).start();
    const [checkedOk, checkedNot] = [DOWNLOADED, { isDownloaded: false }].map((output) => ({
      type: 'xstate.done.actor.0.languageModel.enabled.checking',
      output,
    }));
    const paths = getShortestPaths(languageModelMachine, {
      input: { settingsRef },
      events: [
        { type: 'beta.off' },
        { type: 'source.choose', source: 'server' },
        { type: 'download.start' },
        { type: 'model.failed', problem: 'noServer' },
        checkedOk as never,
        checkedNot as never,
        {
          type: 'xstate.error.actor.0.languageModel.enabled.checking',
          error: new ModelError('noServer'),
        } as never,
      ],
      limit: 200,
    });
    expect(new Set(paths.map(({ state }) => JSON.stringify(state.value)))).toEqual(
      new Set([
        '"off"',
        ...[
          'unchecked',
          'checking',
          'unavailable',
          'downloadable',
          'downloading',
          'ready',
          'failing',
        ].map((state) => `{"enabled":"${state}"}`),
      ]),
    );
  });
});
