import { type ActorRefFromLogic, assign, sendTo, setup } from 'xstate';

import type { builderMachine } from './builder';
import { type CorrectionField, isTyped, parseCorrection } from './correctionFields';
import type { Corrections } from './entities';

type BuilderRef = ActorRefFromLogic<typeof builderMachine>;

export interface CorrectingContext {
  builderRef: BuilderRef | null;
  /** What stands open to be set right, or null. */
  field: CorrectionField | null;
  /** The words as typed; a list has one item a line. */
  draft: string;
  problem: string | null;
}

/** What is worth keeping over a reload: what is being typed. */
export type SavedCorrecting = Pick<CorrectingContext, 'field' | 'draft'>;

/** What to write down of a correction under way. */
export function correctingToSave({ field, draft }: CorrectingContext): SavedCorrecting {
  return { field, draft };
}

export type CorrectingEvent =
  | { type: 'field.open'; field: CorrectionField; draft: string }
  | { type: 'draft.change'; value: string }
  | { type: 'save' }
  | { type: 'correct'; corrections: Corrections }
  | { type: 'settle'; corrections: Corrections }
  | { type: 'close' };

/**
 * Setting right what was understood of the prompt (specification section 2, builder): one thing at a time stands open. Words
 * are kept with `save`; a choice (`correct`) takes effect at once and leaves the field open, `settle` closes it.
 *
 * Input: the builder whose site it is, or null, and what was saved. The builder is told `site.change`. Emits nothing.
 */
export const correctingMachine = setup({
  types: {} as {
    context: CorrectingContext;
    events: CorrectingEvent;
    input: { builderRef: BuilderRef | null } & Partial<SavedCorrecting>;
  },
  actions: {
    open: assign((_, params: { field: CorrectionField; draft: string }) => ({
      ...params,
      problem: null,
    })),
    end: assign({ field: null, draft: '', problem: null }),
    setDraft: assign({ draft: (_, params: { value: string }) => params.value, problem: null }),
    setProblem: assign({
      problem: ({ context: { field, draft } }) =>
        isTyped(field) ? parseCorrection(field, draft).problem : null,
    }),
    tellBuilder: sendTo(
      ({ context, self }) => context.builderRef ?? self,
      (_, params: { corrections: Corrections }) => ({
        type: 'site.change',
        change: { corrections: params.corrections },
      }),
    ),
  },
  guards: {
    isOpen: ({ context }) => context.field !== null,
    isGood: ({ context: { field, draft } }) =>
      isTyped(field) && parseCorrection(field, draft).problem === null,
  },
}).createMachine({
  id: 'correcting',
  context: ({ input }) => ({ field: null, draft: '', problem: null, ...input }),
  on: {
    'field.open': {
      target: '.editing',
      actions: {
        type: 'open',
        params: ({ event }) => ({ field: event.field, draft: event.draft }),
      },
    },
  },
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isOpen', target: 'editing' }, { target: 'reading' }] },
    reading: { entry: 'end' },
    editing: {
      on: {
        'draft.change': {
          actions: { type: 'setDraft', params: ({ event }) => ({ value: event.value }) },
        },
        save: [
          {
            guard: 'isGood',
            target: 'reading',
            actions: {
              type: 'tellBuilder',
              params: ({ context: { field, draft } }) => ({
                corrections: (isTyped(field) && parseCorrection(field, draft).corrections) || {},
              }),
            },
          },
          { actions: 'setProblem' },
        ],
        correct: {
          actions: {
            type: 'tellBuilder',
            params: ({ event }) => ({ corrections: event.corrections }),
          },
        },
        settle: {
          target: 'reading',
          actions: {
            type: 'tellBuilder',
            params: ({ event }) => ({ corrections: event.corrections }),
          },
        },
        close: 'reading',
      },
    },
  },
});
