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

let titleBefore: string | null = null;

/**
 * Tells a person who looks at another tab what has ended here: in this tab's title until they come back, and as a
 * notification of the browser where it was allowed. Does nothing while the page is seen. Never throws.
 */
export function announceWhileHidden(message: string): void {
  if (document.visibilityState !== 'hidden') return;
  if (titleBefore === null) {
    titleBefore = document.title;
    document.addEventListener('visibilitychange', restoreTitle);
  }
  document.title = `● ${message}`;
  try {
    if (Notification.permission === 'granted') new Notification(message);
  } catch {
    // Some phones have the constructor and refuse it; the title has told already.
  }
}

function restoreTitle() {
  if (document.visibilityState === 'hidden' || titleBefore === null) return;
  document.title = titleBefore;
  titleBefore = null;
  document.removeEventListener('visibilitychange', restoreTitle);
}
