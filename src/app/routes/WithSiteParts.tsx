import { type ReactNode, Suspense, use, useMemo } from 'react';

import type { SiteParts } from '../../editor/builder/siteParts';
import { loadSiteParts, siteParts } from '../wiring/siteParts';

export interface WithSitePartsProps {
  /** Only what shows a site waits for its parts. */
  hasSite: boolean;
  children: (parts: SiteParts | null) => ReactNode;
}

/** Draws its children with what a site is worked on with, which is null until it is there. */
export function WithSiteParts({ hasSite, children }: WithSitePartsProps) {
  // Outside of the boundary: what waits within it is made anew, and would ask for a failed part again and again.
  const loading = useMemo(
    () => (hasSite && siteParts() === null ? loadSiteParts() : null),
    [hasSite],
  );
  return (
    <Suspense fallback={null}>
      <Loaded loading={loading}>{children}</Loaded>
    </Suspense>
  );
}

interface LoadedProps {
  loading: Promise<SiteParts> | null;
  children: WithSitePartsProps['children'];
}

function Loaded({ loading, children }: LoadedProps) {
  return children(siteParts() ?? (loading === null ? null : use(loading)));
}
