import { type ActorRefFromLogic, assign, emit, fromPromise, setup } from 'xstate';

import type { builderMachine } from './builder';
import { hasBuild } from './builderDocument';
import type { PageRequest } from './handover';
import { COPIED_SHOWN, SHARE_LINK } from './limits';
import { messages } from './messages';
import type { Notice } from './notice';
import { pageInView } from './pageInView';

type BuilderRef = ActorRefFromLogic<typeof builderMachine>;

/** A link that holds a whole site; `isTooLarge`: by `size`, in bytes, it holds more than `limit`. */
export type MadeLink =
  | { isTooLarge: false; link: string; isCopied: boolean }
  | { isTooLarge: true; size: number; limit: number };

export interface ShareLinkContext {
  /** Whose site it is. */
  builderRef: BuilderRef | null;
  /** The link that the clipboard refused: shown to be copied by hand. */
  link: string | null;
  problem: string | null;
}

export type ShareLinkEvent = { type: 'link.make' } | { type: 'link.dismiss' };

/**
 * Sharing a site as a link that holds all of it (in beta): nothing is
 * uploaded, and what is changed later is in a new link only.
 *
 * Input: the builder whose site it is, or null. `shareSite` makes the link of the site and puts it on the clipboard, which it
 * asks for within the press. Emits `notice` for every outcome; each but success
 * stays in the context until it is dismissed.
 */
export const shareLinkMachine = setup({
  types: {} as {
    context: ShareLinkContext;
    events: ShareLinkEvent;
    input: { builderRef: BuilderRef | null };
    emitted: Notice;
    tags: 'busy';
  },
  actors: {
    shareSite: fromPromise<MadeLink, PageRequest>(() =>
      Promise.reject(new Error('shareLinkMachine: provide the `shareSite` actor.')),
    ),
  },
  actions: {
    setLink: assign({ link: (_, params: { link: string | null }) => params.link }),
    setProblem: assign({ problem: (_, params: { message: string | null }) => params.message }),
    emitNotice: emit((_, params: Omit<Notice, 'type'>): Notice => ({ type: 'notice', ...params })),
    emitProblem: emit(({ context }): Notice => ({
      type: 'notice',
      status: 'error',
      message: context.problem ?? messages.shareLink.failed,
    })),
  },
  guards: {
    hasSite: ({ context: { builderRef } }) =>
      builderRef !== null && hasBuild(builderRef.getSnapshot().context),
    isTooLarge: (_, params: { made: MadeLink }) => params.made.isTooLarge,
    isCopied: (_, params: { made: MadeLink }) => !params.made.isTooLarge && params.made.isCopied,
  },
  delays: { copiedShown: COPIED_SHOWN },
}).createMachine({
  id: 'shareLink',
  context: ({ input }) => ({ ...input, link: null, problem: null }),
  initial: 'idle',
  on: { 'link.make': { guard: 'hasSite', target: '.making' } },
  states: {
    idle: {
      entry: [
        { type: 'setLink', params: { link: null } },
        { type: 'setProblem', params: { message: null } },
      ],
    },
    making: {
      tags: 'busy',
      entry: [
        { type: 'setLink', params: { link: null } },
        { type: 'setProblem', params: { message: null } },
      ],
      on: { 'link.make': undefined },
      invoke: {
        src: 'shareSite',
        input: ({ context }) => ({ page: pageInView(context.builderRef) }),
        onDone: [
          {
            guard: { type: 'isTooLarge', params: ({ event }) => ({ made: event.output }) },
            target: 'tooLarge',
            actions: [
              {
                type: 'setProblem',
                params: ({ event }) => ({ message: tooLargeMessage(event.output) }),
              },
              'emitProblem',
            ],
          },
          {
            guard: { type: 'isCopied', params: ({ event }) => ({ made: event.output }) },
            target: 'copied',
            actions: {
              type: 'emitNotice',
              params: { status: 'success', message: messages.page.copied },
            },
          },
          {
            target: 'manualCopy',
            actions: [
              {
                type: 'setLink',
                params: ({ event: { output } }) => ({
                  link: output.isTooLarge ? null : output.link,
                }),
              },
              { type: 'setProblem', params: { message: messages.shareLink.notCopied } },
              'emitProblem',
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: [
            { type: 'setProblem', params: { message: messages.shareLink.failed } },
            'emitProblem',
          ],
        },
      },
    },
    copied: { after: { copiedShown: 'idle' } },
    manualCopy: { on: { 'link.dismiss': 'idle' } },
    tooLarge: { on: { 'link.dismiss': 'idle' } },
    failed: { on: { 'link.dismiss': 'idle' } },
  },
});

function tooLargeMessage(made: MadeLink): string {
  const { size, limit } = made.isTooLarge ? made : { size: 0, limit: SHARE_LINK.length };
  return messages.shareLink.tooLarge(kilobytes(size), kilobytes(limit));
}

/** Rounded up, so that what is too large never reads as the limit itself. */
function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`;
}
