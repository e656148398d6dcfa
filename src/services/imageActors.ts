import { fromCallback, fromPromise } from 'xstate';

import { type Image, imageName, type ImageRequest, type Painted } from '../../machines/image';
import { downloadFile } from './download';
import { inTime } from './inTime';
import { imageFileName } from './imageFileName';
import { heroPictureOf, holdPicture, pictureOf, releasePictures } from './pictures';

/** Paints an image again in the worker and answers with its picture. Rejects when the painter fails. */
export const paint = fromPromise<Painted, ImageRequest>(
  async ({ input: { prompt, style, size, quality }, signal }) => {
    const picture = await pictureOf({ prompt, style, size, quality }, signal);
    return { url: picture.url, alt: picture.alt, notDrawn: picture.notDrawn };
  },
);

/** Paints a site's hero in the worker and answers with its object URL. Rejects when the painter fails. */
export const paintHero = fromPromise<string, ImageRequest>(
  async ({ input: { prompt, style, size, quality }, signal }) =>
    (await heroPictureOf({ prompt, style, size, quality }, signal)).url,
);

/** Keeps the picture of a hero while it is shown. */
export const holdHero = fromCallback<{ type: 'none' }, string>(({ input: url }) =>
  holdPicture(url),
);

/** Gives the pictures' memory back when the library that shows them ends. */
export const keepPictures = fromCallback<{ type: 'none' }>(() => releasePictures);

/** The longest time between the two clicks of a double click; a download lasts at least as long. Milliseconds. */
const DOUBLE_CLICK = 500;

/** How long an address may take to give the picture, in milliseconds. */
const HOST_TIMEOUT = 30_000;

/**
 * Saves an image as a file named after it, by its own name or its prompt (specification section 2, "Image Generator"). A sample is read from its
 * first address that answers. Rejects when there is nothing to save.
 *
 * @param addressesOf where the picture of a sample stands, the best place first
 */
export function downloadWith(addressesOf: (id: string) => readonly string[]) {
  return fromPromise<unknown, Image>(async ({ input: image, signal }) => {
    const addresses = image.origin === 'sample' ? addressesOf(image.id) : [image.url];
    const file = await firstThatAnswers(addresses, signal);
    const bytes = new Uint8Array(await file.arrayBuffer());
    downloadFile(imageFileName(imageName(image), file.type), bytes, file.type);
    await new Promise((resolve) => setTimeout(resolve, DOUBLE_CLICK));
  });
}

async function firstThatAnswers(
  addresses: readonly (string | null)[],
  signal: AbortSignal,
): Promise<Blob> {
  for (const address of addresses) {
    if (address === null) continue;
    try {
      return await inTime(pictureAt(address, signal), HOST_TIMEOUT);
    } catch {
      signal.throwIfAborted();
    }
  }
  throw new Error('No address of the image answered with a picture.');
}

async function pictureAt(address: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(address, { signal });
  const file = await answer.blob();
  if (!answer.ok || !file.type.startsWith('image/')) throw new Error('This is no picture.');
  return file;
}
