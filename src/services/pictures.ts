import type { ImageRequest } from '../../machines/image';
import type { PaintedFile } from '../generator/images/paintFile';
import { paintInWorker } from './websiteWorker';

interface Picture extends Omit<PaintedFile, 'png'> {
  /** Object URL of the PNG file. */
  url: string;
  /** It is in the library, which shows it until the workspace ends. */
  isInLibrary: boolean;
  /** How many heroes show it. */
  holders: number;
}

/** How many pictures that nobody shows are kept, for a way back that costs no time. */
const UNSEEN_KEPT = 3;

/** By all it takes to paint them, those that were shown last at the end. */
const pictures = new Map<string, Picture>();

/** An image of the library with its object URL, painted in the worker unless it was before. Rejects when it cannot be painted or `signal` is aborted. */
export async function pictureOf(request: ImageRequest, signal: AbortSignal): Promise<Picture> {
  const picture = await painted(request, signal);
  picture.isInLibrary = true;
  return picture;
}

/** The picture of a hero, as `pictureOf`. It is let go once nobody holds it and others were shown since. */
export function heroPictureOf(request: ImageRequest, signal: AbortSignal): Promise<Picture> {
  return painted(request, signal);
}

/** Keeps the picture with this object URL while somebody shows it. Returns what ends that. */
export function holdPicture(url: string): () => void {
  const held = [...pictures].find(([, picture]) => picture.url === url);
  if (held === undefined) return () => undefined;
  const [key, picture] = held;
  picture.holders += 1;
  return () => {
    picture.holders -= 1;
    if (pictures.get(key) !== picture) return;
    pictures.delete(key);
    pictures.set(key, picture);
    letGo();
  };
}

/** Gives the memory of all pictures back; their object URLs show nothing from then on. */
export function releasePictures(): void {
  pictures.forEach(({ url }) => URL.revokeObjectURL(url));
  pictures.clear();
}

async function painted(request: ImageRequest, signal: AbortSignal): Promise<Picture> {
  const key = JSON.stringify([request.style, request.size, request.quality, request.prompt]);
  const known = pictures.get(key);
  if (known !== undefined) return known;
  const { png, ...told } = await paintInWorker(request, signal);
  const meanwhile = pictures.get(key);
  if (meanwhile !== undefined) return meanwhile;
  const url = URL.createObjectURL(new Blob([new Uint8Array(png)], { type: 'image/png' }));
  const picture = { url, ...told, isInLibrary: false, holders: 0 };
  pictures.set(key, picture);
  letGo();
  return picture;
}

function letGo(): void {
  const unseen = [...pictures].filter(
    ([, { isInLibrary, holders }]) => !isInLibrary && holders === 0,
  );
  for (const [key, { url }] of unseen.slice(0, Math.max(0, unseen.length - UNSEEN_KEPT))) {
    URL.revokeObjectURL(url);
    pictures.delete(key);
  }
}
