import { fromCallback } from 'xstate';

import { savingMachine } from '../../machines/saving';
import { workingMachine } from '../../machines/working';

/** All that runs in a workspace, with nothing of a browser around it. */
export const quietWorking = workingMachine.provide({
  actors: {
    saving: savingMachine.provide({
      actors: {
        observePage: fromCallback(() => undefined),
        askBeforeLeaving: fromCallback(() => undefined),
      },
    }),
    redrawBuilds: fromCallback(() => undefined),
    redrawComponents: fromCallback(() => undefined),
    announceUnseen: fromCallback(() => undefined),
    tellNotices: fromCallback(() => undefined),
  },
});

/** Lets promises that are settled already tell their actors. */
export const ticks = async () => {
  for (let tick = 0; tick < 6; tick += 1) await Promise.resolve();
};
