import { useEffect } from 'react';

import type { Notice } from '../../machines/notice';
import { showToast } from '../ui/toasts';

interface NoticeSource {
  on: (type: 'notice', listener: (notice: Notice) => void) => { unsubscribe: () => void };
}

/** Shows what an actor emits as toasts, `duration` milliseconds each, while the calling screen is there. */
export function useNotices(source: NoticeSource, duration: number): void {
  useEffect(() => {
    const subscription = source.on('notice', ({ status, message }) =>
      showToast({ status, message, duration }),
    );
    return () => subscription.unsubscribe();
  }, [source, duration]);
}
