import { fromCallback, setup } from 'xstate';

export type MobileMenuEvent =
  | { type: 'menu.toggle' }
  | { type: 'menu.dismiss' }
  | { type: 'link.follow' }
  | { type: 'width.outgrown' };

/**
 * The full-screen list of pages on narrow screens (specification sections 2 and 4, "Mobile menu").
 *
 * `watchWidth` reports with `width.outgrown` that the window is wide enough for the desktop navigation; it is asked only
 * while the menu is open.
 */
export const mobileMenuMachine = setup({
  types: {} as { events: MobileMenuEvent },
  actors: {
    watchWidth: fromCallback<MobileMenuEvent>(() => {
      throw new Error('mobileMenuMachine: provide the `watchWidth` actor.');
    }),
  },
}).createMachine({
  id: 'mobileMenu',
  initial: 'closed',
  states: {
    closed: { on: { 'menu.toggle': 'open' } },
    open: {
      invoke: { src: 'watchWidth', onError: 'closed' },
      on: {
        'menu.toggle': 'closed',
        'menu.dismiss': 'closed',
        'link.follow': 'closed',
        'width.outgrown': 'closed',
      },
    },
  },
});
