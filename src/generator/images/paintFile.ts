import type { ImageRequest } from '../../../machines/image';
import { encodePng } from './encodePng';
import { type PaintedImage, paintImage } from './paintImage';

/** A painted picture as a PNG file, with the words that stand for it and what of its prompt is not in it. */
export interface PaintedFile extends Pick<PaintedImage, 'alt' | 'notDrawn' | 'isAsked'> {
  png: Uint8Array;
}

/** Paints a picture as `paintImage` does. */
export async function paintFile(request: ImageRequest): Promise<PaintedFile> {
  const painted = await paintImage(request);
  const { alt, notDrawn, isAsked } = painted;
  return { png: encodePng(painted), alt, notDrawn, isAsked };
}
