import { assign, emit, enqueueActions, fromCallback, sendTo, setup } from 'xstate';

import { addableSections, adding } from './addingSections';
import type { Build } from './entities';
import { type ChoiceOf, choosing } from './sectionChoices';
import { sectionOf } from './sectionIds';
import {
  type BuilderRef,
  buildOf,
  canDo,
  type Doing,
  entryOfSection,
  isListed,
  leadInView,
  outcomeOf,
  outlinePageOf,
  pathTo,
  placesFor,
  type SelectedEntry,
} from './outlineActs';

/** What is asked of the selected entry; `to`: a place on its page, from 0. `toggle`: hides it, or shows it again. */
export type AskedAct =
  | { act: 'up' | 'down' | 'duplicate' | 'toggle' | 'remove' }
  | { act: 'place'; to: number }
  /** Another layout or wording: the next, the previous, or (null) the one that the section was generated with. */
  | { act: 'choose'; what: ChoiceOf; step: 1 | -1 | null };

export interface OutlineContext {
  builderRef: BuilderRef | null;
  /** The build that the selected entry is of. */
  buildId: string | null;
  selected: SelectedEntry | null;
  /** Pages whose sections are folded away. */
  folded: readonly string[];
  /** What was done last, to be read out. */
  message: string;
}

export type OutlineEvent =
  | ({ type: 'entry.select' } & SelectedEntry)
  /** Pressed in the preview: `section` is its id there. */
  | { type: 'section.press'; page: string; section: string }
  | { type: 'entry.arrange'; asked: AskedAct }
  | { type: 'entry.putBack'; page: string; id: string }
  | { type: 'catalogue.open' }
  | { type: 'catalogue.close' }
  | { type: 'entry.add'; kind: string }
  | { type: 'pages.fold'; folded: readonly string[] }
  | { type: 'places.open' }
  | { type: 'places.close' }
  | { type: 'build.changed' };

/** An entry is to be brought into view in the preview. */
export interface EntrySought {
  type: 'entry.sought';
  page: string;
  /** Its section in the page's document; null: the top of the page. */
  section: string | null;
}

/**
 * The outline of the site on the desk: its pages and their sections, one of them selected, and what can be done with that
 * one (specification section 2, builder); sections are added from a catalogue. Whatever is done is one step of the builder's; an
 * entry that an undo takes away is selected no longer.
 *
 * Input: the builder whose site it is, or null. The builder is told `sections.arrange` and `page.show`. Emits `entry.sought`.
 */
export const outlineMachine = setup({
  types: {} as {
    context: OutlineContext;
    events: OutlineEvent;
    input: { builderRef: BuilderRef | null };
    emitted: EntrySought;
    tags: 'selected';
  },
  actors: {
    followBuild: fromCallback<OutlineEvent, BuilderRef | null>(
      ({ input: builderRef, sendBack }) => {
        let known = buildOf(builderRef);
        const subscription = builderRef?.subscribe(() => {
          const now = buildOf(builderRef);
          if (now === known) return;
          known = now;
          sendBack({ type: 'build.changed' });
        });
        return () => subscription?.unsubscribe();
      },
    ),
  },
  actions: {
    select: assign(({ context }, { page, id }: SelectedEntry) => ({
      selected: { page, id },
      buildId: buildOf(context.builderRef)?.id ?? null,
      message: '',
    })),
    setFolded: assign((_, params: { folded: readonly string[] }) => params),
    deselect: assign({ selected: null, buildId: null }),
    settle: assign(({ context }, params: Doing) => ({
      ...outcomeOf(buildOf(context.builderRef), params),
      buildId: buildOf(context.builderRef)?.id ?? null,
    })),
    tellBuilder: sendTo(
      ({ context, self }) => context.builderRef ?? self,
      (_, params: Doing) => ({ type: 'sections.arrange', ...params }),
    ),
    showPage: enqueueActions(({ context: { builderRef, selected }, enqueue }) => {
      const path = selected === null ? null : pathTo(builderRef, selected.page);
      if (builderRef !== null && path !== null)
        enqueue.sendTo(builderRef, { type: 'page.show', path });
    }),
    seek: emit(({ context: { selected } }): EntrySought => ({
      type: 'entry.sought',
      page: selected?.page ?? '',
      section: selected === null || selected.id === null ? null : sectionOf(selected.id),
    })),
  },
  guards: {
    isListed: ({ context }, params: SelectedEntry) => isListed(buildOf(context.builderRef), params),
    isSelectedListed: ({ context: { builderRef, buildId, selected } }) => {
      const build = buildOf(builderRef);
      return selected !== null && build?.id === buildId && isListed(build, selected);
    },
    isEntry: (_, params: { entry: SelectedEntry | null }) => params.entry !== null,
    canDo: ({ context }, params: { doing: Doing | null }) =>
      params.doing !== null && canDo(buildOf(context.builderRef), params.doing),
    hasCatalogue: ({ context }) => addableSections(buildOf(context.builderRef)).length > 0,
    hasSelected: ({ context: { selected } }) => selected !== null,
    hasPlaces: ({ context: { builderRef, selected } }) =>
      selected !== null && placesFor(buildOf(builderRef), selected).length > 1,
  },
}).createMachine({
  id: 'outline',
  context: ({ input }) => ({ ...input, buildId: null, selected: null, folded: [], message: '' }),
  invoke: { src: 'followBuild', input: ({ context }) => context.builderRef },
  on: {
    'entry.select': {
      guard: {
        type: 'isListed',
        params: ({ event }) => ({ page: event.page, id: event.id }),
      },
      target: '.selected',
      actions: [
        { type: 'select', params: ({ event }) => ({ page: event.page, id: event.id }) },
        'showPage',
        'seek',
      ],
    },
    'section.press': {
      guard: {
        type: 'isEntry',
        params: ({ context, event }) => ({ entry: pressed(context, event) }),
      },
      target: '.selected',
      actions: {
        type: 'select',
        params: ({ context, event }) =>
          pressed(context, event) ?? { page: event.page, id: event.section },
      },
    },
    'catalogue.open': { guard: 'hasCatalogue', target: '.choosingKind' },
    'pages.fold': {
      actions: { type: 'setFolded', params: ({ event }) => ({ folded: event.folded }) },
    },
    'entry.putBack': {
      guard: { type: 'canDo', params: ({ event }) => ({ doing: puttingBack(event) }) },
      target: '.selected',
      actions: [
        { type: 'tellBuilder', params: ({ event }) => puttingBack(event) },
        { type: 'settle', params: ({ event }) => puttingBack(event) },
        'showPage',
        'seek',
      ],
    },
  },
  initial: 'unselected',
  states: {
    unselected: { entry: 'deselect' },
    choosingKind: {
      on: {
        'section.press': {
          guard: {
            type: 'isEntry',
            params: ({ context, event }) => ({ entry: pressed(context, event) }),
          },
          actions: {
            type: 'select',
            params: ({ context, event }) =>
              pressed(context, event) ?? { page: event.page, id: event.section },
          },
        },
        'catalogue.close': [{ guard: 'hasSelected', target: 'selected' }, { target: 'unselected' }],
        'build.changed': [
          { guard: 'isSelectedListed' },
          { guard: 'hasCatalogue', actions: 'deselect' },
          { target: 'unselected' },
        ],
        'entry.add': {
          guard: {
            type: 'canDo',
            params: ({ context, event }) => ({ doing: addingOf(context, event.kind) }),
          },
          target: 'selected',
          actions: [
            {
              type: 'tellBuilder',
              params: ({ context, event }) => knownAdding(context, event.kind),
            },
            { type: 'settle', params: ({ context, event }) => knownAdding(context, event.kind) },
            'showPage',
            'seek',
          ],
        },
      },
    },
    selected: {
      tags: 'selected',
      on: {
        'build.changed': [{ guard: 'isSelectedListed' }, { target: 'unselected' }],
        'entry.arrange': {
          guard: {
            type: 'canDo',
            params: ({ context, event }) => ({ doing: doingOf(context, event.asked) }),
          },
          target: '.resting',
          actions: [
            {
              type: 'tellBuilder',
              params: ({ context, event }) => knownDoing(context, event.asked),
            },
            { type: 'settle', params: ({ context, event }) => knownDoing(context, event.asked) },
            'seek',
          ],
        },
      },
      initial: 'resting',
      states: {
        resting: { on: { 'places.open': { guard: 'hasPlaces', target: 'choosingPlace' } } },
        choosingPlace: { on: { 'places.close': 'resting' } },
      },
    },
  },
});

type EventOf<T extends OutlineEvent['type']> = Extract<OutlineEvent, { type: T }>;

const pressed = ({ builderRef }: OutlineContext, { page, section }: EventOf<'section.press'>) =>
  entryOfSection(buildOf(builderRef), { page, section });

/** Null where nothing is selected that it could be done with. */
function doingOf({ builderRef, selected }: OutlineContext, asked: AskedAct): Doing | null {
  const build = buildOf(builderRef);
  const found = selected && outlinePageOf(build, selected.page);
  const at = found?.entries.findIndex(({ id }) => id === selected?.id) ?? -1;
  const entry = found?.entries[at];
  if (!selected || entry === undefined) return null;
  const { page } = selected;
  const { id, state } = entry;
  switch (asked.act) {
    case 'up':
      return { page, done: { act: 'move', id, to: at - 1 } };
    case 'down':
      return { page, done: { act: 'move', id, to: at + 1 } };
    case 'place':
      return { page, done: { act: 'move', id, to: asked.to } };
    case 'choose':
      return entry.isTeaser ? null : choosingIn(build, { page, id }, asked);
    case 'toggle':
      return { page, done: { act: state === 'shown' ? 'hide' : 'show', id } };
    default:
      return { page, done: { act: asked.act, id } };
  }
}

function choosingIn(
  build: Build | null,
  { page, id }: { page: string; id: string },
  asked: { what: ChoiceOf; step: number | null },
): Doing | null {
  const chosen = build && choosing(build.website, build.customization, id, asked);
  return chosen && { page, done: { act: 'choose', id, ...chosen } };
}

function knownDoing(context: OutlineContext, asked: AskedAct): Doing {
  const doing = doingOf(context, asked);
  if (doing === null) throw new Error('outlineMachine: nothing is selected.');
  return doing;
}

/** What adds a section of a kind behind what is selected, else to the page in view. */
const addingOf = ({ builderRef, selected }: OutlineContext, kind: string): Doing | null =>
  adding(buildOf(builderRef), kind, selected ?? { page: leadInView(builderRef), id: null });

function knownAdding(context: OutlineContext, kind: string): Doing {
  const doing = addingOf(context, kind);
  if (doing === null) throw new Error('outlineMachine: the catalogue has no such section.');
  return doing;
}

const puttingBack = ({ page, id }: EventOf<'entry.putBack'>): Doing => ({
  page,
  done: { act: 'putBack', id },
});
