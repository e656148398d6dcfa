import { fromPromise } from 'xstate';

import type {
  ModelQuestion,
  ModelStep,
  ModelStepAsked,
  UnreadAsked,
} from '../../machines/modelStep';
import { modelQuestionInWorker, modelStepInWorker } from './websiteWorker';

/** Checks what a language model answered, and says what it is asked next, in the worker. Rejects when the worker fails. */
export const takeStep = fromPromise<ModelStep, ModelStepAsked>(({ input, signal }) =>
  modelStepInWorker(input, signal),
);

/** What a language model is asked about a request for changes, in the worker. Rejects when the worker fails. */
export const askAboutWords = fromPromise<ModelQuestion, UnreadAsked>(({ input, signal }) =>
  modelQuestionInWorker(input, signal),
);
