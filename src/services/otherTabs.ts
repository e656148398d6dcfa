import { fromCallback, fromPromise } from 'xstate';

import type { SavedWork, Work } from '../../machines/savedWork';
import { inTime } from './inTime';

/** How long the browser may take to say who holds locks, in milliseconds. */
const ANSWER_TIMEOUT = 3000;

const lockOf = (uid: string) => `work:${uid}`;

/**
 * Holds a lock while there is work here: the browser tells the person's other tabs of it however busy or frozen this one is,
 * and releases it where this one crashes. A page that was left holds none until it is brought back.
 */
export const showOtherTabs = fromCallback<{ type: 'none' }, { uid: string; work: Work<SavedWork> }>(
  ({ input: { uid, work } }) => {
    let release: (() => void) | null = null;
    const end = () => {
      release?.();
      release = null;
    };
    const follow = () => {
      if (work.isWorthKeeping()) release ??= hold(lockOf(uid));
      else end();
    };
    follow();
    const stop = work.observe(follow);
    addEventListener('pagehide', end);
    addEventListener('pageshow', follow);
    return () => {
      stop();
      removeEventListener('pagehide', end);
      removeEventListener('pageshow', follow);
      end();
    };
  },
);

/** Whether another open tab of the person has work, asked by one that has none. Rejects where the browser does not tell. */
export const askOtherTabs = fromPromise<boolean, { uid: string }>(async ({ input: { uid } }) => {
  const { held = [] } = await inTime(navigator.locks.query(), ANSWER_TIMEOUT);
  return held.some(({ name }) => name === lockOf(uid));
});

/** Takes a lock that any number of tabs may hold, and returns what releases it. */
function hold(name: string): () => void {
  const holding = new AbortController();
  const released = new Promise((resolve) => holding.signal.addEventListener('abort', resolve));
  void holdUntil(name, released);
  return () => holding.abort();
}

async function holdUntil(name: string, released: Promise<unknown>): Promise<void> {
  try {
    await navigator.locks.request(name, { mode: 'shared' }, () => released);
  } catch {
    // A browser that allows no locks shows no tab what another has.
  }
}
