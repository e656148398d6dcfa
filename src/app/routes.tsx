import type { RouteObject } from 'react-router-dom';

import { ErrorRoute } from './ErrorRoute';
import { LoadingRoute } from './LoadingRoute';
import { RootRoute } from './RootRoute';
import type { RouteHandle } from './pageTitle';

const titled = (title: string): { handle: RouteHandle } => ({ handle: { title } });

/** Every address of the product (specification section 2, "Route table"). Screens are lazy. */
export const routes: RouteObject[] = [
  {
    Component: RootRoute,
    ErrorBoundary: ErrorRoute,
    HydrateFallback: LoadingRoute,
    children: [
      { path: '/', ...titled('AI- Website Creator for All'), lazy: () => import('./LandingRoute') },
      {
        lazy: () => import('./AccountRoute'),
        children: [
          { path: '/auth', ...titled('Sign in'), lazy: () => import('./SignInRoute') },
          {
            path: '/authEmail',
            ...titled('Signing you in'),
            lazy: () => import('./SignInCallbackRoute'),
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
      { path: '*', ...titled('Page not found'), lazy: () => import('./NotFoundRoute') },
    ],
  },
  {
    path: '/view',
    ErrorBoundary: ErrorRoute,
    HydrateFallback: LoadingRoute,
    lazy: () => import('./ViewRoute'),
  },
];
