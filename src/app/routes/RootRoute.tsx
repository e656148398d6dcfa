import { use, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { PAGE_HEADING_ID } from '../../ui/PageHeading';
import { showInHead } from '../../services/pageHead';
import { documentTitle, pageMetaOf } from '../head/pageMeta';
import { ShownRoutes } from './appRoute';
import { STAYS_ON_PAGE } from './staysOnPage';
import { useToaster } from '../wiring/notices';
import { watchSession } from '../wiring/watchSession';

/** What every page gets: the notices, its title, the top of the page after a navigation, and focus on its heading. */
export function RootRoute() {
  const meta = pageMetaOf(use(ShownRoutes));
  const title = documentTitle(meta);
  const { description = null } = meta;
  const location = useLocation();
  const { key, hash } = location;
  const staysOnPage = (location.state as unknown) === STAYS_ON_PAGE;
  const isFirst = useRef(true);
  const toaster = useToaster();

  useEffect(() => {
    showInHead({ title, description });
  }, [title, description]);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (staysOnPage) return;
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    if (target !== null) {
      target.scrollIntoView();
      return;
    }
    window.scrollTo(0, 0);
    document.getElementById(PAGE_HEADING_ID)?.focus({ preventScroll: true });
  }, [key, hash, staysOnPage]);

  useEffect(watchSession, []);

  return (
    <>
      <Outlet />
      {toaster}
    </>
  );
}
