import type { PhotoArea } from '../../../machines/photo';

/** A part of a picture, and the sizes in which it is wanted. */
export interface PhotoRequest {
  picture: Blob;
  area: PhotoArea;
  sizes: readonly { width: number; height: number }[];
  /** With what is transparent, as a logo has it. */
  isLogo: boolean;
  /** As a JPEG, which whatever shows a shared link can read. */
  isShared: boolean;
}

export interface EncodedPhoto {
  width: number;
  height: number;
  ending: 'webp' | 'jpg' | 'png';
  bytes: Uint8Array;
}

const ENDINGS: Record<string, EncodedPhoto['ending']> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};
const QUALITY = 0.82;

/**
 * Draws a part of a picture in each size and encodes it again: upright, without anything that cameras write beside a picture. Works
 * in a worker and, where the engine draws in none, on the page. Rejects where the picture cannot be decoded.
 */
export async function encodePhoto(request: PhotoRequest): Promise<EncodedPhoto[]> {
  const bitmap = await createImageBitmap(request.picture, { imageOrientation: 'from-image' });
  try {
    const encoded: EncodedPhoto[] = [];
    // One after the other: a canvas of 1,600 pixels at a time.
    for (const size of request.sizes) encoded.push(await encodedIn(bitmap, request, size));
    return encoded;
  } finally {
    bitmap.close();
  }
}

/** A picture in another size, upright, as it is looked at while a part of it is chosen. Rejects as `encodePhoto` does. */
export async function shrinkPhoto(
  picture: Blob,
  { width, height }: { width: number; height: number },
): Promise<Blob> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  try {
    const canvas = canvasOf(width, height);
    const context = contextOf(canvas);
    context.drawImage(bitmap, 0, 0, width, height);
    return await written(canvas, 'image/webp');
  } finally {
    bitmap.close();
  }
}

async function encodedIn(
  bitmap: ImageBitmap,
  { area, isLogo, isShared }: PhotoRequest,
  { width, height }: PhotoRequest['sizes'][number],
): Promise<EncodedPhoto> {
  const canvas = canvasOf(width, height);
  const context = contextOf(canvas);
  if (!isLogo) {
    // What is transparent would turn black in a JPEG.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, width, height);
  const types = isLogo ? ['image/png'] : isShared ? ['image/jpeg'] : ['image/webp', 'image/jpeg'];
  for (const type of types) {
    // An engine that cannot write a type answers with PNG.
    const file = await written(canvas, type);
    const ending = ENDINGS[file.type];
    if (file.type === type && ending !== undefined)
      return { width, height, ending, bytes: new Uint8Array(await file.arrayBuffer()) };
  }
  throw new Error('This browser cannot write pictures.');
}

type Canvas = OffscreenCanvas | HTMLCanvasElement;

function canvasOf(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

function contextOf(canvas: Canvas): CanvasRenderingContext2D {
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | null;
  if (context === null) throw new Error('This browser cannot draw pictures.');
  context.imageSmoothingQuality = 'high';
  return context;
}

function written(canvas: Canvas, type: string): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality: QUALITY });
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (file) => (file === null ? reject(new Error('Nothing was written.')) : resolve(file)),
      type,
      QUALITY,
    ),
  );
}
