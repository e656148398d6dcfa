import { assign, setup } from 'xstate';

export interface TestimonialsContext {
  /** Place of the highlighted testimonial, from 0. */
  highlighted: number;
}

export type TestimonialsEvent = { type: 'testimonial.highlight'; index: number };

/**
 * Which testimonial of the landing page stands out (specification section 2, "Landing"): always exactly one, at first
 * the first. Takes no input, emits nothing.
 */
export const testimonialsMachine = setup({
  types: {} as { context: TestimonialsContext; events: TestimonialsEvent },
  actions: {
    highlight: assign({ highlighted: (_, params: { index: number }) => params.index }),
  },
}).createMachine({
  id: 'testimonials',
  context: { highlighted: 0 },
  initial: 'highlighting',
  states: {
    highlighting: {
      on: {
        'testimonial.highlight': {
          actions: { type: 'highlight', params: ({ event }) => ({ index: event.index }) },
        },
      },
    },
  },
});
