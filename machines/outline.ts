import { addingOf, doingOf, namingOf, pressed, puttingBack } from './outlineAsked';
import { dropping } from './outlineDrag';
import { outlineSetup } from './outlineSetup';

/**
 * The outline of the current site: its pages and their sections, one of them selected, and what can be done with that
 * one, by asking or by dragging it (specification section 2, builder); sections are added from a catalogue, pages by their
 * name. Whatever is done is one step of the builder's; an entry that an undo takes away is selected no longer.
 *
 * Input: the builder whose site it is, or null. The builder is told `sections.arrange` and `page.show`. Emits `entry.sought`.
 */
export const outlineMachine = outlineSetup.createMachine({
  id: 'outline',
  context: ({ input }) => ({
    ...input,
    buildId: null,
    selected: null,
    folded: [],
    message: '',
    placesOn: null,
    dragged: null,
    dropPlace: null,
    name: '',
    nameProblem: null,
    isPageDue: false,
  }),
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
    'drag.begin': {
      guard: { type: 'isDraggable', params: ({ event }) => ({ page: event.page, id: event.id }) },
      target: '.dragging',
      actions: { type: 'setDragged', params: ({ event }) => ({ page: event.page, id: event.id }) },
    },
    'catalogue.open': { guard: 'hasCatalogue', target: '.choosingKind' },
    'page.add': { guard: 'canAddPage', target: '.addingPage' },
    'pages.fold': {
      actions: { type: 'setFolded', params: ({ event }) => ({ folded: event.folded }) },
    },
    'entry.putBack': {
      guard: { type: 'canDo', params: ({ event }) => ({ doing: puttingBack(event) }) },
      target: '.selected',
      actions: [
        { type: 'arrange', params: ({ event }) => ({ doing: puttingBack(event) }) },
        'showPage',
        'seek',
      ],
    },
  },
  initial: 'unselected',
  states: {
    unselected: { entry: 'deselect' },
    addingPage: {
      tags: 'naming',
      entry: { type: 'beginName', params: { naming: 'adding' } },
      on: {
        'name.change': {
          actions: {
            type: 'setName',
            params: ({ event }) => ({ name: event.value, naming: 'adding' }),
          },
        },
        'name.save': [
          {
            guard: { type: 'isNameRefused', params: { naming: 'adding' } },
            actions: { type: 'refuseName', params: { naming: 'adding' } },
          },
          {
            guard: {
              type: 'canDo',
              params: ({ context }) => ({ doing: namingOf(context, 'adding') }),
            },
            target: 'selected',
            actions: [
              {
                type: 'arrange',
                params: ({ context }) => ({ doing: namingOf(context, 'adding') }),
              },
            ],
          },
        ],
        'name.cancel': [{ guard: 'hasSelected', target: 'selected' }, { target: 'unselected' }],
        'build.changed': [
          { guard: 'isSelectedListed' },
          { guard: 'canAddPage', actions: 'deselect' },
          { target: 'unselected' },
        ],
      },
    },
    dragging: {
      on: {
        'drag.over': {
          actions: { type: 'setDropPlace', params: ({ event }) => ({ over: event.over }) },
        },
        'drag.drop': [
          {
            guard: 'hasDropPlace',
            target: 'selected',
            actions: [
              {
                type: 'arrange',
                params: ({ context }) => ({ doing: dropping(context, context.dropPlace) }),
              },
              'showPage',
              'seek',
            ],
          },
          { guard: 'hasSelected', target: 'selected' },
          { target: 'unselected' },
        ],
        'drag.cancel': [{ guard: 'hasSelected', target: 'selected' }, { target: 'unselected' }],
        'build.changed': [
          { guard: 'isSelectedListed', target: 'selected' },
          { target: 'unselected' },
        ],
      },
    },
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
              type: 'arrange',
              params: ({ context, event }) => ({ doing: addingOf(context, event.kind) }),
            },
            'showPage',
            'seek',
          ],
        },
      },
    },
    selected: {
      tags: 'selected',
      on: {
        'build.changed': [
          { guard: 'isSelectedListed', actions: 'showDuePage' },
          { target: 'unselected' },
        ],
        'entry.arrange': {
          guard: {
            type: 'canDo',
            params: ({ context, event }) => ({ doing: doingOf(context, event.asked) }),
          },
          target: '.resting',
          actions: [
            {
              type: 'arrange',
              params: ({ context, event }) => ({ doing: doingOf(context, event.asked) }),
            },
            'showPage',
            'seek',
          ],
        },
      },
      initial: 'resting',
      states: {
        resting: {
          on: {
            'places.open': {
              guard: 'hasPlaces',
              target: 'choosingPlace',
              actions: { type: 'setPlacesOn', params: { placesOn: null } },
            },
            'page.rename': { guard: 'canRenamePage', target: 'renaming' },
          },
        },
        choosingPlace: {
          on: {
            'places.page': {
              actions: { type: 'setPlacesOn', params: ({ event }) => ({ placesOn: event.page }) },
            },
            'places.close': 'resting',
          },
        },
        renaming: {
          tags: 'naming',
          entry: { type: 'beginName', params: { naming: 'renaming' } },
          on: {
            'name.change': {
              actions: {
                type: 'setName',
                params: ({ event }) => ({ name: event.value, naming: 'renaming' }),
              },
            },
            'name.save': [
              {
                guard: { type: 'isNameRefused', params: { naming: 'renaming' } },
                actions: { type: 'refuseName', params: { naming: 'renaming' } },
              },
              {
                target: 'resting',
                actions: [
                  {
                    type: 'arrange',
                    params: ({ context }) => ({ doing: namingOf(context, 'renaming') }),
                  },
                ],
              },
            ],
            'name.cancel': 'resting',
          },
        },
      },
    },
  },
});
