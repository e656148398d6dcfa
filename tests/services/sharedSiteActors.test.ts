// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import { sharedSiteMachine } from '../../machines/sharedSite';
import { currentFragment, watchFragment } from '../../src/services/sharedSiteActors';

afterEach(() => {
  location.hash = '';
});

describe('the fragment of the address', () => {
  it('is read without its #, and reported when it changes, until the viewer is left', () => {
    location.hash = '#1.abc.def';
    expect(currentFragment()).toBe('1.abc.def');
    const machine = sharedSiteMachine.provide({
      actors: { watchFragment, drawShared: fromPromise(() => new Promise(() => undefined)) },
    });
    const actor = createActor(machine, { input: { fragment: currentFragment() } }).start();
    location.hash = '#1.other.def';
    dispatchEvent(new Event('hashchange'));
    expect(actor.getSnapshot().context.fragment).toBe('1.other.def');
    actor.stop();
    location.hash = '#1.third.def';
    dispatchEvent(new Event('hashchange'));
    expect(actor.getSnapshot().context.fragment).toBe('1.other.def');
  });
});
