import type { SavedWork, Work } from '../../machines/savedWork';
import { someWork } from '../../stories/fixtures/savedWork';

/** Work that a test changes, and the port that `savingMachine` sees it through. */
export function changingWork(first: SavedWork) {
  let work = first;
  let onChange: () => void = () => undefined;
  const port: Work<SavedWork> = {
    ...someWork,
    toSave: () => work,
    observe: (listener) => {
      onChange = listener;
      return () => undefined;
    },
  };
  return {
    port,
    now: () => work,
    change: (over: Partial<SavedWork>) => {
      work = { ...work, ...over };
      onChange();
    },
  };
}
