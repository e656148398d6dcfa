import type { RouteObject } from 'react-router-dom';

import { ErrorRoute } from './ErrorRoute';
import { LoadingRoute } from './LoadingRoute';
import type { PrivateHandle } from './pageMeta';
import { notFoundPage, publicPages } from './publicPages';
import { RootRoute } from './RootRoute';

const titled = (title: string): { handle: PrivateHandle } => ({ handle: { title } });

/** Every address of the product (specification section 2, "Route table"). Screens are lazy; the public ones stand in `publicPages`. */
export const routes: RouteObject[] = [
  {
    Component: RootRoute,
    ErrorBoundary: ErrorRoute,
    HydrateFallback: LoadingRoute,
    children: [
      { lazy: () => import('./PublicRoute'), children: [...publicPages, notFoundPage] },
      {
        lazy: () => import('./AccountRoute'),
        children: [
          {
            lazy: () => import('./PublicRoute'),
            children: [
              { path: '/auth', ...titled('Sign in'), lazy: () => import('./SignInRoute') },
              {
                path: '/authEmail',
                ...titled('Signing you in'),
                lazy: () => import('./SignInCallbackRoute'),
              },
            ],
          },
          {
            path: '/editor',
            lazy: () => import('./EditorRoute'),
            children: [
              { index: true, ...titled('Dashboard'), lazy: () => import('./DashboardRoute') },
              {
                path: 'builder',
                ...titled('Website Builder'),
                lazy: () => import('./BuilderRoute'),
              },
              {
                path: 'ui-components',
                ...titled('UI Components'),
                lazy: () => import('./UIComponentsRoute'),
              },
              {
                path: 'image-generator',
                ...titled('Image Generator'),
                lazy: () => import('./ImageGeneratorRoute'),
              },
              {
                path: 'settings',
                ...titled('Settings'),
                lazy: () => import('./SettingsRoute'),
              },
              { path: 'billing', ...titled('Billing'), lazy: () => import('./BillingRoute') },
              {
                path: '*',
                ...titled('Page not found'),
                lazy: () => import('./EditorNotFoundRoute'),
              },
            ],
          },
        ],
      },
    ],
  },
  {
    path: '/view',
    ErrorBoundary: ErrorRoute,
    HydrateFallback: LoadingRoute,
    lazy: () => import('./ViewRoute'),
  },
];
