import { assign, setup } from 'xstate';

import { FIRST_QUESTIONS } from './limits';

export interface FaqContext {
  /** Place in the list of the question whose answer shows, from 0; null when none does. */
  open: number | null;
}

export type FaqEvent = { type: 'item.toggle'; index: number } | { type: 'more.toggle' };

/**
 * The questions of the landing page (specification sections 2 and 4, "FAQ"): one answer open at a time, and the
 * questions after the first three behind 'Show More'. Takes no input, emits nothing. Hiding the later questions closes
 * the one of them that is open.
 */
export const faqMachine = setup({
  types: {} as { context: FaqContext; events: FaqEvent },
  actions: {
    open: assign({ open: (_, params: { index: number }) => params.index }),
    close: assign({ open: null }),
  },
  guards: {
    isOpen: ({ context }, params: { index: number }) => params.index === context.open,
    isLaterOpen: ({ context }) => context.open !== null && context.open >= FIRST_QUESTIONS,
  },
}).createMachine({
  id: 'faq',
  context: { open: null },
  type: 'parallel',
  states: {
    answers: {
      initial: 'closed',
      states: {
        closed: {
          entry: 'close',
          on: {
            'item.toggle': {
              target: 'opened',
              actions: { type: 'open', params: ({ event }) => ({ index: event.index }) },
            },
          },
        },
        opened: {
          on: {
            'item.toggle': [
              {
                guard: { type: 'isOpen', params: ({ event }) => ({ index: event.index }) },
                target: 'closed',
              },
              { actions: { type: 'open', params: ({ event }) => ({ index: event.index }) } },
            ],
            'more.toggle': { guard: 'isLaterOpen', target: 'closed' },
          },
        },
      },
    },
    list: {
      initial: 'short',
      states: {
        short: { on: { 'more.toggle': 'whole' } },
        whole: { on: { 'more.toggle': 'short' } },
      },
    },
  },
});
