import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { type MobileMenuEvent, mobileMenuMachine } from '../../machines/mobileMenu';

function startMenu() {
  const watchers: ((event: MobileMenuEvent) => void)[] = [];
  const ended: number[] = [];
  const actor = createActor(
    mobileMenuMachine.provide({
      actors: {
        watchWidth: fromCallback<MobileMenuEvent>(({ sendBack }) => {
          const index = watchers.push(sendBack) - 1;
          return () => ended.push(index);
        }),
      },
    }),
  ).start();
  return { actor, watchers, ended };
}

describe('mobileMenuMachine', () => {
  it('opens and closes by its toggle', () => {
    const { actor } = startMenu();
    expect(actor.getSnapshot().value).toBe('closed');
    actor.send({ type: 'menu.toggle' });
    expect(actor.getSnapshot().value).toBe('open');
    actor.send({ type: 'menu.toggle' });
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it.each(['menu.dismiss', 'link.follow'] as const)('closes on %s', (type) => {
    const { actor } = startMenu();
    actor.send({ type: 'menu.toggle' });
    actor.send({ type });
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it('fault 56: closes when the window outgrows it, and watches the width only while open', () => {
    const { actor, watchers, ended } = startMenu();
    expect(watchers).toHaveLength(0);
    actor.send({ type: 'menu.toggle' });
    watchers[0]?.({ type: 'width.outgrown' });
    expect(actor.getSnapshot().value).toBe('closed');
    expect(ended).toEqual([0]);
  });

  it('stays closed where the width cannot be watched', () => {
    const actor = createActor(mobileMenuMachine).start();
    actor.send({ type: 'menu.toggle' });
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it('reaches every state', () => {
    const reached = getShortestPaths(mobileMenuMachine).map(({ state }) => state.value);
    expect(new Set(reached)).toEqual(new Set(['closed', 'open']));
  });
});
