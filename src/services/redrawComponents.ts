import { type ActorRefFromLogic, fromCallback } from 'xstate';

import type { componentLibraryMachine } from '../../machines/componentLibrary';
import type { UIComponent } from '../../machines/entities';
import { redrawing } from './redrawing';
import { previewComponentInWorker } from './websiteWorker';

type Redraw = (component: UIComponent, signal: AbortSignal) => Promise<string>;

/** `redrawComponents` of the workspace, drawing the code that was kept, in the worker. */
export const redrawComponents = redrawComponentsWith(previewComponentInWorker);

/** Gives the library the previews of components that were saved without them, newest first. */
export function redrawComponentsWith(redraw: Redraw) {
  return fromCallback<{ type: 'none' }, ActorRefFromLogic<typeof componentLibraryMachine>>(
    ({ input: libraryRef }) =>
      redrawing({
        waiting: () =>
          libraryRef.getSnapshot().context.items.filter(({ preview }) => preview === ''),
        partsOf: (component) => [component],
        draw: async (component, signal) => {
          const preview = await redraw(component, signal);
          libraryRef.send({ type: 'component.redrawn', id: component.id, preview });
        },
        observe: (onChange) => libraryRef.subscribe(onChange),
      }),
  );
}
