import { Outlet } from 'react-router-dom';

import { Toaster } from '../../ui/Toaster';
import { showToast } from '../../ui/toasts';
import { provideToasts } from '../wiring/notices';

// Sign-in, callback and editor always may have to tell something, also once there is no network.
provideToasts({ Toaster, showToast });

export const Component = Outlet;
