import { createToaster } from '@chakra-ui/react';

export interface ToastMessage {
  status: 'success' | 'error' | 'info';
  message: string;
  /** Milliseconds; stands still while the toast is hovered or focused and while the page is hidden. */
  duration: number;
}

/** In the strip of the header, one on the other: they cover neither the preview nor what is pressed next. */
export const toaster = createToaster({
  placement: 'top',
  max: 3,
  pauseOnPageIdle: false,
  overlap: true,
  gap: 8,
  offsets: '4px',
});

/** What was said while nobody looked. */
const held: ToastMessage[] = [];

/** Shows a message, once somebody looks at the page; at most three are visible, later ones wait their turn. */
export function showToast(toast: ToastMessage): void {
  if (document.visibilityState === 'hidden') {
    held.push(toast);
    return;
  }
  const { status, message, duration } = toast;
  toaster.create({ type: status, title: message, duration, closable: true });
}

/** Takes every message away, those that wait their turn included. */
export function clearToasts(): void {
  held.length = 0;
  toaster.remove();
}

/** Stops the time of the toasts while the page is hidden; the toaster's own option does not. Returns what ends that. */
export function holdToastsWhileHidden(): () => void {
  const follow = () => {
    const isHidden = document.visibilityState === 'hidden';
    const isAttended = document.querySelector(ATTENDED) !== null;
    if (isHidden) toaster.pause();
    else if (!isAttended) toaster.resume();
    if (!isHidden) held.splice(0).forEach(showToast);
  };
  document.addEventListener('visibilitychange', follow);
  return () => document.removeEventListener('visibilitychange', follow);
}

/** The region of the toasts while pointer or focus is in it: they wait for that to end. */
const ATTENDED = ['hover', 'focus-within']
  .map((state) => `[data-scope=toast][data-part=group]:${state}`)
  .join();
