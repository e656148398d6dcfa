import { type ComponentType, lazy, Suspense } from 'react';

import { NoNetworkPanel } from '../../editor/NoNetworkPanel';
import { whenOnline } from '../../services/network';
import { reloadPage } from '../../services/page';
import { isStaleChunkError } from '../../services/staleChunk';

export type Load = () => Promise<{ Component: ComponentType }>;

/** A screen that says that there is no network, and loads the one that is wanted once there is. */
export function waitingFor(load: Load): ComponentType {
  const Loaded = lazy(async () => {
    await new Promise<void>((resolve) => {
      whenOnline(resolve);
    });
    try {
      return { default: (await load()).Component };
    } catch (error) {
      if (!isStaleChunkError(error)) throw error;
      // Chromium keeps a part that once failed as failed for as long as the page lives.
      reloadPage();
      return new Promise<never>(() => undefined);
    }
  });
  return function WaitingScreen() {
    return (
      <Suspense fallback={<NoNetworkPanel />}>
        <Loaded />
      </Suspense>
    );
  };
}
