import { type ActorRefFromLogic, assign, fromCallback, fromPromise, setup } from 'xstate';

import { ModelError, type ModelProblem } from './askModel';
import { parseServerAddress } from './serverAddress';
import type { settingsMachine } from './settings';

export const MODEL_SOURCES = ['browser', 'server'] as const;

/** The model that the browser has itself, or a server on this device. */
export type ModelSource = (typeof MODEL_SOURCES)[number];

/** Which model the person chose. */
export interface SavedLanguageModel {
  source: ModelSource;
  /** What stands in the field: nothing is sent to it unless `parseServerAddress` takes it. */
  address: string;
  /** Name of the server's model; null: none was chosen yet. */
  model: string | null;
}

export const DEFAULT_LANGUAGE_MODEL: SavedLanguageModel = {
  source: 'browser',
  address: 'http://localhost:11434',
  model: null,
};

type SettingsRef = ActorRefFromLogic<typeof settingsMachine>;

export interface LanguageModelContext extends SavedLanguageModel {
  settingsRef: SettingsRef | null;
  /** Names of the server's models. */
  models: string[];
  addressProblem: string | null;
  /** Why it is not available, or why the latest answer failed. */
  problem: ModelProblem | null;
  /** How much of the download is here, from 0 to 1. */
  loaded: number;
}

export type LanguageModelEvent =
  | { type: 'beta.on' }
  | { type: 'beta.off' }
  | { type: 'source.choose'; source: ModelSource }
  | { type: 'address.change'; value: string }
  | { type: 'connection.check' }
  | { type: 'model.choose'; model: string }
  | { type: 'download.start' }
  | { type: 'download.progressed'; loaded: number }
  | { type: 'download.cancel' }
  /** Told by whoever asked it. */
  | { type: 'model.answered' }
  | { type: 'model.failed'; problem: ModelProblem };

/** What a check found; `models` are the server's. */
export type CheckedModel =
  | { isDownloaded: true; models: string[] }
  /** It has to be downloaded first. */
  | { isDownloaded: false };

/** What `downloadModel` is given: it tells how much is here, from 0 to 1. */
export interface ModelDownload {
  onLoaded: (loaded: number) => void;
}

/**
 * The language model that the person has on their own device (specification sections 2 and 4, "Language model"): which one, and
 * whether it can be asked. It follows Beta Features: off, everything is forgotten. A server is asked for nothing before the
 * person checks the connection; one that was connected before is checked again when the work is opened.
 *
 * Input: the settings that are followed, and what was saved. `checkSource` tries the chosen source and rejects with
 * `ModelError`; `downloadModel` has the browser download its own, which a browser allows only within a press. The tag `ready`
 * is on the states in which `askModel` may be asked. Emits nothing.
 */
export const languageModelMachine = setup({
  types: {} as {
    context: LanguageModelContext;
    events: LanguageModelEvent;
    input: { settingsRef: SettingsRef | null } & Partial<SavedLanguageModel>;
    tags: 'busy' | 'ready';
  },
  actors: {
    followBeta: fromCallback<LanguageModelEvent, SettingsRef | null>(
      ({ input: settingsRef, sendBack }) => {
        if (settingsRef === null) return;
        let known = settingsRef.getSnapshot().context.betaFeatures;
        const subscription = settingsRef.subscribe(({ context: { betaFeatures } }) => {
          if (betaFeatures === known) return;
          known = betaFeatures;
          sendBack({ type: known ? 'beta.on' : 'beta.off' });
        });
        return () => subscription.unsubscribe();
      },
    ),
    checkSource: fromPromise<CheckedModel, SavedLanguageModel>(() =>
      Promise.reject(new Error('languageModelMachine: provide the `checkSource` actor.')),
    ),
    downloadModel: fromPromise<unknown, ModelDownload>(() =>
      Promise.reject(new Error('languageModelMachine: provide the `downloadModel` actor.')),
    ),
  },
  actions: {
    forget: assign({ ...DEFAULT_LANGUAGE_MODEL, ...nothingKnown() }),
    setChoice: assign((_, params: Partial<SavedLanguageModel>) => ({
      ...nothingKnown(),
      ...params,
    })),
    setAddressProblem: assign({
      addressProblem: ({ context }) => parseServerAddress(context.address).problem,
    }),
    setModels: assign(({ context }, params: { models: string[] }) => ({
      models: params.models,
      model: params.models.includes(context.model ?? '')
        ? context.model
        : (params.models[0] ?? null),
    })),
    setModel: assign({ model: (_, params: { model: string }) => params.model }),
    setLoaded: assign({ loaded: (_, params: { loaded: number }) => params.loaded }),
    setProblem: assign({ problem: (_, params: { problem: ModelProblem }) => params.problem }),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    isBeta: ({ context }) => context.settingsRef?.getSnapshot().context.betaFeatures === true,
    wasConnected: ({ context }) => context.source === 'browser' || context.model !== null,
    isAskable: ({ context }) =>
      context.source === 'browser' || parseServerAddress(context.address).problem === null,
    isListed: ({ context }, params: { model: string }) => context.models.includes(params.model),
    isDownloaded: (_, params: { checked: CheckedModel }) => params.checked.isDownloaded,
  },
  delays: { longestCheck: 30_000 },
}).createMachine({
  id: 'languageModel',
  context: ({ input: { settingsRef, ...saved } }) => ({
    ...DEFAULT_LANGUAGE_MODEL,
    ...saved,
    ...nothingKnown(),
    settingsRef,
  }),
  invoke: { src: 'followBeta', input: ({ context }) => context.settingsRef },
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isBeta', target: 'enabled' },
        { target: 'off', actions: 'forget' },
      ],
    },
    off: { on: { 'beta.on': 'enabled' } },
    enabled: {
      initial: 'deciding',
      on: {
        'beta.off': { target: 'off', actions: 'forget' },
        'source.choose': {
          target: '.deciding',
          actions: { type: 'setChoice', params: ({ event: { source } }) => ({ source }) },
        },
        'address.change': {
          target: '.unchecked',
          actions: {
            type: 'setChoice',
            params: ({ event }) => ({ address: event.value, model: null }),
          },
        },
        'connection.check': [
          { guard: 'isAskable', target: '.checking', reenter: true },
          { target: '.unchecked', actions: 'setAddressProblem' },
        ],
      },
      states: {
        deciding: { always: [{ guard: 'wasConnected', target: 'checking' }, 'unchecked'] },
        unchecked: {},
        checking: {
          tags: 'busy',
          entry: 'clearProblem',
          invoke: {
            src: 'checkSource',
            input: ({ context: { source, address, model } }) => ({ source, address, model }),
            onDone: [
              {
                guard: { type: 'isDownloaded', params: ({ event }) => ({ checked: event.output }) },
                target: 'ready',
                actions: { type: 'setModels', params: ({ event }) => modelsOf(event.output) },
              },
              { target: 'downloadable' },
            ],
            onError: {
              target: 'unavailable',
              actions: { type: 'setProblem', params: ({ event }) => problemOf(event.error) },
            },
          },
          after: {
            longestCheck: {
              target: 'unavailable',
              actions: { type: 'setProblem', params: { problem: 'noAnswer' } },
            },
          },
        },
        unavailable: {},
        downloadable: { on: { 'download.start': 'downloading' } },
        downloading: {
          tags: 'busy',
          entry: { type: 'setLoaded', params: { loaded: 0 } },
          invoke: {
            src: 'downloadModel',
            input: ({ self }) => ({
              onLoaded: (loaded) => self.send({ type: 'download.progressed', loaded }),
            }),
            onDone: 'ready',
            onError: {
              target: 'unavailable',
              actions: { type: 'setProblem', params: ({ event }) => problemOf(event.error) },
            },
          },
          on: {
            'download.progressed': {
              actions: { type: 'setLoaded', params: ({ event }) => ({ loaded: event.loaded }) },
            },
            'download.cancel': 'downloadable',
          },
        },
        ready: {
          tags: 'ready',
          entry: 'clearProblem',
          on: {
            'model.failed': {
              target: 'failing',
              actions: { type: 'setProblem', params: ({ event }) => ({ problem: event.problem }) },
            },
            'model.choose': {
              guard: { type: 'isListed', params: ({ event }) => ({ model: event.model }) },
              actions: { type: 'setModel', params: ({ event }) => ({ model: event.model }) },
            },
          },
        },
        // The next answer may be a good one, so it may be asked all the same.
        failing: {
          tags: 'ready',
          on: {
            'model.answered': 'ready',
            'model.failed': {
              actions: { type: 'setProblem', params: ({ event }) => ({ problem: event.problem }) },
            },
            'model.choose': {
              guard: { type: 'isListed', params: ({ event }) => ({ model: event.model }) },
              target: 'ready',
              actions: { type: 'setModel', params: ({ event }) => ({ model: event.model }) },
            },
          },
        },
      },
    },
  },
});

/** What outlives a reload, in its tab alone; nothing of a model that is off. */
export function languageModelToSave({
  source,
  address,
  model,
}: LanguageModelContext): SavedLanguageModel {
  return { source, address, model };
}

function nothingKnown(): Pick<
  LanguageModelContext,
  'models' | 'addressProblem' | 'problem' | 'loaded'
> {
  return { models: [], addressProblem: null, problem: null, loaded: 0 };
}

const modelsOf = (checked: CheckedModel) => ({
  models: checked.isDownloaded ? checked.models : [],
});

const problemOf = (error: unknown): { problem: ModelProblem } => ({
  problem: error instanceof ModelError ? error.problem : 'notCreated',
});
