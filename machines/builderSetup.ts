import { assign, emit, fromPromise, setup } from 'xstate';

import type {
  BuilderContext,
  BuilderEvent,
  CopiedPage,
  PageOfBuild,
  TextSought,
} from './builderContext';
import { parseHexColor } from './color';
import {
  change,
  customize,
  deleteBuild,
  type DeskItems,
  type Edited,
  endEdit,
  findBuild,
  redo,
  renameBuild,
  undo,
} from './desk';
import type { Build, Customization, Device, GeneratedWebsite, SiteColors } from './entities';
import { BUILD_NAME_LENGTH } from './limits';
import { messages } from './messages';
import type { Notice } from './notice';
import { pageWith } from './shownPage';
import { mergeChanges, type Rebuild, type Rebuilt, type SiteChange } from './siteChange';
import { firstGraphemes, isBlank } from './text';

/** What the builder's states are made of; the chart itself is `builderMachine`. */
export const builderSetup = setup({
  types: {} as {
    context: BuilderContext;
    events: BuilderEvent;
    input: Partial<BuilderContext>;
    emitted: Notice | TextSought;
    tags: 'built' | 'exporting' | 'rebuilding';
  },
  actors: {
    exportWebsite: fromPromise<unknown, Build>(() =>
      Promise.reject(new Error('builderMachine: provide the `exportWebsite` actor.')),
    ),
    rebuildWebsite: fromPromise<Rebuilt, Rebuild>(() =>
      Promise.reject(new Error('builderMachine: provide the `rebuildWebsite` actor.')),
    ),
    copyPage: fromPromise<CopiedPage, PageOfBuild>(() =>
      Promise.reject(new Error('builderMachine: provide the `copyPage` actor.')),
    ),
    openPage: fromPromise<unknown, PageOfBuild>(() =>
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
      (
        { context },
        params: {
          edit: string | null;
          to: (now: Customization, edited: Edited) => Customization;
        },
      ) => customize(context, params.to, params.edit),
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
    addBuild: assign(({ context }, params: { build: Build; items?: Partial<DeskItems> }) => {
      const history = [params.build, ...context.history];
      const items = params.items ?? { currentId: params.build.id };
      return { history, ...change({ ...context, history }, items, null) };
    }),
    rememberChange: assign({
      siteChange: ({ context }, params: { change: SiteChange }) =>
        mergeChanges(context.siteChange, params.change),
      rebuildProblem: null,
    }),
    forgetChange: assign({ siteChange: null }),
    setRebuildProblem: assign({
      rebuildProblem: (_, params: { message: string | null }) => params.message,
    }),
    setSite: assign(({ context }, { buildId, site }: Rebuilt) => {
      const { theme, framework } = site;
      const isOnDesk = buildId === context.currentId;
      const items = { site: { buildId, value: site }, ...(isOnDesk ? { theme, framework } : {}) };
      return change(context, items, null);
    }),
    refreshPreview: assign({ refreshCount: ({ context }) => context.refreshCount + 1 }),
    setExportProblem: assign({
      exportProblem: (_, params: { message: string | null }) => params.message,
    }),
    showPage: assign({
      page: ({ context }, params: { path: string }) =>
        context.currentId === null ? null : { buildId: context.currentId, path: params.path },
    }),
    showPageWith: assign({
      page: ({ context }, params: { id: string }) => {
        const build = findBuild(context, context.currentId);
        const page = build === null ? null : pageWith(params.id, build, context.page);
        return build === null || page === null
          ? context.page
          : { buildId: build.id, path: page.path };
      },
    }),
    setWanted: assign({ wantedIds: (_, params: { ids: string[] }) => params.ids }),
    setUncopied: assign({ uncopiedHtml: (_, params: { html: string | null }) => params.html }),
    failToMakePage: assign({ exportProblem: messages.page.notMade, uncopiedHtml: null }),
    toggleTextEditing: assign({ isEditingTexts: ({ context }) => !context.isEditingTexts }),
    hideDesktopHint: assign({ isDesktopHintShown: false }),
    toggleHelpKey: assign({ isHelpKeyOn: ({ context }) => !context.isHelpKeyOn }),
    startTextEditing: assign({ isEditingTexts: true }),
    emitSought: emit((_, params: { id: string }): TextSought => ({
      type: 'text.sought',
      id: params.id,
    })),
    emitNotice: emit((_, params: Omit<Notice, 'type'>): Notice => ({ type: 'notice', ...params })),
  },
  guards: {
    isCopied: (_, params: { isCopied: boolean }) => params.isCopied,
    isOvertaken: ({ context }, { buildId, from }: Rebuilt) =>
      buildId === context.currentId && findBuild(context, buildId)?.customization !== from,
    hasBuild: ({ context }) => findBuild(context, context.currentId) !== null,
    hasNoBuild: ({ context }) => findBuild(context, context.currentId) === null,
    knowsBuild: ({ context }, params: { id: string }) => findBuild(context, params.id) !== null,
    canUndo: ({ context }) => context.past.length > 0,
    canRedo: ({ context }) => context.future.length > 0,
    canReset: ({ context }) => context.prompt !== '' || context.currentId !== null,
  },
});
