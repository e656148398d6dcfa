import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import type { Notice } from '../../machines/notice';
import { planMachine, planToSave } from '../../machines/plan';
import { counterpartOf, editorPlans } from '../../src/content/editorPlans';

function startPlan(input = {}) {
  const notices: Notice[] = [];
  const actor = createActor(planMachine, { input });
  actor.on('notice', (notice) => notices.push(notice));
  actor.start();
  return { actor, notices, plan: () => actor.getSnapshot().context.plan };
}

describe('planMachine', () => {
  it('starts Free, and switches at once to whichever plan is chosen', () => {
    const { actor, notices, plan } = startPlan();
    expect(plan()).toBe('Free');
    for (const name of ['Pro', 'Enterprise', 'Free'] as const) {
      actor.send({ type: 'plan.choose', plan: name });
      expect(plan()).toBe(name);
    }
    expect(notices.map(({ status, message }) => [status, message])).toEqual([
      ['success', 'Switched to Pro plan'],
      ['success', 'Switched to Enterprise plan'],
      ['success', 'Switched to Free plan'],
    ]);
  });

  it('fault 14: a double click switches once, and the current plan is not chosen again', () => {
    const { actor, notices } = startPlan();
    actor.send({ type: 'plan.choose', plan: 'Free' });
    actor.send({ type: 'plan.choose', plan: 'Pro' });
    actor.send({ type: 'plan.choose', plan: 'Pro' });
    expect(notices).toHaveLength(1);
  });

  it('comes back as it was saved', () => {
    const { actor } = startPlan({ plan: 'Pro' });
    expect(planToSave(actor.getSnapshot().context)).toEqual({ plan: 'Pro' });
  });
});

describe('editorPlans', () => {
  it('are those of specification sections 6 and 9', () => {
    expect(editorPlans.map(({ name, price, limits }) => [name, price, limits])).toEqual([
      ['Free', '$0', { websites: 5, components: 10, images: 20 }],
      ['Pro', '$29', { websites: null, components: null, images: 500 }],
      ['Enterprise', '$99', { websites: null, components: null, images: null }],
    ]);
  });

  it.each([
    ['starter', 'Free'],
    ['Starter', 'Free'],
    ['pro', 'Pro'],
    ['agency', 'Enterprise'],
    ['enterprise', 'Enterprise'],
    ['__proto__', null],
    ['', null],
    [null, null],
  ])('?plan=%s means %s', (name, plan) => {
    expect(counterpartOf(name)).toBe(plan);
  });
});
