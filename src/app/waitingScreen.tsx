import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

import { NoNetworkPanel } from '../editor/NoNetworkPanel';
import { isOnline, whenOnline } from '../services/network';

export type Load = () => Promise<{ Component: ComponentType }>;

/** A screen that says that there is no network, and loads the one that is wanted once there is. */
export function waitingFor(load: Load): ComponentType {
  const Loaded = lazy(async () => ({ default: (await load()).Component }));
  return function WaitingScreen() {
    const [isOffline, setOffline] = useState(() => !isOnline());
    useEffect(() => whenOnline(() => setOffline(false)), []);
    return isOffline ? (
      <NoNetworkPanel />
    ) : (
      <Suspense fallback={null}>
        <Loaded />
      </Suspense>
    );
  };
}
