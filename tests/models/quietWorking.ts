import { fromCallback, fromPromise } from 'xstate';

import { apiKeyMachine } from '../../machines/apiKey';
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
    apiKey: apiKeyMachine.provide({
      actors: { createKey: fromPromise(() => Promise.resolve('wt_abcdefghijKLMN56')) },
    }),
    redrawBuilds: fromCallback(() => undefined),
    redrawComponents: fromCallback(() => undefined),
    announceUnseen: fromCallback(() => undefined),
    showOtherTabs: fromCallback(() => undefined),
    tellNotices: fromCallback(() => undefined),
  },
});

/** Lets promises that are settled already tell their actors. */
export const ticks = async () => {
  for (let tick = 0; tick < 6; tick += 1) await Promise.resolve();
};
