import '../theme/fonts';

import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';

import { whenIdle } from '../services/page';
import { reloadOnStaleChunk } from '../services/staleChunk';
import { Providers } from './Providers';
import { routes } from './routes';
import { sessionRef } from './session';

reloadOnStaleChunk();
// Public pages do not wait for the sign-in provider; pages that need it start the session themselves.
whenIdle(() => sessionRef.start());
void start();

async function start() {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root.');

  const matches = matchRoutes(routes, location) ?? [];
  const page = matches.at(-1)?.route;
  const isPrerendered = page !== undefined && page.path === root.dataset.prerendered;
  if (isPrerendered) {
    // The HTML is already there: its screen must be, too, before React compares the two.
    if (typeof page.lazy === 'function')
      Object.assign(page, await page.lazy(), { lazy: undefined });
  }
  const app = (
    <Providers>
      <RouterProvider router={createBrowserRouter(routes)} />
    </Providers>
  );
  if (isPrerendered) {
    hydrateRoot(root, app);
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}
