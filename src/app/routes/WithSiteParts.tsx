import { type ReactNode, Suspense, use } from 'react';

import type { SiteParts } from '../../editor/builder/siteParts';
import { loadSiteParts, siteParts } from '../wiring/siteParts';

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
  return children(siteParts() ?? (hasSite ? use(loadSiteParts()) : null));
}
