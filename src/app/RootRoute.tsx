import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router-dom';

import { PAGE_HEADING_ID } from '../ui/PageHeading';
import type { RouteHandle } from './routeHandle';

const PRODUCT = 'AI Website Builder';

/** What every page gets: its title, the top of the page after a navigation, and focus on its heading. */
export function RootRoute() {
  const title = usePageTitle();
  const { key, hash } = useLocation();
  const isFirst = useRef(true);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    if (target !== null) {
      target.scrollIntoView();
      return;
    }
    window.scrollTo(0, 0);
    document.getElementById(PAGE_HEADING_ID)?.focus({ preventScroll: true });
  }, [key, hash]);

  return (
    <>
      <title>{title === null ? PRODUCT : `${title} · ${PRODUCT}`}</title>
      <Outlet />
    </>
  );
}

/** The name of the innermost matched page. */
export function usePageTitle(): string | null {
  const titles = useMatches().flatMap(({ handle }) =>
    handle === undefined ? [] : [(handle as RouteHandle).title],
  );
  return titles.at(-1) ?? null;
}
