import type { Image } from './image';

/** What decides which images are listed, shown and painted. */
export interface ImageList {
  /** Newest first; the samples stand last. */
  images: Image[];
  isFavoritesOnly: boolean;
  /** How many of the listed images are shown. */
  shownCount: number;
  /** Images that could not be painted again. */
  unpainted: string[];
}

/** The image with this id, or null. */
export function findImage({ images }: Pick<ImageList, 'images'>, id: string | null): Image | null {
  return images.find((image) => image.id === id) ?? null;
}

/** All images, or the favorites among them, newest first (specification section 2, Image Generator). */
export function listedImages({
  images,
  isFavoritesOnly,
}: Pick<ImageList, 'images' | 'isFavoritesOnly'>): Image[] {
  return isFavoritesOnly ? images.filter(({ favorite }) => favorite) : images;
}

/** The first of the listed images, as many as are shown. */
export function shownImages(context: Omit<ImageList, 'unpainted'>): Image[] {
  return listedImages(context).slice(0, context.shownCount);
}

/** The first shown image without a picture: what nobody looks at takes neither time nor memory. */
export function pictureToPaint(context: ImageList): Image | null {
  return (
    shownImages(context).find(
      ({ id, url, origin }) =>
        origin === 'drawn' && url === null && !context.unpainted.includes(id),
    ) ?? null
  );
}

/** All images, the one with this id made into another. */
export function changed(
  { images }: Pick<ImageList, 'images'>,
  id: string,
  to: (image: Image) => Image,
): Image[] {
  return images.map((image) => (image.id === id ? to(image) : image));
}
