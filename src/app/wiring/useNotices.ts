import { useEffect } from 'react';

import type { NoticeSource } from '../../../machines/notice';
import { showToast } from '../../ui/toasts';

/**
 * Shows what an actor emits as toasts, `duration` milliseconds each, while the calling screen is there. For flows that end with their
 * screen; those of the workspace are told on whatever screen is shown, by `tellNotices`.
 */
export function useNotices(source: NoticeSource, duration: number): void {
  useEffect(() => {
    const subscription = source.on('notice', ({ status, message }) =>
      showToast({ status, message, duration }),
    );
    return () => subscription.unsubscribe();
  }, [source, duration]);
}
