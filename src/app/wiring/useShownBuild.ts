import { useEffect } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import { findBuild } from '../../../machines/builderDocument';
import type { inspectionMachine } from '../../../machines/inspection';
import { subscribeLate } from '../../editor/useLateSelector';

/** Lets the current site be checked, whenever it is another one or has changed. */
export function useShownBuild(
  builderRef: ActorRefFromLogic<typeof builderMachine>,
  inspectionRef: ActorRefFromLogic<typeof inspectionMachine>,
): void {
  useEffect(() => {
    const show = () => {
      const { context } = builderRef.getSnapshot();
      inspectionRef.send({ type: 'build.show', build: findBuild(context, context.currentId) });
    };
    show();
    return subscribeLate(builderRef, show);
  }, [builderRef, inspectionRef]);
}
