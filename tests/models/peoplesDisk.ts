import type { Keeper } from '../../machines/keeper';
import { SaveRefusedError } from '../../machines/saveRefusal';
import type { SavedWork } from '../../machines/savedWork';

interface Operation {
  act: () => void;
  refuse: () => void;
}

export type PeoplesDisk = ReturnType<typeof startPeoplesDisk>;

/** Where work is kept by person. It outlives its pages, answers when it is told to, and in the order in which it was asked. */
export function startPeoplesDisk() {
  const kept = new Map<string, Partial<SavedWork>>();
  let operations: Operation[] = [];

  const unforgotten = new Set<string>();

  const asked = <T>(act: () => T, refusal: Error, onRefused: () => void = () => undefined) =>
    new Promise<T>((resolve, reject) => {
      operations.push({
        act: () => resolve(act()),
        refuse: () => {
          onRefused();
          reject(refusal);
        },
      });
    });

  const keeperOf = (uid: string): Keeper => ({
    saved: kept.get(uid) ?? {},
    save: (work) => asked(() => void kept.set(uid, work), new SaveRefusedError('full')),
    observe: () => () => undefined,
  });

  return {
    keptOf: (uid: string) => kept.get(uid),
    waiting: () => operations.length,
    open: (uid: string) =>
      asked(() => {
        for (const other of kept.keys()) if (other !== uid) kept.delete(other);
        return keeperOf(uid);
      }, new SaveRefusedError('unavailable')),
    forget: (uid: string) =>
      asked(
        () => void kept.delete(uid),
        new SaveRefusedError('unavailable'),
        () => unforgotten.add(uid),
      ),
    /** Whether it refused to forget somebody. */
    hasRefused: (uid: string) => unforgotten.has(uid),
    answer: () => operations.shift()?.act(),
    refuse: () => operations.shift()?.refuse(),
    /** Everything that is on its way arrives, whether anybody hears it or not. */
    finish: () => {
      for (const { act } of operations) act();
      operations = [];
    },
  };
}
