import { type AnyActorRef, assertEvent, assign, emit, fromPromise, sendTo, setup } from 'xstate';

import type { Build } from './entities';
import type { SaveRefusal } from './saveRefusal';
import { messages } from './messages';
import type { Notice } from './notice';
import { SiteRefusedError } from './siteRefusal';

/** What is needed of a file that a person picked or dropped; a browser's `File` is one. `size` is bytes. */
export interface ChosenFile {
  name: string;
  size: number;
  arrayBuffer: () => Promise<ArrayBuffer>;
}

/** What came out of a file. */
export interface OpenedSite {
  build: Build;
  /** Why the site's photos are in this page's memory alone; null: they are kept, or it has none. */
  photosRefusal: SaveRefusal | null;
}

/** Tells the builder about a site that was opened. */
export interface SiteOpened {
  type: 'site.opened';
  build: Build;
}

export interface OpenSiteContext {
  /** Who is given the build. */
  replyTo: AnyActorRef | null;
  /** Name of the file that was chosen last. */
  fileName: string;
  problem: string | null;
}

export type OpenSiteEvent =
  | { type: 'drag.enter' }
  | { type: 'drag.leave' }
  | { type: 'files.choose'; files: readonly ChosenFile[] };

/** What to tell a person about a file that could not be opened; anything but a refusal has the general words. */
function fileRefusalMessage(error: unknown): string {
  return error instanceof SiteRefusedError
    ? messages.siteFile[error.reason]
    : messages.siteFile.failed;
}

/**
 * Opening an exported ZIP again (specification section 2, builder): picked or dropped, one at a time. Choosing another
 * file ends the reading of the one before. A file that is refused changes nothing but `problem`. A site whose photos the
 * browser could not keep is opened all the same, and `problem` says so until another file is chosen.
 *
 * Input: `replyTo`, which receives `site.opened`. `openSite` makes a build of the file and rejects with
 * `SiteRefusedError` where it holds none. Emits `notice` for each outcome.
 */
export const openSiteMachine = setup({
  types: {} as {
    context: OpenSiteContext;
    events: OpenSiteEvent;
    input: { replyTo?: OpenSiteContext['replyTo'] };
    emitted: Notice;
    tags: 'busy';
  },
  actors: {
    openSite: fromPromise<OpenedSite, ChosenFile>(() =>
      Promise.reject(new Error('openSiteMachine: provide the `openSite` actor.')),
    ),
  },
  actions: {
    setFile: assign({
      fileName: (_, params: { name: string }) => params.name,
      problem: null,
    }),
    setProblem: assign({ problem: (_, params: { message: string }) => params.message }),
    emitProblem: emit(({ context }): Notice => ({
      type: 'notice',
      status: 'error',
      message: context.problem ?? messages.siteFile.failed,
    })),
    emitSuccess: emit((): Notice => ({
      type: 'notice',
      status: 'success',
      message: messages.siteFile.opened,
    })),
    reply: sendTo(
      ({ context, self }) => context.replyTo ?? self,
      (_, params: { build: Build }): SiteOpened => ({ type: 'site.opened', build: params.build }),
    ),
  },
  guards: {
    isOne: (_, params: { count: number }) => params.count === 1,
    arePhotosKept: (_, params: OpenedSite) => params.photosRefusal === null,
    areSeveral: (_, params: { count: number }) => params.count > 1,
  },
  delays: { openedShown: 10_000 },
}).createMachine({
  id: 'openSite',
  context: ({ input }) => ({ replyTo: input.replyTo ?? null, fileName: '', problem: null }),
  type: 'parallel',
  states: {
    drag: {
      initial: 'away',
      states: {
        away: { on: { 'drag.enter': 'over' } },
        over: { on: { 'drag.leave': 'away', 'files.choose': 'away' } },
      },
    },
    file: {
      initial: 'idle',
      on: {
        'files.choose': [
          {
            guard: { type: 'isOne', params: ({ event }) => ({ count: event.files.length }) },
            target: '.reading',
            actions: {
              type: 'setFile',
              params: ({ event }) => ({ name: event.files[0]?.name ?? '' }),
            },
          },
          {
            guard: { type: 'areSeveral', params: ({ event }) => ({ count: event.files.length }) },
            target: '.failed',
            actions: [
              { type: 'setProblem', params: { message: messages.siteFile.several } },
              'emitProblem',
            ],
          },
        ],
      },
      states: {
        idle: {},
        reading: {
          tags: 'busy',
          invoke: {
            src: 'openSite',
            input: ({ event }) => {
              assertEvent(event, 'files.choose');
              const [file] = event.files;
              if (file === undefined) throw new Error('openSiteMachine: no file was chosen.');
              return file;
            },
            onDone: [
              {
                guard: { type: 'arePhotosKept', params: ({ event }) => event.output },
                target: 'opened',
                actions: [{ type: 'reply', params: ({ event }) => event.output }, 'emitSuccess'],
              },
              {
                target: 'unkept',
                actions: [
                  { type: 'reply', params: ({ event }) => event.output },
                  {
                    type: 'setProblem',
                    params: ({ event }) => ({
                      message:
                        messages.siteFile.unkept[event.output.photosRefusal ?? 'unavailable'],
                    }),
                  },
                  'emitProblem',
                ],
              },
            ],
            onError: {
              target: 'failed',
              actions: [
                {
                  type: 'setProblem',
                  params: ({ event }) => ({ message: fileRefusalMessage(event.error) }),
                },
                'emitProblem',
              ],
            },
          },
        },
        opened: { after: { openedShown: 'idle' } },
        unkept: {},
        failed: {},
      },
    },
  },
});
