// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

import type { SavedWork, Work } from '../../machines/savedWork';
import { askBeforeLeaving, observePage } from '../../src/services/savingActors';
import { someWork } from '../../stories/fixtures/savedWork';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the actors of saving', () => {
  it('fault 54: observing the page leaves no listener behind', () => {
    const listeners = new Set<unknown>();
    const add = (_: string, listener: unknown) => void listeners.add(listener);
    const remove = (_: string, listener: unknown) => void listeners.delete(listener);
    vi.stubGlobal('addEventListener', add);
    vi.stubGlobal('removeEventListener', remove);
    vi.spyOn(document, 'addEventListener').mockImplementation(add);
    vi.spyOn(document, 'removeEventListener').mockImplementation(remove);
    for (let round = 0; round < 50; round += 1) {
      const actor = createActor(observePage).start();
      expect(listeners.size).toBe(2);
      actor.stop();
    }
    expect(listeners.size).toBe(0);
    vi.restoreAllMocks();
  });

  it('asks before leaving only while there is work', () => {
    let hasWork = false;
    let tell: () => void = () => undefined;
    const work: Work<SavedWork> = {
      ...someWork,
      isWorthKeeping: () => hasWork,
      observe: (onChange) => {
        tell = onChange;
        return () => undefined;
      },
    };
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const actor = createActor(askBeforeLeaving, { input: work }).start();
    const asked = [isAsked()];
    hasWork = true;
    tell();
    asked.push(isAsked());
    hasWork = false;
    tell();
    asked.push(isAsked());
    hasWork = true;
    tell();
    actor.stop();
    asked.push(isAsked());
    expect(asked).toEqual([false, true, false, false]);
  });
});
