import { fromCallback, fromPromise } from 'xstate';

import type { SavedWork, Work } from '../../machines/savedWork';

/** A tab that can answer does so at once; one that is frozen never does. Milliseconds. */
const ANSWER_TIMEOUT = 300;

type Said = 'who has work?' | 'work is here';

const channelOf = (uid: string) => new BroadcastChannel(`work:${uid}`);

/** Answers the person's other tabs when they ask whether there is work here. */
export const answerOtherTabs = fromCallback<
  { type: 'none' },
  { uid: string; work: Work<SavedWork> }
>(({ input: { uid, work } }) => {
  const channel = channelOf(uid);
  const say = (said: Said) => channel.postMessage(said);
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if (data === 'who has work?' && work.isWorthKeeping()) say('work is here');
  };
  return () => channel.close();
});

/** Whether another open tab of the person has work. */
export const askOtherTabs = fromPromise<boolean, { uid: string }>(
  ({ input: { uid }, signal }) =>
    new Promise((resolve) => {
      const channel = channelOf(uid);
      const end = (isElsewhere: boolean) => {
        clearTimeout(timeout);
        channel.close();
        resolve(isElsewhere);
      };
      const timeout = setTimeout(() => end(false), ANSWER_TIMEOUT);
      signal.addEventListener('abort', () => end(false));
      channel.onmessage = ({ data }: MessageEvent<Said>) => {
        if (data === 'work is here') end(true);
      };
      channel.postMessage('who has work?' satisfies Said);
    }),
);
