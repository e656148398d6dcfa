import '../theme/fonts';

import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, matchRoutes, RouterProvider } from 'react-router-dom';

import { reloadOnStaleChunk } from '../services/staleChunk';
import { Providers } from './Providers';
import { routes } from './routes';

let router: ReturnType<typeof createBrowserRouter> | null = null;
reloadOnStaleChunk(() => createPath(router?.state.navigation.location ?? location));
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
  router = createBrowserRouter(routes);
  const app = (
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  );
  if (isPrerendered) {
    hydrateRoot(root, app);
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}
