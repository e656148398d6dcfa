import { assign, emit, setup } from 'xstate';

import type { Plan } from './entities';
import { messages } from './messages';
import type { Notice } from './notice';

export interface PlanContext {
  plan: Plan;
}

export type PlanEvent =
  | { type: 'plan.choose'; plan: Plan }
  /** Another tab has kept it. */
  | { type: 'work.learned'; saved: SavedPlan };

export type SavedPlan = PlanContext;

/**
 * The plan of the signed-in person (specification sections 4 "Plan switch", 6 and 8). Anyone may choose any plan; it
 * counts at once, and no service is asked: a plan in store, without states. Input: the saved plan, else Free. Emits `notice` when the plan changes.
 */
export const planMachine = setup({
  types: {} as {
    context: PlanContext;
    events: PlanEvent;
    input: Partial<SavedPlan>;
    emitted: Notice;
  },
  actions: {
    setPlan: assign({ plan: (_, params: { plan: Plan }) => params.plan }),
    emitSwitched: emit((_, params: { plan: Plan }): Notice => ({
      type: 'notice',
      status: 'success',
      message: messages.plan.switched(params.plan),
    })),
  },
  guards: {
    isOther: ({ context }, params: { plan: Plan }) => params.plan !== context.plan,
  },
}).createMachine({
  id: 'plan',
  context: ({ input }) => ({ plan: input.plan ?? 'Free' }),
  on: {
    'work.learned': {
      actions: { type: 'setPlan', params: ({ event }) => ({ plan: event.saved.plan }) },
    },
    'plan.choose': {
      guard: { type: 'isOther', params: ({ event }) => ({ plan: event.plan }) },
      actions: [
        { type: 'setPlan', params: ({ event }) => ({ plan: event.plan }) },
        { type: 'emitSwitched', params: ({ event }) => ({ plan: event.plan }) },
      ],
    },
  },
});

/** What is worth saving of the plan. */
export function planToSave({ plan }: PlanContext): SavedPlan {
  return { plan };
}
