import { fromCallback, fromPromise } from 'xstate';

import type { NotificationPermission } from '../../machines/settings';
import type { WorkingContext } from '../../machines/working';
import { storedEntry } from './storedEntry';

const offered = storedEntry<true>({
  area: 'local',
  key: 'notifications-offered',
  parse: (text) => (text === 'yes' ? true : null),
  format: () => 'yes',
});

/** What the browser allows. One that has no notifications allows none. */
function permissionNow(): NotificationPermission {
  if (!('Notification' in window)) return 'denied';
  const { permission } = Notification;
  return permission === 'default' ? 'undecided' : permission;
}

/**
 * Asks the browser whether the product may notify outside of the page; a browser that was asked before answers at once.
 * Call it from a person's action only.
 */
export const askPermission = fromPromise<NotificationPermission>(async () => {
  if ('Notification' in window) await Notification.requestPermission();
  return permissionNow();
});

/** Keeps that the person was asked, in this browser, whether they want notifications. */
export function rememberOffer(): void {
  offered.write(true);
}

/**
 * Calls back with what the browser allows and whether the person was asked already, now and whenever they come back, who
 * may have changed it meanwhile. Returns what ends that.
 */
export function watchPermission(
  onPermission: (state: { permission: NotificationPermission; wasOffered: boolean }) => void,
): () => void {
  const tell = () =>
    onPermission({ permission: permissionNow(), wasOffered: offered.read() === true });
  tell();
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}

let titleBefore: string | null = null;

/**
 * Tells a person who looks at another tab what has ended here: in this tab's title until they come back, and as a
 * notification of the browser where it was allowed. Does nothing while the page is seen; gives back whether it was not.
 * Never throws.
 */
export function announceWhileHidden(message: string): boolean {
  if (document.visibilityState !== 'hidden') return false;
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
  return true;
}

function restoreTitle() {
  if (document.visibilityState === 'hidden' || titleBefore === null) return;
  document.title = titleBefore;
  titleBefore = null;
  document.removeEventListener('visibilitychange', restoreTitle);
}

/**
 * `announceUnseen` of the workspace: what a generation has to say also reaches a person who looks at another tab, if they
 * want that (the setting Notifications).
 */
export const announceUnseen = fromCallback<{ type: 'none' }, WorkingContext>(({ input }) => {
  const { settingsRef, websiteGenerationRef, componentGenerationRef, imageGenerationRef } = input;
  const generations = [websiteGenerationRef, componentGenerationRef, imageGenerationRef];
  const subscriptions = generations.map((generationRef) =>
    generationRef.on('notice', ({ message }) => {
      if (!settingsRef.getSnapshot().context.notifications) return;
      if (announceWhileHidden(message)) settingsRef.send({ type: 'generation.unseen' });
    }),
  );
  const stopWatching = watchPermission((state) =>
    settingsRef.send({ type: 'permission.changed', ...state }),
  );
  return () => {
    stopWatching();
    subscriptions.forEach((subscription) => subscription.unsubscribe());
  };
});
