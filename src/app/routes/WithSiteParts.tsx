import { type ReactNode, Suspense, use } from 'react';

import type { SiteParts } from '../../editor/builder/siteParts';

let loaded: SiteParts | null = null;
let loading: Promise<SiteParts> | null = null;

/** Loads what a site is worked on with, once. Rejects where the network does; the next call tries again. */
export function loadSiteParts(): Promise<SiteParts> {
  loading ??= import('../../editor/builder/siteParts').then(
    ({ siteParts }) => (loaded = siteParts),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

export interface WithSitePartsProps {
  /** Only what shows a site waits for its parts. */
  hasSite: boolean;
  children: (parts: SiteParts | null) => ReactNode;
}

/** Draws its children with what a site is worked on with, which is null until it is there. */
export function WithSiteParts(props: WithSitePartsProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}

function Loaded({ hasSite, children }: WithSitePartsProps) {
  return children(loaded === null && hasSite ? use(loadSiteParts()) : loaded);
}
