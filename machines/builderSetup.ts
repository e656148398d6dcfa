import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';

import type { BuilderContext, BuilderEvent, TextSought } from './builderContext';
import { parseHexColor } from './color';
import {
  change,
  customize,
  deleteBuild,
  type DocumentItems,
  type Edited,
  endEdit,
  findBuild,
  hasBuild,
  keepVersion,
  redo,
  renameBuild,
  undo,
} from './builderDocument';
import { lettingGo, withShown } from './documents';
import type { Build, Customization, GeneratedWebsite, SiteColors } from './entities';
import type { LearnedList } from './learned';
import { learnBuilds } from './learnedBuilds';
import { NAME_LENGTH } from './limits';
import { messages } from './messages';
import { writeWords } from './modelSteps';
import type { Notice } from './notice';
import { pageWith } from './shownPage';
import {
  isOvertaken,
  type PendingChange,
  type Rebuild,
  type Rebuilt,
  type SiteChange,
  withChange,
} from './siteChange';
import { firstGraphemes, isBlank } from './text';

/** What the builder's states are made of; the chart itself is `builderMachine`. */
export const builderSetup = setup({
  types: {} as {
    context: BuilderContext;
    events: BuilderEvent;
    input: Partial<BuilderContext>;
    emitted: Notice | TextSought;
    tags: 'rebuilding';
  },
  actors: {
    rebuildWebsite: fromPromise<Rebuilt, Rebuild>(() =>
      Promise.reject(new Error('builderMachine: provide the `rebuildWebsite` actor.')),
    ),
  },
  actions: {
    change: assign(({ context }, params: { items: Partial<DocumentItems>; edit?: string }) =>
      change(context, params.items, params.edit ?? null),
    ),
    renameBuild: assign(({ context }, params: { id: string; name: string }) =>
      renameBuild(
        context,
        params.id,
        isBlank(params.name) ? '' : firstGraphemes(params.name.trim(), NAME_LENGTH),
      ),
    ),
    setWebsite: assign({
      history: ({ context }, params: { id: string; website: GeneratedWebsite }) =>
        context.history.map((build) =>
          build.id === params.id ? { ...build, website: params.website } : build,
        ),
    }),
    letGo: assign(({ context }) => {
      const shownIds = withShown(context.shownIds, idsInView(context));
      return { shownIds, history: lettingGo(context.history, context.shownIds, shownIds) };
    }),
    keepVersion: assign(({ context }, params: { id: string; createdAt: number; name: string }) =>
      keepVersion(context, params),
    ),
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
    writeWords: assign(({ context }, params: { words: Record<string, string> }) =>
      writeWords(context, params.words),
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
    addBuild: assign(({ context }, params: { build: Build; items?: Partial<DocumentItems> }) => {
      const history = [params.build, ...context.history];
      const items = params.items ?? { currentId: params.build.id };
      return { history, ...change({ ...context, history }, items, null) };
    }),
    learn: enqueueActions(({ context, enqueue }, params: { learned: LearnedList<Build> }) => {
      const { changes, isOvertaken } = learnBuilds(context, params.learned);
      enqueue.assign(changes);
      if (!isOvertaken) return;
      enqueue.emit({ type: 'notice', status: 'info', message: messages.build.changedElsewhere });
    }),
    rememberChange: assign(
      ({ context }, { change, buildId }: { change: SiteChange; buildId?: string }) => {
        const { theme, framework } = context;
        const id = buildId ?? context.currentId ?? '';
        const added = { buildId: id, change, theme, framework };
        return {
          pendingChanges: withChange(context.pendingChanges, added),
          rebuildProblem: null,
        };
      },
    ),
    beginChange: assign({
      pendingChanges: ({ context }) => {
        const next = nextChange(context);
        const others = context.pendingChanges.filter((pending) => pending !== next);
        return next === null ? others : [next, ...others];
      },
    }),
    endChange: assign({ pendingChanges: ({ context }) => context.pendingChanges.slice(1) }),
    failToRebuild: assign({ rebuildProblem: messages.understanding.failed }),
    setSite: assign(({ context }, { from, site }: Rebuilt) => {
      const { id: buildId, customization } = from;
      const pending = context.pendingChanges[0];
      const { colorDrafts, currentId, theme, framework } = context;
      const isAsked = (name: 'theme' | 'framework') =>
        buildId === currentId &&
        pending?.change[name] !== undefined &&
        pending[name] === context[name];
      const items = {
        site: { buildId, value: site },
        ...(isAsked('theme') && site.theme !== theme ? { theme: site.theme } : {}),
        ...(isAsked('framework') && site.framework !== framework
          ? { framework: site.framework }
          : {}),
      };
      const isRecolored = Object.entries(site.customization.colors).some(
        ([role, color]) => customization.colors[role as keyof SiteColors] !== color,
      );
      return {
        ...change(context, items, null),
        colorDrafts: isRecolored && buildId === currentId ? {} : colorDrafts,
      };
    }),
    refreshPreview: assign({ refreshCount: ({ context }) => context.refreshCount + 1 }),
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
    emitSought: emit((_, params: { id: string }): TextSought => ({
      type: 'text.sought',
      id: params.id,
    })),
    emitNotice: emit((_, params: Omit<Notice, 'type'>): Notice => ({ type: 'notice', ...params })),
  },
  guards: {
    /** What was drawn has all that was made of the build meanwhile. */
    isUpToDate: ({ context }, { from }: Rebuilt) => {
      const now = findBuild(context, from.id);
      return now !== null && !isOvertaken(from, now);
    },
    /** What was drawn is not overtaken by another site, or another drawing. */
    isStillBare: ({ context }, params: { id: string; from: GeneratedWebsite }) =>
      findBuild(context, params.id)?.website === params.from,
    showsAnother: ({ context }) =>
      idsInView(context).some((id, index) => context.shownIds[index] !== id),
    hasChangeToDraw: ({ context }) => nextChange(context) !== null,
    hasBuild: ({ context }) => hasBuild(context),
    hasToDraw: ({ context }, { change }: { change: SiteChange }) =>
      hasBuild(context) && Object.keys(change).length > 0,
    hasBuildToChange: ({ context }, { id }: { id?: string }) =>
      findBuild(context, id ?? context.currentId) !== null,
    isCurrent: ({ context }, params: { id: string }) => context.currentId === params.id,
    knowsBuild: ({ context }, params: { id: string }) => findBuild(context, params.id) !== null,
    canUndo: ({ context }) => context.past.length > 0,
    canRedo: ({ context }) => context.future.length > 0,
    canReset: ({ context }) => context.prompt !== '' || context.currentId !== null,
  },
});

function idsInView({ currentId, wantedIds }: BuilderContext): string[] {
  return [...new Set([...(currentId === null ? [] : [currentId]), ...wantedIds])];
}

/** The first change whose build is there; that of a deleted one waits for the deletion to be undone. */
export function nextChange(context: BuilderContext): PendingChange | null {
  return context.pendingChanges.find(({ buildId }) => findBuild(context, buildId) !== null) ?? null;
}
