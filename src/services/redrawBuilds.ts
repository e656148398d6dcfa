import { type ActorRefFromLogic, fromCallback } from 'xstate';

import type { builderMachine } from '../../machines/builder';
import type { Build } from '../../machines/entities';
import { redrawing } from './redrawing';
import { redrawInWorker } from './websiteWorker';

type Redraw = (build: Build, signal: AbortSignal) => Promise<Build['website']>;

/** `redrawBuilds` of the workspace, drawing in the worker. */
export const redrawBuilds = redrawBuildsWith((build, signal) =>
  redrawInWorker(build.website.site, build, signal),
);

/**
 * Gives the builder the documents of builds that were saved without them, one after another: first the one in the
 * preview, then the newest. One that cannot be drawn is left; it is tried again after a reload.
 */
export function redrawBuildsWith(redraw: Redraw) {
  return fromCallback<{ type: 'none' }, ActorRefFromLogic<typeof builderMachine>>(
    ({ input: builderRef }) =>
      redrawing({
        waiting: () => {
          const { history, currentId } = builderRef.getSnapshot().context;
          const bare = history.filter(({ website }) => website.html === '');
          return bare.toSorted((one, other) =>
            one.id === currentId ? -1 : other.id === currentId ? 1 : 0,
          );
        },
        draw: async (build, signal) => {
          const website = await redraw(build, signal);
          builderRef.send({ type: 'build.redrawn', id: build.id, website });
        },
        observe: (onChange) => builderRef.subscribe(onChange),
      }),
  );
}
