import { assign, sendTo, setup } from 'xstate';

import {
  type Delivery,
  type DeliveryChoice,
  type DeliveryDraft,
  type DeliveryField,
  deliveryDraft,
  deliveryOf,
} from './delivery';
import type { Build } from './entities';
import { followBuild } from './followBuilder';
import { messages } from './messages';
import { type BuilderRef, buildOf } from './outlineActs';
import { type DeliveryProblems, parseDelivery } from './parseDelivery';

export interface DeliveryFormContext {
  builderRef: BuilderRef | null;
  /** What is chosen and typed, until it is saved; null: what the site has is shown. */
  draft: DeliveryDraft | null;
  /** What is wrong with a field, in words. */
  problems: Partial<Record<DeliveryField, string>>;
}

export type DeliveryFormEvent =
  | { type: 'choice.choose'; to: DeliveryChoice }
  | { type: 'field.change'; field: DeliveryField; value: string }
  | { type: 'delivery.save' }
  | { type: 'delivery.cancel' }
  | { type: 'build.changed' };

/**
 * Choosing where the messages of a site's forms go (specification section 2, builder): nowhere yet, the visitor's e-mail program or a
 * form service. What is chosen and typed is the site's once it is saved, as one step of the builder's; what cannot be used stays as
 * it is typed, with what is wrong beside it.
 *
 * Input: the builder whose site it is, or null; another current site ends a draft. The builder is told
 * `delivery.choose`. Emits nothing.
 */
export const deliveryFormMachine = setup({
  types: {} as {
    context: DeliveryFormContext;
    events: DeliveryFormEvent;
    input: { builderRef: BuilderRef | null };
  },
  actors: {
    followBuild,
  },
  actions: {
    setChoice: assign(({ context }, params: { to: DeliveryChoice }) => ({
      draft: chosen(context, params.to),
      problems: {},
    })),
    setField: assign(({ context }, params: { field: DeliveryField; value: string }) => ({
      draft: { ...drafted(context), [params.field]: params.value },
      problems: {},
    })),
    setProblems: assign(({ context }) => ({
      problems: told(parseDelivery(drafted(context)).problems ?? {}),
    })),
    forget: assign({ draft: null, problems: {} }),
    tellBuilder: sendTo(
      ({ context, self }) => context.builderRef ?? self,
      ({ context }) => ({
        type: 'delivery.choose',
        delivery: parseDelivery(drafted(context)).delivery ?? ({ to: 'nowhere' } as Delivery),
      }),
    ),
  },
  guards: {
    hasBuild: ({ context }) => buildOf(context.builderRef) !== null,
    isValid: ({ context }) => parseDelivery(drafted(context)).problems === null,
  },
}).createMachine({
  id: 'deliveryForm',
  context: ({ input }) => ({ ...input, draft: null, problems: {} }),
  invoke: { src: 'followBuild', input: ({ context }) => context.builderRef },
  on: {
    'choice.choose': {
      guard: 'hasBuild',
      target: '.changed',
      actions: { type: 'setChoice', params: ({ event }) => event },
    },
    'field.change': {
      guard: 'hasBuild',
      target: '.changed',
      actions: { type: 'setField', params: ({ event }) => event },
    },
    'build.changed': '.unchanged',
    'delivery.cancel': '.unchanged',
  },
  initial: 'unchanged',
  states: {
    unchanged: { entry: 'forget' },
    changed: {
      on: {
        'delivery.save': [
          { guard: 'isValid', target: 'unchanged', actions: 'tellBuilder' },
          { target: 'refused' },
        ],
      },
    },
    refused: { entry: 'setProblems' },
  },
});

/** Where the messages of a build go now. */
export const buildDelivery = ({ customization, website }: Build): Delivery =>
  deliveryOf(customization, website.understanding?.email?.value);

function drafted({ builderRef, draft }: DeliveryFormContext): DeliveryDraft {
  const build = buildOf(builderRef);
  return draft ?? deliveryDraft(build === null ? { to: 'nowhere' } : buildDelivery(build));
}

/** The fields of another choice begin empty; the owner's address is known. */
function chosen(context: DeliveryFormContext, to: DeliveryChoice): DeliveryDraft {
  const build = buildOf(context.builderRef);
  const now = build === null ? null : buildDelivery(build);
  if (now?.to === to) return deliveryDraft(now);
  const before = drafted(context);
  const address = before.address || (build?.website.understanding?.email?.value ?? '');
  return { ...before, to, address, key: '' };
}

function told(problems: DeliveryProblems): DeliveryFormContext['problems'] {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, messages.delivery[problem]]),
  );
}
