import { type ActorRefFromLogic, fromCallback, fromPromise } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import { findBuild } from '../../../machines/builderDocument';
import { isShareSlot } from '../../../machines/pageListing';
import type { ChosenFile } from '../../../machines/openSite';
import {
  LOGO,
  PHOTO_LIMIT,
  type PhotoFile,
  PhotoRefusedError,
  sizesFor,
} from '../../../machines/photo';
import type { PhotosEvent, PhotoSource, PhotoToKeep } from '../../../machines/photos';
import { createWorkerClient } from '../workerClient';
import { WORKER_DEADLINE, WORKER_LIMITS } from '../workerDeadlines';
import { type EncodedPhoto, encodePhoto, type PhotoRequest, shrinkPhoto } from './encodePhoto';
import { pictureType } from './photoKinds';
import { keepPhotoFiles, observePhotos, photoAddresses, showPhotos } from './photoStore';
import type { PhotoEncoder } from './photoWorker';
import { loadedImage, rasterizeSvg } from './rasterizeSvg';

const encoder = createWorkerClient<PhotoEncoder>(
  () => new Worker(new URL('./photoWorker.ts', import.meta.url), { type: 'module' }),
  WORKER_LIMITS,
);

/** The longer side of what is looked at while a part is chosen, in pixels: a screen would wait for more to be decoded. */
const LOOKED_AT = 720;

/** The pictures that are being looked at, by their object URLs. */
const sources = new Map<string, Blob>();

/**
 * Opens a file as a picture (fault 77). What is wrong is found before it is decoded, as far as it can be. Rejects with
 * `PhotoRefusedError`.
 */
export const readPhoto = fromPromise<PhotoSource, { file: ChosenFile }>(
  ({ input: { file }, signal }) => openedPhoto(file, signal),
);

async function openedPhoto(file: ChosenFile, signal: AbortSignal): Promise<PhotoSource> {
  if (file.size === 0) throw new PhotoRefusedError('empty');
  if (file.size > PHOTO_LIMIT.bytes) throw new PhotoRefusedError('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = pictureType(bytes);
  if (type === null) throw new PhotoRefusedError('wrongType');
  if (type === 'image/heic') throw new PhotoRefusedError('heic');
  const picture =
    type === 'image/svg+xml' ? await rasterizeSvg(bytes) : new Blob([bytes], { type });
  const url = URL.createObjectURL(picture);
  try {
    const { naturalWidth: width, naturalHeight: height } = await loadedImage(url).catch(() => {
      throw new PhotoRefusedError('corrupt');
    });
    if (width * height > PHOTO_LIMIT.pixels) throw new PhotoRefusedError('tooManyPixels');
    const shown = lookedAt({ width, height });
    if (shown.width === width) {
      sources.set(url, picture);
      return { url, shown, width, height };
    }
    const small = await shrink(picture, shown, signal).catch(() => {
      throw new PhotoRefusedError('corrupt');
    });
    URL.revokeObjectURL(url);
    const shownUrl = URL.createObjectURL(small);
    sources.set(shownUrl, picture);
    return { url: shownUrl, shown, width, height };
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
}

function lookedAt({ width, height }: PhotoSource['shown']): PhotoSource['shown'] {
  const scale = Math.min(1, LOOKED_AT / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

function shrink(picture: Blob, size: PhotoSource['shown'], signal: AbortSignal): Promise<Blob> {
  if (typeof OffscreenCanvas === 'undefined') return shrinkPhoto(picture, size);
  return encoder.ask((remote) => remote.shrinkPhoto(picture, size), {
    signal,
    deadline: WORKER_DEADLINE.painting,
  });
}

/** Gives the memory of a picture back that is not looked at any more. */
export function releaseSource(source: PhotoSource | null): void {
  if (source !== null) forgetSource(source.url);
}

function forgetSource(url: string): void {
  sources.delete(url);
  URL.revokeObjectURL(url);
}

/** Writes a part of a picture in each width that is shown, off the page's thread, and keeps the files. Rejects with `PhotoRefusedError`. */
export const keepPhoto = fromPromise<PhotoFile[], PhotoToKeep>(
  async ({ input: { slot, source, area }, signal }) => {
    const picture = sources.get(source.url);
    if (picture === undefined) throw new PhotoRefusedError('failed');
    const encoded = await encode(
      {
        picture,
        area,
        sizes: sizesFor(slot, area),
        isLogo: slot === LOGO,
        isShared: isShareSlot(slot),
      },
      signal,
    ).catch(() => {
      throw new PhotoRefusedError('corrupt');
    });
    const named = await Promise.all(
      encoded.map(async (one) => ({ ...one, name: await nameOf(one) })),
    );
    await keepPhotoFiles(Object.fromEntries(named.map(({ name, bytes }) => [name, bytes])));
    return named.map(({ name, width, height, bytes }) => ({
      name,
      width,
      height,
      size: bytes.length,
    }));
  },
);

function encode(request: PhotoRequest, signal: AbortSignal): Promise<EncodedPhoto[]> {
  if (typeof OffscreenCanvas === 'undefined') return encodePhoto(request);
  return encoder.ask((remote) => remote.encodePhoto(request), {
    signal,
    deadline: WORKER_DEADLINE.painting,
  });
}

async function nameOf({ bytes, width, ending }: EncodedPhoto): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
  const digits = [...new Uint8Array(hash, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0'));
  return `photo-${digits.join('')}-${width}.${ending}`;
}

/** Says where the files of the photos of the current build, and of builds that are compared, can be looked at. */
export const watchPhotos = fromCallback<
  PhotosEvent,
  { builderRef: ActorRefFromLogic<typeof builderMachine> | null }
>(({ input: { builderRef }, sendBack }) => {
  const tell = () => sendBack({ type: 'addresses.changed', addresses: photoAddresses() });
  const show = () => {
    if (builderRef === null) return;
    const { context } = builderRef.getSnapshot();
    for (const id of [context.currentId, ...context.wantedIds]) {
      const build = findBuild(context, id);
      if (build?.customization.photos) void showPhotos(build.customization);
    }
  };
  const unobserve = observePhotos(tell);
  const subscription = builderRef?.subscribe(show);
  tell();
  show();
  return () => {
    unobserve();
    // Nobody looks at what was chosen any more.
    for (const url of [...sources.keys()]) forgetSource(url);
    subscription?.unsubscribe();
  };
});
