import { type AnyActorRef, assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';

import type {
  Build,
  ComponentRefusal,
  ComponentRequest,
  UIComponent,
  WebsiteRequest,
} from './entities';
import type { Image, ImageRefusal, ImageRequest } from './image';
import { GENERATION_DELAY } from './limits';
import { messages } from './messages';
import { NetworkMissingError } from './networkMissing';
import type { Notice } from './notice';
import { isBlank } from './text';

export type GenerationKind = keyof typeof GENERATION_DELAY;

/** What can be asked for; one per kind. */
export type GenerationRequest =
  /** `from`: the current build, whose edits stay where the prompt tells of the same business. */
  | ({ kind: 'website'; from?: Build } & WebsiteRequest)
  | ({ kind: 'component' } & ComponentRequest)
  | ({ kind: 'image' } & ImageRequest);
export type Generated =
  | { kind: 'website'; build: Build }
  | { kind: 'component'; component: UIComponent }
  | { kind: 'image'; image: Image };
/** What the work answers: something was made, or nothing that can be made fits the request. */
export type GenerationAnswer = Generated | { refusal: ComponentRefusal | ImageRefusal };
export interface GenerationFinished<TKind extends GenerationKind = GenerationKind> {
  type: 'generation.finished';
  generated: Extract<Generated, { kind: TKind }>;
}

export interface GenerationContext {
  kind: GenerationKind;
  /** Who is told the result. */
  replyTo: AnyActorRef | null;
  request: GenerationRequest | null;
  generated: Generated | null;
  /** Why nothing fits the last request; null unless that was the answer. */
  refusal: ComponentRefusal | ImageRefusal | null;
  problem: string | null;
}

export type GenerationEvent =
  | { type: 'generation.start'; request: GenerationRequest }
  | { type: 'generation.cancel' }
  | { type: 'problem.dismiss' }
  | { type: 'network.returned' };

/** The four helpers of specification section 1, in the order in which they work. */
export const HELPERS = ['architect', 'crafter', 'designAssistant', 'fastEditor'] as const;
export type Helper = (typeof HELPERS)[number];

/** When a helper starts, as a share of the stated delay. */
const HELPER_STARTS: Record<Exclude<Helper, 'architect'>, number> = {
  crafter: 0.25,
  designAssistant: 0.55,
  fastEditor: 0.8,
};

const startOf =
  (helper: keyof typeof HELPER_STARTS) =>
  ({ context }: { context: GenerationContext }) =>
    Math.round(GENERATION_DELAY[context.kind] * HELPER_STARTS[helper]);

/**
 * One generation at a time of one kind: website, component or image (specification sections 1, 4 and 9).
 * The work and the stated delay run side by side: the result appears when both are done.
 *
 * Input: the kind and, if somebody waits for the result, `replyTo`, which receives `generation.finished`.
 * Emits `notice` on success, on failure and on a prompt that says nothing. That nothing fits a request is no failure:
 * it rests in `refused` with the reasons, and says nothing elsewhere. The request keeps the prompt; the
 * prompt's owner keeps its text. Where `generate` rejects with `NetworkMissingError` the work waits until `watchNetwork`
 * reports a network, and begins again.
 */
export const generationMachine = setup({
  types: {} as {
    context: GenerationContext;
    events: GenerationEvent;
    input: { kind: GenerationKind; replyTo?: GenerationContext['replyTo'] };
    emitted: Notice;
    tags: 'busy';
  },
  actors: {
    generate: fromPromise<GenerationAnswer, GenerationRequest>(() =>
      Promise.reject(new Error('generationMachine: provide the `generate` actor.')),
    ),
    watchNetwork: fromCallback<GenerationEvent>(() => {
      throw new Error('generationMachine: provide the `watchNetwork` actor.');
    }),
  },
  actions: {
    rememberRequest: assign({
      request: (_, params: { request: GenerationRequest }) => params.request,
      generated: null,
      refusal: null,
      problem: null,
    }),
    rememberAnswer: assign((_, { answer }: { answer: GenerationAnswer }) =>
      'refusal' in answer ? { refusal: answer.refusal } : { generated: answer },
    ),
    forgetRefusal: assign({ refusal: null }),
    forgetRequest: assign({ request: null, generated: null }),
    setProblem: assign({
      problem: ({ context }, params: { outcome: 'emptyPrompt' | 'failed' | 'offline' }) =>
        messages.generation[context.kind][params.outcome],
    }),
    clearProblem: assign({ problem: null }),
    emitProblem: emit(({ context }): Notice => ({
      type: 'notice',
      status: 'error',
      message: context.problem ?? messages.generation[context.kind].failed,
    })),
    emitSuccess: emit(({ context }): Notice => ({
      type: 'notice',
      status: 'success',
      message: messages.generation[context.kind].succeeded,
    })),
    reply: sendTo(
      ({ context, self }) => context.replyTo ?? self,
      ({ context }): GenerationFinished => {
        if (context.generated === null) throw new Error('generating ended without a result.');
        return { type: 'generation.finished', generated: context.generated };
      },
    ),
  },
  guards: {
    hasPrompt: (_, params: { prompt: string }) => !isBlank(params.prompt),
    isNetworkMissing: (_, params: { error: unknown }) =>
      params.error instanceof NetworkMissingError,
    isRefused: ({ context }) => context.refusal !== null,
  },
  delays: {
    pace: ({ context }) => GENERATION_DELAY[context.kind],
    crafterStarts: startOf('crafter'),
    designAssistantStarts: startOf('designAssistant'),
    fastEditorStarts: startOf('fastEditor'),
  },
}).createMachine({
  id: 'generation',
  context: ({ input }) => ({
    kind: input.kind,
    replyTo: input.replyTo ?? null,
    request: null,
    generated: null,
    refusal: null,
    problem: null,
  }),
  on: {
    'generation.start': [
      {
        guard: { type: 'hasPrompt', params: ({ event }) => ({ prompt: event.request.prompt }) },
        target: '.generating',
        actions: {
          type: 'rememberRequest',
          params: ({ event }) => ({ request: event.request }),
        },
      },
      {
        target: '.idle',
        actions: [
          'forgetRefusal',
          { type: 'setProblem', params: { outcome: 'emptyPrompt' } },
          'emitProblem',
        ],
      },
    ],
  },
  initial: 'idle',
  states: {
    idle: { on: { 'problem.dismiss': { actions: 'clearProblem' } } },
    refused: { on: { 'problem.dismiss': { target: 'idle', actions: 'forgetRefusal' } } },
    generating: {
      tags: 'busy',
      type: 'parallel',
      // Generate is answered once at a time.
      on: {
        'generation.start': {},
        'generation.cancel': { target: 'idle', actions: ['forgetRefusal', 'forgetRequest'] },
      },
      onDone: [
        { guard: 'isRefused', target: 'refused', actions: 'forgetRequest' },
        { target: 'idle', actions: ['reply', 'emitSuccess', 'forgetRequest'] },
      ],
      states: {
        work: {
          initial: 'working',
          states: {
            working: {
              invoke: {
                src: 'generate',
                input: ({ context: { request } }) => {
                  if (request === null) throw new Error('generating began without a request.');
                  return request;
                },
                onDone: {
                  target: 'finished',
                  actions: {
                    type: 'rememberAnswer',
                    params: ({ event }) => ({ answer: event.output }),
                  },
                },
                onError: [
                  {
                    guard: {
                      type: 'isNetworkMissing',
                      params: ({ event }) => ({ error: event.error }),
                    },
                    target: 'waitingForNetwork',
                  },
                  {
                    target: '#generation.idle',
                    actions: [
                      { type: 'setProblem', params: { outcome: 'failed' } },
                      'emitProblem',
                      'forgetRequest',
                    ],
                  },
                ],
              },
            },
            waitingForNetwork: {
              entry: [{ type: 'setProblem', params: { outcome: 'offline' } }, 'emitProblem'],
              exit: 'clearProblem',
              invoke: { src: 'watchNetwork' },
              on: { 'network.returned': 'working' },
            },
            finished: { type: 'final' },
          },
        },
        pace: {
          initial: 'waiting',
          states: {
            waiting: { after: { pace: 'passed' } },
            passed: { type: 'final' },
          },
        },
        helper: {
          initial: 'architect',
          after: {
            crafterStarts: '.crafter',
            designAssistantStarts: '.designAssistant',
            fastEditorStarts: '.fastEditor',
          },
          states: {
            architect: {},
            crafter: {},
            designAssistant: {},
            fastEditor: { type: 'final' },
          },
        },
      },
    },
  },
});
