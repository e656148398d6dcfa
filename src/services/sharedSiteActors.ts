import { fromCallback, fromPromise } from 'xstate';

import type { DrawnSite, SharedSiteEvent } from '../../machines/sharedSite';
import { drawSharedInWorker } from './websiteWorker';

/** Draws the site in a link's fragment in the worker. Rejects with `SiteRefusedError`, or when it cannot be drawn. */
export const drawShared = fromPromise<DrawnSite, string>(({ input: fragment, signal }) =>
  drawSharedInWorker(fragment, signal),
);

/** What follows the `#` of the page's address. */
export function currentFragment(): string {
  return location.hash.slice(1);
}

/** Reports every later fragment of the page's address. */
export const watchFragment = fromCallback<SharedSiteEvent>(({ sendBack }) => {
  const tell = () => sendBack({ type: 'fragment.changed', fragment: currentFragment() });
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
});
