import { assign, setup } from 'xstate';

import { askModel, ModelError, type ModelProblem, type ModelRequest } from './askModel';

/** How long a model may say nothing, and how long a whole answer may take; milliseconds. */
export const MODEL_SILENCE = 20_000;
export const MODEL_ANSWER_LIMIT = 60_000;

/** How a question to a language model ended. */
export type ModelOutcome =
  | { end: 'answered'; answer: unknown }
  | { end: 'refused'; problem: ModelProblem }
  | { end: 'timedOut' }
  | { end: 'cancelled' };

export interface ModelTaskContext {
  question: Omit<ModelRequest, 'onToken'>;
  /** How it ended; what came is unchecked. */
  outcome: ModelOutcome;
}

export type ModelTaskEvent = { type: 'token.arrived' } | { type: 'task.cancel' };

/**
 * One question to the language model on the person's device (specification section 2, builder). It ends with an answer, with the reason
 * why there is none, after 20 seconds without a piece of the answer or 60 in all, or when it is cancelled.
 *
 * Input: the question, whom it is asked, and who is told of parts of the answer. `askModel` asks it; leaving `asking` ends the request. Emits nothing; the output says how it ended.
 */
export const modelTaskMachine = setup({
  types: {} as {
    context: ModelTaskContext;
    events: ModelTaskEvent;
    input: Omit<ModelRequest, 'onToken'>;
    output: ModelOutcome;
  },
  actors: { askModel },
  actions: {
    setOutcome: assign({ outcome: (_, params: { outcome: ModelOutcome }) => params.outcome }),
  },
  delays: { silence: MODEL_SILENCE, answerLimit: MODEL_ANSWER_LIMIT },
}).createMachine({
  id: 'modelTask',
  context: ({ input }) => ({ question: input, outcome: { end: 'cancelled' } }),
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'askModel',
        input: ({ context: { question }, self }) => ({
          ...question,
          onToken: () => self.send({ type: 'token.arrived' }),
        }),
        onDone: {
          target: 'answered',
          actions: {
            type: 'setOutcome',
            params: ({ event }) => ({ outcome: { end: 'answered', answer: event.output } }),
          },
        },
        onError: {
          target: 'refused',
          actions: {
            type: 'setOutcome',
            params: ({ event }) => ({
              outcome: { end: 'refused', problem: problemOf(event.error) },
            }),
          },
        },
      },
      after: { answerLimit: 'timedOut' },
      on: { 'task.cancel': 'cancelled' },
      initial: 'listening',
      states: {
        listening: {
          after: { silence: '#modelTask.timedOut' },
          on: { 'token.arrived': { target: 'listening', reenter: true } },
        },
      },
    },
    answered: { type: 'final' },
    refused: { type: 'final' },
    timedOut: {
      type: 'final',
      entry: { type: 'setOutcome', params: { outcome: { end: 'timedOut' } } },
    },
    cancelled: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});

const problemOf = (error: unknown): ModelProblem =>
  error instanceof ModelError ? error.problem : 'refused';
