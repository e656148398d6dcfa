import { type ComponentType, createContext } from 'react';
import type { RouteMatch } from 'react-router-dom';

import type { PrivateHandle, PublicHandle } from '../head/pageMeta';

/** What the module of a screen exports. */
interface RouteModule {
  Component: ComponentType;
  handle?: PublicHandle | PrivateHandle;
  /** Done, and waited for, before the screen is shown where it was not shown before. */
  enter?: () => void | Promise<void>;
}

interface Loadable extends Partial<RouteModule> {
  /** Gives what is missing; gone once it did. */
  lazy?: () => Promise<RouteModule>;
}

/** An address, or what is around the screens of several. */
export type AppRoute =
  | (Loadable & { path?: string; index?: false; children?: AppRoute[] })
  | (Loadable & { index: true; path?: undefined; children?: undefined });

export type AppMatch = RouteMatch<string, AppRoute>;

/** The routes that are shown, outermost first. */
export const ShownRoutes = createContext<readonly AppMatch[]>([]);

/** Loads what a route lacks. Rejects when its module cannot be loaded; it may be tried again. */
export async function loadRoute(route: AppRoute): Promise<void> {
  if (route.lazy !== undefined) Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Whether a route can be shown at once. */
export const isReady = ({ lazy, enter }: AppRoute): boolean =>
  lazy === undefined && enter === undefined;

/** Loads `routes` and enters them, the outermost first. */
export async function prepareRoutes(routes: readonly AppRoute[]): Promise<void> {
  await Promise.all(routes.map(loadRoute));
  for (const { enter } of routes) await enter?.();
}
