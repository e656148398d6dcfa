import { Outlet } from 'react-router-dom';

import { EDITOR_NOTICE_DURATION } from '../../../machines/limits';
import { Toaster } from '../../ui/Toaster';
import { sessionRef } from '../wiring/session';
import { useNotices } from '../wiring/useNotices';

/** These pages need to know who is signed in before they can be drawn. */
export function loader() {
  sessionRef.start();
  return null;
}

/** Sign-in, callback and editor: the pages that show toasts. */
export function Component() {
  useNotices(sessionRef, EDITOR_NOTICE_DURATION);
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  );
}
