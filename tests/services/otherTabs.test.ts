import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';

import { answerOtherTabs, askOtherTabs } from '../../src/services/otherTabs';
import { someWork } from '../../stories/fixtures/savedWork';

const openTab = (uid: string, hasWork: boolean) =>
  createActor(answerOtherTabs, {
    input: { uid, work: { ...someWork, isWorthKeeping: () => hasWork } },
  }).start();

const ask = (uid: string) => {
  const actor = createActor(askOtherTabs, { input: { uid } });
  const answer = toPromise(actor);
  actor.start();
  return answer;
};

/** Resolves once a question has arrived, and whatever answers it at once as well. */
async function asked(uid: string) {
  const probe = new BroadcastChannel(`work:${uid}`);
  await new Promise((resolve) => {
    probe.onmessage = resolve;
  });
  const echo = new BroadcastChannel(`work:${uid}`);
  const heard = new Promise((resolve) => {
    probe.onmessage = resolve;
  });
  echo.postMessage('echo');
  await heard;
  probe.close();
  echo.close();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('fault 80: the other tabs of a person', () => {
  it('say that they have work', async () => {
    const tabs = [openTab('u-ada', false), openTab('u-ada', true)];
    expect(await ask('u-ada')).toBe(true);
    tabs.forEach((tab) => tab.stop());
  });

  it('have none where nobody answers in time: none is open, without work, or of somebody else', async () => {
    const tabs = [openTab('u-ada', false), openTab('u-bea', true)];
    const question = asked('u-ada');
    const answer = ask('u-ada');
    await question;
    vi.advanceTimersByTime(300);
    expect(await answer).toBe(false);
    tabs.forEach((tab) => tab.stop());
  });

  it('answer no more once their workspace ended', async () => {
    openTab('u-ada', true).stop();
    const question = asked('u-ada');
    const answer = ask('u-ada');
    await question;
    vi.advanceTimersByTime(300);
    expect(await answer).toBe(false);
  });
});
