import type { BuilderContext, PageOfBuild } from './builderContext';
import { builderSetup } from './builderSetup';
import { findBuild } from './desk';
import type { Build } from './entities';
import { messages } from './messages';
import { shownPage } from './shownPage';

/** The site is on its way into a ZIP file (specification section 2, Export). */
export const exporting = builderSetup.createStateConfig({
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
});

/** The page is being made for the clipboard; what the clipboard refuses is kept, to be copied by hand. */
export const copying = builderSetup.createStateConfig({
  tags: 'exporting',
  invoke: {
    src: 'copyPage',
    input: ({ context }) => currentPage(context),
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
});

/** The page is being made for a tab of its own. */
export const opening = builderSetup.createStateConfig({
  tags: 'exporting',
  invoke: {
    src: 'openPage',
    input: ({ context }) => currentPage(context),
    onDone: 'customizing',
    onError: {
      target: 'customizing',
      actions: [
        'failToMakePage',
        { type: 'emitNotice', params: { status: 'error', message: messages.page.notMade } },
      ],
    },
  },
});

function currentBuild(context: BuilderContext): Build {
  const build = findBuild(context, context.currentId);
  if (build === null) throw new Error('builderMachine: there is no build on the desk.');
  return build;
}

function currentPage(context: BuilderContext): PageOfBuild {
  const build = currentBuild(context);
  return { build, path: shownPage(build, context.page)?.path ?? null };
}
