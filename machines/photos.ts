import { type ActorRefFromLogic, assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';

import { followBuild } from './followBuilder';
import type { itemListMachine } from './itemList';
import { isItemSlot } from './itemSlot';
import { isShareSlot } from './pageListing';
import type { ChosenFile } from './openSite';
import { type BuilderRef, buildOf } from './outlineActs';
import { itemOfSlot } from './photoPlaces';
import {
  type PhotoArea,
  type PhotoFile,
  photoRefusalMessage,
  type PhotoSlot,
  slotsOf,
  wholeOf,
} from './photo';

/** A picture that was read and is upright, in this page's memory. */
export interface PhotoSource {
  /** Object URL of what is looked at while a part is chosen; stands until `releaseSource`. */
  url: string;
  /** Its size in pixels: smaller than the picture where that is large. */
  shown: { width: number; height: number };
  width: number;
  height: number;
}

/** What is to be kept of a picture, and where it will stand. */
export interface PhotoToKeep {
  slot: PhotoSlot;
  source: PhotoSource;
  area: PhotoArea;
}

export type ItemListRef = ActorRefFromLogic<typeof itemListMachine>;

export interface PhotosContext {
  builderRef: BuilderRef | null;
  /** Name of a kept file → object URL. */
  addresses: Readonly<Record<string, string>>;
  /** The slot that is open, or null. */
  slot: PhotoSlot | null;
  /** Who has what is not in the site yet, and its photo; null: the photo goes into the site. */
  takerRef: ItemListRef | null;
  source: PhotoSource | null;
  /** What of it is taken. */
  area: PhotoArea | null;
  /** Why the file that was chosen last was not taken. */
  problem: string | null;
}

type Opened = Pick<Extract<PhotosEvent, { type: 'slot.open' }>, 'slot' | 'takerRef'>;

export type PhotosEvent =
  | { type: 'addresses.changed'; addresses: Readonly<Record<string, string>> }
  | { type: 'slot.open'; slot: PhotoSlot; takerRef?: ItemListRef }
  | { type: 'slot.close' }
  | { type: 'file.choose'; file: ChosenFile }
  | { type: 'photo.take'; area: PhotoArea }
  | { type: 'photo.cancel' }
  | { type: 'build.changed' };

/**
 * A person's own logo and photos (specification section 2, builder): a place is opened, a file chosen, dropped or pasted, a part of it
 * taken. Its pixels are kept before the site names them; what is wrong with a file is told beside the field, and the photo before stays.
 *
 * Input: the builder whose site it is, or null; another current site closes what is open. The builder is told
 * `photo.choose`, or who opened the place for something that is not in the site yet. `watchPhotos` says where kept files stand; `readPhoto` and `keepPhoto` reject with `PhotoRefusedError`. Emits
 * nothing.
 */
export const photosMachine = setup({
  types: {} as {
    context: PhotosContext;
    events: PhotosEvent;
    input: { builderRef: BuilderRef | null };
    tags: 'busy' | 'open';
  },
  actors: {
    watchPhotos: fromCallback<PhotosEvent, Pick<PhotosContext, 'builderRef'>>(() => undefined),
    followBuild,
    readPhoto: fromPromise<PhotoSource, { file: ChosenFile }>(() =>
      Promise.reject(new Error('photosMachine: provide the `readPhoto` actor.')),
    ),
    keepPhoto: fromPromise<PhotoFile[], PhotoToKeep>(() =>
      Promise.reject(new Error('photosMachine: provide the `keepPhoto` actor.')),
    ),
  },
  actions: {
    setAddresses: assign({
      addresses: (_, params: Pick<PhotosContext, 'addresses'>) => params.addresses,
    }),
    setSlot: assign((_, { slot, takerRef }: Opened) => ({
      slot,
      takerRef: takerRef ?? null,
      problem: null,
    })),
    close: assign({ slot: null, takerRef: null, problem: null }),
    setSource: assign((_, params: { source: PhotoSource }) => ({
      source: params.source,
      area: wholeOf(params.source),
    })),
    setArea: assign({ area: (_, params: { area: PhotoArea }) => params.area }),
    forgetSource: assign({ source: null, area: null }),
    /** Gives the memory of a picture back that is not looked at any more. */
    releaseSource: (_, _params: { source: PhotoSource | null }) => undefined,
    setProblem: assign({
      problem: (_, params: { error: unknown }) => photoRefusalMessage(params.error),
    }),
    clearProblem: assign({ problem: null }),
    tellTaker: sendTo(
      ({ context, self }) => context.takerRef ?? context.builderRef ?? self,
      ({ context }, params: { files: PhotoFile[] }) => ({
        type: 'photo.choose' as const,
        slot: context.slot ?? '',
        files: params.files,
      }),
    ),
  },
  guards: {
    hasSlot: ({ context }, params: Opened) => {
      const build = buildOf(context.builderRef);
      return (
        build !== null &&
        ((params.takerRef !== undefined && isItemSlot(params.slot)) ||
          isShareSlot(params.slot) ||
          slotsOf(build.website, build.customization.photos).includes(params.slot) ||
          itemOfSlot(build, params.slot) !== null)
      );
    },
  },
}).createMachine({
  id: 'photos',
  context: ({ input }) => ({
    ...input,
    addresses: {},
    slot: null,
    takerRef: null,
    source: null,
    area: null,
    problem: null,
  }),
  invoke: [
    { src: 'watchPhotos', input: ({ context }) => context },
    { src: 'followBuild', input: ({ context }) => context.builderRef },
  ],
  on: {
    'addresses.changed': {
      actions: { type: 'setAddresses', params: ({ event }) => event },
    },
    'slot.open': {
      guard: { type: 'hasSlot', params: ({ event }) => event },
      target: '.open',
      actions: { type: 'setSlot', params: ({ event }) => event },
    },
    'slot.close': '.listing',
    'build.changed': '.listing',
  },
  initial: 'listing',
  states: {
    listing: { entry: 'close' },
    open: {
      tags: 'open',
      initial: 'resting',
      on: { 'file.choose': '.reading' },
      states: {
        resting: { entry: 'clearProblem' },
        reading: {
          tags: 'busy',
          entry: 'clearProblem',
          invoke: {
            src: 'readPhoto',
            input: ({ event }) => {
              if (event.type !== 'file.choose')
                throw new Error('photosMachine: reading was entered without a file.');
              return { file: event.file };
            },
            onDone: {
              target: 'looking',
              actions: { type: 'setSource', params: ({ event }) => ({ source: event.output }) },
            },
            onError: {
              target: 'refused',
              actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        /** A picture is looked at until what is taken of it is kept. */
        looking: {
          initial: 'cropping',
          exit: [
            { type: 'releaseSource', params: ({ context }) => ({ source: context.source }) },
            'forgetSource',
          ],
          states: {
            cropping: {
              on: {
                'photo.take': {
                  target: 'keeping',
                  actions: { type: 'setArea', params: ({ event }) => ({ area: event.area }) },
                },
                'photo.cancel': '#photos.open.resting',
              },
            },
            keeping: {
              tags: 'busy',
              invoke: {
                src: 'keepPhoto',
                input: ({ context: { slot, source, area } }) => {
                  if (slot === null || source === null)
                    throw new Error('photosMachine: there is no picture to keep.');
                  return { slot, source, area: area ?? wholeOf(source) };
                },
                onDone: {
                  target: '#photos.open.resting',
                  actions: {
                    type: 'tellTaker',
                    params: ({ event }) => ({ files: event.output }),
                  },
                },
                onError: {
                  target: '#photos.open.refused',
                  actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
          },
        },
        refused: {},
      },
    },
  },
});
