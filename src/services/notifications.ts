import { fromPromise } from 'xstate';

import type { NotificationPermission } from '../../machines/settings';

/**
 * Asks the browser whether the product may notify outside of the page; a browser that was asked before answers at once.
 * One that has no notifications, or asks and gets no answer, means no. Call it from a person's action only.
 */
export const askPermission = fromPromise<NotificationPermission>(async () => {
  if (!('Notification' in window)) return 'denied';
  return (await Notification.requestPermission()) === 'granted' ? 'granted' : 'denied';
});
