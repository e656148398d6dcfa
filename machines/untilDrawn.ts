import { fromPromise, waitFor } from 'xstate';

import { type BuilderRef, buildOf } from './outlineActs';

/** Ends once the builder has drawn what was asked of the current site; it is done unless the drawing failed. */
export const untilDrawn = fromPromise<{ isDone: boolean }, BuilderRef | null>(
  async ({ input: builderRef }) => {
    if (builderRef === null) return { isDone: true };
    const id = buildOf(builderRef)?.id;
    const isDrawing = builderRef
      .getSnapshot()
      .context.pendingChanges.some(({ buildId }) => buildId === id);
    if (!isDrawing) return { isDone: true };
    const { context } = await waitFor(builderRef, ({ context: { pendingChanges } }) =>
      pendingChanges.every(({ buildId }) => buildId !== id),
    );
    return { isDone: context.rebuildProblem === null };
  },
);
