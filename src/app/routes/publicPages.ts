import type { ComponentType } from 'react';

import type { PublicHandle } from '../head/pageMeta';

interface PublicPageModule {
  Component: ComponentType;
  handle: PublicHandle;
}

export interface PublicPage extends Partial<PublicPageModule> {
  path: string;
  lazy?: () => Promise<PublicPageModule>;
}

/**
 * Every public page (specification section 2): one line here makes it a route, prerendered HTML, an entry of
 * sitemap.xml and a row of the benchmark.
 *
 * To add one, write `XRoute.tsx` and its line below. The module exports
 * - `Component`: the screen, without header and footer, which `PublicRoute` puts around all of them;
 * - `handle: PublicHandle`: `meta(params)` with title, description and JSON-LD (`structuredData.ts` has the builders),
 *   and, when the path has parameters, `addresses`: every address to prerender, listed from the content.
 */
export const publicPages: readonly PublicPage[] = [
  { path: '/', lazy: () => import('./LandingRoute') },
  { path: '/features', lazy: () => import('./FeaturesRoute') },
  { path: '/showcase', lazy: () => import('./ShowcaseRoute') },
  { path: '/learn', lazy: () => import('./LearnRoute') },
  { path: '/learn/guide/:id?', lazy: () => import('./GuideRoute') },
  { path: '/about', lazy: () => import('./AboutRoute') },
  { path: '/contact', lazy: () => import('./ContactRoute') },
  { path: '/pricing', lazy: () => import('./PricingRoute') },
  { path: '/blog/:id?', lazy: () => import('./BlogRoute') },
  { path: '/terms', lazy: () => import('./TermsRoute') },
  { path: '/privacy', lazy: () => import('./PrivacyRoute') },
];

/** Prerendered as the public pages are, but no search engine shall find it. */
export const signInPage: PublicPage = { path: '/auth', lazy: () => import('./SignInRoute') };

/** The page of every address that has none. */
export const notFoundPage: PublicPage = { path: '*', lazy: () => import('./NotFoundRoute') };
