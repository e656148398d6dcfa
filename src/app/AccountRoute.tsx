import { Outlet } from 'react-router-dom';

import { EDITOR_NOTICE_DURATION } from '../../machines/limits';
import { Toaster } from '../ui/Toaster';
import { sessionRef } from './session';
import { useNotices } from './useNotices';

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
