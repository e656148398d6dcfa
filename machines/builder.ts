import type { BuilderContext } from './builderContext';
import { customizing } from './builderCustomizing';
import { copying, exporting, opening } from './builderHandover';
import { rebuilding } from './builderRebuilding';
import { builderSetup } from './builderSetup';
import { type DeskItems, findBuild, itemsOf } from './desk';
import { LOAD_BUILD_EXCERPT } from './limits';
import { messages } from './messages';
import { firstGraphemes } from './text';

/**
 * The builder's desk (specification sections 2 to 5): prompt, theme, framework, device, the current build with its
 * customization, undo and redo, and the build history. Generation is a machine of its own; its result arrives as
 * `generation.finished`, and a site that was opened from a file as `site.opened`.
 *
 * Input: what to start with instead of an empty desk. Emits `notice` for a loaded build, an export and a missing website.
 * `exportWebsite` receives the current build and starts its download.
 */
export const builderMachine = builderSetup.createMachine({
  id: 'builder',
  context: ({ input }) => ({
    prompt: '',
    theme: 'modern',
    framework: 'tailwind',
    device: 'desktop',
    currentId: null,
    history: [],
    past: [],
    future: [],
    colorDrafts: {},
    refreshCount: 0,
    exportProblem: null,
    siteChange: null,
    rebuildProblem: null,
    uncopiedHtml: null,
    isEditingTexts: false,
    isDesktopHintShown: true,
    page: null,
    wantedIds: [],
    isHelpKeyOn: true,
    ...input,
  }),
  on: {
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
    'device.choose': {
      actions: { type: 'setDevice', params: ({ event }) => ({ device: event.device }) },
    },
    'edit.end': { actions: 'endEdit' },
    'desktopHint.dismiss': { actions: 'hideDesktopHint' },
    'helpKey.toggle': { actions: 'toggleHelpKey' },
    undo: { guard: 'canUndo', actions: ['undo', 'clearColorDrafts'] },
    redo: { guard: 'canRedo', actions: ['redo', 'clearColorDrafts'] },
    reset: {
      guard: 'canReset',
      actions: [
        { type: 'change', params: { items: { prompt: '', currentId: null } } },
        'clearColorDrafts',
        { type: 'setExportProblem', params: { message: null } },
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
    // A build that was saved without its document has it again; nothing to undo.
    'build.redrawn': {
      guard: { type: 'knowsBuild', params: ({ event }) => ({ id: event.id }) },
      actions: {
        type: 'setWebsite',
        params: ({ event }) => ({ id: event.id, website: event.website }),
      },
    },
    'generation.finished': {
      actions: [
        { type: 'addBuild', params: ({ event }) => ({ build: event.generated.build }) },
        'clearColorDrafts',
        { type: 'setExportProblem', params: { message: null } },
      ],
    },
    'site.opened': {
      actions: [
        {
          type: 'addBuild',
          params: ({ event }) => ({ build: event.build, items: itemsOf(event.build) }),
        },
        'clearColorDrafts',
        { type: 'setExportProblem', params: { message: null } },
      ],
    },
  },
  initial: 'empty',
  states: {
    empty: {
      always: { guard: 'hasBuild', target: 'built' },
      on: {
        export: {
          actions: [
            { type: 'setExportProblem', params: { message: messages.export.missing } },
            { type: 'emitNotice', params: { status: 'error', message: messages.export.missing } },
          ],
        },
      },
    },
    built: {
      tags: 'built',
      always: { guard: 'hasNoBuild', target: 'empty' },
      entry: [
        { type: 'setExportProblem', params: { message: null } },
        { type: 'setUncopied', params: { html: null } },
      ],
      on: customizing.on,
      initial: 'customizing',
      states: {
        customizing: {
          on: {
            'site.change': {
              target: 'rebuilding',
              actions: {
                type: 'rememberChange',
                params: ({ event }) => ({ change: event.change }),
              },
            },
            'html.copy': {
              target: 'copying',
              actions: { type: 'setExportProblem', params: { message: null } },
            },
            'page.open': {
              target: 'opening',
              actions: { type: 'setExportProblem', params: { message: null } },
            },
            export: {
              target: 'exporting',
              actions: [
                { type: 'setExportProblem', params: { message: null } },
                {
                  type: 'emitNotice',
                  params: { status: 'info', message: messages.export.started },
                },
              ],
            },
          },
        },
        rebuilding,
        exporting,
        copying,
        opening,
      },
    },
  },
});

function loadedItems(context: BuilderContext, id: string): Partial<DeskItems> {
  const build = findBuild(context, id);
  return build === null ? {} : itemsOf(build);
}
