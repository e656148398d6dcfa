import type { Params } from 'react-router-dom';

import { PRODUCT } from './product';
import type { JsonLd } from './structuredData';

/** How a page presents itself to search engines, to those who share it, and in the title bar. */
export interface PageMeta {
  /** The page's name, without the product's. */
  title: string;
  /** One or two sentences, 50 to 160 characters. */
  description: string;
  /** What Open Graph calls it; a website when absent. */
  kind?: 'article';
  structuredData?: readonly JsonLd[];
}

/** The `handle` of a public route. */
export interface PublicHandle {
  /** By the route's parameters; whatever they hold, also what leads nowhere. */
  meta: (params: Readonly<Params<string>>) => PageMeta;
  /** The addresses to prerender when the route's path has parameters. */
  addresses?: readonly string[];
  /** Kept from search engines and out of the sitemap. */
  isHidden?: boolean;
}

/** The `handle` of sign-in and editor routes. */
export interface PrivateHandle {
  title: string;
}

interface MatchedRoute {
  route: { handle?: PublicHandle | PrivateHandle };
  params: Readonly<Params<string>>;
}

/** What the innermost of the matched routes that says anything says about its page. */
export function pageMetaOf(matches: readonly MatchedRoute[]): Partial<PageMeta> {
  const { route, params } = matches.findLast((match) => match.route.handle !== undefined) ?? {};
  if (route?.handle === undefined || params === undefined) return {};
  return 'meta' in route.handle ? route.handle.meta(params) : { title: route.handle.title };
}

/** The whole title of the document. */
export function documentTitle({ title }: Partial<PageMeta>): string {
  return title === undefined ? PRODUCT : `${title} · ${PRODUCT}`;
}
