import { setup } from 'xstate';

export type NavigationDrawerEvent =
  { type: 'drawer.open' } | { type: 'drawer.close' } | { type: 'link.follow' };

/**
 * The editor's navigation on small screens (specification section 2, the editor's shell). How it was left decides where
 * focus goes: `closed` leads back to its button, `left` by a link on to the page's heading. No input; nothing is emitted.
 */
export const navigationDrawerMachine = setup({
  types: {} as { events: NavigationDrawerEvent },
}).createMachine({
  id: 'navigationDrawer',
  initial: 'closed',
  states: {
    closed: { on: { 'drawer.open': 'open' } },
    open: { on: { 'drawer.close': 'closed', 'link.follow': 'left' } },
    left: { on: { 'drawer.open': 'open' } },
  },
});
