import { Outlet } from 'react-router-dom';

import { Toaster } from '../../ui/Toaster';
import { showToast } from '../../ui/toasts';
import { provideToasts } from '../wiring/notices';
import { sessionRef } from '../wiring/session';

// Sign-in, callback and editor always may have to tell something, also once there is no network.
provideToasts({ Toaster, showToast });

/** These pages need to know who is signed in before they can be drawn. */
export function loader() {
  sessionRef.start();
  return null;
}

export const Component = Outlet;
