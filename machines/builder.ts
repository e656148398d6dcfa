import type { BuilderContext } from './builderContext';
import { customizing } from './builderCustomize';
import { ready, rebuilding } from './builderRebuilding';
import { builderSetup } from './builderSetup';
import { type DocumentItems, findBuild, itemsOf } from './builderDocument';
import { LOAD_BUILD_EXCERPT } from './limits';
import { messages } from './messages';
import { firstGraphemes } from './text';

/**
 * The builder's document (specification sections 2 to 5): prompt, theme, framework, the current build with its
 * customization, undo and redo, and the build history. Generation is a machine of its own; its result arrives as
 * `generation.finished`, and a site that was opened from a file as `site.opened`. Export, copy and the like are
 * `handoverMachine`'s, beside it: neither waits for the other's end, and whatever is asked here is taken in every state.
 *
 * Input: what to start with instead of an empty document. Emits `notice` for a loaded build, a chosen hero and a site that could
 * not be updated. `rebuildWebsite` draws a build with a change.
 */
export const builderMachine = builderSetup.createMachine({
  id: 'builder',
  context: ({ input }) => ({
    prompt: '',
    theme: 'modern',
    framework: 'tailwind',
    currentId: null,
    history: [],
    past: [],
    future: [],
    colorDrafts: {},
    refreshCount: 0,
    pendingChanges: [],
    rebuildProblem: null,
    page: null,
    wantedIds: [],
    shownIds: [],
    ...input,
  }),
  always: { guard: 'showsAnother', actions: 'letGo' },
  on: {
    ...customizing.on,
    'prompt.change': {
      actions: {
        type: 'change',
        params: ({ event }) => ({ items: { prompt: event.value }, edit: 'prompt' }),
      },
    },
    'suggestion.choose': {
      actions: { type: 'change', params: ({ event }) => ({ items: { prompt: event.prompt } }) },
    },
    'theme.choose': {
      actions: { type: 'change', params: ({ event }) => ({ items: { theme: event.theme } }) },
    },
    'framework.choose': {
      actions: {
        type: 'change',
        params: ({ event }) => ({ items: { framework: event.framework } }),
      },
    },
    'edit.end': { actions: 'endEdit' },
    'edit.undo': { guard: 'canUndo', actions: ['undo', 'clearColorDrafts'] },
    'edit.redo': { guard: 'canRedo', actions: ['redo', 'clearColorDrafts'] },
    'builder.reset': {
      guard: 'canReset',
      actions: [
        { type: 'change', params: { items: { prompt: '', currentId: null } } },
        'clearColorDrafts',
      ],
    },
    'build.load': {
      guard: { type: 'knowsBuild', params: ({ event }) => ({ id: event.id }) },
      actions: [
        {
          type: 'change',
          params: ({ context, event }) => ({ items: loadedItems(context, event.id) }),
        },
        'clearColorDrafts',
        {
          type: 'emitNotice',
          params: ({ context, event }) => ({
            status: 'info',
            message: messages.build.loaded(
              firstGraphemes(findBuild(context, event.id)?.prompt ?? '', LOAD_BUILD_EXCERPT),
            ),
          }),
        },
      ],
    },
    'build.rename': {
      guard: { type: 'knowsBuild', params: ({ event }) => ({ id: event.id }) },
      actions: {
        type: 'renameBuild',
        params: ({ event }) => ({ id: event.id, name: event.name }),
      },
    },
    'version.keep': {
      actions: { type: 'keepVersion', params: ({ event }) => event },
    },
    'build.delete': {
      guard: { type: 'knowsBuild', params: ({ event }) => ({ id: event.id }) },
      actions: [
        { type: 'deleteBuild', params: ({ event }) => ({ id: event.id }) },
        'clearColorDrafts',
      ],
    },
    'builds.want': {
      actions: { type: 'setWanted', params: ({ event }) => ({ ids: event.ids }) },
    },
    // A build without its documents has them again; nothing to undo.
    'build.redrawn': {
      guard: { type: 'isStillBare', params: ({ event }) => event },
      actions: {
        type: 'setWebsite',
        params: ({ event }) => ({ id: event.id, website: event.website }),
      },
    },
    // Done in another tab, and undone there.
    'work.learned': {
      actions: { type: 'learn', params: ({ event }) => ({ learned: event.learned }) },
    },
    // Kept whatever is under way, and drawn in order.
    'site.change': {
      guard: { type: 'hasBuildToChange', params: ({ event }) => ({ id: event.buildId }) },
      target: '.ready',
      reenter: true,
      actions: {
        type: 'rememberChange',
        params: ({ event }) => ({ change: event.change, buildId: event.buildId }),
      },
    },
    'generation.finished': {
      actions: [
        { type: 'addBuild', params: ({ event }) => ({ build: event.generated.build }) },
        'clearColorDrafts',
      ],
    },
    'site.opened': {
      actions: [
        {
          type: 'addBuild',
          params: ({ event }) => ({ build: event.build, items: itemsOf(event.build) }),
        },
        'clearColorDrafts',
      ],
    },
  },
  initial: 'ready',
  states: { ready, rebuilding },
});

function loadedItems(context: BuilderContext, id: string): Partial<DocumentItems> {
  const build = findBuild(context, id);
  return build === null ? {} : itemsOf(build);
}
