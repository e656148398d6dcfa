import { type ActorRefFromLogic, assign, enqueueActions, raise, sendTo, setup } from 'xstate';

import type { builderMachine } from './builder';
import { isTyped, type OpenField, parseCorrection } from './correctionFields';
import type { Corrections } from './entities';
import { moved, type OfferDraft, type OfferPart, parseOffers } from './offers';

type BuilderRef = ActorRefFromLogic<typeof builderMachine>;

export interface CorrectingContext {
  builderRef: BuilderRef | null;
  /** What stands open to be corrected, or null. */
  field: OpenField | null;
  /** The words as typed; of a passage, its words. */
  draft: string;
  /** What is offered, as typed. */
  offers: OfferDraft[];
  /** What stood there when it was opened; null after a reload. */
  before: Pick<SavedCorrecting, 'draft' | 'offers'> | null;
  /** The offer that was moved last. */
  movedId: string | null;
  /** What is wrong, by the field beside which it is told. */
  problems: Record<string, string>;
}

/** What is worth keeping over a reload: what is being typed. */
export type SavedCorrecting = Pick<CorrectingContext, 'field' | 'draft' | 'offers'>;

/** What to write down of a correction under way. */
export function correctingToSave({ field, draft, offers }: CorrectingContext): SavedCorrecting {
  return { field, draft, offers };
}

export type CorrectingEvent =
  | { type: 'field.open'; field: OpenField; draft: string; offers?: OfferDraft[] }
  | { type: 'draft.change'; value: string }
  | { type: 'offer.change'; id: string; part: OfferPart; value: string }
  | { type: 'offer.add'; id: string }
  | { type: 'offer.move'; id: string; by: -1 | 1 }
  | { type: 'offer.remove'; id: string }
  | { type: 'correction.save' }
  | { type: 'correction.apply'; corrections: Corrections }
  | { type: 'correction.settle'; corrections: Corrections }
  | { type: 'field.close' }
  /** What was being typed before a reload. */
  | { type: 'field.restore'; saved: SavedCorrecting };

const closed = { field: null, draft: '', offers: [], before: null, movedId: null, problems: {} };

/**
 * Correcting what was understood of the prompt (specification section 2, builder): one thing at a time stands open. Words
 * and offers are kept with `correction.save`, and when another thing is opened; a choice (`correction.apply`) takes effect at once
 * and leaves the field open, `correction.settle` closes it.
 *
 * Input: the builder whose site it is, or null, and what was saved. The builder is told `site.change`. Emits nothing.
 */
export const correctingMachine = setup({
  types: {} as {
    context: CorrectingContext;
    events: CorrectingEvent;
    input: { builderRef: BuilderRef | null } & Partial<SavedCorrecting>;
    tags: 'open';
  },
  actions: {
    open: assign((_, params: Omit<SavedCorrecting, 'field'> & { field: OpenField }) => ({
      ...closed,
      ...params,
      before: params,
    })),
    restore: assign((_, params: { saved: SavedCorrecting }) => params.saved),
    end: assign(closed),
    setDraft: assign({ draft: (_, params: { value: string }) => params.value, problems: {} }),
    setOffer: assign(({ context }, params: { id: string; part: OfferPart; value: string }) => ({
      offers: context.offers.map((offer) =>
        offer.id === params.id ? { ...offer, [params.part]: params.value } : offer,
      ),
      problems: {},
    })),
    addOffer: assign({
      offers: ({ context }, params: { id: string }) => [
        ...context.offers,
        { id: params.id, name: '', price: '' },
      ],
      movedId: null,
    }),
    moveOffer: assign({
      offers: ({ context }, params: { id: string; by: -1 | 1 }) =>
        moved(context.offers, params.id, params.by),
      movedId: (_, params) => params.id,
    }),
    removeOffer: assign({
      offers: ({ context }, params: { id: string }) =>
        context.offers.filter(({ id }) => id !== params.id),
      movedId: null,
      problems: {},
    }),
    /** Words that were typed into a field are kept when another one opens. */
    keepTyped: enqueueActions(({ context, enqueue }) => {
      if (context.builderRef === null || !isChanged(context)) return;
      const { corrections } = read(context);
      enqueue.sendTo(context.builderRef, { type: 'site.change', change: { corrections } });
    }),
    setProblems: assign({ problems: ({ context }) => read(context).problems }),
    tellBuilder: sendTo(
      ({ context, self }) => context.builderRef ?? self,
      (_, params: { corrections: Corrections }) => ({
        type: 'site.change',
        change: { corrections: params.corrections },
      }),
    ),
  },
  guards: {
    isTyped: (_, params: { field: OpenField | null }) => isTyped(params.field),
    isList: (_, params: { field: OpenField | null }) => params.field === 'offerings',
    isOpen: (_, params: { field: OpenField | null }) => params.field !== null,
    isWrong: ({ context }) => isChanged(context) && Object.keys(read(context).problems).length > 0,
    isValid: ({ context }) => Object.keys(read(context).problems).length === 0,
  },
}).createMachine({
  id: 'correcting',
  context: ({ input }) => ({ ...closed, ...input }),
  on: {
    'field.open': [
      {
        guard: { type: 'isTyped', params: ({ event }) => event },
        target: '.typing',
        actions: ['keepTyped', { type: 'open', params: ({ event }) => opened(event) }],
      },
      {
        guard: { type: 'isList', params: ({ event }) => event },
        target: '.listing',
        actions: ['keepTyped', { type: 'open', params: ({ event }) => opened(event) }],
      },
      {
        target: '.choosing',
        actions: ['keepTyped', { type: 'open', params: ({ event }) => opened(event) }],
      },
    ],
    'correction.settle': {
      target: '.reading',
      actions: {
        type: 'tellBuilder',
        params: ({ event }) => ({ corrections: event.corrections }),
      },
    },
    'field.close': '.reading',
  },
  entry: raise(({ context }) => ({ type: 'field.restore', saved: correctingToSave(context) })),
  initial: 'reading',
  states: {
    reading: {
      entry: 'end',
      on: {
        'field.restore': [
          {
            guard: { type: 'isTyped', params: ({ event }) => event.saved },
            target: 'typing',
            actions: { type: 'restore', params: ({ event }) => event },
          },
          {
            guard: { type: 'isList', params: ({ event }) => event.saved },
            target: 'listing',
            actions: { type: 'restore', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOpen', params: ({ event }) => event.saved },
            target: 'choosing',
            actions: { type: 'restore', params: ({ event }) => event },
          },
        ],
      },
    },
    typing: {
      tags: 'open',
      on: {
        'field.open': { guard: 'isWrong', actions: 'setProblems' },
        'draft.change': {
          actions: { type: 'setDraft', params: ({ event }) => ({ value: event.value }) },
        },
        'correction.save': [
          {
            guard: 'isValid',
            target: 'reading',
            actions: { type: 'tellBuilder', params: ({ context }) => read(context) },
          },
          { actions: 'setProblems' },
        ],
      },
    },
    listing: {
      tags: 'open',
      on: {
        'field.open': { guard: 'isWrong', actions: 'setProblems' },
        'offer.change': { actions: { type: 'setOffer', params: ({ event }) => event } },
        'offer.add': { actions: { type: 'addOffer', params: ({ event }) => event } },
        'offer.move': { actions: { type: 'moveOffer', params: ({ event }) => event } },
        'offer.remove': { actions: { type: 'removeOffer', params: ({ event }) => event } },
        'correction.save': [
          {
            guard: 'isValid',
            target: 'reading',
            actions: { type: 'tellBuilder', params: ({ context }) => read(context) },
          },
          { actions: 'setProblems' },
        ],
      },
    },
    choosing: {
      tags: 'open',
      on: {
        'correction.apply': {
          actions: {
            type: 'tellBuilder',
            params: ({ event }) => ({ corrections: event.corrections }),
          },
        },
      },
    },
  },
});

function opened({ field, draft, offers = [] }: Extract<CorrectingEvent, { type: 'field.open' }>) {
  return { field, draft, offers };
}

function isChanged({ field, draft, offers, before }: CorrectingContext): boolean {
  if (field !== 'offerings' && !isTyped(field)) return false;
  return draft !== before?.draft || JSON.stringify(offers) !== JSON.stringify(before.offers);
}

/** What is typed as corrections, and what is wrong with it. */
function read({ field, draft, offers }: CorrectingContext): {
  corrections: Corrections;
  problems: Record<string, string>;
} {
  if (field === 'offerings') {
    const { offerings, problems } = parseOffers(offers);
    return offerings === null
      ? { corrections: {}, problems }
      : { corrections: { offerings }, problems: {} };
  }
  if (!isTyped(field)) return { corrections: {}, problems: {} };
  const { corrections, problem } = parseCorrection(field, draft);
  return corrections === null
    ? { corrections: {}, problems: { [field]: problem } }
    : { corrections, problems: {} };
}
