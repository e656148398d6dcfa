import { assign, fromCallback, sendTo, setup } from 'xstate';

import type { ItemPart } from './entities';
import type { ItemAct } from './itemActs';
import {
  draftOf,
  hasTwoForms,
  type ItemDraft,
  type ItemProblems,
  newDraft,
  NEW_DRAFT,
  type PhotoEdit,
  problemsOf,
  withDraftPhoto,
  withOtherForm,
  withTime,
} from './itemDraft';
import {
  type AskedOfItem,
  canDo,
  doneBy,
  known,
  listedIn,
  type OutlineRef,
  outcomeOf,
  saving,
  sectionIn,
  selectedIn,
} from './itemListActs';
import { shownItem } from './items';
import { type DayHours, withDayOpen } from './openingWeek';
import { type BuilderRef, buildOf } from './outlineActs';
import { type TimePart, withTimePart } from './timetable';

export interface ItemListContext {
  builderRef: BuilderRef | null;
  outlineRef: OutlineRef | null;
  /** The section whose items are listed, by its id in the document; null while none are. */
  section: string | null;
  /** The item that something was done with last, or its neighbour once it is gone. */
  lastId: string | null;
  draft: ItemDraft;
  problems: ItemProblems;
  /** What was done last, to be read out. */
  message: string;
}

export type ItemListEvent =
  | { type: 'list.open'; section: string }
  | { type: 'list.close' }
  | { type: 'item.arrange'; id: string; asked: AskedOfItem }
  | { type: 'places.open'; id: string }
  | { type: 'places.close' }
  | { type: 'item.edit'; id: string }
  | { type: 'item.add' }
  | { type: 'words.change'; part: ItemPart; value: string }
  | { type: 'day.open'; day: number; isOpen: boolean }
  | { type: 'day.change'; day: number; end: keyof DayHours; value: string }
  | { type: 'time.change'; part: TimePart; value: string }
  /** Opening hours or the time of an entry in words instead of in their fields, or the other way round. */
  | { type: 'form.turn' }
  /** Of an item that is not there yet. */
  | PhotoEdit
  | { type: 'draft.save' }
  | { type: 'draft.cancel' }
  | { type: 'build.changed' }
  | { type: 'section.changed' };

/**
 * The items of one section: its prices, questions, people, dates … are listed, moved, removed, added and edited with the fields
 * that their kind has (specification section 2, builder). Whatever is done is one step of the builder's; words that are not
 * good yet stay as they are typed, with what is wrong beside them.
 *
 * Input: the builder whose site it is, and the outline, which says which section is selected: another one ends the list, unless an
 * item of it is being typed. The builder is told `items.change`. A new item has its photo here until it is saved (`photo.choose`,
 * as the photos' chart tells it). Emits nothing.
 */
export const itemListMachine = setup({
  types: {} as {
    context: ItemListContext;
    events: ItemListEvent;
    input: { builderRef: BuilderRef | null; outlineRef: OutlineRef | null };
    tags: 'listing';
  },
  actors: {
    follow: fromCallback<ItemListEvent, Pick<ItemListContext, 'builderRef' | 'outlineRef'>>(
      ({ input: { builderRef, outlineRef }, sendBack }) => {
        let build = buildOf(builderRef);
        let section = selectedIn(outlineRef);
        const subscriptions = [
          builderRef?.subscribe(() => {
            if (build === buildOf(builderRef)) return;
            build = buildOf(builderRef);
            sendBack({ type: 'build.changed' });
          }),
          outlineRef?.subscribe(() => {
            if (section === selectedIn(outlineRef)) return;
            section = selectedIn(outlineRef);
            sendBack({ type: 'section.changed' });
          }),
        ];
        return () => subscriptions.forEach((subscription) => subscription?.unsubscribe());
      },
    ),
  },
  actions: {
    open: assign((_, params: { section: string }) => ({ ...nothing, section: params.section })),
    forget: assign(() => nothing),
    draftNew: assign(({ context }) => ({
      draft: newDraft(known(context).section),
      problems: {},
      message: '',
    })),
    draftOld: assign(({ context }, { id }: { id: string }) => {
      const { build, section } = known(context);
      const { understanding } = build.website;
      const draft = draftOf(section, shownItem(section, build.customization, id), understanding);
      return { draft, lastId: id, problems: {}, message: '' };
    }),
    setDraft: assign((_, params: { draft: ItemDraft }) => ({ ...params, problems: {} })),
    setPhoto: assign(({ context }, { edit }: { edit: PhotoEdit }) => ({
      draft: withDraftPhoto(context.draft, edit),
    })),
    setProblems: assign(({ context }) => ({ problems: problemsIn(context) })),
    setLast: assign({ lastId: (_, params: { id: string }) => params.id }),
    settle: assign(({ context }, params: { done: ItemAct }) => outcomeOf(context, params.done)),
    tellBuilder: sendTo(
      ({ context, self }) => context.builderRef ?? self,
      ({ context }, params: { done: ItemAct }) => ({
        type: 'items.change',
        section: context.section ?? '',
        ...params,
      }),
    ),
  },
  guards: {
    hasItems: ({ context }, params: { section: string }) =>
      sectionIn(buildOf(context.builderRef), params.section) !== null,
    isListed: ({ context }) => listedIn(context) !== null,
    isDraftThere: ({ context }) =>
      context.draft.id === null || (listedIn(context)?.includes(context.draft.id) ?? false),
    isNew: ({ context }) => context.draft.id === null,
    isSelected: ({ context }) =>
      context.outlineRef === null || selectedIn(context.outlineRef) === context.section,
    canDo: ({ context }, params: { done: ItemAct }) => canDo(context, params.done),
    hasItem: ({ context }, params: { id: string }) =>
      listedIn(context)?.includes(params.id) ?? false,
    isValid: ({ context }) => Object.keys(problemsIn(context)).length === 0,
    hasTwoForms: ({ context }) => hasTwoForms(known(context).section, context.draft),
  },
}).createMachine({
  id: 'itemList',
  context: ({ input }) => ({ ...input, ...nothing }),
  invoke: { src: 'follow', input: ({ context }) => context },
  on: {
    'list.open': {
      guard: { type: 'hasItems', params: ({ event }) => ({ section: event.section }) },
      target: '.listing',
      actions: { type: 'open', params: ({ event }) => ({ section: event.section }) },
    },
    'list.close': '.closed',
  },
  initial: 'closed',
  states: {
    closed: { entry: 'forget' },
    listing: {
      tags: 'listing',
      on: {
        'build.changed': [{ guard: 'isListed' }, { target: 'closed' }],
        'section.changed': [{ guard: 'isSelected' }, { target: 'closed' }],
        'item.arrange': {
          guard: {
            type: 'canDo',
            params: ({ context, event }) => ({ done: doneBy(context, event) }),
          },
          target: '.resting',
          actions: [
            { type: 'settle', params: ({ context, event }) => ({ done: doneBy(context, event) }) },
            {
              type: 'tellBuilder',
              params: ({ context, event }) => ({ done: doneBy(context, event) }),
            },
          ],
        },
        'item.edit': {
          guard: { type: 'hasItem', params: ({ event }) => ({ id: event.id }) },
          target: 'editing',
          actions: { type: 'draftOld', params: ({ event }) => ({ id: event.id }) },
        },
        'item.add': {
          guard: { type: 'canDo', params: { done: { act: 'add', words: NEW_DRAFT.words } } },
          target: 'editing',
          actions: 'draftNew',
        },
      },
      initial: 'resting',
      states: {
        resting: {
          on: {
            'places.open': {
              guard: { type: 'hasItem', params: ({ event }) => ({ id: event.id }) },
              target: 'choosingPlace',
              actions: { type: 'setLast', params: ({ event }) => ({ id: event.id }) },
            },
          },
        },
        choosingPlace: { on: { 'places.close': 'resting' } },
      },
    },
    editing: {
      on: {
        'build.changed': [
          { guard: 'isDraftThere' },
          { guard: 'isListed', target: 'listing' },
          { target: 'closed' },
        ],
        'words.change': {
          actions: {
            type: 'setDraft',
            params: ({ context: { draft }, event }) => ({
              draft: { ...draft, words: { ...draft.words, [event.part]: event.value } },
            }),
          },
        },
        'day.open': {
          actions: {
            type: 'setDraft',
            params: ({ context: { draft }, event }) => ({
              draft: {
                ...draft,
                week: draft.week && withDayOpen(draft.week, event.day, event.isOpen),
              },
            }),
          },
        },
        'day.change': {
          actions: {
            type: 'setDraft',
            params: ({ context: { draft }, event }) => ({
              draft: { ...draft, week: draft.week && withTime(draft.week, event) },
            }),
          },
        },
        'time.change': {
          actions: {
            type: 'setDraft',
            params: ({ context: { draft }, event }) => ({
              draft: {
                ...draft,
                time: draft.time && withTimePart(draft.time, event.part, event.value),
              },
            }),
          },
        },
        'form.turn': {
          guard: 'hasTwoForms',
          actions: { type: 'setDraft', params: ({ context }) => ({ draft: turned(context) }) },
        },
        'photo.*': {
          guard: 'isNew',
          actions: { type: 'setPhoto', params: ({ event }) => ({ edit: event }) },
        },
        'draft.save': [
          {
            guard: 'isValid',
            target: 'listing',
            actions: [
              { type: 'settle', params: ({ context }) => ({ done: saving(context) }) },
              { type: 'tellBuilder', params: ({ context }) => ({ done: saving(context) }) },
            ],
          },
          { actions: 'setProblems' },
        ],
        'draft.cancel': 'listing',
      },
    },
  },
});

function problemsIn(context: ItemListContext): ItemProblems {
  const { build, section } = known(context);
  return problemsOf(section, context.draft, build.website.understanding);
}

function turned(context: ItemListContext): ItemDraft {
  const { build, section } = known(context);
  return withOtherForm(section, context.draft, build.website.understanding);
}

const nothing = { section: null, lastId: null, draft: NEW_DRAFT, problems: {}, message: '' };
