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

/** A person's tab that is open and never answers. */
const openFrozenTab = (uid: string) =>
  navigator.locks.request(`work:${uid}`, { mode: 'shared' }, () => new Promise(() => undefined));

/** Locks that are granted at once, as shared ones are. */
function fakeLocks(): Pick<LockManager, 'query' | 'request'> {
  const held: LockInfo[] = [];
  return {
    query: () => Promise.resolve({ held: [...held], pending: [] }),
    request: async (name: string, ...[, hold]: unknown[]) => {
      const lock = { name };
      held.push(lock);
      await (hold as () => Promise<unknown>)();
      held.splice(held.indexOf(lock), 1);
    },
  } as Pick<LockManager, 'query' | 'request'>;
}

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
  vi.stubGlobal('navigator', { locks: fakeLocks() });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('fault 80: the other tabs of a person', () => {
  it('say that they have work', async () => {
    const tabs = [openTab('u-ada', false), openTab('u-ada', true)];
    expect(await ask('u-ada')).toBe(true);
    tabs.forEach((tab) => tab.stop());
  });

  it('say that they have none, so that nobody waits', async () => {
    const tabs = [openTab('u-ada', false), openTab('u-ada', false), openTab('u-ada', false)];
    expect(await ask('u-ada')).toBe(false);
    tabs.forEach((tab) => tab.stop());
  });

  it('are waited for, however soon this one says that it has none', async () => {
    const own = openTab('u-ada', false);
    const question = asked('u-ada');
    void openFrozenTab('u-ada');
    const answer = ask('u-ada');
    await question;
    const late = new BroadcastChannel('work:u-ada');
    late.postMessage('work is here');
    expect(await answer).toBe(true);
    late.close();
    own.stop();
  });

  it('are not waited for where none of the person is open', async () => {
    const tabs = [openTab('u-ada', false), openTab('u-bea', true)];
    expect(await ask('u-ada')).toBe(false);
    tabs.forEach((tab) => tab.stop());
  });

  it('have none where one that is open never answers', async () => {
    const tab = openTab('u-ada', false);
    void openFrozenTab('u-ada');
    const question = asked('u-ada');
    const answer = ask('u-ada');
    await question;
    vi.advanceTimersByTime(3000);
    expect(await answer).toBe(false);
    tab.stop();
  });

  it('are heard where the browser does not tell which are open', async () => {
    vi.stubGlobal('navigator', {});
    const tabs = [openTab('u-ada', false), openTab('u-ada', true)];
    expect(await ask('u-ada')).toBe(true);
    tabs.forEach((tab) => tab.stop());
  });

  it('answer no more once their workspace ended', async () => {
    const own = openTab('u-ada', false);
    openTab('u-ada', true).stop();
    await Promise.resolve();
    expect(await ask('u-ada')).toBe(false);
    own.stop();
  });
});
