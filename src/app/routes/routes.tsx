import type { RouteObject } from 'react-router-dom';

import { editorScreens } from './editorScreens';
import { ErrorRoute } from './ErrorRoute';
import { LoadingRoute } from './LoadingRoute';
import type { PrivateHandle } from '../head/pageMeta';
import { notFoundPage, publicPages, signInPage } from './publicPages';
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
        lazy: () => import('./PublicRoute'),
        children: [
          signInPage,
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
        children: editorScreens,
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
