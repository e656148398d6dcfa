import type { ImageRequest } from '../../machines/image';
import type { PaintedFile } from '../generator/images/paintFile';
import { paintInWorker } from './websiteWorker';

interface Picture extends Omit<PaintedFile, 'png'> {
  /** Object URL of the PNG file. */
  url: string;
}

/** By all it takes to paint them: the same settings are never painted twice on one page. */
const pictures = new Map<string, Picture>();

/** An image with its object URL, painted in the worker unless it was before. Rejects when it cannot be painted or `signal` is aborted. */
export async function pictureOf(request: ImageRequest, signal: AbortSignal): Promise<Picture> {
  const key = JSON.stringify([request.style, request.size, request.quality, request.prompt]);
  const known = pictures.get(key);
  if (known !== undefined) return known;
  const { png, ...told } = await paintInWorker(request, signal);
  const painted = pictures.get(key);
  if (painted !== undefined) return painted;
  const url = URL.createObjectURL(new Blob([new Uint8Array(png)], { type: 'image/png' }));
  const picture = { url, ...told };
  pictures.set(key, picture);
  return picture;
}

/** Gives the memory of all pictures back; their object URLs show nothing from then on. */
export function releasePictures(): void {
  pictures.forEach(({ url }) => URL.revokeObjectURL(url));
  pictures.clear();
}
