import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerender as prerenderToStream } from 'react-dom/static';
import { matchRoutes, StaticRouter } from 'react-router-dom';

import { config } from '../../services/configuration';
import { pageHead } from './pageHead';
import { type PageMeta, pageMetaOf } from './pageMeta';
import { Providers } from '../Providers';
import { loadRoute } from '../routes/appRoute';
import { AppRoutes } from '../routes/AppRoutes';
import { notFoundPage, publicPages, signInPage } from '../routes/publicPages';
import { routes } from '../routes/routes';
import { robots, sitemap } from './sitemap';

/** Stands in `data-prerendered` of the page for unknown addresses, which is served at any of them. */
const ANY_ADDRESS = '*';

interface PrerenderedPage {
  /** The address at which the HTML is served, or `*` for any that has no page. */
  address: string;
  body: string;
  /** Tags for the head: the page's own, then its styles. */
  head: string;
}

/** The text of a file by its path in the built folder, beside the pages. */
export const textFiles = async (): Promise<Record<string, string>> => {
  const pages = await allAddresses();
  const found = pages.flatMap(({ address, isHidden }) => (isHidden ? [] : [address]));
  return {
    'sitemap.xml': sitemap(found, config.siteUrl),
    'robots.txt': robots(config.siteUrl),
  };
};

/** Draws every public page at build time (specification section 2). Rejects when one fails. */
export async function prerenderAll(): Promise<PrerenderedPage[]> {
  const addresses = (await allAddresses()).map(({ address }) => address);
  const pages: PrerenderedPage[] = [];
  for (const address of [...addresses, ANY_ADDRESS]) pages.push(await prerender(address));
  return pages;
}

/** The addresses of all public pages. */
async function allAddresses(): Promise<{ address: string; isHidden: boolean }[]> {
  const pages = await Promise.all(
    [...publicPages, signInPage].map(async (page) => {
      await loadRoute(page);
      const { addresses = [page.path], isHidden = false } = page.handle ?? {};
      return addresses.map((address) => ({ address, isHidden }));
    }),
  );
  const all = pages.flat();
  const unknown = all.find(({ address }) => /[:*?]/.test(address));
  if (unknown) throw new Error(`${unknown.address}: its route's handle must list \`addresses\`.`);
  return all;
}

async function prerender(address: string): Promise<PrerenderedPage> {
  const isAnyAddress = address === ANY_ADDRESS;
  const path = isAnyAddress ? '/404' : address;
  const matches = matchRoutes(routes, path) ?? [];
  if (isAnyAddress !== (matches.at(-1)?.route === notFoundPage))
    throw new Error(`${path} is no page.`);
  await Promise.all(matches.map(({ route }) => loadRoute(route)));

  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const { prelude } = await prerenderToStream(
    <CacheProvider value={cache}>
      <Providers>
        <StaticRouter location={path}>
          <AppRoutes routes={routes} />
        </StaticRouter>
      </Providers>
    </CacheProvider>,
    // A large part would otherwise be sent hidden, for an inline script to put in its place.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const body = await new Response(prelude).text();
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(body));
  const meta = pageMetaOf(matches) as PageMeta;
  const head = pageHead({
    meta,
    address: isAnyAddress ? null : address,
    siteUrl: config.siteUrl,
  });
  return { address, body, head: `${head}\n    ${styles}` };
}
