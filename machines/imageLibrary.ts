import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';

import type { GenerationFinished } from './generation';
import {
  DEFAULT_IMAGE_SETTINGS,
  type Image,
  type ImageQuality,
  type ImageRequest,
  type ImageSize,
  type ImageStyle,
  type Painted,
} from './image';
import { changed, findImage, listedImages, pictureToPaint } from './imageList';
import { type LearnedList, withLearned } from './learned';
import { IMAGES_SHOWN, NAME_LENGTH } from './limits';
import {
  deleteEntry,
  type ListEditEvent,
  type ListEdits,
  type Naming,
  namingRegion,
  NO_EDITS,
  renameEntry,
  undoChange,
} from './listEdits';
import { messages } from './messages';
import type { Notice } from './notice';
import { SAMPLE_IMAGES } from './sampleImages';
import { firstGraphemes } from './text';

export interface ImageLibraryContext extends ImageRequest, ListEdits<Image> {
  /** Newest first; the samples stand last. */
  images: Image[];
  isFavoritesOnly: boolean;
  /** How many of the listed images are shown: thousands at once would hold the page up. */
  shownCount: number;
  /** The image whose download is under way or failed last. */
  downloadId: string | null;
  downloadProblem: string | null;
  /** The image that is painted again or was last. */
  repaintedId: string | null;
  /** Images that could not be painted again. */
  unpainted: string[];
}

export type ImageLibraryEvent =
  | { type: 'prompt.change'; value: string }
  | { type: 'style.choose'; style: ImageStyle }
  | { type: 'size.choose'; size: ImageSize }
  | { type: 'quality.choose'; quality: ImageQuality }
  | { type: 'settings.use'; id: string }
  | { type: 'favorite.toggle'; id: string }
  | { type: 'favoritesOnly.toggle' }
  | { type: 'images.showMore' }
  | { type: 'image.download'; id: string }
  | { type: 'image.repaint'; id: string }
  | ListEditEvent
  | GenerationFinished<'image'>
  /** What another tab has kept. */
  | { type: 'work.learned'; learned: LearnedList<Image> };

/** What is worth saving. An address of a picture dies with its page: the request paints it again. */
export interface SavedImages extends ImageRequest {
  images: Image[];
  isFavoritesOnly: boolean;
}

/** The part of the library that is saved (specification section 3, Image); pixels are not among it. */
export function imageLibraryToSave({
  prompt,
  style,
  size,
  quality,
  images,
  isFavoritesOnly,
}: ImageLibraryContext): SavedImages {
  return { prompt, style, size, quality, images, isFavoritesOnly };
}

/** What the machine starts with from what was saved: every drawn picture waits to be painted again. */
export function imageLibraryFromSaved(saved: Partial<SavedImages>): Partial<ImageLibraryContext> {
  const { images, ...rest } = saved;
  return images === undefined
    ? rest
    : { ...rest, images: images.map((image) => ({ ...image, url: null })) };
}

/**
 * The image generator (specification sections 2 to 5 and 9): prompt, style, size, quality, the images with their
 * favorites, the downloads, and renaming and deleting with undo. Generation is a machine of its own; its result arrives as `generation.finished`.
 *
 * Input: what to start with instead of nothing. Emits `notice` for favorites and downloads. `paint` answers with the
 * picture of an image and what is in it; `keepPictures` runs as long as the library does and gives the pictures' memory back
 * at its end; `download` receives the image to save as a file.
 */
export const imageLibraryMachine = setup({
  types: {} as {
    context: ImageLibraryContext;
    events: ImageLibraryEvent;
    input: Partial<ImageLibraryContext>;
    emitted: Notice;
    tags: 'downloading';
  },
  actors: {
    paint: fromPromise<Painted, ImageRequest>(() =>
      Promise.reject(new Error('imageLibraryMachine: provide the `paint` actor.')),
    ),
    download: fromPromise<unknown, Image>(() =>
      Promise.reject(new Error('imageLibraryMachine: provide the `download` actor.')),
    ),
    keepPictures: fromCallback<{ type: 'none' }>(() => undefined),
  },
  actions: {
    set: assign((_, params: { items: Partial<ImageLibraryContext> }) => params.items),
    setNaming: assign((_, params: Naming) => params),
    endNaming: assign({ namedId: null, typedName: '' }),
    keepName: assign(({ context: { images, changes, namedId, typedName } }) => {
      const name = firstGraphemes(typedName.trim(), NAME_LENGTH);
      const changed = renameEntry(images, changes, namedId, (image) => named(image, name));
      return changed === null ? {} : { images: changed.list, changes: changed.changes };
    }),
    deleteEntry: assign(({ context: { images, changes } }, params: { id: string }) => {
      const changed = deleteEntry(images, changes, params.id);
      return changed === null ? {} : { images: changed.list, changes: changed.changes };
    }),
    undoChange: assign(({ context: { images, changes } }) => {
      const changed = undoChange(images, changes, (now, { name }) => named(now, name ?? ''));
      return changed === null ? {} : { images: changed.list, changes: changed.changes };
    }),
    useSettings: assign(({ context }, params: { id: string }) => {
      const image = findImage(context, params.id);
      if (image === null) return {};
      const { prompt, style, size, quality } = image;
      return { prompt, style, size, quality };
    }),
    toggleFavorite: assign({
      images: ({ context }, params: { id: string }) =>
        changed(context, params.id, (image) => ({ ...image, favorite: !image.favorite })),
    }),
    toggleFavoritesOnly: assign({
      isFavoritesOnly: ({ context }) => !context.isFavoritesOnly,
      shownCount: IMAGES_SHOWN,
    }),
    showMore: assign({ shownCount: ({ context }) => context.shownCount + IMAGES_SHOWN }),
    addImage: assign({
      images: ({ context }, params: { image: Image }) => [params.image, ...context.images],
      isFavoritesOnly: false,
    }),
    learn: assign({
      images: ({ context }, params: { learned: LearnedList<Image> }) =>
        // The picture that is painted here already is the same.
        withLearned(context.images, params.learned, (now, before) => ({ ...now, url: before.url })),
    }),
    rememberRepainted: assign({
      repaintedId: ({ context }) => pictureToPaint(context)?.id ?? null,
    }),
    setPicture: assign({
      images: ({ context }, params: { id: string; painted: Painted }) =>
        changed(context, params.id, (image) => ({ ...image, ...params.painted })),
    }),
    setUnpainted: assign({
      unpainted: ({ context }, params: { id: string }) => [...context.unpainted, params.id],
    }),
    paintAgain: assign({
      unpainted: ({ context }, params: { id: string }) =>
        context.unpainted.filter((id) => id !== params.id),
    }),
    emitNotice: emit((_, params: Omit<Notice, 'type'>): Notice => ({ type: 'notice', ...params })),
  },
  guards: {
    hasMore: ({ context }) => listedImages(context).length > context.shownCount,
    hasPictureToPaint: ({ context }) => pictureToPaint(context) !== null,
    knowsImage: ({ context }, params: { id: string }) => findImage(context, params.id) !== null,
    isOwn: ({ context }, params: { id: string }) =>
      findImage(context, params.id)?.origin === 'drawn',
    isFavorite: ({ context }, params: { id: string }) =>
      findImage(context, params.id)?.favorite === true,
  },
}).createMachine({
  id: 'imageLibrary',
  context: ({ input }) => ({
    prompt: '',
    ...DEFAULT_IMAGE_SETTINGS,
    images: [...SAMPLE_IMAGES],
    isFavoritesOnly: false,
    shownCount: IMAGES_SHOWN,
    downloadId: null,
    downloadProblem: null,
    repaintedId: null,
    unpainted: [],
    ...NO_EDITS,
    ...input,
  }),
  invoke: { src: 'keepPictures' },
  on: {
    'prompt.change': {
      actions: { type: 'set', params: ({ event }) => ({ items: { prompt: event.value } }) },
    },
    'style.choose': {
      actions: { type: 'set', params: ({ event }) => ({ items: { style: event.style } }) },
    },
    'size.choose': {
      actions: { type: 'set', params: ({ event }) => ({ items: { size: event.size } }) },
    },
    'quality.choose': {
      actions: { type: 'set', params: ({ event }) => ({ items: { quality: event.quality } }) },
    },
    'settings.use': {
      actions: { type: 'useSettings', params: ({ event }) => ({ id: event.id }) },
    },
    'favorite.toggle': [
      {
        guard: { type: 'isFavorite', params: ({ event }) => ({ id: event.id }) },
        actions: [
          { type: 'toggleFavorite', params: ({ event }) => ({ id: event.id }) },
          { type: 'emitNotice', params: { status: 'info', message: messages.image.unfavorited } },
        ],
      },
      {
        guard: { type: 'knowsImage', params: ({ event }) => ({ id: event.id }) },
        actions: [
          { type: 'toggleFavorite', params: ({ event }) => ({ id: event.id }) },
          { type: 'emitNotice', params: { status: 'success', message: messages.image.favorited } },
        ],
      },
    ],
    'favoritesOnly.toggle': { actions: 'toggleFavoritesOnly' },
    'images.showMore': { guard: 'hasMore', actions: 'showMore' },
    'image.repaint': {
      actions: { type: 'paintAgain', params: ({ event }) => ({ id: event.id }) },
    },
    'work.learned': {
      actions: { type: 'learn', params: ({ event }) => ({ learned: event.learned }) },
    },
    'generation.finished': {
      actions: { type: 'addImage', params: ({ event }) => ({ image: event.generated.image }) },
    },
  },
  type: 'parallel',
  states: {
    naming: namingRegion,
    pictures: {
      initial: 'painted',
      states: {
        painted: { always: { guard: 'hasPictureToPaint', target: 'repainting' } },
        repainting: {
          // What is listed may change meanwhile: the image is remembered, not looked for again.
          entry: 'rememberRepainted',
          invoke: {
            src: 'paint',
            input: ({ context }) => {
              const image = findImage(context, context.repaintedId);
              if (image === null) throw new Error('repainting was entered with nothing to paint.');
              return image;
            },
            onDone: {
              target: 'painted',
              actions: {
                type: 'setPicture',
                params: ({ context, event }) => ({
                  id: context.repaintedId ?? '',
                  painted: event.output,
                }),
              },
            },
            onError: {
              target: 'painted',
              actions: {
                type: 'setUnpainted',
                params: ({ context }) => ({ id: context.repaintedId ?? '' }),
              },
            },
          },
        },
      },
    },
    download: {
      initial: 'ready',
      states: {
        ready: {
          on: {
            'image.download': {
              guard: { type: 'knowsImage', params: ({ event }) => ({ id: event.id }) },
              target: 'downloading',
              actions: {
                type: 'set',
                params: ({ event }) => ({
                  items: { downloadId: event.id, downloadProblem: null },
                }),
              },
            },
          },
        },
        downloading: {
          tags: 'downloading',
          invoke: {
            src: 'download',
            input: ({ context }) => {
              const image = findImage(context, context.downloadId);
              if (image === null) throw new Error('downloading was entered without an image.');
              return image;
            },
            onDone: {
              target: 'ready',
              actions: {
                type: 'emitNotice',
                params: { status: 'info', message: messages.image.downloadStarted },
              },
            },
            onError: {
              target: 'ready',
              actions: [
                {
                  type: 'set',
                  params: { items: { downloadProblem: messages.image.downloadFailed } },
                },
                {
                  type: 'emitNotice',
                  params: { status: 'error', message: messages.image.downloadFailed },
                },
              ],
            },
          },
        },
      },
    },
  },
});

/** The image with this name; it goes by its prompt again where the name is empty or the prompt. */
function named(image: Image, name: string): Image {
  const { name: before, ...nameless } = image;
  const now = name === image.prompt ? '' : name;
  if (now === (before ?? '')) return image;
  return now === '' ? nameless : { ...image, name: now };
}
