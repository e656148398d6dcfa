import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchRoutes } from 'react-router-dom';

import { Providers } from './Providers';
import { loadRoute } from './routes/appRoute';
import { AppRoutes } from './routes/AppRoutes';
import { signInPage } from './routes/publicPages';
import { routes } from './routes/routes';

/** Draws the page of the current address, or takes over the HTML that is already there, and then calls back. */
export async function start(onStarted: () => void): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root.');

  const matched = (matchRoutes(routes, location) ?? []).map(({ route }) => route);
  let isPrerendered = isPageAt(root.dataset.prerendered, matched.at(-1)?.path);
  if (isPrerendered) {
    // The HTML is already there: its screen must be, too, before React compares the two.
    try {
      await Promise.all(matched.map(loadRoute));
    } catch (error) {
      // What is there to be read stays; a form that will never work must say so.
      if (matched.at(-1)?.path !== signInPage.path) throw error;
      isPrerendered = false;
    }
  }
  const app = (
    <Providers>
      <Started
        onStarted={() => {
          delete root.dataset.prerendered;
          onStarted();
        }}
      >
        <BrowserRouter>
          <AppRoutes routes={routes} />
        </BrowserRouter>
      </Started>
    </Providers>
  );
  if (isPrerendered) {
    hydrateRoot(root, app);
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

/** Whether the page's HTML is that of this address; the page for unknown addresses is served at many. */
function isPageAt(prerendered: string | undefined, path: string | undefined): boolean {
  if (prerendered === '*') return path === '*';
  return prerendered === (location.pathname.replace(/\/+$/, '') || '/');
}

/** Around the app, not beside it: a sibling would change the ids that `useId` gives here and gave in the HTML. */
function Started({ onStarted, children }: { onStarted: () => void; children: ReactNode }) {
  useEffect(() => {
    // After the effects of all others, and what they start at once.
    const timer = setTimeout(onStarted);
    return () => clearTimeout(timer);
  }, [onStarted]);
  return children;
}
