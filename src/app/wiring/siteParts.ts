import type { SiteParts } from '../../editor/builder/siteParts';

let loaded: SiteParts | null = null;
let loading: Promise<SiteParts> | null = null;

/** What a site is worked on with; null until `loadSiteParts` has brought it. */
export const siteParts = (): SiteParts | null => loaded;

/** Loads what a site is worked on with, once. Rejects where the network does; the next call tries again. */
export function loadSiteParts(): Promise<SiteParts> {
  loading ??= import('../../editor/builder/siteParts').then(
    ({ siteParts: parts }) => (loaded = parts),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}
