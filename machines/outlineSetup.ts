import { assign, emit, enqueueActions, setup } from 'xstate';

import { addableSections } from './addingSections';
import { findBuild } from './builderDocument';
import { followChanges } from './followBuilder';
import { sectionOf } from './sectionIds';
import {
  type BuilderRef,
  buildOf,
  canDo,
  type Doing,
  isInView,
  isListed,
  outcomeOf,
  pathTo,
  type SelectedEntry,
} from './outlineActs';
import {
  type AskedAct,
  isPlaceable,
  type Naming,
  nameBefore,
  nameProblemOf,
  namingOf,
} from './outlineAsked';
import { type DropPlace, dropPlaceAt, isDraggable, type RowHalf } from './outlineDrag';
import { newPageId, type PageNameProblem } from './pageActs';

export interface OutlineContext {
  builderRef: BuilderRef | null;
  /** The build that the selected entry is of. */
  buildId: string | null;
  selected: SelectedEntry | null;
  /** Pages whose sections are folded away. */
  folded: readonly string[];
  /** What was done last, to be read out. */
  message: string;
  /** The page whose places are offered; null: that of the selected entry. */
  placesOn: string | null;
  /** What is dragged, or was last. */
  dragged: SelectedEntry | null;
  /** Where it would come to stand; null: nowhere. */
  dropPlace: DropPlace | null;
  /** A page's name as it is typed, and why it cannot be taken. */
  name: string;
  nameProblem: PageNameProblem | null;
  /** The page of what is selected is to be shown as soon as it is drawn. */
  isPageDue: boolean;
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
  | { type: 'places.page'; page: string }
  | { type: 'places.close' }
  | ({ type: 'drag.begin' } & SelectedEntry)
  /** `over` null: the pointer is over no row. */
  | { type: 'drag.over'; over: RowHalf | null }
  | { type: 'drag.drop' }
  | { type: 'drag.cancel' }
  | { type: 'page.add' }
  | { type: 'page.rename' }
  | { type: 'name.change'; value: string }
  | { type: 'name.save' }
  | { type: 'name.cancel' }
  | { type: 'build.changed' };

/** An entry is to be brought into view in the preview. */
export interface EntrySought {
  type: 'entry.sought';
  page: string;
  /** Its section in the page's document; null: the top of the page. */
  section: string | null;
}

/** What the outline's states are made of; the chart itself is `outlineMachine`. */
export const outlineSetup = setup({
  types: {} as {
    context: OutlineContext;
    events: OutlineEvent;
    input: { builderRef: BuilderRef | null };
    emitted: EntrySought;
    tags: 'selected' | 'naming';
  },
  actors: {
    followBuild: followChanges(
      (document) => findBuild(document, document.currentId),
      () => ({ type: 'build.changed' }),
    ),
  },
  actions: {
    select: assign(({ context }, { page, id }: SelectedEntry) => ({
      selected: { page, id },
      buildId: buildOf(context.builderRef)?.id ?? null,
      message: '',
      isPageDue: false,
    })),
    setFolded: assign((_, params: { folded: readonly string[] }) => params),
    deselect: assign({ selected: null, buildId: null }),
    arrange: enqueueActions(
      ({ context: { builderRef }, enqueue }, { doing }: { doing: Doing | null }) => {
        const build = buildOf(builderRef);
        if (builderRef === null || doing === null)
          throw new Error('outlineMachine: there is nothing that it could be done with.');
        enqueue.sendTo(builderRef, { type: 'sections.arrange', ...doing });
        enqueue.assign({
          ...outcomeOf(build, doing),
          buildId: build?.id ?? null,
          isPageDue: true,
        });
      },
    ),
    beginName: assign(({ context }, { naming }: { naming: Naming }) => ({
      name: naming === 'adding' ? '' : nameBefore(context),
      nameProblem: null,
    })),
    setName: assign(({ context }, { name, naming }: { name: string; naming: Naming }) => ({
      name,
      // What was told stays until it is right.
      nameProblem: context.nameProblem && nameProblemOf({ ...context, name }, naming),
    })),
    refuseName: assign({
      nameProblem: ({ context }, { naming }: { naming: Naming }) => nameProblemOf(context, naming),
    }),
    setPlacesOn: assign((_, params: { placesOn: string | null }) => params),
    setDragged: assign((_, dragged: SelectedEntry) => ({ dragged, dropPlace: null })),
    setDropPlace: assign({
      dropPlace: ({ context }, { over }: { over: RowHalf | null }) => dropPlaceAt(context, over),
    }),
    showDuePage: enqueueActions(({ context: { builderRef, selected, isPageDue }, enqueue }) => {
      if (builderRef === null || !isPageDue || selected === null) return;
      const path = pathTo(builderRef, selected.page);
      if (path === null && !isInView(builderRef, selected.page)) return;
      enqueue.assign({ isPageDue: false });
      if (path !== null) enqueue.sendTo(builderRef, { type: 'page.show', path });
    }),
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
    isDraggable: ({ context }, params: SelectedEntry) =>
      isDraggable(params) && isListed(buildOf(context.builderRef), params),
    hasDropPlace: ({ context: { dropPlace } }) => dropPlace !== null,
    hasSelected: ({ context: { selected } }) => selected !== null,
    hasPlaces: ({ context: { builderRef, selected } }) =>
      selected !== null && isPlaceable(buildOf(builderRef), selected),
    isNameRefused: ({ context }, { naming }: { naming: Naming }) =>
      nameProblemOf(context, naming) !== null,
    canAddPage: ({ context: { builderRef } }) => {
      const build = buildOf(builderRef);
      const done = { act: 'addPage', name: '' } as const;
      return build !== null && canDo(build, { page: newPageId(build.customization), done });
    },
    canRenamePage: ({ context }) => {
      const doing = namingOf({ ...context, name: '-' }, 'renaming');
      return doing !== null && canDo(buildOf(context.builderRef), doing);
    },
  },
});
