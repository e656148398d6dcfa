import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router-dom';

import { whenIdle } from '../services/page';
import { PAGE_HEADING_ID } from '../ui/PageHeading';
import { pageTitleOf } from './pageTitle';
import { sessionRef } from './session';

/** What every page gets: its title, the top of the page after a navigation, and focus on its heading. */
export function RootRoute() {
  const title = pageTitleOf(useMatches().map(({ handle }) => handle));
  const { key, hash } = useLocation();
  const isFirst = useRef(true);

  useEffect(() => {
    document.title = title;
  }, [title]);

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

  // Public pages do not wait for the sign-in provider, and a prerendered page must be hydrated as it was drawn:
  // with the session unknown. Pages that need the session start it themselves.
  useEffect(() => whenIdle(() => sessionRef.start()), []);

  return <Outlet />;
}
