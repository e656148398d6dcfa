import { setup } from 'xstate';

export type AboutToggleEvent = { type: 'mission.choose' } | { type: 'vision.choose' };

/**
 * Which of the two texts of the About page shows (specification sections 2 and 4, "About"): the mission first.
 * Takes no input, emits nothing.
 */
export const aboutToggleMachine = setup({
  types: {} as { events: AboutToggleEvent },
}).createMachine({
  id: 'aboutToggle',
  initial: 'mission',
  states: {
    mission: { on: { 'vision.choose': 'vision' } },
    vision: { on: { 'mission.choose': 'mission' } },
  },
});
