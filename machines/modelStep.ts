import type { ModelRequest } from './askModel';
import type { Build, Corrections } from './entities';
import type { ChangesAsked, UnreadWords } from './requestedChanges';

/** What a model is asked; whoever asks knows which one, and is told of tokens. */
export type ModelQuestion = Omit<ModelRequest, 'onToken' | 'onPart' | 'modelRef'>;

/** What is asked next of a model's work on a site, in order: what the prompt says, then the words of one part after the other. */
export type ModelPoint =
  | { task: 'read' }
  /** `wrong`: text id → what was wrong with the model's words, where it is asked once more. */
  | { task: 'write'; part: number; wrong: Record<string, string> | null };

/** Where a model's work on a site begins. */
export const FIRST_POINT: ModelPoint = { task: 'read' };

/** A site at a point of the work, and what the model answered there, unchecked; null: it was not asked yet. */
export interface ModelStepAsked {
  build: Build;
  point: ModelPoint;
  answer: { value: unknown } | null;
}

/** What comes of an answer, and what is to be asked next. */
export interface ModelStep {
  /** Null: nothing at this point. */
  question: ModelQuestion | null;
  /** Where the answer to the question belongs, or what comes next where there is none; null: the work is done. */
  point: ModelPoint | null;
  /** What the model read in the prompt, checked. */
  corrections: Corrections | null;
  /** Sentences by text id, checked. */
  words: Record<string, string>;
}

/** Words of a request that the rules could not read, to be read by a model. */
export interface UnreadAsked {
  asked: ChangesAsked;
  unread: readonly UnreadWords[];
}
