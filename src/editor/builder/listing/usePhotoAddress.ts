import { useSelector } from '@xstate/react';

import type { Photo } from '../../../../machines/photo';
import type { PhotosRef } from '../BuilderPartsContext';

/** Where the widest file of a photo can be looked at; null where there is none, or it is not there yet. */
export function usePhotoAddress(
  photosRef: PhotosRef | undefined,
  photo: Photo | undefined,
): string | null {
  const name = photo?.files.at(-1)?.name ?? '';
  const address = useSelector(photosRef, (snapshot) => snapshot?.context.addresses[name]);
  return address ?? null;
}
