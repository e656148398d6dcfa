import { fromCallback } from 'xstate';

import { type BuilderRef, buildOf } from './outlineActs';

/** Tells `build.changed` when another build becomes current; changes of the same one are not told. */
export const followBuild = fromCallback<{ type: 'build.changed' }, BuilderRef | null>(
  ({ input: builderRef, sendBack }) => {
    let id = buildOf(builderRef)?.id;
    const subscription = builderRef?.subscribe(() => {
      if (id === buildOf(builderRef)?.id) return;
      id = buildOf(builderRef)?.id;
      sendBack({ type: 'build.changed' });
    });
    return () => subscription?.unsubscribe();
  },
);
