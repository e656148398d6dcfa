import type { PrivateHandle } from '../head/pageMeta';
import type { AppRoute } from './appRoute';
import { editorScreens } from './editorScreens';
import { notFoundPage, publicPages, signInPage } from './publicPages';
import { RootRoute } from './RootRoute';

const titled = (title: string): { handle: PrivateHandle } => ({ handle: { title } });

/** Every address of the product (specification section 2, "Route table"). Screens are lazy; the public ones stand in `publicPages`. */
export const routes: AppRoute[] = [
  {
    Component: RootRoute,
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
    lazy: () => import('./ViewRoute'),
  },
];
