import { useSyncExternalStore } from 'react';
import { useRouteError } from 'react-router-dom';

import { ErrorScreen } from '../marketing/error/ErrorScreen';
import { goBack, reloadPage } from '../services/page';
import { isReloading, isStaleChunkError, watchReloading } from '../services/staleChunk';

/** A screen that could not be drawn or loaded. */
export function ErrorRoute() {
  const reason = isStaleChunkError(useRouteError()) ? 'outdated' : 'failure';
  const isLeaving = useSyncExternalStore(watchReloading, isReloading, () => false);
  if (reason === 'outdated' && isLeaving) return null;
  return <ErrorScreen reason={reason} onReload={reloadPage} onBack={goBack} />;
}
