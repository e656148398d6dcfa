import type { ActorRefFromLogic } from 'xstate';

import type { ModelProblem } from './askModel';
import type { changeRequestMachine } from './changeRequest';
import type { generationMachine } from './generation';
import type { languageModelMachine } from './languageModel';
import {
  FIRST_POINT,
  type ModelPoint,
  type ModelQuestion,
  type ModelStepAsked,
  type UnreadAsked,
} from './modelStep';
import type { BuilderRef } from './outlineActs';

/** What a language model works for. */
export interface Followed {
  builderRef: BuilderRef | null;
  generationRef: ActorRefFromLogic<typeof generationMachine> | null;
  changeRequestRef: ActorRefFromLogic<typeof changeRequestMachine> | null;
}

export interface ModelWorkInput extends Followed {
  /** Who is asked. */
  languageModelRef: ActorRefFromLogic<typeof languageModelMachine> | null;
}

export interface ModelWorkContext extends ModelWorkInput {
  /** The build that it works on; null: it reads a request for changes. */
  buildId: string | null;
  point: ModelPoint;
  question: ModelQuestion | null;
  /** What it answered last, or so far, unchecked; null: it was not asked at this point. */
  answer: ModelStepAsked['answer'];
  unread: UnreadAsked | null;
  /** How many sentences of the site are the model's now, and whether it read anything. */
  written: number;
  hasRead: boolean;
  problem: ModelProblem | null;
}

export type ModelWorkEvent =
  | { type: 'site.made'; buildId: string }
  | { type: 'site.left' }
  | { type: 'site.undone' }
  | { type: 'words.unread'; unread: UnreadAsked }
  /** What of the answer under way is whole so far, unchecked. */
  | { type: 'part.arrived'; answer: unknown }
  | { type: 'work.cancel' }
  | { type: 'work.dismiss' };

/** Before anything was asked. */
export const nothingAsked = {
  buildId: null,
  point: FIRST_POINT,
  question: null,
  answer: null,
  unread: null,
  written: 0,
  hasRead: false,
  problem: null,
} satisfies Partial<ModelWorkContext>;
