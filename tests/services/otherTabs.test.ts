// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';

import { askOtherTabs, showOtherTabs } from '../../src/services/otherTabs';
import { someWork } from '../../stories/fixtures/savedWork';

/** Locks as a browser keeps them: what a tab asked for it has, however long the tab does not come to hear of it. */
class FakeLocks {
  readonly held: string[] = [];

  query = async () => {
    // What was released before is known by then.
    await new Promise((resolve) => setTimeout(resolve));
    return { held: this.held.map((name) => ({ name })), pending: [] };
  };

  request = async (name: string, _: LockOptions, hold: () => Promise<unknown>) => {
    this.held.push(name);
    await hold();
    this.held.splice(this.held.indexOf(name), 1);
  };
}

/** A tab whose work begins and ends as told. */
function openTab(uid: string, hadWork: boolean) {
  let hasWork = hadWork;
  let tell: () => void = () => undefined;
  const observe = (onChange: () => void) => {
    tell = onChange;
    return () => {
      tell = () => undefined;
    };
  };
  const work = { ...someWork, isWorthKeeping: () => hasWork, observe };
  const actor = createActor(showOtherTabs, { input: { uid, work } }).start();
  return {
    change: (hasNow: boolean) => {
      hasWork = hasNow;
      tell();
    },
    close: () => void actor.stop(),
  };
}

const ask = (uid: string) => toPromise(createActor(askOtherTabs, { input: { uid } }).start());

let locks: FakeLocks;

beforeEach(() => {
  locks = new FakeLocks();
  vi.stubGlobal('navigator', { locks });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('fault 80: the other tabs of a person', () => {
  it('are seen to have work, whichever has it', async () => {
    const tabs = [openTab('u-ada', false), openTab('u-ada', true)];
    expect(await ask('u-ada')).toBe(true);
    tabs.forEach(({ close }) => close());
  });

  it('are seen to have work where they come to do nothing any more', async () => {
    void locks.request('work:u-ada', { mode: 'shared' }, () => new Promise(() => undefined));
    expect(await ask('u-ada')).toBe(true);
  });

  it('have none where none is open, without work, or of somebody else', async () => {
    expect(await ask('u-ada')).toBe(false);
    const tabs = [openTab('u-ada', false), openTab('u-bea', true)];
    expect(await ask('u-ada')).toBe(false);
    tabs.forEach(({ close }) => close());
  });

  it('have work from its beginning to its end', async () => {
    const tab = openTab('u-ada', false);
    tab.change(true);
    tab.change(true);
    expect(locks.held).toEqual(['work:u-ada']);
    tab.change(false);
    expect(await ask('u-ada')).toBe(false);
    tab.change(true);
    expect(await ask('u-ada')).toBe(true);
    tab.close();
  });

  it('have none while another page stands in them', async () => {
    const tab = openTab('u-ada', true);
    dispatchEvent(new Event('pagehide'));
    expect(await ask('u-ada')).toBe(false);
    dispatchEvent(new Event('pageshow'));
    expect(await ask('u-ada')).toBe(true);
    tab.close();
  });

  it('have none once their workspace ended', async () => {
    const tab = openTab('u-ada', true);
    tab.close();
    tab.change(true);
    dispatchEvent(new Event('pageshow'));
    expect(await ask('u-ada')).toBe(false);
  });

  it('are not waited for where the browser does not tell', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    locks.query = () => new Promise(() => undefined);
    const answer = expect(ask('u-ada')).rejects.toThrow('No answer in 3000 ms.');
    await vi.advanceTimersByTimeAsync(3000);
    await answer;
    vi.useRealTimers();
  });

  it.each([
    ['without locks', {}],
    ['that refuses them', { locks: { request: () => Promise.reject(new Error('refused')) } }],
  ])('are not known in a browser %s, and work goes on', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const tab = openTab('u-ada', true);
    await expect(ask('u-ada')).rejects.toThrow(TypeError);
    tab.close();
  });
});
