import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerender as prerenderToStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';

import { Providers } from './Providers';
import { pageTitleOf } from './pageTitle';
import { routes } from './routes';

/** The pages that are HTML before any script runs: the path to draw, and the route whose page it is. */
export const prerenderedPages = [
  { path: '/', route: '/', file: 'index.html' },
  { path: '/404', route: '*', file: '404.html' },
];

export interface PrerenderedPage {
  body: string;
  styles: string;
  title: string;
}

/** Draws one public page at build time (specification section 2). Rejects when the page redirects or fails. */
export async function prerender(path: string): Promise<PrerenderedPage> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://prerender.invalid${path}`));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect.`);

  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const { prelude } = await prerenderToStream(
    <CacheProvider value={cache}>
      <Providers>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>
    </CacheProvider>,
  );
  const body = await new Response(prelude).text();
  return {
    body,
    styles: constructStyleTagsFromChunks(extractCriticalToChunks(body)),
    title: pageTitleOf(context.matches.map(({ route }) => route.handle as unknown)),
  };
}
