import { fromCallback } from 'xstate';

import type { SavedWork, Work } from '../../machines/savedWork';
import type { SavingEvent } from '../../machines/saving';

/** Reports `page.hidden` at the last moments in which a page can be sure to run. */
export const observePage = fromCallback<SavingEvent>(({ sendBack }) => {
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') sendBack({ type: 'page.hidden' });
  };
  const onPageHide = () => sendBack({ type: 'page.hidden' });
  document.addEventListener('visibilitychange', onVisibilityChange);
  addEventListener('pagehide', onPageHide);
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange);
    removeEventListener('pagehide', onPageHide);
  };
});

/** Lets the browser ask before the page is closed or reloaded, but only while that would lose something. */
export const askBeforeLeaving = fromCallback<SavingEvent, Work<SavedWork>>(({ input: work }) => {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const follow = () => {
    if (work.isWorthKeeping()) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  };
  follow();
  const stop = work.observe(follow);
  return () => {
    stop();
    removeEventListener('beforeunload', ask);
  };
});
