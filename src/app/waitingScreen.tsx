import { type ComponentType, lazy, Suspense } from 'react';

import { NoNetworkPanel } from '../editor/NoNetworkPanel';
import { whenOnline } from '../services/network';

export type Load = () => Promise<{ Component: ComponentType }>;

/** A screen that says that there is no network, and loads the one that is wanted once there is. */
export function waitingFor(load: Load): ComponentType {
  const Loaded = lazy(async () => {
    await new Promise<void>((resolve) => {
      whenOnline(resolve);
    });
    return { default: (await load()).Component };
  });
  return function WaitingScreen() {
    return (
      <Suspense fallback={<NoNetworkPanel />}>
        <Loaded />
      </Suspense>
    );
  };
}
