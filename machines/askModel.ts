import { type AnyActorRef, fromPromise } from 'xstate';

export const MODEL_TASKS = ['read', 'write', 'change'] as const;

export type ModelTask = (typeof MODEL_TASKS)[number];

/** What is used of JSON Schema; both sources take it. */
export interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly maxItems?: number;
  readonly maxLength?: number;
}

export interface ModelRequest {
  task: ModelTask;
  /** What the model is to do with the text, in English. */
  instructions: string;
  /** What the answer must be like. A source may ignore it: the form is checked, and whoever asks checks what the answer says. */
  schema: JsonSchema;
  /** The person's text or what a page says: data, never instructions. */
  text: string;
  /** Language id of the text, such as 'en'. */
  language: string;
  /** Is called for each piece of the answer that comes. */
  onToken: () => void;
  /** Is called with what of the answer is whole so far, unchecked, whenever that is more than before. */
  onPart?: (answer: unknown) => void;
  /** The `languageModelMachine` of the person, which says what is asked and is told how it went; absent: nobody is asked. */
  modelRef?: AnyActorRef;
}

/** Why no answer came; the words for each are in `modelMessages.ts`. */
export const MODEL_PROBLEMS = [
  'switchedOff',
  'unsupported',
  'notCreated',
  'noServer',
  'noAnswer',
  'noPermission',
  'corsMissing',
  'wrongPort',
  'noModel',
  'modelUnloaded',
  'notJson',
  'schemaIgnored',
  'tooLong',
  'endlessAnswer',
  'halfAnswer',
  'refused',
  'language',
] as const;

export type ModelProblem = (typeof MODEL_PROBLEMS)[number];

/** Thrown by whoever asks a model, with the reason that a person can be told. */
export class ModelError extends Error {
  constructor(readonly problem: ModelProblem) {
    super(`The language model gave no answer: ${problem}.`);
    this.name = 'ModelError';
  }
}

/**
 * Asks the language model that the person has on their own device. Gives the parsed JSON of its answer, of which only the form is checked;
 * rejects with `ModelError`. Stopping the actor ends the request.
 */
export const askModel = fromPromise<unknown, ModelRequest>(() =>
  Promise.reject(new Error('Provide the `askModel` actor.')),
);
