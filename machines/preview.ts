import { type ActorRefFromLogic, assign, sendTo, setup } from 'xstate';

import type { builderMachine } from './builder';
import { hasBuild } from './builderDocument';
import type { Device } from './entities';

type BuilderRef = ActorRefFromLogic<typeof builderMachine>;

export interface PreviewContext {
  /** Whose site is shown. */
  builderRef: BuilderRef | null;
  /** null: none was chosen; what fits the screen is shown. */
  device: Device | null;
}

/** What is worth keeping over a reload. */
export type SavedPreview = Pick<PreviewContext, 'device'>;

/** What to write down of the preview; it is a part of its `input` when it is made again. */
export function previewToSave({ device }: PreviewContext): SavedPreview {
  return { device };
}

export type PreviewEvent =
  | { type: 'device.choose'; device: Device }
  | { type: 'textEditing.toggle' }
  | { type: 'text.seek'; id: string };

/**
 * How the site is looked at (specification section 2, Builder: preview pane): at which width, and whether its texts are
 * only read or can be edited where they stand. A text that is sought is made editable and brought into view.
 *
 * Input: the builder whose site it is, or null, and what was saved. The builder is told `text.seek`. Emits nothing.
 */
export const previewMachine = setup({
  types: {} as {
    context: PreviewContext;
    events: PreviewEvent;
    input: { builderRef: BuilderRef | null } & Partial<SavedPreview>;
  },
  actions: {
    setDevice: assign({ device: (_, params: { device: Device }) => params.device }),
    seekText: sendTo(
      ({ context, self }) => context.builderRef ?? self,
      (_, params: { id: string }) => ({ type: 'text.seek' as const, id: params.id }),
    ),
  },
  guards: {
    hasSite: ({ context: { builderRef } }) =>
      builderRef !== null && hasBuild(builderRef.getSnapshot().context),
  },
}).createMachine({
  id: 'preview',
  context: ({ input }) => ({ device: null, ...input }),
  on: {
    'device.choose': {
      actions: { type: 'setDevice', params: ({ event }) => ({ device: event.device }) },
    },
    'text.seek': {
      guard: 'hasSite',
      target: '.editingTexts',
      actions: { type: 'seekText', params: ({ event }) => ({ id: event.id }) },
    },
  },
  initial: 'reading',
  states: {
    reading: { on: { 'textEditing.toggle': { guard: 'hasSite', target: 'editingTexts' } } },
    editingTexts: { on: { 'textEditing.toggle': 'reading' } },
  },
});
