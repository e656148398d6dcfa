import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { faqMachine } from '../../machines/faq';

function startFaq() {
  const actor = createActor(faqMachine).start();
  return {
    toggle: (index: number) => actor.send({ type: 'item.toggle', index }),
    toggleMore: () => actor.send({ type: 'more.toggle' }),
    state: () => {
      const { value, context } = actor.getSnapshot();
      return { ...value, open: context.open };
    },
  };
}

describe('faqMachine', () => {
  it('starts short, with every answer closed', () => {
    expect(startFaq().state()).toEqual({ answers: 'closed', list: 'short', open: null });
  });

  it('opens one answer at a time, and a second press closes it', () => {
    const { toggle, state } = startFaq();
    toggle(0);
    expect(state()).toEqual({ answers: 'opened', list: 'short', open: 0 });
    toggle(2);
    expect(state()).toEqual({ answers: 'opened', list: 'short', open: 2 });
    toggle(2);
    expect(state()).toEqual({ answers: 'closed', list: 'short', open: null });
  });

  it('shows more and less without touching an open answer among the first three', () => {
    const { toggle, toggleMore, state } = startFaq();
    toggle(2);
    toggleMore();
    expect(state()).toEqual({ answers: 'opened', list: 'whole', open: 2 });
    toggleMore();
    expect(state()).toEqual({ answers: 'opened', list: 'short', open: 2 });
  });

  it('closes the open answer that is about to be hidden', () => {
    const { toggle, toggleMore, state } = startFaq();
    toggleMore();
    toggle(3);
    toggleMore();
    expect(state()).toEqual({ answers: 'closed', list: 'short', open: null });
  });

  it('can reach every state', () => {
    const paths = getShortestPaths(faqMachine, {
      events: [{ type: 'item.toggle', index: 0 }, { type: 'more.toggle' }],
    });
    const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)));
    expect([...reached].sort()).toEqual(
      ['closed', 'opened']
        .flatMap((answers) => ['short', 'whole'].map((list) => JSON.stringify({ answers, list })))
        .sort(),
    );
  });
});
