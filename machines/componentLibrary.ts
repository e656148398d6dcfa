import { assign, emit, fromPromise, setup } from 'xstate';

import type {
  ComponentCategory,
  ComponentRequest,
  Framework,
  GeneratedComponent,
  UIComponent,
} from './entities';
import type { GenerationFinished } from './generation';
import { type LearnedList, withLearned } from './learned';
import { COPIED_SHOWN, NAME_LENGTH } from './limits';
import {
  deleteEntry,
  type ListEditEvent,
  type ListEdits,
  type Naming,
  namingRegion,
  NO_EDITS,
  renameEntry,
  undoChange,
} from './listEdits';
import { messages } from './messages';
import type { Notice } from './notice';
import { firstGraphemes } from './text';

export type CategoryFilter = 'all' | ComponentCategory;

export interface ComponentLibraryContext extends ListEdits<UIComponent> {
  description: string;
  framework: Framework;
  search: string;
  category: CategoryFilter;
  /** Generated in this session, newest first. */
  items: UIComponent[];
  /** The two built-in components, always below the generated ones; empty until they are drawn. */
  samples: UIComponent[];
  /** Cards that show their code instead of their preview. */
  codeShownIds: string[];
  /** The component that was copied, or is to be copied, last. */
  copyId: string | null;
}

export type ComponentLibraryEvent =
  | { type: 'library.open' }
  | { type: 'description.change'; value: string }
  | { type: 'framework.choose'; framework: Framework }
  | { type: 'search.change'; value: string }
  | { type: 'category.choose'; category: CategoryFilter }
  | { type: 'filters.clear' }
  | { type: 'code.toggle'; id: string }
  | { type: 'code.copy'; id: string }
  | { type: 'component.redrawn'; id: string; preview: string }
  | ListEditEvent
  | GenerationFinished<'component'>
  /** What another tab has kept. */
  | { type: 'work.learned'; learned: LearnedList<UIComponent> };

export interface SavedComponentLibrary {
  description: string;
  framework: Framework;
  items: UIComponent[];
}

/** What the two built-in components are drawn from. */
export const SAMPLE_REQUESTS: ComponentRequest[] = [
  {
    prompt: 'Pricing card at $12 with own domain, 3 sites and e-mail support',
    framework: 'tailwind',
  },
  { prompt: 'Buttons labelled Save changes and Cancel', framework: 'bootstrap' },
];

/**
 * The component library (specification section 2, UI Components): what is described, what was generated, what of it is
 * shown, copying code, and renaming and deleting with undo. Regions that share nothing but the components: the samples are
 * drawn on the first visit, one copy is under way at a time, and one name at a time is in a field.
 *
 * Input: what was saved. Emits `notice` when code was copied or could not be. `drawSamples` answers `SAMPLE_REQUESTS` in
 * their order; `copyCode` puts the code on the clipboard or rejects.
 */
export const componentLibraryMachine = setup({
  types: {} as {
    context: ComponentLibraryContext;
    events: ComponentLibraryEvent;
    input: Partial<ComponentLibraryContext>;
    emitted: Notice;
  },
  actors: {
    drawSamples: fromPromise<GeneratedComponent[], ComponentRequest[]>(() =>
      Promise.reject(new Error('componentLibraryMachine: provide the `drawSamples` actor.')),
    ),
    copyCode: fromPromise<unknown, string>(() =>
      Promise.reject(new Error('componentLibraryMachine: provide the `copyCode` actor.')),
    ),
  },
  actions: {
    learn: assign({
      items: ({ context }, params: { learned: LearnedList<UIComponent> }) =>
        // The preview that is drawn here already is the same.
        withLearned(context.items, params.learned, (now, { preview }) => ({ ...now, preview })),
    }),
    setDescription: assign({ description: (_, params: { value: string }) => params.value }),
    setFramework: assign({ framework: (_, params: { framework: Framework }) => params.framework }),
    setSearch: assign({ search: (_, params: { value: string }) => params.value }),
    setCategory: assign({ category: (_, params: { category: CategoryFilter }) => params.category }),
    clearFilters: assign({ search: '', category: 'all' }),
    addItem: assign({
      items: ({ context }, params: { component: UIComponent }) => [
        params.component,
        ...context.items,
      ],
    }),
    setPreview: assign({
      items: ({ context }, params: { id: string; preview: string }) =>
        context.items.map((item) =>
          item.id === params.id ? { ...item, preview: params.preview } : item,
        ),
    }),
    setSamples: assign({
      samples: (_, params: { drawn: GeneratedComponent[] }) =>
        params.drawn.map((component, index) => ({
          id: `sample-${index + 1}`,
          prompt: SAMPLE_REQUESTS[index]?.prompt ?? '',
          createdAt: 0,
          ...component,
        })),
    }),
    toggleCode: assign({
      codeShownIds: ({ context: { codeShownIds } }, params: { id: string }) =>
        codeShownIds.includes(params.id)
          ? codeShownIds.filter((id) => id !== params.id)
          : [...codeShownIds, params.id],
    }),
    showCode: assign({
      codeShownIds: ({ context: { codeShownIds, copyId } }) =>
        copyId === null || codeShownIds.includes(copyId) ? codeShownIds : [...codeShownIds, copyId],
    }),
    setNaming: assign((_, params: Naming) => params),
    endNaming: assign({ namedId: null, typedName: '' }),
    keepName: assign(({ context: { items, changes, namedId, typedName } }) => {
      const name = firstGraphemes(typedName.trim(), NAME_LENGTH);
      const changed = renameEntry(items, changes, namedId, (component) =>
        name === '' || name === component.name ? component : { ...component, name },
      );
      return changed === null ? {} : { items: changed.list, changes: changed.changes };
    }),
    deleteEntry: assign(({ context: { items, changes } }, params: { id: string }) => {
      const changed = deleteEntry(items, changes, params.id);
      return changed === null ? {} : { items: changed.list, changes: changed.changes };
    }),
    undoChange: assign(({ context: { items, changes } }) => {
      const changed = undoChange(items, changes, (now, { name }) => ({ ...now, name }));
      return changed === null ? {} : { items: changed.list, changes: changed.changes };
    }),
    rememberCopy: assign({ copyId: (_, params: { id: string }) => params.id }),
    emitNotice: emit((_, params: Omit<Notice, 'type'>): Notice => ({ type: 'notice', ...params })),
  },
  guards: {
    knowsComponent: ({ context }, params: { id: string }) =>
      findComponent(context, params.id) !== null,
    isOwn: ({ context }, params: { id: string }) =>
      context.items.some(({ id }) => id === params.id),
  },
  delays: { copiedShown: COPIED_SHOWN },
}).createMachine({
  id: 'componentLibrary',
  context: ({ input }) => ({
    description: '',
    framework: 'tailwind',
    search: '',
    category: 'all',
    items: [],
    samples: [],
    codeShownIds: [],
    copyId: null,
    ...NO_EDITS,
    ...input,
  }),
  on: {
    'description.change': {
      actions: { type: 'setDescription', params: ({ event }) => ({ value: event.value }) },
    },
    'framework.choose': {
      actions: { type: 'setFramework', params: ({ event }) => ({ framework: event.framework }) },
    },
    'search.change': {
      actions: { type: 'setSearch', params: ({ event }) => ({ value: event.value }) },
    },
    'category.choose': {
      actions: { type: 'setCategory', params: ({ event }) => ({ category: event.category }) },
    },
    'filters.clear': { actions: 'clearFilters' },
    'code.toggle': {
      actions: { type: 'toggleCode', params: ({ event }) => ({ id: event.id }) },
    },
    'component.redrawn': {
      actions: {
        type: 'setPreview',
        params: ({ event }) => ({ id: event.id, preview: event.preview }),
      },
    },
    'work.learned': {
      actions: { type: 'learn', params: ({ event }) => ({ learned: event.learned }) },
    },
    // A new component must not be hidden by what was searched for before.
    'generation.finished': {
      actions: [
        { type: 'addItem', params: ({ event }) => ({ component: event.generated.component }) },
        'clearFilters',
      ],
    },
  },
  type: 'parallel',
  states: {
    naming: namingRegion,
    samples: {
      initial: 'waiting',
      states: {
        waiting: { on: { 'library.open': 'drawing' } },
        drawing: {
          invoke: {
            src: 'drawSamples',
            input: SAMPLE_REQUESTS,
            onDone: {
              target: 'shown',
              actions: { type: 'setSamples', params: ({ event }) => ({ drawn: event.output }) },
            },
            onError: 'missing',
          },
        },
        shown: {},
        missing: { on: { 'library.open': 'drawing' } },
      },
    },
    copying: {
      initial: 'idle',
      on: {
        'code.copy': {
          guard: { type: 'knowsComponent', params: ({ event }) => ({ id: event.id }) },
          target: '.underWay',
          actions: { type: 'rememberCopy', params: ({ event }) => ({ id: event.id }) },
        },
      },
      states: {
        idle: {},
        underWay: {
          invoke: {
            src: 'copyCode',
            input: ({ context }) => findComponent(context, context.copyId)?.code ?? '',
            onDone: {
              target: 'copied',
              actions: {
                type: 'emitNotice',
                params: { status: 'success', message: messages.code.copied },
              },
            },
            onError: {
              target: 'refused',
              actions: [
                'showCode',
                {
                  type: 'emitNotice',
                  params: { status: 'error', message: messages.code.notCopied },
                },
              ],
            },
          },
        },
        copied: { after: { copiedShown: 'idle' } },
        refused: {},
      },
    },
  },
});

/** The generated or built-in component with this id, or null. */
export function findComponent(
  { items, samples }: Pick<ComponentLibraryContext, 'items' | 'samples'>,
  id: string | null,
): UIComponent | null {
  return [...items, ...samples].find((component) => component.id === id) ?? null;
}

/**
 * What search and category leave of the library, newest first, samples last (specification section 2). The search is
 * plain text found in the name, the category, the framework or the code; nothing in it is a pattern.
 */
export function shownComponents({
  items,
  samples,
  search,
  category,
}: Pick<ComponentLibraryContext, 'items' | 'samples' | 'search' | 'category'>): UIComponent[] {
  const wanted = search.trim().toLowerCase();
  return [...items, ...samples].filter(
    (component) =>
      (category === 'all' || component.category === category) &&
      [component.name, component.category, component.framework, component.code].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
  );
}

/** What is worth saving of the library: what was typed and generated; the samples are drawn again. */
export function componentLibraryToSave({
  description,
  framework,
  items,
}: ComponentLibraryContext): SavedComponentLibrary {
  return { description, framework, items };
}
