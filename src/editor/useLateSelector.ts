import { useCallback, useSyncExternalStore } from 'react';
import type { Subscription } from 'xstate';

import { afterPaint } from '../ui/afterPaint';

interface Source {
  subscribe: (observer: { next: () => void }) => Subscription;
}

/** Calls back for an actor's changes once the next frame is painted, for many at a time once. Returns what ends that. */
export function subscribeLate(actorRef: Source, onChange: () => void): () => void {
  let callOff = () => {};
  const subscription = actorRef.subscribe({
    next: () => {
      callOff = afterPaint(onChange);
    },
  });
  return () => {
    subscription.unsubscribe();
    callOff();
  };
}

/**
 * `useSelector` for what follows from a color: React draws it once the preview has shown the color, not in the event before.
 * Nothing for a field that shows what is typed into it. `selector` gives a primitive, or an object of the snapshot.
 */
export function useLateSelector<TSnapshot, T>(
  actorRef: Source & { getSnapshot: () => TSnapshot },
  selector: (snapshot: TSnapshot) => T,
): T {
  const subscribe = useCallback(
    (onChange: () => void) => subscribeLate(actorRef, onChange),
    [actorRef],
  );
  return useSyncExternalStore(subscribe, () => selector(actorRef.getSnapshot()));
}
