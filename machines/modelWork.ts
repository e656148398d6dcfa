import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';

import { findBuild } from './builderDocument';
import { followModelWork } from './followModelWork';
import type { ModelQuestion, ModelStep, ModelStepAsked, UnreadAsked } from './modelStep';
import { type ModelOutcome, modelTaskMachine } from './modelTask';
import {
  type Followed,
  type ModelWorkContext,
  type ModelWorkEvent,
  type ModelWorkInput,
  nothingAsked,
} from './modelWorkContext';
import { untilDrawn } from './untilDrawn';

const told = {
  tags: 'told' as const,
  on: { 'work.dismiss': 'idle', 'site.undone': 'idle' } as const,
};

/**
 * What a language model on the person's device does for the builder while it can be asked (specification section 2, builder): it reads the
 * prompt of each site that is made, then writes its sentences part by part, each being put there once it is whole, and reads what the rules could not read of a request for
 * changes. One thing at a time: the later one takes the place of the earlier. It ends when the site is left or a step is undone, when
 * another one is made, and with the machine itself.
 *
 * Input: the builder, the generation and the request for changes that are followed, and the language model that is asked. `takeStep` says what an answer comes to and what is
 * asked next, `askAboutWords` what is asked about a request; `askModel` of `modelTask` asks. The builder is told `site.change` and
 * `words.written`, the request `model.answered`. Emits nothing.
 */
export const modelWorkMachine = setup({
  types: {} as {
    context: ModelWorkContext;
    events: ModelWorkEvent;
    input: ModelWorkInput;
    tags: 'busy' | 'told';
    children: { task: 'modelTask' };
  },
  actors: {
    modelTask: modelTaskMachine,
    takeStep: fromPromise<ModelStep, ModelStepAsked>(() =>
      Promise.reject(new Error('modelWorkMachine: provide the `takeStep` actor.')),
    ),
    askAboutWords: fromPromise<ModelQuestion, UnreadAsked>(() =>
      Promise.reject(new Error('modelWorkMachine: provide the `askAboutWords` actor.')),
    ),
    untilDrawn,
    follow: fromCallback<ModelWorkEvent, Followed>(({ input, sendBack }) =>
      followModelWork(input, sendBack),
    ),
  },
  actions: {
    begin: assign((_, params: { buildId: string }) => ({ ...nothingAsked, ...params })),
    beginWords: assign((_, params: { unread: UnreadAsked }) => ({ ...nothingAsked, ...params })),
    setStep: assign(({ context }, { question, point, corrections, words }: ModelStep) => ({
      question,
      point: point ?? context.point,
      answer: null,
      written: context.written + Object.keys(words).length,
      hasRead: context.hasRead || corrections !== null,
    })),
    setQuestion: assign((_, params: { question: ModelQuestion }) => params),
    setAnswer: assign((_, { outcome }: { outcome: ModelOutcome }) => ({
      answer: outcome.end === 'answered' ? { value: outcome.answer } : null,
    })),
    setPart: assign((_, params: { answer: unknown }) => ({ answer: { value: params.answer } })),
    countWords: assign({
      written: ({ context }, { words }: ModelStep) => context.written + Object.keys(words).length,
    }),
    setProblem: assign((_, { outcome }: { outcome: ModelOutcome }) => ({
      problem: outcome.end === 'refused' ? outcome.problem : null,
    })),
    correct: sendTo(
      ({ context, self }) => context.builderRef ?? self,
      ({ context }, { corrections }: ModelStep) => ({
        type: 'site.change',
        buildId: context.buildId ?? '',
        change: corrections === null ? {} : { corrections },
      }),
    ),
    write: sendTo(
      ({ context, self }) => context.builderRef ?? self,
      ({ context }, { words }: ModelStep) => ({
        type: 'words.written',
        buildId: context.buildId ?? '',
        words,
      }),
    ),
    tellRequest: sendTo(
      ({ context, self }) => context.changeRequestRef ?? self,
      (_, { outcome }: { outcome: ModelOutcome }) => ({
        type: 'model.answered',
        answer: outcome.end === 'answered' ? outcome.answer : null,
      }),
    ),
  },
  guards: {
    hasRead: (_, { corrections }: ModelStep) => corrections !== null,
    isAsked: (_, { question }: ModelStep) => question !== null,
    goesOn: (_, { point }: ModelStep) => point !== null,
    isAnswered: (_, { outcome }: { outcome: ModelOutcome }) => outcome.end === 'answered',
    isTimedOut: (_, { outcome }: { outcome: ModelOutcome }) => outcome.end === 'timedOut',
    isOfWords: ({ context }, { outcome }: { outcome: ModelOutcome }) =>
      context.unread !== null && outcome.end === 'answered',
    isWriting: ({ context }) => context.unread === null && context.point.task === 'write',
    isDrawn: (_, { isDone }: { isDone: boolean }) => isDone,
  },
}).createMachine({
  id: 'modelWork',
  context: ({ input }) => ({ ...nothingAsked, ...input }),
  invoke: { src: 'follow', input: ({ context }) => context },
  on: {
    'site.made': {
      target: '.working.stepping',
      actions: { type: 'begin', params: ({ event }) => ({ buildId: event.buildId }) },
    },
    'words.unread': {
      target: '.working.preparing',
      actions: { type: 'beginWords', params: ({ event }) => ({ unread: event.unread }) },
    },
    'site.left': '.idle',
  },
  initial: 'idle',
  states: {
    idle: {},
    working: {
      tags: 'busy',
      on: { 'work.cancel': 'cancelled', 'site.undone': 'cancelled' },
      initial: 'stepping',
      states: {
        stepping: {
          invoke: {
            src: 'takeStep',
            input: ({ context }) => stepOf(context),
            onDone: [
              {
                guard: { type: 'hasRead', params: ({ event }) => event.output },
                target: 'drawing',
                actions: [
                  { type: 'setStep', params: ({ event }) => event.output },
                  { type: 'correct', params: ({ event }) => event.output },
                ],
              },
              {
                guard: { type: 'isAsked', params: ({ event }) => event.output },
                target: 'asking',
                actions: [
                  { type: 'setStep', params: ({ event }) => event.output },
                  { type: 'write', params: ({ event }) => event.output },
                ],
              },
              {
                guard: { type: 'goesOn', params: ({ event }) => event.output },
                target: 'stepping',
                reenter: true,
                actions: { type: 'setStep', params: ({ event }) => event.output },
              },
              {
                target: '#modelWork.finished',
                actions: [
                  { type: 'setStep', params: ({ event }) => event.output },
                  { type: 'write', params: ({ event }) => event.output },
                ],
              },
            ],
            onError: '#modelWork.failed',
          },
        },
        // The site with what was read is what the words are written for.
        drawing: {
          invoke: {
            src: 'untilDrawn',
            input: ({ context }) => context.builderRef,
            onDone: 'stepping',
            onError: '#modelWork.failed',
          },
        },
        preparing: {
          invoke: {
            src: 'askAboutWords',
            input: ({ context: { unread } }) => {
              if (unread === null) throw new Error('modelWorkMachine: there is no request.');
              return unread;
            },
            onDone: {
              target: 'asking',
              actions: { type: 'setQuestion', params: ({ event }) => ({ question: event.output }) },
            },
            onError: '#modelWork.failed',
          },
        },
        asking: {
          invoke: {
            id: 'task',
            src: 'modelTask',
            input: ({ context: { question, languageModelRef }, self }) => {
              if (question === null) throw new Error('modelWorkMachine: there is no question.');
              return {
                ...question,
                onPart: (answer) => self.send({ type: 'part.arrived', answer }),
                ...(languageModelRef === null ? {} : { modelRef: languageModelRef }),
              };
            },
            onDone: [
              {
                guard: {
                  type: 'isOfWords',
                  params: ({ event }) => ({ outcome: event.output }),
                },
                target: '#modelWork.idle',
                actions: [
                  { type: 'tellRequest', params: ({ event }) => ({ outcome: event.output }) },
                ],
              },
              {
                guard: {
                  type: 'isAnswered',
                  params: ({ event }) => ({ outcome: event.output }),
                },
                target: 'stepping',
                actions: [
                  { type: 'setAnswer', params: ({ event }) => ({ outcome: event.output }) },
                ],
              },
              {
                guard: {
                  type: 'isTimedOut',
                  params: ({ event }) => ({ outcome: event.output }),
                },
                target: '#modelWork.timedOut',
              },
              {
                target: '#modelWork.refused',
                actions: [
                  { type: 'setProblem', params: ({ event }) => ({ outcome: event.output }) },
                ],
              },
            ],
            onError: '#modelWork.failed',
          },
          initial: 'listening',
          states: {
            listening: {
              on: {
                'part.arrived': {
                  guard: 'isWriting',
                  target: 'checking',
                  actions: { type: 'setPart', params: ({ event }) => ({ answer: event.answer }) },
                },
              },
            },
            // The parts that come meanwhile are in the next one, or in the whole answer.
            checking: {
              invoke: {
                src: 'takeStep',
                input: ({ context }) => stepOf(context),
                onDone: {
                  target: 'listening',
                  actions: [
                    { type: 'countWords', params: ({ event }) => event.output },
                    { type: 'write', params: ({ event }) => event.output },
                  ],
                },
                onError: 'listening',
              },
            },
          },
        },
      },
    },
    finished: told,
    cancelled: told,
    refused: told,
    timedOut: told,
    failed: told,
  },
});

function stepOf({ builderRef, buildId, point, answer }: ModelWorkContext): ModelStepAsked {
  const build = builderRef === null ? null : findBuild(builderRef.getSnapshot().context, buildId);
  if (build === null) throw new Error('modelWorkMachine: there is no site.');
  return { build, point, answer };
}
