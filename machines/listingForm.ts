import { assign, sendTo, setup } from 'xstate';

import type { Build } from './entities';
import { followBuild } from './followBuilder';
import { listingOf } from './listings';
import { LISTING_LENGTH, type ListedPage, type ListingField } from './pageListing';
import { type BuilderRef, buildOf } from './outlineActs';
import { graphemesIn } from './text';

export interface ListingFormContext {
  builderRef: BuilderRef | null;
  /** The page that is open, or null. */
  page: ListedPage | null;
  /** What is longer than a site keeps, as it is typed, until it is shorter; null: what the site has is shown. */
  draft: { field: ListingField; value: string } | null;
}

export type ListingFormEvent =
  | { type: 'page.open'; page: ListedPage }
  | { type: 'page.close' }
  | { type: 'field.change'; field: ListingField; value: string }
  | { type: 'field.leave' }
  | { type: 'build.changed' };

/**
 * How the pages of a site are listed (specification section 2, builder): a page is opened, and its title and description are the
 * site's as they are typed; empty ones are the generator's. What is longer than a site keeps stays in its field and is told, never cut.
 *
 * Input: the builder whose site it is, or null; another current site closes what is open. The builder is told
 * `listing.change`, and `edit.end` where a field is left. Emits nothing.
 */
export const listingFormMachine = setup({
  types: {} as {
    context: ListingFormContext;
    events: ListingFormEvent;
    input: { builderRef: BuilderRef | null };
    tags: 'open';
  },
  actors: {
    followBuild,
  },
  actions: {
    setPage: assign({ page: (_, params: { page: ListedPage }) => params.page }),
    forgetPage: assign({ page: null }),
    setDraft: assign({
      draft: (_, params: { field: ListingField; value: string }) => params,
    }),
    forgetDraft: assign({ draft: null }),
    tellBuilder: sendTo(
      ({ context, self }) => context.builderRef ?? self,
      ({ context }, params: { field: ListingField; value: string }) => ({
        type: 'listing.change' as const,
        page: context.page ?? '',
        field: params.field,
        value: params.value,
      }),
    ),
    endEdit: sendTo(
      ({ context, self }) => context.builderRef ?? self,
      () => ({ type: 'edit.end' as const }),
    ),
  },
  guards: {
    hasBuild: ({ context }) => buildOf(context.builderRef) !== null,
    fits: (_, { field, value }: { field: ListingField; value: string }) =>
      graphemesIn(value) <= LISTING_LENGTH[field].most,
  },
}).createMachine({
  id: 'listingForm',
  context: ({ input }) => ({ ...input, page: null, draft: null }),
  invoke: { src: 'followBuild', input: ({ context }) => context.builderRef },
  on: {
    'page.open': {
      guard: 'hasBuild',
      target: '.open',
      actions: { type: 'setPage', params: ({ event }) => event },
    },
    'build.changed': '.closed',
  },
  initial: 'closed',
  states: {
    closed: { entry: 'forgetPage' },
    open: {
      tags: 'open',
      initial: 'kept',
      on: {
        'page.close': { target: 'closed', actions: 'endEdit' },
        'field.change': [
          {
            guard: { type: 'fits', params: ({ event }) => event },
            target: '.kept',
            actions: {
              type: 'tellBuilder',
              params: ({ event: { field, value } }) => ({ field, value }),
            },
          },
          {
            target: '.tooLong',
            actions: {
              type: 'setDraft',
              params: ({ event: { field, value } }) => ({ field, value }),
            },
          },
        ],
        'field.leave': { actions: 'endEdit' },
      },
      states: {
        kept: { entry: 'forgetDraft' },
        tooLong: { exit: 'forgetDraft' },
      },
    },
  },
});

/** What stands in a field of the page that is open: what is too long to be kept, or what the site has. */
export function shownField(
  { page, draft }: Pick<ListingFormContext, 'page' | 'draft'>,
  { customization }: Pick<Build, 'customization'>,
  field: ListingField,
): string {
  if (draft?.field === field) return draft.value;
  return page === null ? '' : (listingOf(customization, page)[field] ?? '');
}
