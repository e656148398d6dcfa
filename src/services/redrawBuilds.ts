import { type ActorRefFromLogic, fromCallback } from 'xstate';

import type { builderMachine } from '../../machines/builder';
import type { Build } from '../../machines/entities';
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
    ({ input: builderRef }) => {
      const ending = new AbortController();
      const given = new Set<string>();
      let isDrawing = false;

      const next = (): Build | undefined => {
        const { history, currentId } = builderRef.getSnapshot().context;
        const waiting = history.filter(({ id, website }) => website.html === '' && !given.has(id));
        return waiting.find(({ id }) => id === currentId) ?? waiting[0];
      };

      const draw = async () => {
        if (isDrawing) return;
        isDrawing = true;
        for (let build = next(); build !== undefined; build = next()) {
          given.add(build.id);
          try {
            const website = await redraw(build, ending.signal);
            builderRef.send({ type: 'build.redrawn', id: build.id, website });
          } catch {
            if (ending.signal.aborted) return;
          }
        }
        isDrawing = false;
      };

      const subscription = builderRef.subscribe(() => void draw());
      void draw();
      return () => {
        subscription.unsubscribe();
        ending.abort();
      };
    },
  );
}
