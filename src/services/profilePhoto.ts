import { fromPromise } from 'xstate';

import { PHOTO_URL_LENGTH } from '../../machines/photoUrl';

/** Bytes. */
const LARGEST_FILE = 20_000_000;

/** Side in pixels and quality of the pictures to try, the best first; the last one fits whatever it shows. */
const ATTEMPTS = [
  [96, 0.8],
  [96, 0.6],
  [96, 0.4],
  [72, 0.6],
  [72, 0.4],
  [64, 0.5],
  [64, 0.3],
  [48, 0.5],
  [48, 0.3],
  [32, 0.5],
  [32, 0.2],
] as const;
/** A browser that cannot write the first answers with PNG instead. */
const TYPES = ['image/webp', 'image/jpeg'] as const;

/**
 * A picture file as a data URL of at most 2,000 characters, which is all that the sign-in provider keeps: its middle square,
 * made small on this device, without what cameras write beside a picture. Rejects when the file is no picture that this
 * browser can read, or has more than 20 MB.
 */
export const readPhoto = fromPromise<string, { file: Blob }>(async ({ input: { file } }) => {
  if (file.size > LARGEST_FILE) throw new Error('The file is too large for a photo.');
  const picture = await createImageBitmap(file);
  try {
    for (const [side, quality] of ATTEMPTS) {
      const canvas = drawn(picture, side);
      for (const type of TYPES) {
        const url = canvas.toDataURL(type, quality);
        if (url.startsWith(`data:${type};`) && url.length <= PHOTO_URL_LENGTH) return url;
      }
    }
  } finally {
    picture.close();
  }
  throw new Error('The picture could not be made small enough.');
});

function drawn(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw pictures.');
  const { width, height } = picture;
  const square = Math.min(width, height);
  context.imageSmoothingQuality = 'high';
  // What is transparent would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.drawImage(
    picture,
    (width - square) / 2,
    (height - square) / 2,
    square,
    square,
    0,
    0,
    side,
    side,
  );
  return canvas;
}
