import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The year for the copyright line. A prerendered page was drawn in the year of its build and is compared with that first. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );
}
