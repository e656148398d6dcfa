import { fromCallback, fromPromise } from 'xstate';

import type { SavedWork, Work } from '../../machines/savedWork';

/** How long a tab that is open may take to answer: a busy one is late, a frozen one never does. Milliseconds. */
const ANSWER_TIMEOUT = 3000;

type Said = 'who has work?' | 'work is here' | 'no work here';

const nameOf = (uid: string) => `work:${uid}`;

/** Answers the person's other tabs when they ask whether there is work here, and holds a lock that says that this one is open. */
export const answerOtherTabs = fromCallback<
  { type: 'none' },
  { uid: string; work: Work<SavedWork> }
>(({ input: { uid, work } }) => {
  const channel = new BroadcastChannel(nameOf(uid));
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if (data !== 'who has work?') return;
    channel.postMessage((work.isWorthKeeping() ? 'work is here' : 'no work here') satisfies Said);
  };
  const closing = new AbortController();
  if ('locks' in navigator)
    void navigator.locks.request(
      nameOf(uid),
      { mode: 'shared' },
      () => new Promise((release) => closing.signal.addEventListener('abort', release)),
    );
  return () => {
    channel.close();
    closing.abort();
  };
});

/** How many tabs of the person are open, this one among them; null where the browser does not tell. */
async function countTabs(uid: string): Promise<number | null> {
  if (!('locks' in navigator)) return null;
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name }) => name === nameOf(uid)).length;
}

/** Whether another open tab of the person has work. */
export const askOtherTabs = fromPromise<boolean, { uid: string }>(
  async ({ input: { uid }, signal }) => {
    const open = await countTabs(uid);
    if (open !== null && open < 2) return false;
    return new Promise((resolve) => {
      const channel = new BroadcastChannel(nameOf(uid));
      const end = (isElsewhere: boolean) => {
        clearTimeout(timeout);
        channel.close();
        resolve(isElsewhere);
      };
      const timeout = setTimeout(() => end(false), ANSWER_TIMEOUT);
      signal.addEventListener('abort', () => end(false));
      // This tab answers, too.
      let without = 0;
      channel.onmessage = ({ data }: MessageEvent<Said>) => {
        if (data === 'no work here') without += 1;
        if (data === 'work is here' || without === open) end(data === 'work is here');
      };
      channel.postMessage('who has work?' satisfies Said);
    });
  },
);
