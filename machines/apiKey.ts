import { assign, emit, fromPromise, raise, setup } from 'xstate';

import { messages } from './messages';
import type { Notice } from './notice';

export interface ApiKeyContext {
  /** `wt_` and 16 characters; empty until it is made. */
  key: string;
  /** Why the last thing asked for did not work. */
  problem: string | null;
}

export type ApiKeyEvent =
  | { type: 'key.show' }
  | { type: 'key.hide' }
  | { type: 'key.copy' }
  | { type: 'key.create' }
  | { type: 'regeneration.ask' }
  | { type: 'regeneration.confirm' }
  | { type: 'regeneration.cancel' }
  /** Another tab has kept it. */
  | { type: 'work.learned'; saved: SavedApiKey };

export interface SavedApiKey {
  key: string;
}

/**
 * The API key of the signed-in person (specification sections 2, 8 and 9, "API Keys"); it is made on the device and no
 * service knows it.
 *
 * Input: the saved key; without one, a key is made at once. `createKey` answers with a new key, `copyText` puts a text on
 * the clipboard and rejects where the browser does not allow it: then the key is shown, to be copied by hand. Emits
 * `notice` for every outcome of copying and regenerating.
 */
export const apiKeyMachine = setup({
  types: {} as {
    context: ApiKeyContext;
    events: ApiKeyEvent;
    input: Partial<SavedApiKey>;
    emitted: Notice;
    tags: 'busy';
  },
  actors: {
    createKey: fromPromise<string>(() =>
      Promise.reject(new Error('apiKeyMachine: provide the `createKey` actor.')),
    ),
    copyText: fromPromise<unknown, { text: string }>(() =>
      Promise.reject(new Error('apiKeyMachine: provide the `copyText` actor.')),
    ),
  },
  actions: {
    setKey: assign({ key: (_, params: { key: string }) => params.key }),
    setProblem: assign({ problem: (_, params: { message: string }) => params.message }),
    clearProblem: assign({ problem: null }),
    showKey: raise({ type: 'key.show' }),
    hideKey: raise({ type: 'key.hide' }),
    emitNotice: emit((_, params: Omit<Notice, 'type'>): Notice => ({ type: 'notice', ...params })),
  },
  guards: {
    hasKey: ({ context }) => context.key !== '',
  },
}).createMachine({
  id: 'apiKey',
  context: ({ input }) => ({ key: input.key ?? '', problem: null }),
  on: {
    'work.learned': {
      actions: { type: 'setKey', params: ({ event }) => ({ key: event.saved.key }) },
    },
  },
  type: 'parallel',
  states: {
    visibility: {
      initial: 'masked',
      states: {
        masked: { on: { 'key.show': 'shown' } },
        shown: { on: { 'key.hide': 'masked' } },
      },
    },
    work: {
      initial: 'restoring',
      states: {
        restoring: { always: [{ guard: 'hasKey', target: 'idle' }, { target: 'creating' }] },
        creating: {
          tags: 'busy',
          entry: 'clearProblem',
          invoke: {
            id: 'createFirstKey',
            src: 'createKey',
            onDone: {
              target: 'idle',
              actions: { type: 'setKey', params: ({ event }) => ({ key: event.output }) },
            },
            onError: {
              target: 'missing',
              actions: { type: 'setProblem', params: { message: messages.apiKey.failed } },
            },
          },
        },
        missing: { on: { 'key.create': 'creating' } },
        idle: {
          on: {
            'key.copy': 'copying',
            'regeneration.ask': { target: 'confirming', actions: 'clearProblem' },
          },
        },
        copying: {
          tags: 'busy',
          entry: 'clearProblem',
          invoke: {
            id: 'copyKey',
            src: 'copyText',
            input: ({ context }) => ({ text: context.key }),
            onDone: {
              target: 'idle',
              actions: {
                type: 'emitNotice',
                params: { status: 'success', message: messages.apiKey.copied },
              },
            },
            onError: {
              target: 'idle',
              actions: [
                'showKey',
                { type: 'setProblem', params: { message: messages.apiKey.copyFailed } },
                {
                  type: 'emitNotice',
                  params: { status: 'error', message: messages.apiKey.copyFailed },
                },
              ],
            },
          },
        },
        confirming: {
          on: { 'regeneration.confirm': 'regenerating', 'regeneration.cancel': 'idle' },
        },
        regenerating: {
          tags: 'busy',
          invoke: {
            id: 'createNextKey',
            src: 'createKey',
            onDone: {
              target: 'idle',
              actions: [
                { type: 'setKey', params: ({ event }) => ({ key: event.output }) },
                'hideKey',
                {
                  type: 'emitNotice',
                  params: { status: 'success', message: messages.apiKey.regenerated },
                },
              ],
            },
            onError: {
              target: 'idle',
              actions: [
                { type: 'setProblem', params: { message: messages.apiKey.failed } },
                {
                  type: 'emitNotice',
                  params: { status: 'error', message: messages.apiKey.failed },
                },
              ],
            },
          },
        },
      },
    },
  },
});

/** What is worth saving of the key. */
export function apiKeyToSave({ key }: ApiKeyContext): SavedApiKey {
  return { key };
}
