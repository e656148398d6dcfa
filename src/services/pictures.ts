import type { ImageRequest } from '../../machines/image';
import { paintInWorker } from './websiteWorker';

const urls = new Set<string>();

/** Paints an image in the worker and gives it an object URL. Rejects when it cannot be painted or `signal` is aborted. */
export async function newPicture(
  request: ImageRequest,
  signal: AbortSignal,
): Promise<{ url: string; alt: string }> {
  const { png, alt } = await paintInWorker(request, signal);
  const url = URL.createObjectURL(new Blob([new Uint8Array(png)], { type: 'image/png' }));
  urls.add(url);
  return { url, alt };
}

/** Gives the memory of all pictures back; their object URLs show nothing from then on. */
export function releasePictures(): void {
  urls.forEach((url) => URL.revokeObjectURL(url));
  urls.clear();
}
