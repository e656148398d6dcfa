import { type ActorRefFromLogic, waitFor } from 'xstate';

import type { builderMachine } from './builder';
import type { BuilderContext } from './builderContext';
import { findBuild } from './builderDocument';
import type { Build } from './entities';
import { shownPage } from './shownPage';

/** A build, and the page of it that is in view; null where it has only one. */
export interface PageOfBuild {
  build: Build;
  path: string | null;
}

/**
 * The page in view, as soon as what was asked of its site is drawn: the promise is there at once, so that what a browser
 * allows only within a press can begin with it. Rejects when the build is gone by then.
 */
export async function pageInView(
  builderRef: ActorRefFromLogic<typeof builderMachine> | null,
): Promise<PageOfBuild> {
  if (builderRef === null) throw new Error('There is no builder.');
  const { currentId, page } = builderRef.getSnapshot().context;
  const isDrawn = ({ pendingChanges, history }: BuilderContext) =>
    findBuild({ history }, currentId) === null ||
    pendingChanges.every(({ buildId }) => buildId !== currentId);
  const { context } = await waitFor(builderRef, (snapshot) => isDrawn(snapshot.context));
  const build = findBuild(context, currentId);
  if (build === null) throw new Error('There is no current build.');
  return { build, path: shownPage(build, page)?.path ?? null };
}
