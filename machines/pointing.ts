import { assign, setup } from 'xstate';

/** A text of the preview and where its words come from. */
export interface PointedText {
  /** The text's id in the site. */
  id: string;
  from: 'prompt' | 'standard' | 'placeholder';
  /** The words of the prompt behind it; empty where there are none. */
  evidence: string;
}

export interface PointingContext {
  text: PointedText | null;
}

export type PointingEvent = { type: 'text.point'; text: PointedText } | { type: 'text.leave' };

/**
 * Which text of the preview a person points at or has the focus on, so that the builder can say where its words come from
 * (specification section 2, builder). No input; nothing is emitted.
 */
export const pointingMachine = setup({
  types: {} as { context: PointingContext; events: PointingEvent },
  actions: {
    setText: assign({ text: (_, params: { text: PointedText }) => params.text }),
    forgetText: assign({ text: null }),
  },
}).createMachine({
  id: 'pointing',
  context: { text: null },
  on: {
    'text.point': {
      target: '.atText',
      actions: { type: 'setText', params: ({ event }) => ({ text: event.text }) },
    },
  },
  initial: 'nowhere',
  states: {
    nowhere: { entry: 'forgetText' },
    atText: { on: { 'text.leave': 'nowhere' } },
  },
});
