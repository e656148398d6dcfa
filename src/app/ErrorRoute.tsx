import { useRouteError } from 'react-router-dom';

import { ErrorScreen } from '../marketing/error/ErrorScreen';
import { reloadPage } from '../services/page';
import { isReloading, isStaleChunkError } from '../services/staleChunk';

/** A screen that could not be drawn or loaded. */
export function ErrorRoute() {
  const reason = isStaleChunkError(useRouteError()) ? 'outdated' : 'failure';
  if (reason === 'outdated' && isReloading()) return null;
  return <ErrorScreen reason={reason} onReload={reloadPage} />;
}
