import { type ActorRefFromLogic, fromCallback } from 'xstate';

import type { builderMachine } from '../../machines/builder';
import { findBuild } from '../../machines/builderDocument';
import type { Build } from '../../machines/entities';
import { editsDrawn } from '../../machines/itemCopies';
import { redrawing } from './redrawing';
import { redrawInWorker } from './websiteWorker';

type Redraw = (build: Build, signal: AbortSignal) => Promise<Build['website']>;

/** `redrawBuilds` of the workspace, drawing in the worker. */
export const redrawBuilds = redrawBuildsWith((build, signal) =>
  redrawInWorker(build.website.site, build, build.customization, signal),
);

const isBare = ({ website }: Build): boolean => website.html === '';
const hasOtherItems = ({ website, customization }: Build): boolean =>
  website.drawnEdits !== editsDrawn(customization);

/**
 * Gives the builder the documents of builds that have none, or whose items the person has changed since they were drawn, as they are needed: of the one in the preview, then of those that
 * are compared. One that cannot be drawn is left; it is tried again after a reload, or once its items change again.
 */
export function redrawBuildsWith(redraw: Redraw) {
  return fromCallback<{ type: 'none' }, ActorRefFromLogic<typeof builderMachine>>(
    ({ input: builderRef }) =>
      redrawing({
        waiting: () => {
          const { context } = builderRef.getSnapshot();
          return [context.currentId, ...context.wantedIds]
            .map((id) => findBuild(context, id))
            .filter((build) => build !== null)
            .filter((build) => isBare(build) || hasOtherItems(build));
        },
        partsOf: (build) =>
          isBare(build) ? [build.website] : [build.website, build.customization],
        draw: async (build, signal) => {
          const website = await redraw(build, signal);
          builderRef.send({ type: 'build.redrawn', id: build.id, from: build.website, website });
        },
        observe: (onChange) => builderRef.subscribe(onChange),
      }),
  );
}
