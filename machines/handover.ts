import { type ActorRefFromLogic, assign, emit, fromPromise, setup } from 'xstate';

import type { builderMachine } from './builder';
import { hasBuild } from './builderDocument';
import { followBuild } from './followBuilder';
import { messages } from './messages';
import type { Notice } from './notice';
import { pageInView, type PageOfBuild } from './pageInView';

type BuilderRef = ActorRefFromLogic<typeof builderMachine>;

export interface HandoverContext {
  /** Whose site it is. */
  builderRef: BuilderRef | null;
  /** HTML that the clipboard refused: shown to be copied by hand. */
  html: string | null;
  /** Address of a page for which the browser opened no tab: shown as a link. */
  address: string | null;
  /** What the last export packed; null before the first and after another build becomes current. */
  exported: ExportedFiles | null;
}

export type HandoverEvent =
  | { type: 'site.export' }
  | { type: 'guides.open' }
  | { type: 'guides.close' }
  | { type: 'exported.dismiss' }
  | { type: 'html.copy' }
  | { type: 'page.open' }
  | { type: 'problems.dismiss' }
  | { type: 'build.changed' };

/** The page in view; it may still have to be drawn. */
export interface PageRequest {
  page: Promise<PageOfBuild>;
}

/** A ZIP whose download was started, and the paths of the files in it. */
export interface ExportedFiles {
  fileName: string;
  paths: string[];
}

export interface CopiedPage {
  html: string;
  isCopied: boolean;
}

/** `address`: where the page waits when the browser opened no tab. */
export type OpenedPage = { isOpened: true } | { isOpened: false; address: string };

const toPage = ({ context }: { context: HandoverContext }): PageRequest => ({
  page: pageInView(context.builderRef),
});

/**
 * How a site leaves the builder (specification section 2, Export): as a ZIP, on the clipboard, in a tab of its own. The three
 * run side by side, and beside the work on the site. Each begins within the press that asks for it, which is as long as
 * browsers allow it, and waits for the site where it is still being drawn. After an export, guides tell how its files are put
 * online.
 *
 * Input: the builder whose site it is, or null. `exportWebsite` starts a download and says what is in it, `copyPage` says whether the clipboard took
 * the page, `openPage` whether a tab was opened; each rejects when its page cannot be made. `releaseAddress` frees the address
 * of a page. Emits `notice` for every outcome that the person does not see.
 */
export const handoverMachine = setup({
  types: {} as {
    context: HandoverContext;
    events: HandoverEvent;
    input: { builderRef: BuilderRef | null };
    emitted: Notice;
    tags: 'problem';
  },
  actors: {
    exportWebsite: fromPromise<ExportedFiles, PageRequest>(() =>
      Promise.reject(new Error('handoverMachine: provide the `exportWebsite` actor.')),
    ),
    copyPage: fromPromise<CopiedPage, PageRequest>(() =>
      Promise.reject(new Error('handoverMachine: provide the `copyPage` actor.')),
    ),
    openPage: fromPromise<OpenedPage, PageRequest>(() =>
      Promise.reject(new Error('handoverMachine: provide the `openPage` actor.')),
    ),
    followBuild,
  },
  actions: {
    setExported: assign({
      exported: (_, params: { exported: ExportedFiles | null }) => params.exported,
    }),
    setHtml: assign({ html: (_, params: { html: string | null }) => params.html }),
    setAddress: assign({ address: (_, params: { address: string | null }) => params.address }),
    releaseAddress: (_, _params: { address: string | null }) => undefined,
    emitNotice: emit((_, params: Omit<Notice, 'type'>): Notice => ({ type: 'notice', ...params })),
  },
  guards: {
    hasSite: ({ context: { builderRef } }) =>
      builderRef !== null && hasBuild(builderRef.getSnapshot().context),
    isCopied: (_, params: CopiedPage) => params.isCopied,
    isOpened: (_, params: OpenedPage) => params.isOpened,
  },
}).createMachine({
  id: 'handover',
  context: ({ input }) => ({ ...input, html: null, address: null, exported: null }),
  invoke: { src: 'followBuild', input: ({ context }) => context.builderRef },
  type: 'parallel',
  states: {
    zip: {
      initial: 'idle',
      on: {
        'site.export': [
          {
            guard: 'hasSite',
            target: '.packing',
            actions: {
              type: 'emitNotice',
              params: { status: 'info', message: messages.export.started },
            },
          },
          {
            target: '.missing',
            actions: {
              type: 'emitNotice',
              params: { status: 'error', message: messages.export.missing },
            },
          },
        ],
      },
      states: {
        idle: {},
        missing: {
          tags: 'problem',
          on: { 'problems.dismiss': 'idle', 'build.changed': 'idle' },
        },
        packing: {
          on: { 'site.export': undefined },
          invoke: {
            src: 'exportWebsite',
            input: toPage,
            onDone: {
              target: 'exported',
              actions: { type: 'setExported', params: ({ event }) => ({ exported: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: {
                type: 'emitNotice',
                params: { status: 'error', message: messages.export.failed },
              },
            },
          },
        },
        exported: {
          initial: 'told',
          on: { 'exported.dismiss': 'idle', 'build.changed': 'idle' },
          exit: { type: 'setExported', params: { exported: null } },
          states: {
            told: { on: { 'guides.open': 'guiding' } },
            guiding: { on: { 'guides.close': 'told' } },
          },
        },
        failed: { tags: 'problem', on: { 'problems.dismiss': 'idle', 'build.changed': 'idle' } },
      },
    },
    clipboard: {
      initial: 'idle',
      on: { 'html.copy': { guard: 'hasSite', target: '.copying' } },
      states: {
        idle: {},
        copying: {
          on: { 'html.copy': undefined },
          invoke: {
            src: 'copyPage',
            input: toPage,
            onDone: [
              {
                guard: { type: 'isCopied', params: ({ event }) => event.output },
                target: 'idle',
                actions: {
                  type: 'emitNotice',
                  params: { status: 'success', message: messages.page.copied },
                },
              },
              {
                target: 'manualCopy',
                actions: [
                  { type: 'setHtml', params: ({ event }) => ({ html: event.output.html }) },
                  {
                    type: 'emitNotice',
                    params: { status: 'error', message: messages.page.notCopied },
                  },
                ],
              },
            ],
            onError: {
              target: 'failed',
              actions: {
                type: 'emitNotice',
                params: { status: 'error', message: messages.page.notMade },
              },
            },
          },
        },
        manualCopy: {
          tags: 'problem',
          on: { 'problems.dismiss': 'idle' },
          exit: { type: 'setHtml', params: { html: null } },
        },
        failed: { tags: 'problem', on: { 'problems.dismiss': 'idle', 'build.changed': 'idle' } },
      },
    },
    tab: {
      initial: 'idle',
      on: { 'page.open': { guard: 'hasSite', target: '.opening' } },
      states: {
        idle: {},
        opening: {
          on: { 'page.open': undefined },
          invoke: {
            src: 'openPage',
            input: toPage,
            onDone: [
              {
                guard: { type: 'isOpened', params: ({ event }) => event.output },
                target: 'idle',
              },
              {
                target: 'refused',
                actions: [
                  {
                    type: 'setAddress',
                    params: ({ event: { output } }) => ({
                      address: output.isOpened ? null : output.address,
                    }),
                  },
                  {
                    type: 'emitNotice',
                    params: { status: 'error', message: messages.page.notOpened },
                  },
                ],
              },
            ],
            onError: {
              target: 'failed',
              actions: {
                type: 'emitNotice',
                params: { status: 'error', message: messages.page.notMade },
              },
            },
          },
        },
        refused: {
          tags: 'problem',
          on: { 'problems.dismiss': 'idle' },
          exit: [
            {
              type: 'releaseAddress',
              params: ({ context }) => ({ address: context.address }),
            },
            { type: 'setAddress', params: { address: null } },
          ],
        },
        failed: { tags: 'problem', on: { 'problems.dismiss': 'idle', 'build.changed': 'idle' } },
      },
    },
  },
});
