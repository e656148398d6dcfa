import {
  type ComponentType,
  createElement,
  type ReactElement,
  useEffect,
  useSyncExternalStore,
} from 'react';

import type { NoticeSource } from '../../../machines/notice';
import type { ToastMessage } from '../../ui/toasts';

interface Toasts {
  Toaster: ComponentType;
  showToast: (toast: ToastMessage) => void;
}

let showToast: Toasts['showToast'] | null = null;
let toaster: ReactElement | null = null;
const watchers = new Set<() => void>();

/** From now on notices are shown with these; screens that always may have to tell something bring them along. */
export function provideToasts(given: Toasts): void {
  ({ showToast } = given);
  toaster = createElement(given.Toaster);
  watchers.forEach((onChange) => onChange());
}

/** Loads what shows notices, for screens that seldom have any to tell. Rejects where the network does. */
export async function loadToasts(): Promise<void> {
  if (showToast !== null) return;
  const [drawing, showing] = await Promise.all([
    import('../../ui/Toaster'),
    import('../../ui/toasts'),
  ]);
  provideToasts({ ...drawing, ...showing });
}

/** Shows the notices of `source`, `duration` milliseconds each, on whatever screen is shown by then. Returns what ends that. */
export function tellNoticesOf(source: NoticeSource, duration: number): () => void {
  const subscription = source.on('notice', ({ status, message }) => {
    void loadToasts().then(() => showToast?.({ status, message, duration }));
  });
  return () => subscription.unsubscribe();
}

/**
 * The notices of a flow that a screen begins, `duration` milliseconds each. What the screen stops when it is left tells
 * nothing afterwards; what goes on is still told. The flows of the workspace and the session are told without a screen.
 */
export function useNotices(source: NoticeSource, duration: number): void {
  useEffect(() => tellNoticesOf(source, duration), [source, duration]);
}

/** What draws the notices, once something needs it; else null. */
export function useToaster(): ReactElement | null {
  return useSyncExternalStore(
    (onChange) => {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    () => toaster,
    () => null,
  );
}
