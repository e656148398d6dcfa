import { Toaster } from '../../ui/Toaster';
import { showToast } from '../../ui/toasts';
import { provideToasts } from './notices';

// Callback and editor always may have to tell something, also once there is no network.
provideToasts({ Toaster, showToast });
