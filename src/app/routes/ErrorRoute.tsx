import { useEffect, useState, useSyncExternalStore } from 'react';

import { ErrorScreen } from '../../marketing/error/ErrorScreen';
import { isOnline, whenOnline } from '../../services/network';
import { goBack, reloadPage } from '../../services/page';
import { isReloading, isStaleChunkError, watchReloading } from '../../services/staleChunk';

/** A screen that could not be drawn or loaded. */
export function ErrorRoute({ error }: { error: unknown }) {
  const isMissing = isStaleChunkError(error);
  const [isOffline] = useState(() => isMissing && !isOnline());
  const isLeaving = useSyncExternalStore(watchReloading, isReloading, () => false);
  useEffect(() => (isOffline ? whenOnline(reloadPage) : undefined), [isOffline]);
  if (isMissing && isLeaving) return null;
  const reason = isOffline ? 'offline' : isMissing ? 'outdated' : 'failure';
  return <ErrorScreen reason={reason} onReload={reloadPage} onBack={goBack} />;
}
