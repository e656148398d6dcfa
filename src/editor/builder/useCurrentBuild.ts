import { useCallback, useSyncExternalStore } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import { findBuild } from '../../../machines/builderDocument';
import type { Build } from '../../../machines/entities';
import { differsInColorsOnly } from '../../generator/customizationPatch';
import { afterPaint } from '../../ui/afterPaint';

type BuilderRef = ActorRefFromLogic<typeof builderMachine>;

/** The current build. React hears of another color only once the preview has shown it, of everything else at once. */
export function useCurrentBuild(actorRef: BuilderRef): Build | null {
  const subscribe = useCallback(
    (onChange: () => void) => {
      let told = currentBuild(actorRef);
      let callOff = () => {};
      const subscription = actorRef.subscribe(() => {
        const build = currentBuild(actorRef);
        if (build === told) return;
        if (told !== null && build !== null && isRecolored(told, build)) {
          callOff = afterPaint(onChange);
        } else {
          onChange();
        }
        told = build;
      });
      return () => {
        subscription.unsubscribe();
        callOff();
      };
    },
    [actorRef],
  );
  return useSyncExternalStore(subscribe, () => currentBuild(actorRef));
}

function currentBuild(actorRef: BuilderRef): Build | null {
  const { context } = actorRef.getSnapshot();
  return findBuild(context, context.currentId);
}

const isRecolored = (one: Build, other: Build): boolean =>
  one.id === other.id &&
  one.website === other.website &&
  differsInColorsOnly(one.customization, other.customization);
