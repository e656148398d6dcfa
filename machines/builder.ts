import { assign, emit, fromPromise, setup } from 'xstate';

import { parseHexColor } from './color';
import { presetColors, type ColorPreset } from './colorPresets';
import type {
  Build,
  Customization,
  Device,
  Framework,
  GeneratedWebsite,
  SiteColors,
  SiteContent,
  SiteLayout,
  Theme,
} from './entities';
import {
  change,
  customize,
  deleteBuild,
  type Desk,
  type DeskItems,
  endEdit,
  findBuild,
  itemsOf,
  redo,
  renameBuild,
  undo,
} from './desk';
import type { GenerationFinished } from './generation';
import { BUILD_NAME_LENGTH, LOAD_BUILD_EXCERPT } from './limits';
import { messages } from './messages';
import type { Notice } from './notice';
import { firstGraphemes, isBlank } from './text';

export interface BuilderContext extends Desk {
  device: Device;
  /** Texts in color fields, as typed, while they are edited or wrong. */
  colorDrafts: Partial<Record<keyof SiteColors, string>>;
  /** Counts up to ask the preview for a fresh document. */
  refreshCount: number;
  exportProblem: string | null;
  /** HTML that the clipboard refused: shown to be copied by hand. */
  uncopiedHtml: string | null;
  /** Whether the texts of the site can be edited in the preview itself. */
  isEditingTexts: boolean;
  /** Whether small screens are told that the builder is made for larger ones. */
  isDesktopHintShown: boolean;
}

export type BuilderEvent =
  | { type: 'prompt.change'; value: string }
  | { type: 'suggestion.choose'; prompt: string }
  | { type: 'theme.choose'; theme: Theme }
  | { type: 'framework.choose'; framework: Framework }
  | { type: 'device.choose'; device: Device }
  | { type: 'preview.refresh' }
  | { type: 'preset.choose'; preset: ColorPreset }
  | { type: 'color.change'; role: keyof SiteColors; value: string }
  | { type: 'section.toggle'; section: keyof SiteLayout }
  | { type: 'content.change'; field: keyof SiteContent; value: string }
  | { type: 'textEditing.toggle' }
  | { type: 'text.change'; id: string; value: string }
  | { type: 'edit.end' }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'build.load'; id: string }
  | { type: 'build.rename'; id: string; name: string }
  | { type: 'build.delete'; id: string }
  | { type: 'build.redrawn'; id: string; website: GeneratedWebsite }
  | { type: 'reset' }
  | { type: 'export' }
  | { type: 'html.copy' }
  | { type: 'page.open' }
  | { type: 'uncopied.dismiss' }
  | { type: 'desktopHint.dismiss' }
  | GenerationFinished<'website'>;

export interface CopiedPage {
  html: string;
  isCopied: boolean;
}

/** What is worth keeping over a reload (specification section 1, "work is session-based"); steps to undo end with the page. */
export type SavedBuilder = Pick<
  BuilderContext,
  'prompt' | 'theme' | 'framework' | 'device' | 'currentId' | 'history' | 'isDesktopHintShown'
>;

/** What to write down of a builder; it is the builder's `input` when it is made again. */
export function builderToSave(context: BuilderContext): SavedBuilder {
  const { prompt, theme, framework, device, currentId, history, isDesktopHintShown } = context;
  return { prompt, theme, framework, device, currentId, history, isDesktopHintShown };
}

/**
 * The builder's desk (specification sections 2 to 5): prompt, theme, framework, device, the current build with its
 * customization, undo and redo, and the build history. Generation is a machine of its own; its result arrives as
 * `generation.finished`.
 *
 * Input: what to start with instead of an empty desk. Emits `notice` for a loaded build, an export and a missing website.
 * `exportWebsite` receives the current build and starts its download.
 */
export const builderMachine = setup({
  types: {} as {
    context: BuilderContext;
    events: BuilderEvent;
    input: Partial<BuilderContext>;
    emitted: Notice;
    tags: 'built' | 'exporting';
  },
  actors: {
    exportWebsite: fromPromise<unknown, Build>(() =>
      Promise.reject(new Error('builderMachine: provide the `exportWebsite` actor.')),
    ),
    copyPage: fromPromise<CopiedPage, Build>(() =>
      Promise.reject(new Error('builderMachine: provide the `copyPage` actor.')),
    ),
    openPage: fromPromise<unknown, Build>(() =>
      Promise.reject(new Error('builderMachine: provide the `openPage` actor.')),
    ),
  },
  actions: {
    setDevice: assign({ device: (_, params: { device: Device }) => params.device }),
    change: assign(({ context }, params: { items: Partial<DeskItems>; edit?: string }) =>
      change(context, params.items, params.edit ?? null),
    ),
    renameBuild: assign(({ context }, params: { id: string; name: string }) =>
      renameBuild(
        context,
        params.id,
        isBlank(params.name) ? '' : firstGraphemes(params.name.trim(), BUILD_NAME_LENGTH),
      ),
    ),
    setWebsite: assign({
      history: ({ context }, params: { id: string; website: GeneratedWebsite }) =>
        context.history.map((build) =>
          build.id === params.id ? { ...build, website: params.website } : build,
        ),
    }),
    deleteBuild: assign(({ context }, params: { id: string }) => deleteBuild(context, params.id)),
    customize: assign(
      ({ context }, params: { edit: string | null; to: (now: Customization) => Customization }) =>
        customize(context, params.to, params.edit),
    ),
    changeColor: assign(({ context }, params: { role: keyof SiteColors; value: string }) => {
      const color = parseHexColor(params.value);
      const colorDrafts = { ...context.colorDrafts, [params.role]: params.value };
      if (color === null) return { colorDrafts };
      const changed = customize(
        context,
        (now) => ({ ...now, colors: { ...now.colors, [params.role]: color } }),
        `color.${params.role}`,
      );
      return { ...changed, colorDrafts };
    }),
    endEdit: assign(({ context }) => ({
      ...endEdit(context),
      colorDrafts: Object.fromEntries(
        Object.entries(context.colorDrafts).filter(([, text]) => parseHexColor(text) === null),
      ),
    })),
    clearColorDrafts: assign({ colorDrafts: {} }),
    undo: assign(({ context }) => undo(context)),
    redo: assign(({ context }) => redo(context)),
    addBuild: assign(({ context }, params: { build: Build }) => {
      const history = [params.build, ...context.history];
      return { history, ...change({ ...context, history }, { currentId: params.build.id }, null) };
    }),
    refreshPreview: assign({ refreshCount: ({ context }) => context.refreshCount + 1 }),
    setExportProblem: assign({
      exportProblem: (_, params: { message: string | null }) => params.message,
    }),
    setUncopied: assign({ uncopiedHtml: (_, params: { html: string | null }) => params.html }),
    failToMakePage: assign({ exportProblem: messages.page.notMade, uncopiedHtml: null }),
    toggleTextEditing: assign({ isEditingTexts: ({ context }) => !context.isEditingTexts }),
    hideDesktopHint: assign({ isDesktopHintShown: false }),
    emitNotice: emit((_, params: Omit<Notice, 'type'>): Notice => ({ type: 'notice', ...params })),
  },
  guards: {
    isCopied: (_, params: { isCopied: boolean }) => params.isCopied,
    hasBuild: ({ context }) => findBuild(context, context.currentId) !== null,
    hasNoBuild: ({ context }) => findBuild(context, context.currentId) === null,
    knowsBuild: ({ context }, params: { id: string }) => findBuild(context, params.id) !== null,
    canUndo: ({ context }) => context.past.length > 0,
    canRedo: ({ context }) => context.future.length > 0,
    canReset: ({ context }) => context.prompt !== '' || context.currentId !== null,
  },
}).createMachine({
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
    uncopiedHtml: null,
    isEditingTexts: false,
    isDesktopHintShown: true,
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
            message: `Loaded build: ${firstGraphemes(findBuild(context, event.id)?.prompt ?? '', LOAD_BUILD_EXCERPT)}...`,
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
      on: {
        'uncopied.dismiss': {
          actions: [
            { type: 'setUncopied', params: { html: null } },
            { type: 'setExportProblem', params: { message: null } },
          ],
        },
        'preview.refresh': { actions: 'refreshPreview' },
        'preset.choose': {
          actions: [
            {
              type: 'customize',
              params: ({ event }) => ({
                edit: `preset.${event.preset}`,
                to: (now) => ({ ...now, colors: { ...now.colors, ...presetColors[event.preset] } }),
              }),
            },
            'clearColorDrafts',
          ],
        },
        'color.change': {
          actions: {
            type: 'changeColor',
            params: ({ event }) => ({ role: event.role, value: event.value }),
          },
        },
        'section.toggle': {
          actions: {
            type: 'customize',
            params: ({ event }) => ({
              edit: null,
              to: (now) => ({
                ...now,
                layout: { ...now.layout, [event.section]: !now.layout[event.section] },
              }),
            }),
          },
        },
        'textEditing.toggle': { actions: 'toggleTextEditing' },
        'text.change': {
          actions: {
            type: 'customize',
            params: ({ event }) => ({
              edit: null,
              to: (now) => reworded(now, event.id, event.value.trim()),
            }),
          },
        },
        'content.change': {
          actions: {
            type: 'customize',
            params: ({ event }) => ({
              edit: `content.${event.field}`,
              to: (now) => ({ ...now, content: { ...now.content, [event.field]: event.value } }),
            }),
          },
        },
      },
      initial: 'customizing',
      states: {
        customizing: {
          on: {
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
        exporting: {
          tags: 'exporting',
          invoke: {
            src: 'exportWebsite',
            input: ({ context }) => currentBuild(context),
            onDone: 'customizing',
            onError: {
              target: 'customizing',
              actions: [
                { type: 'setExportProblem', params: { message: messages.export.failed } },
                {
                  type: 'emitNotice',
                  params: { status: 'error', message: messages.export.failed },
                },
              ],
            },
          },
        },
        copying: {
          tags: 'exporting',
          invoke: {
            src: 'copyPage',
            input: ({ context }) => currentBuild(context),
            onDone: [
              {
                guard: { type: 'isCopied', params: ({ event }) => event.output },
                target: 'customizing',
                actions: [
                  { type: 'setUncopied', params: { html: null } },
                  {
                    type: 'emitNotice',
                    params: { status: 'success', message: messages.page.copied },
                  },
                ],
              },
              {
                target: 'customizing',
                actions: [
                  { type: 'setUncopied', params: ({ event }) => ({ html: event.output.html }) },
                  { type: 'setExportProblem', params: { message: messages.page.notCopied } },
                  {
                    type: 'emitNotice',
                    params: { status: 'error', message: messages.page.notCopied },
                  },
                ],
              },
            ],
            onError: {
              target: 'customizing',
              actions: [
                'failToMakePage',
                { type: 'emitNotice', params: { status: 'error', message: messages.page.notMade } },
              ],
            },
          },
        },
        opening: {
          tags: 'exporting',
          invoke: {
            src: 'openPage',
            input: ({ context }) => currentBuild(context),
            onDone: 'customizing',
            onError: {
              target: 'customizing',
              actions: [
                'failToMakePage',
                { type: 'emitNotice', params: { status: 'error', message: messages.page.notMade } },
              ],
            },
          },
        },
      },
    },
  },
});

function currentBuild(context: BuilderContext): Build {
  const build = findBuild(context, context.currentId);
  if (build === null) throw new Error('builderMachine: there is no build on the desk.');
  return build;
}

function loadedItems(context: BuilderContext, id: string): Partial<DeskItems> {
  const build = findBuild(context, id);
  return build === null ? {} : itemsOf(build);
}

/** The title, subtitle and description belong to the Content tab; an emptied other text gets the generator's words back. */
function reworded(now: Customization, id: string, value: string): Customization {
  if (id in now.content) return { ...now, content: { ...now.content, [id]: value } };
  const { [id]: _, ...others } = now.texts ?? {};
  return { ...now, texts: isBlank(value) ? others : { ...others, [id]: value } };
}
