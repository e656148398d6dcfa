import { Component, type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { type Location, matchRoutes, useLocation, useRoutes } from 'react-router-dom';

import { type AppMatch, type AppRoute, isReady, prepareRoutes, ShownRoutes } from './appRoute';
import { ErrorRoute } from './ErrorRoute';

interface Shown {
  location: Location;
  matches: readonly AppMatch[];
  /** Why its screen could not be loaded. */
  failure?: { error: unknown };
}

/** The screen of the address. The one before stays until that of another address is loaded and entered. */
export function AppRoutes({ routes }: { routes: AppRoute[] }) {
  const location = useLocation();
  const matches = useMemo(() => matchRoutes(routes, location) ?? [], [routes, location]);
  const [shown, setShown] = useState<Shown | null>(null);
  const added = useMemo(() => {
    const before = new Set(shown?.matches.map(({ route }) => route));
    return matches.flatMap(({ route }) => (before.has(route) ? [] : [route]));
  }, [matches, shown]);
  const isThere = shown?.location === location;
  if (!isThere && added.every(isReady)) setShown({ location, matches });

  useEffect(() => {
    if (isThere) return undefined;
    let isWanted = true;
    const show = (next: Shown) => {
      if (isWanted) startTransition(() => setShown(next));
    };
    prepareRoutes(added).then(
      () => show({ location, matches }),
      (error: unknown) => show({ location, matches: [], failure: { error } }),
    );
    return () => {
      isWanted = false;
    };
  }, [location, matches, added, isThere]);

  if (shown === null) return null;
  if (shown.failure !== undefined) return <ErrorRoute error={shown.failure.error} />;
  return (
    <ShownRoutes value={shown.matches}>
      <ErrorBoundary location={shown.location}>
        <Screen routes={routes} location={shown.location} />
      </ErrorBoundary>
    </ShownRoutes>
  );
}

function Screen({ routes, location }: { routes: AppRoute[]; location: Location }) {
  return useRoutes(routes, location);
}

interface BoundaryProps {
  location: Location;
  children: ReactNode;
}

interface BoundaryState {
  location: Location;
  failure: { error: unknown } | null;
}

/** Shows what went wrong while a screen was drawn, until another address is shown. */
class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { location }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return state.location === location ? null : { location, failure: null };
  }

  override state: BoundaryState = { location: this.props.location, failure: null };

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === null ? this.props.children : <ErrorRoute error={failure.error} />;
  }
}
