import { unzipSync, type Unzipped } from 'fflate';

import type { PhotoFile } from '../../../machines/photo';
import { isPhoto, type PhotoBytes } from '../photoFiles';

/** The file's own name, whatever folder somebody packed it in. */
const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * The files of photos in an exported ZIP, by their names: those that the site names, as large as it says, that begin as
 * pictures do. Nothing else is unpacked, and no more than twice what the ZIP is itself: pictures are packed already.
 */
export function unpackPhotos(zip: Uint8Array, named: readonly PhotoFile[]): PhotoBytes {
  const sizes = new Map(named.map(({ name, size }) => [name, size]));
  if (sizes.size === 0) return {};
  let left = 2 * zip.length;
  const isWanted = (name: string, size: number): boolean => {
    if (sizes.get(nameIn(name)) !== size || size > left) return false;
    left -= size;
    return true;
  };
  const files = unpacked(zip, isWanted);
  return Object.fromEntries(
    Object.entries(files)
      .map(([path, bytes]) => [nameIn(path), bytes] as const)
      .filter(([name, bytes]) => isPhoto(name, bytes)),
  );
}

/** Nothing where one of them is damaged: the drawings stand in their places. */
function unpacked(zip: Uint8Array, isWanted: (name: string, size: number) => boolean): Unzipped {
  try {
    return unzipSync(zip, { filter: ({ name, originalSize }) => isWanted(name, originalSize) });
  } catch {
    return {};
  }
}
